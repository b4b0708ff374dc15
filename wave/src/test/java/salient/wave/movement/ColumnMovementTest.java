package salient.wave.movement;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;

class ColumnMovementTest {
    private static final String WEST = " E2615 E2515 E2415 E2315 E2215 E2115 E2015";

    @Clause("wave 9.17a")
    @Test
    void aColumnHasTwiceTheFactorOnRoads() {
        Games game = Games.field("german I/1SSPanzer E3115\n");
        game.legal("column I/1SSPanzer E3015 E2915 E2815 E2715" + WEST);
        game.refused("move I/1SSPanzer E3015 E2915 E2815 E2715" + WEST, "9.1a");
        game.refused("column I/1SSPanzer E3015 E3014", "9.17a");
        game.play("column I/1SSPanzer E3015");
        game.hasLeft("I/1SSPanzer", 13);
        game.refused("move I/1SSPanzer E2915", "9.17a").legal("column I/1SSPanzer E2915");
    }

    @Clause("wave 9.17a")
    @Test
    void itBeginsInSupplyOnARoadAwayFromTheEnemyAndStaysAway() {
        Games.field("german I/1SSPanzer E2816\n").refused("column I/1SSPanzer E2815", "9.17a");
        Games near = Games.field("german I/1SSPanzer E2815\nallied I/393Inf E2714\n");
        near.refused("column I/1SSPanzer E2915", "9.17a");
        Games pass = Games.field("german I/1SSPanzer E2815\nallied I/393Inf E2513\n");
        pass.legal("column I/1SSPanzer E2715" + WEST);
        Games passes = Games.field("german I/1SSPanzer E2815\nallied 5/1FAGp E2514\n");
        passes.refused("column I/1SSPanzer E2715" + WEST, "9.17a").legal("column I/1SSPanzer E2715");
        Games hungry = Games.field("turn 4\nsupply-problems 1SS\ngerman I/1SSPanzer E2815\n");
        hungry.refused("column I/1SSPanzer E2715", "9.17a");
    }

    @Clause({"wave 9.17b", "wave 9.17c", "wave 5.8d", "wave 9.17d"})
    @Test
    void germanArtilleryTheFirstCoupletAndClearSkiesForbidIt() {
        Games.field("german VAK388 E2815\n").refused("column VAK388 E2715", "9.17b");
        Games.field("phase allied movement\nallied 5/1FAGp E2215\n").legal("column 5/1FAGp E2115");
        Games.field("turn 1 1\ngerman I/1SSPanzer E2815\n").refused("column I/1SSPanzer E2715", "9.17c");
        Games.field("turn 1 2\ngerman I/1SSPanzer E2815\n").legal("column I/1SSPanzer E2715");
        Games.field("turn 8\nclear-skies\ngerman I/1SSPanzer E2815\n").refused("column I/1SSPanzer E2715", "9.17d");
        Games.field("turn 8\nclear-skies\nphase allied movement\nallied I/393Inf E2215\n")
                .legal("column I/393Inf E2115");
    }

    @Clause({"wave 9.17a", "wave 7.7e"})
    @Test
    void theKampfgruppeMarchesFourteen() {
        Games.field("german I/1SSPanzer(peiper) SS-PzPi1(peiper) E3115\n")
                .play("column I/1SSPanzer SS-PzPi1 E3015")
                .hasPoints("SS-PzPi1", 14);
    }

    @Clause("wave E.6")
    @Test
    void the101stMarchesThreeTimesItsFactorOnGameTurnThree() {
        String text = "phase allied movement\nallied I/327GIR E2215 · I/504PIR E2115\n";
        Games.field("turn 3 2\n" + text)
                .play("column I/327GIR E2315")
                .hasPoints("I/327GIR", 21)
                .play("column I/504PIR E2015")
                .hasPoints("I/504PIR", 14);
        Games.field("turn 4\n" + text).play("column I/327GIR E2315").hasPoints("I/327GIR", 14);
    }

    @Clause({"wave P.4d", "wave P.1"})
    @Test
    void theBeginnerGameHasNone() {
        Games game = Games.wave("beginner\nturn 2\nphase allied movement\nallied I/393Inf E2033\n");
        String to = "";
        for (int d = 0; d < 6; d++)
            if ((game.state().map.step(game.hex("E2033"), d) & 1) != 0)
                to = game.state().map.name(game.state().map.neighbor(game.hex("E2033"), d));
        game.refused("column I/393Inf " + to, "P.4d");
    }
}
