package salient.hexwar.plain;

import java.util.List;
import salient.kernel.hex.HexGrid;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.order.TableNotation;
import salient.kernel.play.Order;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.play.SubjectDescription;

/**
 * The text of a plain hex game: orders by its table, and positions line by line.
 *
 * <pre>
 * turn 3 german combat
 * battle 12,6                 # only while a battle is being decided
 * unit I/110 12,6 reduced     # or: due, lost; then the flags it has
 * town 11,6 german            # who holds it
 * </pre>
 *
 * What a text does not name is due, or held as at the start.
 */
final class PlainNotation extends TableNotation<PlainState, PlainOrder> {
    private final PlainGame game;
    private final PlainScenario scenario;
    private final PlainState blank;

    PlainNotation(PlainGame game) {
        super(game.orders());
        this.game = game;
        scenario = game.scenario();
        blank = new PlainState(scenario, 0);
    }

    // ---- positions

    @Override
    public String print(Position position) {
        PlainState state = state(position);
        StringBuilder text = new StringBuilder();
        text.append("turn ").append(state.turn()).append(' ');
        text.append(game.sides().get(state.side()).id()).append(' ');
        text.append(PlainGame.phases().get(state.phase())).append('\n');
        if (state.battle() != HexGrid.NONE)
            text.append("battle ").append(scenario.hexName(state.battle())).append('\n');
        for (PlainUnit unit : scenario.units()) print(state, unit, text);
        for (PlainScenario.Town town : scenario.towns())
            text.append("town ")
                    .append(scenario.hexName(town.hex()))
                    .append(' ')
                    .append(game.sides().get(state.holder(town)).id())
                    .append('\n');
        return text.toString();
    }

    private void print(PlainState state, PlainUnit unit, StringBuilder text) {
        text.append("unit ").append(Word.quoted(unit.id())).append(' ');
        text.append(
                switch (state.hex(unit)) {
                    case PlainState.DUE -> "due";
                    case PlainState.LOST -> "lost";
                    default -> scenario.hexName(state.hex(unit));
                });
        if (state.lostSteps(unit) > 0) text.append(" reduced");
        for (int bit = 0; bit < PlainState.FLAGS.size(); bit++)
            if (state.is(unit, 1 << bit)) text.append(' ').append(PlainState.FLAGS.get(bit));
        text.append('\n');
    }

    @Override
    public PlainPosition parsePosition(String text) {
        PlainState state = game.start();
        for (PlainUnit unit : scenario.units()) state.place(unit, PlainState.DUE);
        Lines lines = Lines.of(text);
        turn(state, lines.next("a turn"));
        while (lines.more()) {
            Line line = lines.next("a line");
            Word word = line.next("battle, unit or town");
            switch (word.text()) {
                case "battle" -> state.battle(PlainSlots.hex(scenario, line.next("a hex")));
                case "unit" -> unit(state, line);
                case "town" -> town(state, line);
                default -> throw word.expected("battle, unit or town");
            }
            line.end();
        }
        return new PlainPosition(game, state);
    }

    private void turn(PlainState state, Line line) {
        line.expect("turn");
        int turn = line.next("a turn")
                .number("a turn", 1, game.scenarios().getFirst().turns() + 1);
        int side = game.sides().indexOf(side(line));
        String phase = line.next("a phase").oneOf("a phase", PlainGame.phases(), p -> p);
        line.end();
        state.turn(turn, side, PlainGame.phases().indexOf(phase));
    }

    private Side side(Line line) {
        return line.next("a side").oneOf("a side", game.sides(), Side::id);
    }

    private void unit(PlainState state, Line line) {
        PlainUnit unit = PlainSlots.unit(scenario, line.next("a unit"));
        Word where = line.next("a hex, due or lost");
        int hex =
                where.is("due") ? PlainState.DUE : where.is("lost") ? PlainState.LOST : PlainSlots.hex(scenario, where);
        if (hex >= 0 && state.count(hex, 1 - unit.side()) > 0) throw where.bad("an enemy unit is in that hex");
        state.place(unit, hex);
        if (line.skip("reduced")) state.lostSteps(unit, 1);
        while (line.more()) {
            String flag = line.next("a flag").oneOf("a flag", PlainState.FLAGS, f -> f);
            state.set(unit, 1 << PlainState.FLAGS.indexOf(flag), true);
        }
    }

    private void town(PlainState state, Line line) {
        Word word = line.next("a town");
        int hex = PlainSlots.hex(scenario, word);
        for (PlainScenario.Town town : scenario.towns())
            if (town.hex() == hex) {
                state.holder(town, game.sides().indexOf(side(line)));
                return;
            }
        throw word.expected("the hex of a town with points");
    }

    // ---- orders

    @Override
    public String print(Order order) {
        return game.orders().print(blank, (PlainOrder) order);
    }

    // ---- subjects and questions

    @Override
    protected PlainSubject subject(Line line, PlainState state) {
        Word kind = line.next("a subject");
        return switch (kind.text()) {
            case "unit" -> new PlainSubject.OfUnit(PlainSlots.unit(scenario, line.next("a unit")));
            case "hex" -> {
                int hex = PlainSlots.hex(scenario, line.next("a hex"));
                yield new PlainSubject.OfHex(hex, scenario.hexName(hex));
            }
            case "phase" -> PlainSubject.PHASE;
            default -> throw kind.expected("a subject (unit, hex, phase)");
        };
    }

    @Override
    public SubjectDescription describe(Subject subject, Position context) {
        String text = subject.text();
        return switch ((PlainSubject) subject) {
            case PlainSubject.OfUnit(PlainUnit unit) -> SubjectDescription.unit(text, unit.id(), unit.name());
            case PlainSubject.OfHex(int hex, String name) ->
                SubjectDescription.place(text, "hex", name, scenario.map().spokenName(hex));
            case PlainSubject.OfPhase _ -> SubjectDescription.other(text, "phase", "this phase");
        };
    }

    @Override
    public List<String> questionWords() {
        return List.of("reach", "odds");
    }

    @Override
    public String print(Question question) {
        return switch ((PlainQuestion) question) {
            case PlainQuestion.Reach(PlainUnit unit) -> "reach " + Word.quoted(unit.id());
            case PlainQuestion.Odds(int hex, List<PlainUnit> attackers) -> {
                StringBuilder text = new StringBuilder("odds " + scenario.hexName(hex));
                for (PlainUnit unit : attackers) text.append(' ').append(Word.quoted(unit.id()));
                yield text.toString();
            }
        };
    }

    @Override
    public Question parseQuestion(String text, Position context) {
        Line line = Line.of(text);
        Word word = line.next("a question");
        PlainQuestion question = switch (word.text()) {
            case "reach" -> new PlainQuestion.Reach(PlainSlots.unit(scenario, line.next("a unit")));
            case "odds" ->
                new PlainQuestion.Odds(PlainSlots.hex(scenario, line.next("a hex")), PlainSlots.units(scenario, line));
            default -> throw word.expected("a question (reach, odds)");
        };
        line.end();
        return question;
    }

    @Override
    public String composeQuestion(OrderParts question, Position context) {
        StringBuilder text = new StringBuilder(question.verb());
        for (List<String> words : List.of(question.places(), question.units(), question.words()))
            for (String word : words) text.append(' ').append(Word.quoted(word));
        return text.toString();
    }
}
