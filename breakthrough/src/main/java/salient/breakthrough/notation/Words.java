package salient.breakthrough.notation;

import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Hex;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.notation.Line;

/** The words that orders, questions and positions share. */
public final class Words {
    private Words() {}

    public static Unit unit(Line line) {
        return line.next("a unit").as("a unit such as 422/106, ENG/ISS or DIV/116PZ", OrderOfBattle::find);
    }

    public static Hex hex(Line line, Board board) {
        return line.next("a hex").as("a hex of the map such as 7,13", board::find);
    }

    public static Direction direction(Line line) {
        return Direction.of(line.next("a direction").number("a direction", 1, Board.DIRECTIONS) - 1);
    }
}
