package salient.wave.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.WaveAnswer;
import salient.wave.units.Sides;

/** 6.5 to 6.14 on open ground: a road along row 15, the German edge in the east. */
class SupplyLineTest {
    private static SupplyState german(String hex, String more) {
        return Games.field(more + "german I/1SSPanzer " + hex + "\n").supply("I/1SSPanzer");
    }

    private static boolean isSupplied(String hex, String more) {
        return german(hex, more).isSupplied();
    }

    @Clause({"wave 6.5", "wave 6.6a", "wave 6.6d", "wave 6.1a"})
    @Test
    void theRoadHexCountsAndTheUnitsOwnDoesNot() {
        assertThat(german("E2218", "")).isEqualTo(SupplyState.NORMAL);
        assertThat(german("E2219", "")).isEqualTo(SupplyState.OUT);
    }

    @Clause("wave 6.6b")
    @Test
    void aUnitOnTheRoadTracesAlongItAtOnce() {
        assertThat(isSupplied("E2015", "")).isTrue();
        Games game = Games.field("german I/1SSPanzer E2215\n");
        List<Integer> path =
                SupplyTrace.from(game.state(), Sides.GERMAN, game.hex("E2215")).path();
        assertThat(path.getFirst()).isEqualTo(game.hex("E2215"));
        assertThat(path.getLast()).isEqualTo(game.hex("E3115"));
        assertThat(path).hasSize(10);
    }

    @Clause({"wave 6.6c", "wave 6.8a"})
    @Test
    void threeHexesFromTheEdgeNoRoadIsNeeded() {
        assertThat(isSupplied("E2821", "")).isTrue();
        assertThat(isSupplied("E2720", "")).isFalse();
    }

    @Clause({"wave 6.14", "wave 6.9"})
    @Test
    void anEnemyUnitOnTheRoadCutsEveryLineOverIt() {
        String cut = "allied I/393Inf E2615\n";
        Games game = Games.field(cut + "german I/1SSPanzer SS-PzJg1 E2215\n");
        game.hasSupply("I/1SSPanzer", SupplyState.OUT);
        game.hasSupply("SS-PzJg1", SupplyState.OUT);
        SupplyTrace.Found found = SupplyTrace.from(game.state(), Sides.GERMAN, game.hex("E2215"));
        assertThat(found.blocks()).anyMatch(r -> r.clause().toString().equals("wave 6.14"));
        Games open = Games.field("german I/1SSPanzer SS-PzJg1 E2215\n");
        open.hasSupply("I/1SSPanzer", SupplyState.NORMAL);
        open.hasSupply("SS-PzJg1", SupplyState.NORMAL);
    }

    @Clause("wave 6.13")
    @Test
    void anEnemyTownCutsTheRoadOccupiedOrNot() {
        assertThat(isSupplied("E2215", "  town E2615\n")).isFalse();
        assertThat(isSupplied("E2215", "  town E2615\ncontrol german E2615\n")).isTrue();
        assertThat(isSupplied("E2215", "  city E2615\n")).isFalse();
    }

    @Clause("wave 9.11f")
    @Test
    void groundWithoutTownIsNoBarWhoeverControlsIt() {
        assertThat(isSupplied("E2215", "control allied E2815 E2915\n")).isTrue();
    }

    @Clause({"wave 6.7a", "wave 6.7b", "wave 6.8b"})
    @Test
    void anEdgeHexIsShutWhileAnEnemyStandsInIt() {
        assertThat(isSupplied("E2215", "allied I/393Inf E3115\n")).isFalse();
        Games open = Games.field("phase allied movement\nallied I/393Inf E2613\n");
        open.hasSupply("I/393Inf", SupplyState.NORMAL);
        String ring =
                "german I/1SSPanzer E2310 · SS-PzJg1 E2410 · SS-PzPi1 E2510 · I/1SSPzGren E2610 · II/1SSPzGren E2710 "
                        + "· III/1SSPzGren E2810 · I/2SSPzGren E2910 · II/2SSPzGren E2015\n";
        Games shut = Games.field("phase allied movement\nallied I/393Inf E2613\n" + ring);
        shut.hasSupply("I/393Inf", SupplyState.OUT);
        Games left = Games.field(
                "phase allied movement\nallied I/393Inf E2613\n" + ring.replace("E2015", "E2115 · SS-PzAufkl1 E2014"));
        left.hasSupply("I/393Inf", SupplyState.OUT);
        Games freed = Games.field("phase allied movement\nallied I/393Inf E2613\n"
                + ring.replace("II/2SSPzGren E2015", "II/2SSPzGren E3015"));
        freed.hasSupply("I/393Inf", SupplyState.NORMAL);
    }

    /** Between rows 16 and 17, from the west edge to column E27. */
    private static String riverAlongRow16() {
        StringBuilder river = new StringBuilder("  minor");
        for (int column = 20; column < 28; column++) {
            river.append(" E").append(column).append("16/E").append(column).append("17");
            if (column % 2 == 0) continue;
            for (int beside : new int[] {column - 1, column + 1})
                river.append(" E").append(column).append("16/E").append(beside).append("17");
        }
        return river.append('\n').toString();
    }

    @Clause({"wave 6.10a", "wave 6.10b"})
    @Test
    void onlyTheHexsideBesideTheUnitMayBeABarrier() {
        // E2317 lies behind a river on all sides toward the road: it traces over it; E2318 behind it does not.
        String river = riverAlongRow16();
        assertThat(isSupplied("E2317", river)).isTrue();
        assertThat(isSupplied("E2318", river)).isFalse();
        assertThat(isSupplied("E2318", "")).isTrue();
        Games game = Games.field(river + "german I/1SSPanzer E2318\n");
        assertThat(SupplyTrace.from(game.state(), Sides.GERMAN, game.hex("E2318"))
                        .blocks())
                .anyMatch(r -> r.clause().toString().equals("wave 6.10b"));
    }

    @Clause({"wave 6.10a", "wave 6.10b", "wave 3.9a"})
    @Test
    void theOurBridgeAtE3435IsTracedAcrossFromTheBankButNotFromBehindIt() {
        Games game = Games.wave("german I/1SSPanzer E3435 · SS-PzJg1 E3335\n");
        assertThat(game.isBlown("E3435/E3534")).isTrue();
        game.hasSupply("I/1SSPanzer", SupplyState.NORMAL);
        List<Integer> path =
                SupplyTrace.from(game.state(), Sides.GERMAN, game.hex("E3335")).path();
        assertThat(path).doesNotContain(game.hex("E3435"));
    }

    @Clause({"wave 6.11", "wave 9.15g"})
    @Test
    void noLineRunsAlongARoadOverABlownBridge() {
        assertThat(isSupplied("E2215", "  minor E2515/E2615\n  bridge E2515/E2615\n"))
                .isTrue();
        assertThat(isSupplied("E2215", "  minor E2515/E2615\n  blown E2515/E2615\n"))
                .isFalse();
        Games game = Games.field(
                "  minor E2515/E2615\n  blown E2515/E2615\nrepairing E2515/E2615\n" + "german I/1SSPanzer E2215\n");
        game.hasSupply("I/1SSPanzer", SupplyState.OUT);
        assertThat(SupplyTrace.from(game.state(), Sides.GERMAN, game.hex("E2215"))
                        .blocks())
                .anyMatch(r -> r.clause().toString().equals("wave 6.11"));
    }

    @Clause("wave 6.6e")
    @Test
    void anyTerrainCarriesASupplyLine() {
        Games game = Games.wave("""
                map E2010 6 6
                  ......
                  .m^f..
                  .m^f..
                  .m^f..
                  ......
                  ......
                  german E2510 E2511 E2512 E2513 E2514 E2515
                german I/1SSPanzer E2212
                """);
        game.hasSupply("I/1SSPanzer", SupplyState.NORMAL);
    }

    @Clause({"wave 6.12", "wave 6.1b"})
    @Test
    void unitsMayGoOutOfSupplyAndLoseNothingByIt() {
        Games game = Games.field("german SS-PzAufkl1 E2218\n").play("move SS-PzAufkl1 E2219");
        game.hasSupply("SS-PzAufkl1", SupplyState.OUT);
        game.playAll("done", "done", "move-first", "done", "done");
        assertThat(game.steps("SS-PzAufkl1")).isEqualTo(2);
    }

    @Clause("wave 9.18c")
    @Test
    void interdictedRoadsStillCarrySupply() {
        assertThat(isSupplied("E2215", "clear-skies\ninterdicted E2515 E2615\n"))
                .isTrue();
    }

    @Clause({"wave 6.1b", "wave 6.14"})
    @Test
    void theSupplyOfASideTellsOfEveryStackWhatTheTraceTellsOfOne() {
        Games game =
                Games.field("allied I/393Inf E2615\ngerman I/1SSPanzer SS-PzJg1 E2215\ngerman I/12SSPanzer E2818\n");
        var question = Games.GAME.notation().parseQuestion("supply german", game.position());
        var side = (WaveAnswer.SuppliedSide) game.position().answer(question);
        assertThat(side.lines()).extracting(WaveAnswer.StackLine::hex).containsExactlyInAnyOrder("E2215", "E2818");
        WaveAnswer.StackLine cut = side.lines().stream()
                .filter(l -> l.hex().equals("E2215"))
                .findFirst()
                .orElseThrow();
        assertThat(cut.units()).containsExactlyInAnyOrder("I/1SSPanzer", "SS-PzJg1");
        assertThat(cut.state()).isEqualTo(SupplyState.OUT.word());
        assertThat(cut.path()).isEmpty();
        assertThat(cut.barred()).contains("E2615");
        assertThat(cut.blocks()).anyMatch(r -> r.clause().toString().equals("wave 6.14"));
        for (WaveAnswer.StackLine line : side.lines())
            for (String unit : line.units())
                assertThat(game.supply(unit).word()).isEqualTo(line.state());
    }
}
