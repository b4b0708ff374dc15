package salient.greatbattles.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.orders.LegalOrders;
import salient.greatbattles.orders.Slots;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesQuestion;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.play.Sides;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.order.TableNotation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Position;
import salient.kernel.play.Question;
import salient.kernel.play.Subject;
import salient.kernel.play.SubjectDescription;

/** The game's text. */
public final class GreatBattlesNotation extends TableNotation<State, GreatBattlesOrder> {
    /** Verbs whose words name a stand and where it goes. */
    private static final Set<String> STAND_BY_STAND = Set.of("go", "deploy-stands", "form-stands");

    /** Formerly one verb deployed a battalion both as a whole and stand by stand. */
    private static final Pattern DEPLOY_STANDS = Pattern.compile("(^|^preview |^why )deploy (\\S+ \\S+ \\S+=)");

    private static final String SUBJECTS = "unit, template or step";

    private final PositionReader.Source source;

    /** @param start the state in which a game of a scenario begins; options that exclude each other are refused */
    public GreatBattlesNotation(
            Function<String, Optional<ScenarioDefinition>> scenarios,
            List<Option> options,
            BiFunction<ScenarioDefinition, Options, State> start) {
        super(GreatBattlesOrders.TABLE);
        source = new PositionReader.Source(scenarios, options, start);
    }

    @Override
    public String print(Position position) {
        State s = state(position);
        return PositionWriter.print(s, source.start().apply(s.scenario(), s.options()), source.defaults());
    }

    /** What cannot be is refused, also a step in which there is nothing to decide. */
    @Override
    public GreatBattlesPosition parsePosition(String text) {
        State s = FormerPositions.isOne(text) ? FormerPositions.read(source, text) : PositionReader.read(source, text);
        if (s.phase() != Phase.OVER && !partlyKnown(s) && !LegalOrders.any(s))
            throw new BadNotation(1, 1, nothingToDecide(s));
        return new GreatBattlesPosition(s);
    }

    /** What one side knows of a position may lack what the other side decides with. */
    private static boolean partlyKnown(State s) {
        for (int unit = 0; unit < s.units().count(); unit++)
            if (s.units().place(unit) == UnitPlace.UNKNOWN) return true;
        return false;
    }

    private static String nothingToDecide(State s) {
        return Sides.ALL.get(s.decider()) + " has nothing to decide in the phase "
                + s.phase().word()
                + (s.ask() == Decision.NOTHING
                        ? ""
                        : ", where it is asked for: " + s.ask().id());
    }

    @Override
    public String print(Order order) {
        return QuestionNotation.print((GreatBattlesOrder) order);
    }

    @Override
    public GreatBattlesOrder parseOrder(String text, Position context) {
        return super.parseOrder(present(text), context);
    }

    @Override
    public String print(Question question) {
        return QuestionNotation.print((GreatBattlesQuestion) question);
    }

    @Override
    public GreatBattlesQuestion parseQuestion(String text, Position context) {
        Line line = Line.of(present(text));
        GreatBattlesQuestion question = QuestionNotation.parse(line, state(context));
        line.end();
        return question;
    }

    private static String present(String text) {
        return DEPLOY_STANDS.matcher(text).replaceFirst("$1deploy-stands $2");
    }

    @Override
    public List<String> questionWords() {
        return QuestionNotation.WORDS;
    }

    @Override
    public SubjectDescription describe(Subject subject, Position context) {
        State s = state(context);
        return switch ((GreatBattlesSubject) subject) {
            case GreatBattlesSubject.OfUnit(Unit unit) ->
                new SubjectDescription(
                        subject.text(),
                        "unit",
                        Optional.of(unit.name()),
                        Optional.empty(),
                        unit.battalion() ? Names.of(unit) + ", " + unit.title() : Names.of(unit));
            case GreatBattlesSubject.OfTemplate(int number) ->
                new SubjectDescription(
                        subject.text(), "template", Optional.empty(), Optional.empty(), "Template " + number);
            case GreatBattlesSubject.OfStep() ->
                new SubjectDescription(subject.text(), "step", Optional.empty(), Optional.empty(), s.phase().title);
        };
    }

    /**
     * Stands that go their own ways may be given apart: after the battalion the stands, as places the points of each way
     * with semicolons between them, and as the last words the facings.
     */
    @Override
    public String compose(OrderParts order, Position context) {
        boolean standByStand = STAND_BY_STAND.contains(order.verb());
        return super.compose(standByStand && order.units().size() > 1 ? waysJoined(order) : order, context);
    }

    private static OrderParts waysJoined(OrderParts order) {
        int stands = order.units().size() - 1;
        int first = order.words().size() - stands;
        if (first < 0 || order.places().size() != stands)
            throw new Word(order.verb(), 1, 1).bad("expected a way and a facing for each stand");
        List<String> words = new ArrayList<>(order.words().subList(0, first));
        for (int i = 0; i < stands; i++)
            words.add(order.units().get(i + 1) + "=" + order.places().get(i) + "@"
                    + order.words().get(first + i));
        return new OrderParts(order.verb(), order.units().subList(0, 1), List.of(), words);
    }

    /** For a question about an order the first word is the order's verb; the other parts are the order's. */
    @Override
    public String composeQuestion(OrderParts question, Position context) {
        boolean ofOrder = question.verb().equals("preview") || question.verb().equals("why");
        if (!ofOrder || question.words().isEmpty()) return super.composeQuestion(question, context);
        List<String> words = question.words();
        OrderParts order =
                new OrderParts(words.getFirst(), question.units(), question.places(), words.subList(1, words.size()));
        return question.verb() + " " + compose(order, context);
    }

    @Override
    protected GreatBattlesSubject subject(Line line, State s) {
        Word word = line.next(SUBJECTS);
        return switch (word.text()) {
            case "unit" -> new GreatBattlesSubject.OfUnit(Slots.unit(line, s.scenario()));
            case "template" -> new GreatBattlesSubject.OfTemplate(Slots.template(line));
            case "step" -> GreatBattlesSubject.STEP;
            default -> throw word.expected(SUBJECTS);
        };
    }
}
