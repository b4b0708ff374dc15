package salient.greatbattles.notation;

import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Piece;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.FactTable;
import salient.greatbattles.state.Field;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;

/** A position as text: a line for each thing that is not as at the start of the scenario, in words and inches. */
final class PositionWriter {
    private final State s;
    private final State start;
    private final ScenarioDefinition battle;
    private final StringBuilder text = new StringBuilder("greatbattles");

    private PositionWriter(State s, State start) {
        this.s = s;
        this.start = start;
        battle = s.scenario();
    }

    /** @param start the start of the same scenario under the same options */
    static String print(State s, State start, Map<String, String> defaults) {
        PositionWriter writer = new PositionWriter(s, start);
        writer.scenario(defaults);
        GameWords.write(s, start, writer.text);
        writer.move();
        writer.things();
        return writer.text.toString();
    }

    private void scenario(Map<String, String> defaults) {
        if (battle.source().isPresent())
            text.append("\nscenario\n").append(Lines.indented(battle.source().get()));
        else text.append(' ').append(battle.id()).append('\n');
        s.options().values().forEach((id, value) -> {
            if (!value.equals(defaults.get(id)))
                text.append("option ").append(id).append(' ').append(value).append('\n');
        });
    }

    /** The paths of the stands on the move, and what enemy stands have seen of them. */
    private void move() {
        Paths paths = new Paths(s.pending().move().plan());
        for (int i = 0; i < paths.count(); i++) {
            text.append("way ").append(s.stand(paths.stand(i))).append(' ');
            for (int k = 0; k < paths.points(i); k++)
                text.append(k == 0 ? "" : ";").append(paths.point(i, k));
            text.append('@')
                    .append(paths.facing(i))
                    .append(paths.rear(i) ? " rear" : "")
                    .append('\n');
        }
        int[] watched = s.pending().move().watched();
        for (int i = 0; i < watched.length; i++)
            if (watched[i] != 0)
                text.append("seen ")
                        .append(s.stand(paths.stand(i / s.stands().count())))
                        .append(" by ")
                        .append(s.stand(i % s.stands().count()))
                        .append(' ')
                        .append(Point.inches(watched[i]))
                        .append('\n');
    }

    private void things() {
        for (int i = 0; i < s.units().count(); i++) {
            int unit = i;
            line("unit ", s.unit(unit), Things.UNITS, s.units(), unit, f -> Things.usual(s, start, unit, f), false);
        }
        for (int i = 0; i < s.stands().count(); i++) stand(i);
        for (int k = 0; k < s.templates().count(); k++)
            line(
                    "template " + ScenarioDefinition.SIDE_IDS.get(battle.templateSide(k)) + " "
                            + battle.templateNumber(k),
                    Things.TEMPLATES,
                    State::templates,
                    k);
        for (Division d : battle.divisions())
            line(
                    "division " + ScenarioDefinition.SIDE_IDS.get(d.side()) + " " + d.number(),
                    Things.DIVISIONS,
                    State::divisions,
                    d.index());
        for (Objective o : battle.objectives())
            line("objective " + Word.quoted(o.name()), Things.OBJECTIVES, State::objectives, o.index());
    }

    private void stand(int stand) {
        boolean placed = s.stands().place(stand) == StandPlace.TABLE
                || s.stands().x(stand) != 0
                || s.stands().y(stand) != 0
                || s.stands().rawFact(stand, StandFact.FACING) != 0;
        line(
                "stand ",
                s.stand(stand),
                Things.STANDS,
                s.stands(),
                stand,
                f -> Things.usual(start, stand, f, placed),
                placed);
    }

    /** What of a thing is not as at the start. */
    private <F extends Enum<F> & Field> void line(
            String head, ThingWords<F> words, Function<State, FactTable<F>> table, int index) {
        FactTable<F> before = table.apply(start);
        line(head, words, 0, table.apply(s), index, f -> before.rawFact(index, f), false);
    }

    /** What of a piece is not as it is usual there; its enemies are those of its side. */
    private <F extends Enum<F> & Field> void line(
            String kind,
            Piece piece,
            ThingWords<F> words,
            FactTable<F> table,
            int index,
            ToIntFunction<F> usual,
            boolean placed) {
        line(kind + piece, words, 1 - piece.side(), table, index, usual, placed);
    }

    private <F extends Enum<F> & Field> void line(
            String head,
            ThingWords<F> words,
            int foes,
            FactTable<F> table,
            int index,
            ToIntFunction<F> usual,
            boolean placed) {
        String facts = words.write(battle, foes, f -> table.rawFact(index, f), usual, placed);
        if (!facts.isEmpty()) text.append(head).append(facts).append('\n');
    }
}
