package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.ComputerPlayer;

/** A position in which a staff plays out the phase it is in; tests look at what it ordered and where that led. */
final class Command {
    private static final Breakthrough GAME = new Breakthrough();

    private final BreakthroughPosition position;
    private final List<String> orders = new ArrayList<>();

    private Command(BreakthroughPosition position) {
        this.position = position;
    }

    /** The text after the scenario's name; {@code turn} comes first. */
    static Command twelveDays(String text) {
        return new Command((BreakthroughPosition) GAME.notation().parsePosition("breakthrough twelve-days\n" + text));
    }

    /** In a turn and a phase such as "american operation 1", with the lines that follow. */
    static Command twelveDays(String turn, String phase, String lines) {
        return twelveDays("turn " + turn + "\nphase " + phase + "\n" + lines);
    }

    /** The side to decide orders until its phase is over. */
    Command phase() {
        boolean german = position.toDecide().equals(Breakthrough.GERMAN);
        return phase(new Staff(german ? new German() : new American()));
    }

    /** A staff of the side to decide orders until its phase is over. */
    Command phase(ComputerPlayer staff) {
        Side side = position.toDecide();
        Dice dice = new SeededDice(1);
        while (true) {
            BreakthroughOrder order = (BreakthroughOrder) staff.decide(position.knownTo(side));
            if (order instanceof BreakthroughOrder.Done) return this;
            orders.add(GAME.notation().print(order));
            Verdict verdict = position.play(order, dice, _ -> {});
            if (!verdict.isLegal()) throw new AssertionError(orders.getLast() + ": " + verdict);
            // The Air Phase also ends with the last point (3.2c).
            if (!position.toDecide().equals(side) || orders.size() > 2000) return this;
        }
    }

    /** In the game's notation, without the end of the phase. */
    List<String> orders() {
        return orders;
    }

    /** Those that begin with a word. */
    List<String> orders(String verb) {
        return orders.stream().filter(order -> order.startsWith(verb + " ")).toList();
    }

    BreakthroughPosition position() {
        return position;
    }

    /** How far one unit is from another now, in hexes. */
    int distance(String unit, String other) {
        return position.state().board().distance(index(unit), index(other));
    }

    private int index(String unit) {
        return position.state().forces().hex(OrderOfBattle.named(unit).index());
    }

    /** Where a unit is now, as {@code 7,13}. */
    String hex(String unit) {
        return position.state().board().hex(index(unit)).toString();
    }
}
