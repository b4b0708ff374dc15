package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.wave.play.Clauses.clause;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.CombatEvent.Modifier;
import salient.wave.play.OddsShift;
import salient.wave.units.Sides;

/** Totals, halving and shifts, without dice. The target is E2515 on open ground unless a test says otherwise. */
class OddsTest {
    private static Odds odds(Games game, String target, String... attackers) {
        int[] units = Arrays.stream(attackers).mapToInt(game::unit).toArray();
        int out = salient.wave.supply.Supply.unsupplied(game.state(), units);
        return Odds.of(game.state(), game.state().turn.active, game.hex(target), units, out, false);
    }

    private static List<String> clauses(Odds odds) {
        return odds.shifts().stream()
                .map(Modifier::clause)
                .map(Object::toString)
                .toList();
    }

    @Clause({"wave 10.13a", "wave 10.13b", "wave R.3", "wave 6.3d"})
    @Test
    void factorsThroughWaterAreAddedAndHalvedOnce() {
        // 8 in the open, 3 and 4 across a river.
        Games game = Games.field("""
                  minor E2514/E2515
                phase german combat
                german I/1SSPanzer E2615 · SS-PzPi1 SS-PzAufkl1 E2514
                allied I/393Inf E2515
                """);
        Odds odds = odds(game, "E2515", "I/1SSPanzer", "SS-PzPi1", "SS-PzAufkl1");
        assertThat(odds.whole()).isEqualTo(8);
        assertThat(odds.halved()).isEqualTo(3);
        assertThat(odds.attack()).isEqualTo(11);
        // An artillery die of 6 is added unhalved; the ratio comes last: 17 to 6 is 2:1.
        assertThat(CombatResults.name(odds.place(6, 0))).isEqualTo("2:1");
    }

    @Clause({
        "wave TEC.blocked",
        "wave TEC.major-river",
        "wave TEC.lake",
        "wave TEC.minor-river",
        "wave 10.12",
        "wave TEC.bridge"
    })
    @Test
    void everyBarrierHalvesBridgedOrNot() {
        for (String side : List.of("blocked", "major", "lake", "minor")) {
            Games game = Games.field("  " + side + " E2515/E2615\nphase german combat\ngerman I/1SSPanzer E2615\n"
                    + "allied I/393Inf E2515\n");
            assertThat(odds(game, "E2515", "I/1SSPanzer").attack()).as(side).isEqualTo(4);
        }
        Games bridge = Games.field("  minor E2515/E2615\n  bridge E2515/E2615\nphase german combat\n"
                + "german I/1SSPanzer E2615\nallied I/393Inf E2515\n");
        assertThat(odds(bridge, "E2515", "I/1SSPanzer").attack()).isEqualTo(4);
        Games road = Games.field("phase german combat\ngerman I/1SSPanzer E2615\nallied I/393Inf E2515\n");
        assertThat(odds(road, "E2515", "I/1SSPanzer").attack()).isEqualTo(8);
        assertThat(odds(road, "E2515", "I/1SSPanzer").shifts()).isEmpty();
    }

    private static final String HUNGRY = "turn 4\nphase german combat\nsupply-problems 1SS 12SS\n";

    @Clause({"wave 6.3c", "wave 6.2b"})
    @Test
    void attackersOutOfSupplyAreHalved() {
        Games game = Games.field(HUNGRY + "german SS-PzPi1 E2615\nallied I/393Inf E2515\n");
        assertThat(odds(game, "E2515", "SS-PzPi1").attack()).isEqualTo(1);
        assertThat(odds(game, "E2515", "SS-PzPi1").parts().getFirst().clauses())
                .extracting(Object::toString)
                .containsExactly("wave 6.3c");
    }

    @Clause({"wave 6.3e", "wave 6.3d"})
    @Test
    void theHalvedPortionIsAtLeastOneForEachHexThatContributes() {
        String cut = "turn 8\nphase allied combat\ngerman I/1SSPanzer E2515\ngerman SS-PzJg1 E2015\n";
        String ring = "  minor E2514/E2515 E2515/E2516 E2515/E2615\n";
        // Three troops of factor 1, out of supply and across the river: a quarter each.
        assertThat(troops(ring, cut, "allied A/18CRS E2615\n").attack()).isEqualTo(1);
        assertThat(troops(ring, cut, "allied A/18CRS B/18CRS C/18CRS E2615\n").attack())
                .isEqualTo(1);
        assertThat(troops(ring, cut, "allied A/18CRS E2615 · B/18CRS E2514 · C/18CRS E2516\n")
                        .attack())
                .isEqualTo(3);
    }

    private static Odds troops(String map, String text, String units) {
        Games game = Games.field(map + text + units);
        int[] all = java.util.stream.Stream.of("A/18CRS", "B/18CRS", "C/18CRS")
                .mapToInt(game::unit)
                .filter(u -> game.state().stacks.isOnMap(u))
                .toArray();
        return Odds.of(game.state(), Sides.ALLIED, game.hex("E2515"), all, (1 << all.length) - 1, false);
    }

    @Clause({"wave 6.3d", "wave 6.3e"})
    @Test
    void halvedForTwoReasonsIsAQuarterAndRoundedOnceTogether() {
        // 4 out of supply, and 7 out of supply across the river: floor(4/2 + 7/4) = 3.
        Games game = Games.field("  minor E2514/E2515\n" + HUNGRY
                + "german SS-PzAufkl1 E2615 · I/1SSPzGren E2514\nallied I/393Inf E2515\n");
        assertThat(odds(game, "E2515", "SS-PzAufkl1", "I/1SSPzGren").attack()).isEqualTo(3);
    }

    @Clause({"wave 6.3e", "wave 6.3c"})
    @Test
    void aStackWithOneHungryUnitStillContributesAtLeastOne() {
        String text = "phase allied combat\ngerman I/1SSPanzer E2515\nallied I/393Inf A/18CRS E2615 · B/18CRS E2514\n";
        Games game = Games.field(text);
        int[] units = {game.unit("I/393Inf"), game.unit("A/18CRS"), game.unit("B/18CRS")};
        Odds odds = Odds.of(game.state(), Sides.ALLIED, game.hex("E2515"), units, 0b110, false);
        assertThat(odds.whole()).isEqualTo(6);
        assertThat(odds.halved()).isEqualTo(2);
    }

    @Clause({
        "wave TEC.forest",
        "wave TEC.ridge",
        "wave TEC.town",
        "wave TEC.city",
        "wave TEC.marsh",
        "wave TEC.clear",
        "wave 10.11a",
        "wave 10.11b",
        "wave 10.11c",
        "wave TEC.road"
    })
    @Test
    void terrainOfTheTargetShiftsAndAddsUp() {
        String map = """
                map E2010 4 4
                  f^m.
                  ....
                  ....
                  ....
                  town E2010 E2013
                  city E2110
                phase german combat
                german I/1SSPanzer E2011
                allied I/393Inf E2010
                """;
        Games forestTown = Games.wave(map);
        assertThat(odds(forestTown, "E2010", "I/1SSPanzer").netShift()).isEqualTo(-2);
        assertThat(clauses(odds(forestTown, "E2010", "I/1SSPanzer")))
                .containsExactly("wave TEC.forest", "wave TEC.town");
        Games ridgeCity = Games.wave(map.replace("allied I/393Inf E2010", "allied I/393Inf E2110"));
        assertThat(odds(ridgeCity, "E2110", "I/1SSPanzer").netShift()).isEqualTo(-4);
        Games marsh = Games.wave(map.replace("E2011\nallied I/393Inf E2010", "E2211\nallied I/393Inf E2210"));
        assertThat(odds(marsh, "E2210", "I/1SSPanzer").netShift()).isZero();
        // The attacker's own hex does not matter.
        Games from = Games.wave(map.replace("E2011\nallied I/393Inf E2010", "E2010\nallied I/393Inf E2011"));
        assertThat(odds(from, "E2011", "I/1SSPanzer").netShift()).isZero();
    }

    @Clause("wave TEC.west-wall")
    @Test
    void theWestWallHelpsGermansOnly() {
        Games german =
                Games.field("  west-wall E2815\nphase allied combat\ngerman I/986Gren E2815\nallied I/393Inf E2715\n");
        assertThat(clauses(odds(german, "E2815", "I/393Inf"))).containsExactly("wave TEC.west-wall");
        Games allied = Games.field(
                "  west-wall E2815\nphase german combat\nallied I/393Inf E2815\ngerman I/1SSPanzer E2915\n");
        assertThat(odds(allied, "E2815", "I/1SSPanzer").shifts()).isEmpty();
    }

    @Clause({"wave 10.25", "wave 5.6c"})
    @Test
    void fightingFirstIsOneColumnForEveryAttack() {
        Games game = Games.field("phase german combat\nfight-first\ngerman I/1SSPanzer E2615\nallied I/393Inf E2515\n");
        assertThat(clauses(odds(game, "E2515", "I/1SSPanzer"))).containsExactly("wave 10.25");
        assertThat(odds(game, "E2515", "I/1SSPanzer").netShift()).isEqualTo(1);
    }

    @Clause({"wave 10.7b", "wave D.9"})
    @Test
    void theEndsOfTheTableAreTestedAfterAllShifts() {
        Odds city = new Odds(36, 0, 4, List.of(new Modifier(clause("TEC.city"), -2, OddsShift.CITY)), List.of());
        assertThat(CombatResults.name(city.place(0, 0))).isEqualTo("7:1");
        Odds first = new Odds(28, 0, 4, List.of(new Modifier(clause("10.25"), 1, OddsShift.FIGHTING_FIRST)), List.of());
        assertThat(CombatResults.isAutomatic(first.place(0, 0))).isTrue();
        Odds both = new Odds(2, 0, 12, List.of(new Modifier(clause("10.25"), 2, OddsShift.FIGHTING_FIRST)), List.of());
        assertThat(CombatResults.name(both.place(0, 0))).isEqualTo("1:4");
        assertThat(CombatResults.isAutomatic(both.place(0, 0))).isFalse();
        Odds forest = new Odds(3, 0, 12, List.of(new Modifier(clause("TEC.forest"), -1, OddsShift.FOREST)), List.of());
        assertThat(CombatResults.result(forest.place(0, 0), 6)).hasToString("4/0");
    }

    @Clause({"wave 10.3b", "wave 10.16b", "wave 10.17b", "wave 10.19a"})
    @Test
    void everythingInTheHexDefendsTogether() {
        Games game = Games.field("phase german combat\ngerman I/1SSPanzer E2615\n"
                + "allied I/393Inf I/9Inf 746Tk(reduced) E2515 · 5/1FAGp E2514\n");
        assertThat(odds(game, "E2515", "I/1SSPanzer").defense()).isEqualTo(6 + 6 + 4);
        assertThat(odds(game, "E2514", "I/1SSPanzer").defense()).isEqualTo(2);
    }
}
