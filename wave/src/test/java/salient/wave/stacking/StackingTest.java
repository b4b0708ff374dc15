package salient.wave.stacking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

class StackingTest {
    @Clause({"wave 7.1", "wave 7.2a", "wave 7.2b"})
    @Test
    void fourUnitsFillAHexAlsoForThosePassingThrough() {
        Games game = Games.field("""
                phase allied movement
                allied I/393Inf II/393Inf III/393Inf I/394Inf E2415 · II/394Inf E2515
                """);
        game.refused("move II/394Inf E2415", "7.1").refused("move II/394Inf E2415 E2315", "7.1");
        game.play("move I/393Inf E2315");
        game.legal("move II/394Inf E2415").play("move II/394Inf E2415 E2315 E2215");
        game.play("move II/393Inf E2315");
    }

    @Clause({"wave 7.5a", "wave 7.6"})
    @ParameterizedTest
    @CsvSource({
        "746Tk 35ECB 44ECB, I/393Inf, true",
        "746Tk 35ECB, I/393Inf, true",
        "746Tk 35ECB I/9Inf, I/393Inf, true",
        "746Tk I/393Inf II/393Inf, I/9Inf, true",
        "746Tk I/393Inf II/9Inf, 35ECB, true",
        "746Tk 35ECB 44ECB, 146ECB, false"
    })
    void independentsStackWithAnyOrganizationButNotFourOfThem(String there, String mover, boolean legal) {
        Games game = Games.field("phase allied movement\nallied " + there + " E2415 · " + mover + " E2515\n");
        if (legal) game.legal("move " + mover + " E2415");
        else game.refused("move " + mover + " E2415", "7.6");
    }

    @Clause({"wave 7.4a", "wave 7.4b", "wave 7.5b"})
    @Test
    void artillerySharesItsHexWithNobodyEvenInPassing() {
        Games game = Games.field("""
                phase allied movement
                allied 5/1FAGp E2415 · I/393Inf E2515 · 5/2FAGp E2315
                """);
        game.refused("move I/393Inf E2415", "7.4a").refused("move I/393Inf E2415 E2414", "7.4a");
        game.refused("move 5/1FAGp E2515", "7.4a").refused("move 5/1FAGp E2315", "7.4a");
        game.legal("move 5/1FAGp E2414");
    }

    @Clause({"wave 7.2c", "wave 7.7c", "wave 4.8a"})
    @Test
    void unitsOverstackedAtTheEndOfAPhaseAreLostByTheOwnersChoice() {
        Games game = Games.field("""
                german I/1SSPanzer(peiper) SS-PzPi1(peiper) E2715
                german I/1SSPzGren II/1SSPzGren III/1SSPzGren E2615
                """);
        game.play("move I/1SSPanzer SS-PzPi1 E2615").play("done").inPhase("german overstacked");
        game.refused("done", "7.2c");
        game.play("eliminate SS-PzPi1").at("SS-PzPi1", "lost");
        assertThat(game.state().tally.total(Sides.ALLIED)).isEqualTo(2);
        game.inPhase("german combat");
    }

    @Clause({"wave 7.2c", "wave 7.4a"})
    @Test
    void besideArtilleryAsFewUnitsAsPossibleAreLost() {
        Games game = Games.field("""
                german I/1SSPanzer(peiper) SS-PzPi1(peiper) E2715 · VAK388 E2615
                """);
        game.play("move I/1SSPanzer SS-PzPi1 E2615").play("done");
        game.refused("eliminate I/1SSPanzer", "7.2c").legal("eliminate VAK388");
        game.refused("eliminate I/393Inf", "7.2c");
    }

    @Clause({"wave 7.9a", "wave 7.9b"})
    @Test
    void onlyUnitsThatBeganTogetherMoveAsAStack() {
        Games game = Games.field("phase allied movement\nallied I/393Inf II/393Inf E2415 · III/393Inf E2515\n");
        game.refused("move I/393Inf III/393Inf E2315", "7.9a");
        game.play("move III/393Inf E2415");
        game.refused("move I/393Inf III/393Inf E2315", "7.9a");
        game.legal("move I/393Inf E2315").legal("move I/393Inf II/393Inf E2315");
    }

    @Clause({"wave 7.10a", "wave 7.10b", "wave 9.2c"})
    @Test
    void aStackMayHaltAndSplitUntilAnotherBegins() {
        Games game = Games.field("phase allied movement\nallied I/393Inf II/393Inf III/393Inf E2715 · I/9Inf E2618\n");
        game.play("move I/393Inf II/393Inf III/393Inf E2615");
        game.play("move I/393Inf E2515");
        game.play("move II/393Inf III/393Inf E2614");
        game.play("move I/393Inf E2415");
        game.play("move III/393Inf E2613");
        game.play("move I/9Inf E2617");
        game.refused("move I/393Inf E2414", "9.2c", "7.10b").refused("move II/393Inf E2613", "9.2c", "7.10b");
        game.refused("move III/393Inf E2612", "9.2c", "7.10b");
    }

    @Clause("wave 7.10b")
    @Test
    void aUnitThatStayedBehindMayStillMoveLater() {
        Games game = Games.field("phase allied movement\nallied I/393Inf II/393Inf E2715 · I/9Inf E2618\n");
        game.play("move I/393Inf E2615").play("move I/9Inf E2617").legal("move II/393Inf E2615");
    }

    @Clause({"wave 7.10c", "wave 9.1a"})
    @Test
    void aStackHasThePointsOfItsSlowestUnit() {
        Games.field("phase allied movement\nallied I/393Inf 5BelFus E2415\n")
                .legal("move I/393Inf 5BelFus E2315 E2215 E2115 E2015")
                .refused("move I/393Inf 5BelFus E2414 E2413 E2412", "9.1a")
                .play("move I/393Inf 5BelFus E2414 E2413")
                .refused("move 5BelFus E2412", "9.1a")
                .legal("move I/393Inf E2412");
    }

    @Clause({"wave 7.2a", "wave 7.2b", "wave 9.1b"})
    @Test
    void aPathBackToTheFirstHexFindsTheRoomThatTheUnitsLeft() {
        Games full = Games.field("phase allied movement\nallied I/393Inf II/393Inf III/393Inf I/9Inf E2415\n");
        full.legal("move I/393Inf E2515 E2415")
                .legal("move I/393Inf II/393Inf III/393Inf I/9Inf E2515 E2415")
                .play("move I/393Inf II/393Inf E2515 E2415")
                .at("I/393Inf", "E2415");
        full.hasSpent("I/393Inf", 2);
        Games gun = Games.field("phase allied movement\nallied 5/1FAGp E2415\n");
        gun.play("move 5/1FAGp E2515 E2415");
        Games alone = Games.field("phase allied movement\nallied 746Tk 35ECB 44ECB I/9Inf E2415\n");
        alone.legal("move 746Tk 35ECB E2515 E2415").play("move 746Tk E2515 E2415");
        Games joined = Games.field(
                "phase allied movement\nallied I/393Inf II/393Inf III/393Inf I/9Inf E2415" + " · II/9Inf E2515\n");
        joined.refused("move II/9Inf E2415 E2515", "7.1");
    }
}
