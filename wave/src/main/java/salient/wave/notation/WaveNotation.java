package salient.wave.notation;

import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Subject;
import salient.wave.Wave;
import salient.wave.WavePosition;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveQuestion;
import salient.wave.play.WaveSubject;
import salient.wave.state.State;

/** The text of Wave of Terror; docs/notation.md describes it. */
public final class WaveNotation implements Notation {
    private final Wave game;

    public WaveNotation(Wave game) {
        this.game = game;
    }

    @Override
    public String print(Position position) {
        return new PositionWriter(state(position)).write();
    }

    @Override
    public Position parsePosition(String text) {
        return new WavePosition(new PositionReader(game, text).read());
    }

    /** Needs no position: a drawn map has the campaign's grid, and counters have the same numbers everywhere. */
    @Override
    public String print(Order order) {
        return new OrderText(game.map(), game.counters().masked()).print((WaveOrder) order);
    }

    @Override
    public Order parseOrder(String text, Position context) {
        State state = state(context);
        return new OrderText(state.map, state.counters).parse(text);
    }

    @Override
    public String print(Question question) {
        return new QuestionText(game.map(), game.counters().masked()).print((WaveQuestion) question);
    }

    @Override
    public Question parseQuestion(String text, Position context) {
        State state = state(context);
        return new QuestionText(state.map, state.counters).parse(text);
    }

    @Override
    public Subject parseSubject(String text, Position context) {
        State state = state(context);
        Names names = new Names(state.map, state.counters);
        Line line = Line.of(text);
        Word kind = line.next("a subject");
        Subject subject = switch (kind.text()) {
            case "phase" -> new WaveSubject.ThePhase();
            case "unit" -> {
                int unit = names.unit(line.next("a unit"));
                yield new WaveSubject.Unit(unit, state.counters.id(unit));
            }
            case "stack" -> {
                int hex = names.hex(line.next("a hex"));
                yield new WaveSubject.Stack(hex, state.map.name(hex));
            }
            case "target" -> {
                int hex = names.hex(line.next("a hex"));
                yield new WaveSubject.Target(hex, state.map.name(hex));
            }
            case "bridge" -> {
                int bridge = names.bridge(line.next("a bridge"));
                yield new WaveSubject.Bridge(bridge, state.map.bridgeName(bridge));
            }
            case "depot" -> new WaveSubject.Depot(line.next("a POL marker").number("a POL marker", 1, 4) - 1);
            case "air" -> new WaveSubject.Air();
            case "british" -> new WaveSubject.British();
            default -> throw kind.expected("a subject (phase, unit, stack, target, bridge, depot, air, british)");
        };
        line.end();
        return subject;
    }

    private static State state(Position position) {
        return ((WavePosition) position).state();
    }
}
