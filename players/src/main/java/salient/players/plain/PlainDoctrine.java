package salient.players.plain;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import salient.hexwar.plain.PlainPosition;
import salient.hexwar.plain.PlainState;
import salient.kernel.dice.Dice;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.search.Budget;
import salient.players.search.Determinizer;
import salient.players.search.Evaluator;
import salient.players.search.PlanDoctrine;
import salient.players.search.PlanSearch;
import salient.players.search.SearchingPlayer;

/** The choices of a side of a plain hex game: its staff's plan in several styles, chosen anew in every phase of its own. */
public final class PlainDoctrine implements PlanDoctrine<Style> {
    /** For each phase; the evaluator judges positions before the end. */
    public static final Budget BUDGET = new Budget(40, 2);

    private final Function<Survey, Plan> own;
    private final Function<Survey, Plan> other;
    private final Map<Integer, int[]> distances = new HashMap<>();

    private PlainDoctrine(Function<Survey, Plan> own, Function<Survey, Plan> other) {
        this.own = own;
        this.other = other;
    }

    /** A player that searches; plain games have no secrets. */
    public static ComputerPlayer player(
            Function<Survey, Plan> own,
            Function<Survey, Plan> other,
            Evaluator evaluator,
            Side side,
            long seed,
            Budget budget) {
        PlainDoctrine doctrine = new PlainDoctrine(own, other);
        return new SearchingPlayer<>(
                doctrine, new PlanSearch<>(doctrine, evaluator, Determinizer.AS_KNOWN, budget), side, seed);
    }

    @Override
    public List<Style> candidates(Position known) {
        return Style.ALL;
    }

    @Override
    public Style vary(Style style, Dice dice) {
        return style; // the eight styles are all there is, and every one is tried
    }

    @Override
    public ComputerPlayer staff(Style style, Position known) {
        return new PlainStaff(survey -> style.applied(own.apply(survey), survey), distances);
    }

    @Override
    public ComputerPlayer enemy(int playout) {
        return new PlainStaff(other, distances);
    }

    @Override
    public int occasion(Position known) {
        PlainState state = ((PlainPosition) known).state();
        return state.turn() * 4 + state.side() * 2 + state.phase();
    }

    @Override
    public int turn(Position position) {
        return ((PlainPosition) position).state().turn();
    }
}
