package salient.hexwar.plain;

import java.util.List;
import java.util.Optional;
import salient.hexwar.plain.PlainRules.Matter;
import salient.kernel.hex.HexGrid;
import salient.kernel.order.TableReactions;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionKind.Rule;
import salient.kernel.play.ReactionPolicy;

/** What a side of a plain hex game can settle in advance: retreats and advances. */
final class PlainReactions extends TableReactions<PlainState> {
    private static final String RETREAT = "retreat";
    private static final String ADVANCE = "advance";
    private static final String NEVER = "never";

    PlainReactions(PlainRules rules) {
        super(List.of(
                new ReactionKind(
                        RETREAT,
                        "Where a unit retreats",
                        rules.clause(Matter.RETREATS),
                        List.of(Rule.of("away", "To the hex with the fewest enemy units around it"))),
                new ReactionKind(
                        ADVANCE,
                        "Advance after combat",
                        rules.clause(Matter.ADVANCES),
                        List.of(Rule.of("all", "Every unit that can"), Rule.of(NEVER, "No unit")))));
    }

    @Override
    protected Optional<String> askedIn(PlainState state) {
        if (PlainBattle.retreating(state) != null) return Optional.of(RETREAT);
        return state.battle() == HexGrid.NONE ? Optional.empty() : Optional.of(ADVANCE);
    }

    @Override
    protected Optional<Order> answer(Position known, PlainState state, ReactionPolicy.Setting setting) {
        if (setting.rule().equals(NEVER)) return Optional.of(new PlainOrder.Done());
        Order[] best = new Order[1];
        int[] least = {Integer.MAX_VALUE};
        known.orders(order -> {
            int enemies = order instanceof PlainOrder.Retreat(PlainUnit unit, int hex) ? around(state, unit, hex) : 0;
            if (order instanceof PlainOrder.Done || enemies >= least[0]) return;
            least[0] = enemies;
            best[0] = order;
        });
        return Optional.ofNullable(best[0]);
    }

    /** How many enemy units are next to a hex. */
    private static int around(PlainState state, PlainUnit unit, int hex) {
        int enemies = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = state.scenario().grid().neighbor(hex, d);
            if (next != HexGrid.NONE) enemies += state.count(next, 1 - unit.side());
        }
        return enemies;
    }
}
