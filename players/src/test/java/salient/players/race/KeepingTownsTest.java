package salient.players.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import salient.hexwar.plain.PlainOrder;
import salient.hexwar.plain.PlainPosition;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayers.Maker;
import salient.players.Matches;
import salient.race.Race;

class KeepingTownsTest {
    private static final int GAMES = 20;
    /** Hexes from which a unit comes into a town in one movement. */
    private static final int NEAR = 2;

    /** How often the last unit of either side marched out of the town worth most with an enemy near. */
    private static int marchedOut(Maker staffs) {
        Matches matches = new Matches(new Race());
        int[] times = {0};
        BiFunction<Side, Position, Order> players = (side, known) -> {
            Order order = staffs.make(side, 1).decide(known);
            if (order instanceof PlainOrder.Move move && leavesBastogne(((PlainPosition) known).state(), move.unit()))
                times[0]++;
            return order;
        };
        for (int seed = 0; seed < GAMES; seed++) matches.play(matches.start("bastogne", Map.of()), players, seed);
        return times[0];
    }

    private static boolean leavesBastogne(PlainState state, PlainUnit unit) {
        int bastogne = state.scenario().towns().getFirst().hex();
        return state.hex(unit) == bastogne
                && state.count(bastogne, unit.side()) == 1
                && state.scenario().units().stream()
                        .anyMatch(enemy -> enemy.side() != unit.side()
                                && state.onMap(enemy)
                                && state.scenario().map().grid().distance(state.hex(enemy), bastogne) <= NEAR);
    }

    @Test
    void theLastUnitStaysInBastogneWhileAnEnemyIsNear() {
        assertThat(marchedOut(RaceStaffs.FIRST)).as("before it was taught").isPositive();
        Matches matches = new Matches(new Race());
        assertThat(marchedOut((side, _) -> matches.standard(side))).isZero();
    }
}
