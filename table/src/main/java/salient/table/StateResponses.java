package salient.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.dice.Commitment;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.record.Beginning;
import salient.kernel.record.ClockLaw;
import salient.kernel.record.Header;
import salient.table.store.SeatRow;
import salient.table.wire.Responses;

/** The state of a table as it is sent to a caller. */
final class StateResponses {
    private StateResponses() {}

    static Responses.State of(Caller caller, TableSnapshot now) {
        Table table = caller.table();
        Header header = table.header();
        Position known = now.known(caller.perspective(), caller.side());
        return new Responses.State(
                table.row().id(),
                table.game().id(),
                scenario(header),
                options(header),
                table.row().title(),
                caller.side().id(),
                status(table, now),
                now.numbering().last(caller.perspective()),
                now.numbering().since(caller.perspective()),
                now.toDecide().id(),
                known.prompt(),
                known.seenBy(caller.side()),
                now.outcome(),
                seats(now),
                now.undo(caller.side()),
                header.undo(),
                now.redo(caller.side()),
                now.undoAskedBy().map(Side::id),
                now.clocks().map(clock -> clock(table, clock)),
                now.substitute()
                        .map(wanted ->
                                new Responses.SubstituteWanted(wanted.side().id(), wanted.agreed())),
                dice(table, now));
    }

    static String scenario(Header header) {
        return header.beginning() instanceof Beginning.FromScenario(String scenario, SortedMap<String, String> _)
                ? scenario
                : "";
    }

    private static Map<String, String> options(Header header) {
        return header.beginning() instanceof Beginning.FromScenario(String _, SortedMap<String, String> options)
                ? options
                : new TreeMap<>();
    }

    private static Responses.Status status(Table table, TableSnapshot now) {
        if (table.row().study()) return Responses.Status.STUDY;
        if (now.isOver()) return Responses.Status.OVER;
        boolean forming = now.seats().stream().anyMatch(SeatRow::isEmpty);
        return forming ? Responses.Status.FORMING : Responses.Status.RUNNING;
    }

    private static List<Responses.Seat> seats(TableSnapshot now) {
        return now.seats().stream()
                .map(seat -> new Responses.Seat(
                        seat.side(),
                        Responses.Sitter.valueOf(seat.sitter().name()),
                        seat.name(),
                        seat.computer(),
                        !seat.isEmpty() && !seat.neverCame()))
                .toList();
    }

    private static Responses.Clock clock(Table table, Clocks.Now now) {
        ClockLaw law = now.law();
        List<Responses.SideClock> sides =
                table.game().sides().stream().map(side -> sideClock(side, now)).toList();
        return new Responses.Clock(
                limit(law.move()), limit(law.game()), law.daysOff(), now.since(), now.deadline(), sides);
    }

    private static Responses.SideClock sideClock(Side side, Clocks.Now now) {
        ClockLaw law = now.law();
        Clocks.Used used = now.used().getOrDefault(side.id(), Clocks.Used.NOTHING);
        Optional<Integer> left = limit(law.game()).map(minutes ->
                (int) Math.max(0, minutes * 60L - used.used().toMillis() / 1_000));
        return new Responses.SideClock(
                side.id(),
                left,
                law.daysOff() - used.daysOff(),
                Optional.ofNullable(now.offUntil().get(side.id())));
    }

    private static Optional<Integer> limit(int minutes) {
        return minutes == 0 ? Optional.empty() : Optional.of(minutes);
    }

    private static Responses.Dice dice(Table table, TableSnapshot now) {
        boolean revealed =
                (now.isOver() || table.row().study()) && !table.row().seed().isEmpty();
        return new Responses.Dice(
                table.header().commitment().map(Commitment::hex).orElse(""),
                now.entropy().entrySet().stream()
                        .map(share -> new Responses.Share(share.getKey(), share.getValue()))
                        .toList(),
                revealed ? Optional.of(table.row().seed()) : Optional.empty(),
                table.header().ownDice());
    }

    /** One line of the lobby. */
    static Responses.Summary summary(Caller caller) {
        TableSnapshot now = caller.table().now();
        Responses.State state = of(caller, now);
        return new Responses.Summary(
                state.table(),
                state.game(),
                state.scenario(),
                state.title(),
                state.side(),
                state.status(),
                state.sequence(),
                state.toDecide(),
                state.prompt().turn(),
                state.prompt().phase(),
                state.since(),
                AbsentPlayers.running(now).map(Clocks.Now::deadline),
                state.seats(),
                state.outcome());
    }
}
