package salient.breakthrough.orders;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import salient.breakthrough.air.AirDrops;
import salient.breakthrough.operation.Exit;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.organization.Bridges;
import salient.breakthrough.organization.BuildUp;
import salient.breakthrough.organization.Replacements;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughOrder.AirDrop;
import salient.breakthrough.play.BreakthroughOrder.BlowBridge;
import salient.breakthrough.play.BreakthroughOrder.BreakDown;
import salient.breakthrough.play.BreakthroughOrder.BuildBridge;
import salient.breakthrough.play.BreakthroughOrder.Directed;
import salient.breakthrough.play.BreakthroughOrder.Replace;
import salient.breakthrough.play.BreakthroughOrder.TransferArtillery;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.order.OrderKind;
import salient.kernel.rulebook.Clause;

/** The commands of the unit organization menu (6.3). */
final class OrganizationOrders {
    @Clause({"breakthrough 6.3b", "breakthrough 6.3c"})
    private static final OrderKind<State, TransferArtillery> ARTILLERY = OrderKinds.of(
                    TransferArtillery.class, "artillery", "6.3b", "6.3c")
            .text(
                    Slots.UNIT,
                    TransferArtillery::unit,
                    Slots.ARTILLERY_POINTS,
                    TransferArtillery::points,
                    TransferArtillery::new)
            .access(Access.organizing(clause("6.4d"), TransferArtillery::unit))
            .judgeAlways(Access.ofOwn(TransferArtillery::unit, ArtilleryTransfers::judge))
            .play((s, order, _, tell) -> ArtilleryTransfers.play(s, order, tell::accept))
            .label((_, order) -> artilleryLabel(order))
            .build();

    @Clause("breakthrough 6.3d")
    private static final OrderKind<State, Replace> REPLACE = OrderKinds.of(Replace.class, "replace", "6.3d")
            .text(Slots.UNIT, Replace::unit, Slots.POINTS, Replace::points, Replace::new)
            .access(Access.organizing(clause("6.3d"), Replace::unit))
            .judgeAlways(Access.ofOwn(Replace::unit, Replacements::judge))
            .play((s, order, _, tell) -> Replacements.play(s, order, tell::accept))
            .label((_, order) -> "Give " + order.unit() + " " + points(order.points(), "replacement point"))
            .build();

    @Clause("breakthrough 6.3e")
    private static final OrderKind<State, BreakthroughOrder.BuildUp> BUILD_UP = OrderKinds.of(
                    BreakthroughOrder.BuildUp.class, "build-up", "6.3e")
            .text(
                    Slots.UNIT,
                    BreakthroughOrder.BuildUp::unit,
                    Slots.PARTNERS,
                    BreakthroughOrder.BuildUp::partners,
                    BreakthroughOrder.BuildUp::new)
            .access(Access.organizing(clause("6.3e"), BreakthroughOrder.BuildUp::unit))
            .judgeAlways(Access.ofOwn(BreakthroughOrder.BuildUp::unit, BuildUp::judge))
            .play((s, order, _, tell) -> BuildUp.play(s, order, tell::accept))
            .label((_, order) -> buildUpLabel(order))
            .build();

    private static final OrderKind<State, BreakDown> BREAK_DOWN = OrderKinds.of(BreakDown.class, "break-down", "6.3e")
            .text(Slots.UNIT, BreakDown::unit, BreakDown::new)
            .access(Access.organizing(clause("6.3e"), BreakDown::unit))
            .judgeAlways(Access.ofOwn(BreakDown::unit, BuildUp::judge))
            .play((s, order, _, tell) -> BuildUp.play(s, order, tell::accept))
            .label((_, order) -> "Break down " + order.unit() + " into its regiments")
            .build();

    @Clause("breakthrough 6.3g")
    private static final OrderKind<State, BlowBridge> BLOW_BRIDGE = atBridge(
                    BlowBridge.class, "blow-bridge", BlowBridge::new, Bridges::judge, "6.3g", "6.7h")
            .play((s, order, dice, tell) -> Bridges.play(s, order, dice, tell::accept))
            .label((s, order) -> "Blow the bridge " + bridge(s, order.unit(), order.direction()))
            .build();

    @Clause("breakthrough 6.3h")
    private static final OrderKind<State, BuildBridge> BUILD_BRIDGE = atBridge(
                    BuildBridge.class, "build-bridge", BuildBridge::new, Bridges::judge, "6.3h", "6.7i")
            .play((s, order, _, tell) -> Bridges.play(s, order, tell::accept))
            .label((s, order) -> "Build a bridge " + bridge(s, order.unit(), order.direction()))
            .build();

    @Clause("breakthrough 6.3k")
    private static final OrderKind<State, AirDrop> DROP = OrderKinds.of(AirDrop.class, "drop", "6.3k", "3.5a")
            .text(Slots.UNIT, AirDrop::unit, AirDrop::new)
            .access(Access.organizing(clause("3.5a"), AirDrop::unit))
            .judgeAlways(Access.ofOwn(AirDrop::unit, AirDrops::judge))
            .play((s, order, _, tell) -> AirDrops.play(s, order, tell::accept))
            .label((_, order) -> "Drop supplies on the hex of " + order.unit())
            .build();

    @Clause({"breakthrough 6.3l", "breakthrough 7.3j"})
    private static final OrderKind<State, BreakthroughOrder.Exit> EXIT = OrderKinds.of(
                    BreakthroughOrder.Exit.class, "exit", "6.3l", "7.3j")
            .text(Slots.UNIT, BreakthroughOrder.Exit::unit, BreakthroughOrder.Exit::new)
            .access(Access.exiting(BreakthroughOrder.Exit::unit))
            .judgeAlways(Access.ofOwn(BreakthroughOrder.Exit::unit, Exit::judge))
            .play((s, order, _, tell) -> Exit.play(s, order, tell::accept))
            .label((_, order) -> "Exit the map with " + order.unit())
            .build();

    static final List<OrderKind<State, ? extends BreakthroughOrder>> KINDS =
            List.of(ARTILLERY, REPLACE, BUILD_UP, BREAK_DOWN, BLOW_BRIDGE, BUILD_BRIDGE, DROP, EXIT);

    private OrganizationOrders() {}

    private static <O extends BreakthroughOrder & Directed> OrderKind.Builder<State, O> atBridge(
            Class<O> type,
            String verb,
            BiFunction<Unit, Direction, O> make,
            OrderKind.Judge<State, O> judge,
            String... clauses) {
        return OrderKinds.directed(type, verb, make, clauses)
                .access(Access.organizing(clause("6.7c"), Directed::unit))
                .judgeAlways(Access.ofOwn(Directed::unit, judge));
    }

    private static String artilleryLabel(TransferArtillery order) {
        if (order.maximum()) return "Give " + order.unit() + " as much artillery as possible";
        String points = points(Math.abs(order.points()), "artillery point");
        return order.points() > 0
                ? "Give " + order.unit() + " " + points
                : "Return " + points + " from " + order.unit() + " to the corps";
    }

    private static String buildUpLabel(BreakthroughOrder.BuildUp order) {
        if (order.partners().isEmpty()) return "Build up the division of " + order.unit();
        return "Build up " + order.unit() + " with "
                + order.partners().stream().map(Unit::toString).collect(Collectors.joining(" and "));
    }

    private static String points(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /** "at Clervaux with 1102", or "to the west" where there is no bridge site. */
    private static String bridge(State s, Unit unit, Direction direction) {
        return Bridges.name(s, unit, direction)
                .map(name -> "at " + name + " with " + unit)
                .orElse("to the " + direction.compass() + " of " + unit);
    }
}
