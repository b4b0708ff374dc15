package salient.wave.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.Award;
import salient.wave.units.Sides;

class BritishTest {
    /** The west bank is columns E20 to E23; a bridge leads over. */
    private static Games meuse(String text) {
        StringBuilder map = new StringBuilder("map E2010 8 6\n");
        for (int row = 0; row < 6; row++) map.append("  ........\n");
        map.append("  west-bank");
        for (int column = 20; column < 24; column++)
            for (int row = 10; row < 16; row++) map.append(" E").append(column).append(row);
        return Games.wave(map + "\n" + text);
    }

    @Clause({"wave 8.5a", "wave 2.6c"})
    @Test
    void britishUnitsNeitherMoveNorAttackEastOfTheMeuse() {
        Games game = meuse("turn 9\nphase allied movement\nallied 4SomLI E2312\n");
        game.refused("move 4SomLI E2412", "8.5a").legal("move 4SomLI E2212");
        game.refused("release 43", "8.5b");
        Games fight = meuse("turn 9\nphase allied combat\nallied 4SomLI E2312\ngerman I/1SSPanzer E2412\n");
        fight.refused("attack E2412 4SomLI", "8.5a");
        Games defend = meuse("turn 9\nphase german combat\nallied 4SomLI E2412\ngerman I/1SSPanzer E2512\n");
        defend.legal("attack E2412 I/1SSPanzer");
    }

    @Clause({"wave 8.5b", "wave 8.5c", "wave 4.10a", "wave 4.10b"})
    @Test
    void aReleasedDivisionCrossesForTwoDiceOfPoints() {
        Games game = meuse("turn 10\nphase allied movement\nallied 4SomLI 4Wilts 23Hussars E2312\n");
        game.play("release 43").refused("release 51", "8.5b").refused("release brigades", "8.5b");
        game.refused("move 23Hussars E2412", "8.5a");
        game.play("move 4SomLI E2412", 3, 4);
        assertThat(game.points(Sides.GERMAN, Award.BRITISH_CROSSING)).isEqualTo(7);
        game.play("move 4Wilts E2412");
        assertThat(game.points(Sides.GERMAN, Award.BRITISH_CROSSING)).isEqualTo(7);
    }

    @Clause({"wave 8.5b", "wave 4.10a"})
    @Test
    void theBrigadesMayBeReleasedInsteadAndAnAttackCountsAsCrossing() {
        Games game =
                meuse("turn 10\nphase allied combat\nallied 23Hussars 4SomLI E2312\ngerman SS-PzPi1(reduced) E2412\n");
        game.play("release brigades").refused("attack E2412 4SomLI", "8.5a");
        game.play("attack E2412 23Hussars", 1, 1, 6);
        assertThat(game.points(Sides.GERMAN, Award.BRITISH_CROSSING)).isEqualTo(2);
    }

    @Clause("wave 8.5b")
    @Test
    void independentBritishArtilleryNeverCrosses() {
        Games game = meuse("turn 10\nphase allied movement\nreleased 43\nallied 30/4AGRA E2312\n");
        game.refused("move 30/4AGRA E2412", "8.5a");
    }

    @Clause({"wave 8.5a", "wave 2.6b"})
    @Test
    void americanFrenchAndBelgianUnitsAreFreeToCross() {
        Games game = meuse("turn 9\nphase allied movement\nallied I/393Inf 2F 5BelFus E2312\n");
        game.legal("move I/393Inf 2F 5BelFus E2412");
    }
}
