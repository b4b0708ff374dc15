package salient.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.server.store.SeatRow;
import salient.server.wire.Answers;

/** A table at one moment: unchanging, so that any number of readers need no lock. */
final class Now {
    /** How many of the last happenings are kept; what is older is played again. */
    static final int KEPT = 24;

    private final int last;
    private final Position position;
    private final Optional<Outcome> outcome;
    private final Side toDecide;
    private final List<SeatRow> seats;
    private final Numbering numbering;
    private final List<Happening> recent;
    private final Map<Side, Answers.Undo> undo;
    private final Map<Side, Boolean> redo;
    private final Optional<Side> undoAskedBy;
    private final SortedMap<String, String> entropy;
    private final AtomicReferenceArray<Position> known;
    private final AtomicReferenceArray<byte[]> states;

    /** @param position uncut, never changed */
    Now(
            Course course,
            Position position,
            List<SeatRow> seats,
            Numbering numbering,
            List<Happening> recent,
            Map<Side, Answers.Undo> undo,
            Map<Side, Boolean> redo,
            int lenses) {
        this.last = course.last();
        this.position = position;
        this.outcome = course.outcome();
        this.toDecide = outcome.isPresent() ? Side.REFEREE : position.toDecide();
        this.seats = List.copyOf(seats);
        this.numbering = numbering;
        this.recent = List.copyOf(recent);
        this.undo = Map.copyOf(undo);
        this.redo = Map.copyOf(redo);
        this.undoAskedBy = course.undoAskedBy();
        this.entropy = course.entropy();
        this.known = new AtomicReferenceArray<>(lenses);
        this.states = new AtomicReferenceArray<>(lenses);
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

    Numbering numbering() {
        return numbering;
    }

    List<Happening> recent() {
        return recent;
    }

    Answers.Undo undo(Side side) {
        return undo.getOrDefault(side, Answers.Undo.NO);
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

    /** What a lens knows, as a copy of the caller's own: positions may keep scratch inside. */
    Position known(int lens, Side side) {
        Position made = known.get(lens);
        if (made == null) {
            made = position.copy().knownTo(side);
            known.set(lens, made);
        }
        return made.copy();
    }

    /** The state as it was written for a lens, if it was; it cannot change any more. */
    byte[] writtenState(int lens) {
        return states.get(lens);
    }

    void keepWrittenState(int lens, byte[] bytes) {
        states.set(lens, bytes);
    }
}
