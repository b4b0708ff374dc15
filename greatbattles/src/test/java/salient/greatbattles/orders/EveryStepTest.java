package salient.greatbattles.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** Answers to questions and the end of a step are judged in any step; a wrong step is one reason among all that apply. */
class EveryStepTest {
    private final ProvingGround g = new ProvingGround().put("allied/A1/1", 5, 5, 0);

    private List<String> sentences(String order) {
        return ((Verdict.Refused) GreatBattlesOrders.judge(g.s, g.order(order)))
                .reasons().stream().map(Verdict.Reason::why).toList();
    }

    @Test
    @Clause("greatbattles ACT37")
    void anActionIsSkippedWhereThereIsOne() {
        g.legal("decline allied/A1").refused("decline allied/A2", "T13", "C6c"); // it is in reserve
        g.put("allied/FUP 27,3@0", "allied/COps 27,6@0")
                .refused("decline allied/FUP", "U40")
                .legal("decline allied/COps")
                .phase(Phase.FIRE)
                .legal("decline allied/A1")
                .refused("decline allied/COps", "U36");
        g.s.units().setActionUse(g.unit("allied/A1"), ActionUse.WHOLE_UNIT);
        g.refused("decline allied/A1", "C7c")
                .actions("allied/A1", 0)
                .refused("decline allied/A1", "C6c", "C7c")
                .phase(Phase.ACTIVATION)
                .refused("decline allied/A1", "T8"); // of actions nothing is said here
        g.refused("decline allied/A2", "T8", "T13").refused("decline axis/A1", "T8", "T2");
    }

    @Test
    @Clause({"greatbattles C7Fac", "greatbattles Q42b"})
    void aCasualtyIsTakenByAStandOfTheRear() {
        g.phase(Phase.ACTIVATION)
                .put("allied/A1/2", 5, 4, 0)
                .refused("displace allied/A1/1", "T8", "C7Fac")
                .rear("allied/A1/2")
                .refused("displace allied/A1/2", "T8")
                .suppressed("allied/A1/2")
                .attach("allied/A/1", "allied/A1")
                .put("allied/A/1", 5, 3, 0)
                .rear("allied/A/1");
        assertThat(sentences("displace allied/A1/2")).contains("allied/A1/2 is suppressed.");
        g.refused("displace allied/A/1", "T8", "C7Fac");
        assertThat(sentences("displace allied/A1/3")).contains("allied/A1/3 is not on the table.");
    }

    @Test
    @Clause({"greatbattles C7Fac", "greatbattles Q27b"})
    void whoseCasualtyItIsIsKnownWhileTheOwnerIsAsked() {
        g.phase(Phase.FIRE)
                .put("axis/A1/1 5,6@180", "axis/A1/2 5,7@180")
                .rear("axis/A1/2")
                .put("axis/A2/1 12,6@180", "axis/A2/2 12,8@180")
                .rear("axis/A2/2")
                .go("aim allied/A1/1 axis/A1/1")
                .play("shoot allied/A1", 1, 10)
                .asks(Decision.DISPLACEMENT)
                .legal("displace axis/A1/2")
                .refused("displace axis/A1/1", "C7Fac");
        assertThat(sentences("displace axis/A2/2"))
                .containsExactly(
                        "axis/A2/2 does not belong to the battalion of axis/A1/1, which was hit.",
                        "axis/A2/2 is not the same kind of target as axis/A1/1, which was hit.");
    }

    @Test
    @Clause({"greatbattles C2j", "greatbattles C10k"})
    void whoTakesTheResultsOfADeploymentIsOfTheUnitThatDeploys() {
        g.phase(Phase.ACTIVATION).refused("suppress allied/A1/1", "T8", "C2j");
        assertThat(sentences("suppress allied/A1/2")).contains("allied/A1/2 is not on the table.");
        g.phase(Phase.DEPLOYMENT).put("axis/A1/1 5,7@180", "allied/A1/2 7,5@0");
        g.put("allied/B1/1", 15, 5, 0);
        g.s.pending().deploymentLosses().begin(g.unit("allied/A1"), g.unit("axis/A1"), true, 1);
        g.s.ask(Decision.LOSS, 0);
        g.refused("lose allied/B1/1", "C2j"); // nobody speaks of a retreat
        g.legal("lose allied/A1/2").refused("suppress allied/A1/2", "T7"); // not yet
        g.s.pending().deploymentLosses().standLost();
        g.s.ask(Decision.SUPPRESSION, 0);
        g.legal("suppress allied/A1/2")
                .suppressed("allied/A1/2")
                .refused("suppress allied/A1/2", "C2j")
                .refused("suppress allied/B1/1", "C2j");
    }

    @Test
    @Clause("greatbattles C9t")
    void aRetreatIsFromAVisibleEnemyInAnyStep() {
        g.phase(Phase.ACTIVATION)
                .put("axis/A1/1", 5, 7, 180)
                .refused("retreat allied/A1/1 from axis/A1/1", "T8")
                .refused("retreat allied/A1/1 from axis/A2/1", "T8", "C9t")
                .hidden("axis/A1")
                .refused("retreat allied/A1/1 from axis/A1/1", "T8", "C9t")
                .refused("retreat allied/A1/2 from axis/A1/1", "T8", "C9t", "C9t");
    }

    @Test
    @Clause({"greatbattles C9s", "greatbattles T3", "greatbattles T2"})
    void aStepThatCannotEndSaysWhatIsMissing() {
        g.phase(Phase.CLOSE_COMBAT).put("axis/A1/1", 5, 5.5, 180);
        assertThat(sentences("done")).contains("allied/A1 has a close combat with axis/A1 to fight first.");
        g.refused("pass", "C9s", "T3").refused("proceed", "C9s", "T3");
        g.phase(Phase.MOVEMENT).s.ask(Decision.OPPORTUNITY, 1);
        g.refused("done", "T15");
        g.s.ask(Decision.NOTHING, 0);
        g.phase(Phase.PASS_OR_PROCEED).legal("pass");
    }

    @Test
    @Clause({"greatbattles C9s", "greatbattles C9w", "greatbattles C9y"})
    void aCombatOfTwoInContactIsRefusedByWhatForbidsIt() {
        g.phase(Phase.CLOSE_COMBAT)
                .put("axis/A1/1", 5, 5.5, 180)
                .legal("combat allied/A1 axis/A1")
                .inactive("allied/A1")
                .suppressed("allied/A1/1")
                .refused("combat allied/A1 axis/A1", "C9s", "C9w", "C9y")
                .put("axis/A1/1", 5, 9, 180)
                .refused("combat allied/A1 axis/A1", "C9s");
    }

    @Test
    @Clause({"greatbattles C6c", "greatbattles G32", "greatbattles C7Mm"})
    void aMoveWithoutAnActionIsAlsoRefusedForItsWay() {
        g.actions("allied/A1", 0)
                .refused("move allied/A1 +9,+0", "C6c", "G32")
                .refused("road allied/A1 +3", "C6c", "C7Mm")
                .refused("road-to allied/A1 27,5", "C6c", "C7Mm")
                .refused("form allied/A1 road 0", "C6c", "F11")
                .refused("go allied/A1 allied/B1/1=5,6@0", "C6c", "C7a");
    }

    @Test
    @Clause({"greatbattles U47", "greatbattles N6", "greatbattles U45"})
    void anAttachmentIsRefusedByTheStandTheBattalionAndItsLimit() {
        g.phase(Phase.NIGHT)
                .attach("allied/A/1", "allied/A1")
                .put("allied/A/1", 5, 3, 0)
                .attach("allied/A/6", "allied/A2")
                .refused("attach allied/A/6 allied/A1", "U47", "N6", "U45");
    }

    @Test
    @Clause({"greatbattles ART23", "greatbattles ART27", "greatbattles ART6"})
    void aCallIsRefusedForItsTemplateAndForItsPoint() {
        g.phase(Phase.BARRAGE).s.templates().setBattery(0, Battery.USED);
        g.refused("call 1 12,12", "ART23", "ART27").refused("call 1", "ART23", "ART6");
    }

    @Test
    @Clause({"greatbattles Q6a", "greatbattles N4"})
    void byDayNoWayLeadsIntoReserve() {
        g.phase(Phase.DEPLOYMENT).refused("withdraw allied/A1", "T7", "Q6a");
        assertThat(g.phase(Phase.NIGHT).refusals("withdraw allied/A1")).isEmpty();
    }

    @Test
    @Clause({"greatbattles C7a", "greatbattles ACT10"})
    void theStandsOfAnOrderAreNamedInAnyOrder() {
        g.put("allied/A1/2", 7, 5, 0)
                .formation("allied/A1", Formation.DEFENSIVE)
                .legal("go allied/A1 allied/A1/2=7,6@0 allied/A1/1=5,6@0");
        assertThat(g.order("go allied/A1 allied/A1/2=7,6@0 allied/A1/1=5,6@0"))
                .isEqualTo(g.order("go allied/A1 allied/A1/1=5,6@0 allied/A1/2=7,6@0"));
        assertThat(g.refusals("go allied/A1 allied/A1/1=5,6@0 allied/A1/1=5,6@0"))
                .contains("C7a");
    }

    @Test
    @Clause({"greatbattles T2", "greatbattles C7Fj", "greatbattles G28"})
    void anOrderOfTheSideThatIsNotAskedIsRefusedForAllThatForbidsIt() {
        g.phase(Phase.FIRE).put("allied/A1/1 12,5@0", "axis/A1/1 12,15.5@180");
        var position = new GreatBattlesPosition(g.s);
        var verdict = (Verdict.Refused) position.judge(g.order("aim axis/A1/1 allied/A1/1"), GreatBattles.AXIS);
        assertThat(verdict.reasons())
                .extracting(r -> r.clause().number())
                .contains("T15", "C7Fj", "G28")
                .doesNotContain("T2");
        assertThat(position.judge(g.order("aim allied/A1/1 axis/A1/1"), GreatBattles.AXIS))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.reasons())
                                .extracting(r -> r.clause().number())
                                .containsExactly("T15", "T2")); // of the other side's stand nothing else is told
        g.decides(0);
    }
}
