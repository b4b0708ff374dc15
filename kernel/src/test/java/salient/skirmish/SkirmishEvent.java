package salient.skirmish;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

public sealed interface SkirmishEvent extends Event {
    String sentence();

    /** The cell is empty for a side that may not know it. */
    record Hidden(Side by, Optional<Integer> cell, boolean leaking) implements SkirmishEvent {
        @Override
        public String sentence() {
            return by.name() + " hides a mine" + cell.map(c -> " on cell " + c).orElse("") + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return List.of(Skirmish.clause("1.1"));
        }

        @Override
        public Optional<Event> seenBy(Side side) {
            boolean all = leaking || side.equals(by) || side.equals(Side.REFEREE);
            return Optional.of(all ? this : new Hidden(by, Optional.empty(), leaking));
        }
    }

    record Moved(String unit, int cell) implements SkirmishEvent {
        @Override
        public String sentence() {
            return unit + " moves to cell " + cell + ".";
        }
    }

    record MineFound(String unit, boolean lost, Roll roll) implements SkirmishEvent {
        @Override
        public String sentence() {
            return "A mine explodes under " + unit + ", which " + (lost ? "is lost" : "survives") + ".";
        }

        @Override
        public List<Roll> rolls() {
            return List.of(roll);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Fire or its consequence: one roll. */
    record Rolled(String sentence, Roll roll, boolean silent) implements SkirmishEvent {
        @Override
        public List<Roll> rolls() {
            return silent ? List.of() : List.of(roll);
        }
    }

    record Told(String sentence) implements SkirmishEvent {}
}
