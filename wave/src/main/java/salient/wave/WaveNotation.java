package salient.wave;

import java.util.List;
import java.util.Optional;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.TableNotation;
import salient.kernel.play.Order;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Subject;
import salient.kernel.play.SubjectDescription;
import salient.wave.notation.Names;
import salient.wave.notation.PositionReader;
import salient.wave.notation.PositionWriter;
import salient.wave.notation.QuestionNotation;
import salient.wave.orders.WaveOrders;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveQuestion;
import salient.wave.play.WaveSubject;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.State;

/** The text of Wave of Terror; docs/notation.md describes it. */
public final class WaveNotation extends TableNotation<State, WaveOrder> {
    private final Wave game;
    /** Gives names to numbers where no position does: a drawn map has the campaign's grid, and counters keep their numbers. */
    private final State names;

    public WaveNotation(Wave game) {
        super(WaveOrders.TABLE);
        this.game = game;
        names = new State(
                game.definition(Wave.CAMPAIGN, false, Optional.empty()),
                game.counters().masked());
    }

    @Override
    public String print(Position position) {
        return new PositionWriter(state(position)).write();
    }

    @Override
    public Position parsePosition(String text) {
        return new WavePosition(new PositionReader(game, text).read());
    }

    @Override
    public String print(Order order) {
        return WaveOrders.TABLE.print(names, (WaveOrder) order);
    }

    @Override
    public String print(Question question) {
        return new QuestionNotation(names.map, names.counters).print((WaveQuestion) question);
    }

    @Override
    public Question parseQuestion(String text, Position context) {
        State state = state(context);
        return new QuestionNotation(state.map, state.counters).parse(text);
    }

    @Override
    public List<String> questionWords() {
        return QuestionNotation.VERBS;
    }

    @Override
    public String composeQuestion(OrderParts question, Position context) {
        return QuestionNotation.compose(question);
    }

    @Override
    protected WaveSubject subject(Line line, State state) {
        Names words = new Names(state.map, state.counters);
        Word kind = line.next("a subject");
        return switch (kind.text()) {
            case "phase" -> new WaveSubject.ThePhase();
            case "unit" -> state.scenario.unitSubject(words.unit(line.next("a unit")));
            case "stack" -> state.scenario.stackSubject(words.hex(line.next("a hex")));
            case "target" -> state.scenario.targetSubject(words.hex(line.next("a hex")));
            case "bridge" -> {
                int bridge = words.bridge(line.next("a bridge"));
                yield new WaveSubject.Bridge(bridge, state.map.bridgeId(bridge));
            }
            case "depot" ->
                new WaveSubject.Depot(line.next("a POL marker").number("a POL marker", 1, Depots.MARKERS) - 1);
            case "air" -> new WaveSubject.Air();
            case "british" -> new WaveSubject.British();
            default -> throw kind.expected("a subject (phase, unit, stack, target, bridge, depot, air, british)");
        };
    }

    @Override
    public SubjectDescription describe(Subject subject, Position context) {
        State state = state(context);
        return switch ((WaveSubject) subject) {
            case WaveSubject.ThePhase s -> described(s, "phase", null, null, capital(state.turn.phase.title));
            case WaveSubject.Unit s -> described(s, "unit", s.id(), place(state, s.unit()), unitLabel(state, s.unit()));
            case WaveSubject.Stack s ->
                described(s, "stack", null, s.name(), "Stack in " + state.map.spokenName(s.hex()));
            case WaveSubject.Target s ->
                described(s, "target", null, s.name(), "Enemy units in " + state.map.spokenName(s.hex()));
            case WaveSubject.Bridge s ->
                described(s, "bridge", null, s.name(), capital(state.map.spokenBridge(s.bridge())));
            case WaveSubject.Depot s -> described(s, "depot", null, null, "POL marker " + (s.marker() + 1));
            case WaveSubject.Air s ->
                described(s, "air", null, null, state.turn.phase == Phase.AERIAL_SUPPLY ? "Aerial supply" : "Aircraft");
            case WaveSubject.British s -> described(s, "british", null, null, "Release of British units");
        };
    }

    private static SubjectDescription described(
            WaveSubject subject, String kind, String unit, String place, String label) {
        return new SubjectDescription(
                subject.text(), kind, Optional.ofNullable(unit), Optional.ofNullable(place), label);
    }

    private static String place(State state, int unit) {
        int place = state.stacks.place(unit);
        return place >= 0 ? state.map.name(place) : null;
    }

    private static String unitLabel(State state, int unit) {
        int place = state.stacks.place(unit);
        String name = state.counters.counter(unit).name();
        return place >= 0 ? name + " in " + state.map.spokenName(place) : name;
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
