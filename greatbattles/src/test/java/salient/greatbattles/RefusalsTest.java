package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Weather;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** A refusal names every clause that forbids the order, and what it says is true. */
class RefusalsTest {
    private final ProvingGround g = new ProvingGround();

    private String why(String order, String clause) {
        return ((Verdict.Refused) g.judge(order))
                .reasons().stream()
                        .filter(r -> r.clause().number().equals(clause))
                        .map(Verdict.Reason::why)
                        .findFirst()
                        .orElseThrow();
    }

    private List<String> answer(String question) {
        GreatBattlesPosition position = new GreatBattlesPosition(g.s);
        List<String> lines = new ArrayList<>();
        position.answer(new GreatBattles().notation().parseQuestion(question, position))
                .describe(lines::add);
        return lines;
    }

    @Test
    @Clause({"greatbattles C7Fj", "greatbattles G28", "greatbattles C7Fv"})
    void aShotIsRefusedByEveryClauseNotByTheFirst() {
        g.phase(Phase.FIRE).put("allied/A1/1 12,5@0", "axis/A1/1 12,15.5@180").suppressed("allied/A1/1");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1"))
                .contains("C7Fv", "C7Fj", "G28")
                .doesNotContain("C7Fn");
        assertThat(why("aim allied/A1/1 axis/A1/1", "C7Fj"))
                .isEqualTo("axis/A1/1 is out of range: 10\" away, and 8\" is the most.");
    }

    @Test
    @Clause("greatbattles C7Fn")
    void gunsAreRefusedByTheirOwnRange() {
        g.phase(Phase.FIRE).put("allied/A2/1 2,2@0", "axis/A1/1 2,18@180");
        assertThat(g.refusals("aim allied/A2/1 axis/A1/1")).contains("C7Fn").doesNotContain("C7Fj");
    }

    @Test
    void aWrongStepIsOneReasonAmongAll() {
        g.put("allied/A1/1 12,5@0", "axis/A1/1 12,15.5@180");
        assertThat(g.refusals("aim allied/A1/1 axis/A1/1")).contains("T15", "C7Fj", "G28");
        g.phase(Phase.FIRE).actions("allied/A1", 0);
        assertThat(g.refusals("move allied/A1 +20,+0")).contains("T15", "C6c");
        assertThat(g.refusals("activate allied/A1")).contains("T15", "C3g");
        assertThat(g.refusals("call 9 5,5")).contains("T15", "ART2");
    }

    /** Every kind of order that can be judged without the state of its own step. */
    @ParameterizedTest
    @CsvSource({
        "form allied/A1 road 0, F11",
        "road allied/A1 +3, C7Mm",
        "road-to allied/A1 27;5, C7Mm",
        "remount allied/A1, U53",
        "unload allied/A1/1, U30",
        "ride allied/A1/1 allied/A2/1, V19",
        "hurry allied/A1, C7Mi",
        "deactivate allied/A1, T8",
        "reactivate allied/A1, V1",
        "initiative allied/A1, V2",
        "rouse allied/A1, V4",
        "save allied/A1, Q45a",
        "help allied/A1, V11",
        "activate-groups A A, C3a",
        "set-up allied/A1 assault 5;20 0, T20",
        "attach allied/A/1 allied/A1, N6",
        "detach allied/A/1, N6",
        "drop allied/A1 5;5 low, A1",
        "withhold allied/A1, A1",
        "postpone allied/A1 5;5 low, Q44i",
        "rendezvous allied/A1/1, A18",
        "gather allied/A1, A20",
        "make-for allied/COps 5;5, A16",
        "smoke 1, V34",
        "combat allied/A1 axis/A1, C9s",
        "lose allied/A1/1, C10k",
        "advance 2, C9u",
        "entrench allied/A1/1, V12",
        "opportunity allied/A1/1 axis/A1/1, C8j",
        "deploy-stands allied/A1 assault allied/A1/1=5;5@0, T7",
        "decline allied/A2, T13",
        "displace allied/A1/1, C7Fac",
        "retreat allied/A1/1 from axis/A2/1, C9t",
        "suppress allied/A1/1, C2j",
        "withdraw allied/A1, Q6a",
        "pass, T3",
        "proceed, T3"
    })
    void aWrongStepIsOneReasonAmongAllForEveryKind(String order, String clause) {
        g.phase(Phase.UPKEEP).put("allied/A1/1 12,5@0", "axis/A1/1 12,15.5@180");
        g.suppressed("allied/A1/1");
        assertThat(g.refusals(order.replace(';', ','))).contains(clause);
        if (!clause.equals("U30"))
            assertThat(g.refusals(order.replace(';', ','))).contains(g.s.phase().clause);
    }

    @Test
    @Clause("greatbattles U34")
    void aPostIsNoBattalionInAnyStep() {
        g.put("allied/COps", 27, 3, 0);
        assertThat(g.refusals("activate allied/COps")).contains("T15", "U34");
    }

    /** Whose unit it is, and nothing more about units of the other side. */
    @Test
    void ofTheOtherSidesUnitsNothingElseIsTold() {
        g.put("axis/A1/1", 12, 15.5, 180).hidden("axis/A1").refused("move axis/A1 +20,+0", "T2");
    }

    @Test
    @Clause({"greatbattles C8j", "greatbattles C7Fv"})
    void aSuppressedStandThatSawItAllIsRefusedForItsSuppression() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180", "axis/A1/2 7,9@180")
                .suppressed("axis/A1/2")
                .play("move allied/A1 +2,+0")
                .asks(Decision.OPPORTUNITY)
                .refused("opportunity axis/A1/2 allied/A1/1", "C8j", "C7Fv");
    }

    @ParameterizedTest
    @CsvSource({"WAITING, Q19", "FIRING, Q3g", "USED, ART23", "LOST, U14"})
    @Clause({"greatbattles ART23", "greatbattles Q3g", "greatbattles Q19"})
    void aTemplateThatCannotBeCalledSaysWhereItIs(Battery battery, String clause) {
        g.phase(Phase.BARRAGE).put("allied/A1/1", 5, 5, 0);
        g.s.templates().setBattery(0, battery);
        assertThat(g.refusals("call 1 5,8")).containsExactly(clause);
        g.s.templates().setBattery(0, Battery.AVAILABLE);
        g.legal("call 1 5,8");
        g.s.templates().setMission(0, Mission.PRE_PLANNED);
        g.refused("call 1", "ART5");
    }

    @Test
    @Clause({"greatbattles F1", "greatbattles F2", "greatbattles F3", "greatbattles F5", "greatbattles F8"})
    void aFormationIsRefusedByItsOwnClause() {
        g.phase(Phase.SET_UP);
        g.put("allied/B1/1 5,3@0", "allied/B1/2 7,3@0", "allied/B1/3 9,3@0");
        String far = "go allied/B1 allied/B1/1=5,3@0 allied/B1/2=9,3@0 allied/B1/3=13,3@0";
        g.formation("allied/B1", Formation.DEFENSIVE)
                .refused(far, "F1")
                .formation("allied/B1", Formation.MARCH)
                .refused(far, "F8")
                .formation("allied/B1", Formation.ASSAULT)
                .refused(far, "F3")
                .put("allied/B2/1 20,3@0", "allied/B2/2 22,3@0");
        String touching = "go allied/B2 allied/B2/1=20,3@0 allied/B2/2=21.5,3@0";
        String apart = "go allied/B2 allied/B2/1=20,3@0 allied/B2/2=22,3@0";
        g.formation("allied/B2", Formation.DEFENSIVE)
                .refused(touching, "F2")
                .formation("allied/B2", Formation.ASSAULT)
                .refused(apart, "F5");
    }

    @Test
    @Clause({"greatbattles C2a", "greatbattles C2c"})
    void aForwardPlaceWithoutAClearRoadIsToldAsSuch() {
        g.phase(Phase.DEPLOYMENT)
                .put("allied/FUP", 27, 4, 0)
                .refused("deploy allied/A1 assault 5,20 0", "C2a")
                .put("axis/A1/1", 27, 2, 0);
        assertThat(g.refusals("deploy allied/A1 assault 5,20 0"))
                .contains("C2c")
                .doesNotContain("C2a");
    }

    @Test
    @Clause({"greatbattles Q41b", "greatbattles C1f"})
    void aircraftStayOnTheGroundForTheLightOrForTheWeather() {
        ProvingGround air = ProvingGround.with("air allied 2", "variant.air-attacks", "yes")
                .phase(Phase.BARRAGE)
                .put("allied/A1/1", 5, 5, 0)
                .legal("call 4 5,8")
                .weather(Weather.OVERCAST)
                .refused("call 4 5,8", "C1f")
                .weather(Weather.CLEAR)
                .turn(1);
        assertThat(air.refusals("call 4 5,8")).contains("Q41b").doesNotContain("C1f");
    }

    @Test
    @Clause({"greatbattles C7Fh", "greatbattles C7Fe"})
    void oddsAndTargetsEndInTheFinalScore() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@180", "axis/A1/1 5,12@180");
        assertThat(answer("odds allied/A1/1 axis/A1/1"))
                .anyMatch(line -> line.endsWith("target behind the firer (greatbattles C7Fe)."))
                .anyMatch(line -> line.matches("Hits with -?[0-9]+ or less.*"));
        assertThat(answer("targets allied/A1/1")).anyMatch(line -> line.matches("Hits with -?[0-9]+ or less.*"));
        assertThat(TableAnswer.score(-1))
                .isEqualTo("Hits with -1 or less; an unmodified 1 always hits (greatbattles C7Fh).");
        assertThat(TableAnswer.score(1)).isEqualTo("Hits with 1 or less.");
    }

    @Test
    @Clause("greatbattles C7Fy")
    void shotsAreRolledInTheOrderInWhichTheyWereDeclared() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "axis/A1/1 6,7@180");
        g.go("aim allied/A1/2 axis/A1/1", "aim allied/A1/1 axis/A1/1");
        g.told.clear();
        g.play("shoot allied/A1", 10, 10);
        assertThat(g.told.stream().map(g::sentence).filter(line -> line.contains("fires at")))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("US A1/2"),
                        second -> assertThat(second).startsWith("US A1/1"));
    }

    @Test
    @Clause({"greatbattles C7Fh", "greatbattles C9a"})
    void sentencesNameUnitsInFullAndModifiersOneByOne() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "axis/A1/1 5,7@180").inactive("axis/A1");
        g.shoot("allied/A1/1", "axis/A1/1", 10);
        assertThat(g.told.stream().map(g::sentence))
                .anyMatch(line -> line.matches(
                        "US A1/1 infantry fires at German A1/1 infantry: miss \\(10, needs -?[0-9]+ = [0-9]+,"
                                + " [+-][0-9]+ target not activated.*\\)\\."));
    }

    @Test
    @Clause({"greatbattles U20", "greatbattles U17"})
    void heavyWeaponsThatCannotBeUsedSayWhy() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "axis/A1/1 5,7@180");
        g.go("aim allied/A1/1 axis/A1/1");
        assertThat(why("shoot allied/A1 weapons", "U20")).isEqualTo("allied/A1 has no heavy weapons.");
        g.attach("allied/A/2", "allied/A1")
                .put("allied/A/2", 5, 4, 0)
                .legal("shoot allied/A1 weapons")
                .acted("allied/A/2");
        assertThat(why("shoot allied/A1 weapons", "U20")).isEqualTo("allied/A/2 has used this action.");
    }

    @Test
    @Clause({"greatbattles T7", "greatbattles C2a"})
    void aBattalionThatCannotDeploySaysWhy() {
        g.phase(Phase.DEPLOYMENT).put("allied/A1/1", 5, 5, 0);
        String order = " assault 20,4 0";
        assertThat(why("deploy allied/A1" + order, "T7")).isEqualTo("allied/A1 is on the table already.");
        g.s.units().setRetired(g.unit("allied/B1"), true);
        assertThat(why("deploy allied/B1" + order, "T7")).isEqualTo("allied/B1 has gone into reserve in this turn.");
        ProvingGround late =
                new ProvingGround(salient.greatbattles.scenario.ScenarioReader.read(ProvingGround.SCENARIO.replace(
                        "set-up allied A1 A2 B1 B2", "reserve allied B1 day 1 turn 7\nset-up allied A1 A2 B2")));
        assertThat(late.phase(Phase.DEPLOYMENT)
                        .judge("deploy allied/B1" + order)
                        .toString())
                .contains("allied/B1 comes on day 1, turn 7, at the earliest.");
    }
}
