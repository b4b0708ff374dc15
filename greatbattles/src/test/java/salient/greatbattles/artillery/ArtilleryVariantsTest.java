package salient.greatbattles.artillery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Weather;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** V8, V9, V10, V34, V57: aircraft, barrages that destroy, smoke. */
class ArtilleryVariantsTest {
    /** The allied side has three batteries and, as number 4, an aircraft. */
    private static ProvingGround airfield(String air, String... options) {
        ProvingGround g = ProvingGround.with("air allied 1 " + air, options).phase(Phase.BARRAGE);
        return g.put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180");
    }

    private static ProvingGround flown(String air, int... dice) {
        ProvingGround g = airfield(air, "variant.air-attacks", "yes");
        int aircraft = g.s.scenario().template(0, 4).orElseThrow();
        g.s.templates().setAt(aircraft, new Point(5000, 9000));
        AirAttacks.arrive(g.s, aircraft, 0, g.teller(dice));
        return g;
    }

    @Test
    @Clause({"greatbattles V8", "greatbattles Q41d"})
    void aircraftAreCalledAsBatteriesAreButOnlyWhereTheyArePlayed() {
        assertThat(airfield("").refusals("call 4 5,9")).containsExactly("ART2");
        airfield("", "variant.air-attacks", "yes")
                .legal("call 4 5,9")
                .refused("call 5 5,9", "ART2")
                .phase(Phase.PLANNING)
                .legal("plan 4 pre-planned 5,9 turn 6");
    }

    @Test
    @Clause({"greatbattles V8", "greatbattles Q41a", "greatbattles Q41c", "greatbattles Q41e"})
    void anAircraftDestroysOnTwoAndWithRocketsOnThreeOrFour() {
        assertThat(flown("", 2).s.onTable(flown("", 2).stand("axis/A1/1"))).isFalse();
        ProvingGround three = flown("", 3);
        assertThat(three.s.onTable(three.stand("axis/A1/1"))).isTrue();
        assertThat(three.s.suppressed(three.stand("axis/A1/1"))).isTrue(); // chart 5, activated in the open
        assertThat(three.s.sides().rounds(0)).isEqualTo(4); // one round each
        assertThat(three.s.templates().battery(3)).isEqualTo(Battery.USED);
        ProvingGround rockets = flown("rockets", 3);
        assertThat(rockets.s.onTable(rockets.stand("axis/A1/1"))).isFalse();
        assertThat(salient.greatbattles.tables.Charts.airDestroys(true, true)).isEqualTo(4);
        ProvingGround nine = flown("", 9);
        assertThat(nine.s.suppressed(nine.stand("axis/A1/1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles V8", "greatbattles Q41e"})
    void aMissingTargetWastesTheAttackAndSoDoesAHiddenOne() {
        ProvingGround g = airfield("", "variant.air-attacks", "yes").hidden("axis/A1");
        int aircraft = g.s.scenario().template(0, 4).orElseThrow();
        g.s.templates().setAt(aircraft, new Point(5000, 9000));
        AirAttacks.arrive(g.s, aircraft, 0, g.teller()); // no die
        g.tells("finds no target");
    }

    @Test
    @Clause({"greatbattles V57", "greatbattles C1f", "greatbattles Q41b"})
    void weatherAndDarknessKeepAircraftOnTheGround() {
        ProvingGround g = airfield("", "variant.air-attacks", "yes");
        assertThat(AirAttacks.grounded(g.s)).isEmpty();
        assertThat(AirAttacks.grounded(g.weather(Weather.OVERCAST).s)).isNotEmpty();
        assertThat(AirAttacks.grounded(g.weather(Weather.FOG).s)).isNotEmpty();
        assertThat(AirAttacks.grounded(g.weather(Weather.DRIZZLE).s)).isNotEmpty(); // sight is held to 9 inches
        assertThat(AirAttacks.grounded(g.weather(Weather.CLEAR).turn(2).s)).isNotEmpty();
        assertThat(g.refusals("call 4 5,9")).contains("Q41b");
        ProvingGround off = airfield("", "variant.air-attacks", "yes", "ruling.overcast-grounds", "no");
        assertThat(AirAttacks.grounded(off.weather(Weather.OVERCAST).s)).isEmpty();
        assertThat(AirAttacks.grounded(off.weather(Weather.RAIN).s)).isNotEmpty();
        ProvingGround sight = airfield("", "variant.air-attacks", "yes", "ruling.weather-sight", "no");
        assertThat(AirAttacks.grounded(sight.weather(Weather.FOG).s)).isNotEmpty(); // fog grounds them always
    }

    @Test
    @Clause({"greatbattles V8", "greatbattles ART25", "greatbattles Q41b", "greatbattles ART32"})
    void aPlannedAircraftThatIsGroundedIsUsedUpAndThatComesToLight() {
        ProvingGround g = airfield("", "variant.air-attacks", "yes").weather(Weather.RAIN);
        int aircraft = g.s.scenario().template(0, 4).orElseThrow();
        g.s.templates().setMission(aircraft, Mission.PRE_PLANNED);
        AirAttacks.arrive(g.s, aircraft, 0, g.teller());
        assertThat(g.s.templates().battery(aircraft)).isEqualTo(Battery.USED);
        assertThat(g.s.sides().rounds(0)).isEqualTo(5);
        assertThat(g.told).hasSize(1).allMatch(Event::reveals); // the enemy learns that there was a plan
    }

    @Test
    @Clause({"greatbattles V8", "greatbattles Q41c", "greatbattles C4h"})
    void anAircraftThatComesAtOnceAttacksOneStandAndLaysNoTemplate() {
        ProvingGround g = airfield("", "variant.air-attacks", "yes");
        int aircraft = g.s.scenario().template(0, 4).orElseThrow();
        g.s.templates().setMission(aircraft, Mission.REGISTERED);
        g.s.templates().setAt(aircraft, new Point(5000, 9000));
        g.play("call 4", 30, 2); // inferior artillery: immediate up to thirty; then the attack itself
        assertThat(g.s.templates().battery(aircraft)).isEqualTo(Battery.USED);
        assertThat(g.s.onTable(g.stand("axis/A1/1"))).isFalse();
        assertThat(g.s.sides().rounds(0)).isEqualTo(4);
    }

    @Test
    @Clause({"greatbattles V10", "greatbattles H12", "greatbattles H15"})
    void aHiddenStandThatIsActivatedInTheOpenIsDestroyedInSecret() {
        ProvingGround g = new ProvingGround("variant.barrage-destroy", "yes")
                .put("axis/A1/1 5,9@180", "axis/A1/2 12,12@180")
                .hidden("axis/A1")
                .firing(0, 5, 9)
                .firing(1, 12, 12);
        g.s.templates().setFresh(0, true);
        g.s.templates().setFresh(1, true);
        Barrages.strikeAll(g.s, 0, g.teller(1, 1)); // no more than the templates' own dice
        assertThat(g.s.onTable(g.stand("axis/A1/1"))).isFalse();
        assertThat(g.s.suppressed(g.stand("axis/A1/2"))).isTrue(); // in the wood
        assertThat(g.told)
                .filteredOn(e -> g.sentence(e).contains("German A1"))
                .noneMatch(e -> e.seenBy(GreatBattles.ALLIED).isPresent());
    }

    @Test
    @Clause({"greatbattles V9", "greatbattles Q45g"})
    void anAircraftForAPointMayNotCome() {
        ProvingGround g = airfield("chance 3", "variant.air-attacks", "yes", "variant.air-for-activation", "yes")
                .play("call 4 5,9", 4);
        assertThat(g.s.sides().points(0)).isEqualTo(11);
        assertThat(g.s.templates().battery(3)).isEqualTo(Battery.AVAILABLE);
        g.refused("call 4 5,9", "Q44u"); // once a turn
        g.s.turnState().setAirAsked(false);
        g.play("call 4 5,9", 3, 40); // it is there; 70 for an on-call mission of inferior artillery is two turns
        assertThat(g.s.templates().turn(3)).isEqualTo(7);
        g.s.turnState().setAirAsked(false);
        g.s.templates().setBattery(3, Battery.AVAILABLE);
        g.s.sides().setPoints(0, 0);
        g.refused("call 4 5,9", "Q45g").phase(Phase.PLANNING).refused("plan 4 registered 5,9", "Q45g"); // on call only
    }

    @Test
    @Clause({"greatbattles V10", "greatbattles C5f"})
    void aBarrageDestroysOnAOneOnlyUnderTheOptionAndOnlyInTheOpen() {
        ProvingGround.offAndOn("variant.barrage-destroy", (g, on) -> {
            g.put("axis/A1/1", 5, 9, 180).firing(0, 5, 9);
            g.s.templates().setFresh(0, true);
            Barrages.strikeAll(g.s, 0, g.teller(10, 1));
            assertThat(g.s.onTable(g.stand("axis/A1/1"))).isEqualTo(!on);
            g.put("axis/A1/2", 8, 9, 180).inactive("axis/A1").firing(0, 8, 9);
            Barrages.strikeAll(g.s, 0, g.teller(10, 1));
            assertThat(g.s.onTable(g.stand("axis/A1/2"))).isTrue(); // not activated
        });
    }

    @Test
    @Clause({"greatbattles V34", "greatbattles Q42d", "greatbattles G31", "greatbattles H12"})
    void smokeBlocksSightAndDoesNothingElse() {
        assertThat(new ProvingGround().phase(Phase.BARRAGE).refusals("smoke 1")).containsExactly("V34");
        ProvingGround g = new ProvingGround("variant.smoke", "yes")
                .put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180")
                .phase(Phase.BARRAGE)
                .play("smoke 1");
        assertThat(g.s.templates().smoke(0)).isTrue();
        g.firing(0, 5, 9);
        g.s.templates().setFresh(0, true);
        Barrages.strikeAll(g.s, 0, g.teller()); // not even the template's own die
        assertThat(g.s.underTemplate(g.stand("axis/A1/1"))).isFalse();
        assertThat(Sight.block(g.s, g.stand("allied/A1/1"), g.stand("axis/A1/1"))
                        .orElseThrow()
                        .what())
                .isEqualTo("smoke");
    }

    @Test
    @Clause({"greatbattles V34", "greatbattles ART32"})
    void whatATemplateWillFireIsItsOwnersSecret() {
        ProvingGround g =
                new ProvingGround("variant.smoke", "yes").phase(Phase.PLANNING).play("smoke 1");
        assertThat(new GreatBattlesPosition(g.s)
                        .knownTo(GreatBattles.AXIS)
                        .state()
                        .templates()
                        .smoke(0))
                .isFalse();
        g.play("smoke 1");
        assertThat(g.s.templates().smoke(0)).isFalse(); // shells again
        g.play("plan 2 pre-planned 5,9 turn 6").phase(Phase.BARRAGE).refused("smoke 2", "ART5");
    }

    @Test
    @Clause({"greatbattles C1f", "greatbattles Q41b", "greatbattles ART25"})
    void anAircraftThatDoesNotComeSaysWhy() {
        ProvingGround g = ProvingGround.with("air allied 2", "variant.air-attacks", "yes");
        g.s.templates().setMission(3, Mission.PRE_PLANNED);
        g.s.templates().setAt(3, new Point(5_000, 5_000));
        g.s.templates().setTurn(3, 5);
        g.weather(Weather.OVERCAST);
        Barrages.arrive(g.s, 0, g.teller());
        assertThat(g.told.getLast().clauses().toString())
                .contains("C1f")
                .doesNotContain("Q41b")
                .doesNotContain("ART25");
    }
}
