package salient.server.toy;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Roll;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.play.View;
import salient.kernel.rulebook.ClauseId;

/** What is said in a game of Ambush. Units are A, B, C for red and X, Y, Z for blue. */
public final class AmbushTerms {
    private AmbushTerms() {}

    public sealed interface Command extends Order {}

    public record Arm(String unit, int strength) implements Command {}

    public record Move(String unit, int to) implements Command {}

    public record Attack(String unit, String target) implements Command {}

    public record Stand() implements Command {}

    public record Yield() implements Command {}

    public record End() implements Command {}

    public record About(String text) implements Subject {}

    public sealed interface Told extends Event {
        String sentence();
    }

    /** Only its own side hears of it. */
    public record Armed(Side side, String unit, int strength) implements Told {
        @Override
        public String sentence() {
            return unit + " is armed with strength " + strength + ".";
        }

        @Override
        public Optional<Event> seenBy(Side viewer) {
            return viewer.equals(side) || viewer.equals(Side.REFEREE) ? Optional.of(this) : Optional.empty();
        }
    }

    public record Moved(String unit, int from, int to) implements Told {
        @Override
        public String sentence() {
            return unit + " moves from " + from + " to " + to + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return List.of(Ambush.clause("2"));
        }
    }

    public record Attacked(String unit, String target) implements Told {
        @Override
        public String sentence() {
            return unit + " attacks " + target + ".";
        }
    }

    public record Yielded(String unit) implements Told {
        @Override
        public String sentence() {
            return unit + " yields.";
        }
    }

    public record Fought(String winner, String loser, int strength, int against, List<Roll> rolls) implements Told {
        @Override
        public String sentence() {
            return winner + " destroys " + loser + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return List.of(Ambush.clause("4"));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    public record TurnEnded(int turn, Side next) implements Told {
        @Override
        public String sentence() {
            return next.name() + " is to move.";
        }
    }

    public record Strengths(Side of) implements Question {}

    public record KnownStrengths(List<String> lines) implements Answer {
        @Override
        public void describe(Consumer<String> line) {
            lines.forEach(line);
        }
    }

    /** {@code strength} is absent where it is not known. */
    public record Piece(String unit, Side side, int space, Optional<Integer> strength, boolean moved) {}

    public record AmbushView(int turn, int turns, List<Piece> pieces) implements View {}
}
