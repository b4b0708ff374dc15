package salient.greatbattles.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.State;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/**
 * The dice and the log of one order. A roll is reported with the next event. Rolls for hidden battalions come from the
 * secret dice of their side, so that no open die depends on them (G36, H15), and only their owner sees them.
 */
@Clause("greatbattles G4")
public final class PlayContext {
    private static final int EVERYBODY = -1;

    private final State s;
    private final Dice dice;
    private final Consumer<? super Event> tell;
    private final List<Roll> rolls = new ArrayList<>();
    private final List<List<Roll>> secretRolls = List.of(new ArrayList<>(), new ArrayList<>());

    public PlayContext(State s, Dice dice, Consumer<? super Event> tell) {
        this.s = s;
        this.dice = dice;
        this.tell = tell;
    }

    public int die(int sides, Purpose purpose) {
        int value = dice.roll(sides, purpose);
        rolls.add(new Roll(purpose, sides, value));
        return value;
    }

    @Clause("greatbattles G1")
    public int d10(Purpose purpose) {
        return die(10, purpose);
    }

    /** G3: 1 to 100, as two ten-sided dice read together. */
    @Clause("greatbattles G3")
    public int percent(Purpose purpose) {
        return die(100, purpose);
    }

    /** A die for a unit: open, or one of its side's secret dice while it is hidden. */
    public int die(int unit, int sides, Purpose purpose) {
        return s.unseen(unit) ? secretDie(s.unit(unit).side(), sides, purpose) : die(sides, purpose);
    }

    /** A die that only one side may know of. It is reported with the next event for that side alone. */
    @Clause({"greatbattles H15", "greatbattles G36"})
    public int secretDie(int side, int sides, Purpose purpose) {
        int value = dice.secretRoll(ScenarioDefinition.SIDE_IDS.get(side), sides, purpose);
        secretRolls.get(side).add(new Roll(purpose, sides, value));
        return value;
    }

    public void tell(Kind kind, List<String> about, Happening what, String... clauses) {
        send(kind, about, what, EVERYBODY, false, clauses);
    }

    /** About one unit: shown only to its owner while it is hidden. */
    public void tellOf(int unit, Kind kind, Happening what, String... clauses) {
        send(
                kind,
                List.of(s.unit(unit).name()),
                what,
                s.unseen(unit) ? s.unit(unit).side() : EVERYBODY,
                false,
                clauses);
    }

    /**
     * As {@link #tellOf}, with a number that depends on its command post's place: if that is hidden, the number reveals
     * it.
     */
    public void tellByCommand(int unit, Kind kind, Happening what, String... clauses) {
        if (!s.unseen(unit) && CommandPosts.hidden(s, s.unit(unit)))
            reveal(kind, List.of(s.unit(unit).name()), what, clauses);
        else tellOf(unit, kind, what, clauses);
    }

    public void tellOnly(int side, Kind kind, List<String> about, Happening what, String... clauses) {
        send(kind, about, what, side, false, clauses);
    }

    /** Something hidden is revealed. */
    public void reveal(Kind kind, List<String> about, Happening what, String... clauses) {
        send(kind, about, what, EVERYBODY, true, clauses);
    }

    private void send(Kind kind, List<String> about, Happening what, int only, boolean reveals, String... clauses) {
        Optional<String> side =
                only == EVERYBODY ? Optional.empty() : Optional.of(ScenarioDefinition.SIDE_IDS.get(only));
        List<Roll> due = only == EVERYBODY ? rolls : secretRolls.get(only);
        List<Roll> told = List.copyOf(due);
        due.clear();
        tell.accept(new GreatBattlesEvent(kind, about, what, ClauseId.all(Clauses.GAME, clauses), told, reveals, side));
    }
}
