package salient.table;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.kernel.record.UndoRuling;
import salient.table.store.SeatRow;
import salient.table.wire.Responses;

/** A table at one moment; immutable, so that readers need no lock. */
final class TableSnapshot {
    /** How many of the last entries are kept; older ones are replayed when needed. */
    static final int KEPT = 24;

    private final int last;
    private final Position position;
    private final Optional<Outcome> outcome;
    private final Side toDecide;
    private final List<SeatRow> seats;
    private final FeedNumbering numbering;
    private final List<AppliedEntry> recent;
    private final Map<Side, Responses.Undo> undo;
    private final Map<Side, Boolean> redo;
    private final Optional<Side> undoAskedBy;
    private final SortedMap<String, String> entropy;
    private final Landmarks landmarks;
    private final Map<Side, ReactionPolicy> reactions;
    private final Map<Side, Plans.Plan> plans;
    private final Optional<Clocks.Now> clocks;
    private final Optional<TableState.Substitute> substitute;
    private final SortedMap<String, String> intended;
    private final Optional<String> hurried;
    private final List<AtomicReference<Position>> known;
    private final List<AtomicReference<byte[]>> states;

    private TableSnapshot(
            TableState state,
            List<SeatRow> seats,
            List<AppliedEntry> recent,
            Map<Side, Responses.Undo> undo,
            Map<Side, Boolean> redo,
            Map<Side, ReactionPolicy> reactions,
            Map<Side, Plans.Plan> plans,
            int perspectives) {
        this.last = state.last();
        this.position = state.position();
        this.outcome = state.outcome();
        this.toDecide = outcome.isPresent() ? Side.REFEREE : position.toDecide();
        this.seats = List.copyOf(seats);
        this.numbering = state.numbering();
        this.recent = List.copyOf(recent);
        this.undo = Map.copyOf(undo);
        this.redo = Map.copyOf(redo);
        this.undoAskedBy = state.undoAskedBy();
        this.entropy = state.entropy();
        this.landmarks = state.landmarks();
        this.reactions = Map.copyOf(reactions);
        this.plans = Map.copyOf(plans);
        this.clocks = state.clocks().now();
        this.substitute = state.substitute();
        this.intended = state.computers().intended();
        this.hurried = state.computers().hurried();
        this.known = places(perspectives);
        this.states = places(perspectives);
    }

    /** One for each perspective. */
    private static <T> List<AtomicReference<T>> places(int perspectives) {
        return Stream.generate(() -> new AtomicReference<T>())
                .limit(perspectives)
                .toList();
    }

    /** What a state looks like now; it may change afterwards. */
    static TableSnapshot of(
            TableState state, Perspectives perspectives, List<SeatRow> seats, List<AppliedEntry> recent) {
        Map<Side, Responses.Undo> undo = new HashMap<>();
        Map<Side, Boolean> redo = new HashMap<>();
        NextSteps next = state.next();
        if (!state.row().study())
            for (Side side : perspectives.players()) {
                undo.put(side, undoWord(next.mayUndo(side, othersAreComputers(seats, side))));
                redo.put(side, next.mayRedo(side) instanceof UndoRuling.Free);
            }
        Map<Side, ReactionPolicy> reactions = new HashMap<>();
        Map<Side, Plans.Plan> plans = new HashMap<>();
        for (Side side : perspectives.players()) {
            reactions.put(side, state.reactions(side));
            plans.put(side, state.plan(side));
        }
        List<SeatRow> inOrder = seats.stream()
                .sorted(Comparator.comparing(seat ->
                        perspectives.number(perspectives.named(seat.side()).orElseThrow())))
                .toList();
        return new TableSnapshot(state, inOrder, recent, undo, redo, reactions, plans, perspectives.size());
    }

    private static Responses.Undo undoWord(UndoRuling ruling) {
        return switch (ruling) {
            case UndoRuling.Free _ -> Responses.Undo.FREE;
            case UndoRuling.ByConsent _ -> Responses.Undo.CONSENT;
            case UndoRuling.Impossible _ -> Responses.Undo.NO;
        };
    }

    int last() {
        return last;
    }

    Optional<Outcome> outcome() {
        return outcome;
    }

    boolean isOver() {
        return outcome.isPresent();
    }

    Side toDecide() {
        return toDecide;
    }

    List<SeatRow> seats() {
        return seats;
    }

    boolean othersAreComputers(Side than) {
        return othersAreComputers(seats, than);
    }

    static boolean othersAreComputers(List<SeatRow> seats, Side than) {
        return seats.stream()
                .filter(seat -> !seat.side().equals(than.id()))
                .allMatch(seat -> seat.sitter() == SeatRow.Sitter.COMPUTER);
    }

    FeedNumbering numbering() {
        return numbering;
    }

    List<AppliedEntry> recent() {
        return recent;
    }

    Responses.Undo undo(Side side) {
        return undo.getOrDefault(side, Responses.Undo.NO);
    }

    boolean redo(Side side) {
        return redo.getOrDefault(side, false);
    }

    Optional<Side> undoAskedBy() {
        return undoAskedBy;
    }

    SortedMap<String, String> entropy() {
        return entropy;
    }

    /** Where the game came from, and its save points. */
    Landmarks landmarks() {
        return landmarks;
    }

    /** A secret of that side until the game is over. */
    ReactionPolicy reactions(Side side) {
        return reactions.getOrDefault(side, ReactionPolicy.ASK);
    }

    /** Nothing without a clock. */
    Optional<Clocks.Now> clocks() {
        return clocks;
    }

    Optional<TableState.Substitute> substitute() {
        return substitute;
    }

    /** Whether the computer player of a side has told what it intends in a phase. */
    boolean hasIntended(Side side, Prompt prompt) {
        return EntryTexts.phase(prompt).equals(intended.get(side.id()));
    }

    /** Whether the computer player of a side was told to play now. */
    boolean isHurried(Side side) {
        return hurried.equals(Optional.of(side.id()));
    }

    /** A secret of that side. */
    Plans.Plan plan(Side side) {
        return plans.getOrDefault(side, Plans.Plan.NONE);
    }

    /** What a perspective knows, as a copy that belongs to the caller: positions may keep scratch data. */
    Position known(int perspective, Side side) {
        Position made = known.get(perspective).get();
        if (made == null) {
            made = position.copy().knownTo(side);
            known.get(perspective).set(made);
        }
        return made.copy();
    }

    /** The state as it was written for a perspective, if it was; it cannot change any more. */
    byte[] writtenState(int perspective) {
        return states.get(perspective).get();
    }

    void keepWrittenState(int perspective, byte[] bytes) {
        states.get(perspective).set(bytes);
    }
}
