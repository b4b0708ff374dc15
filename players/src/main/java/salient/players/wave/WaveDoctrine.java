package salient.players.wave;

import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers.Thinker;
import salient.players.search.Budget;
import salient.players.search.Evaluator;
import salient.players.search.PlanDoctrine;
import salient.players.search.PlanSearch;
import salient.players.search.SearchingPlayer;
import salient.players.weights.Weights;
import salient.wave.WavePosition;
import salient.wave.state.Phase;
import salient.wave.state.TurnState;
import salient.wave.units.Sides;

/** The plans of one side; one is chosen when its segment begins. */
record WaveDoctrine(int side) implements PlanDoctrine<WavePlan> {
    static final Budget BUDGET = new Budget(60, 3, 4);

    static Thinker veteran(Evaluator evaluator) {
        return (side, seed, playouts) -> veteran(evaluator, side, seed, playouts);
    }

    private static ComputerPlayer veteran(Evaluator evaluator, Side side, long seed, int playouts) {
        WaveDoctrine doctrine = new WaveDoctrine(side.equals(Sides.GERMAN_SIDE) ? Sides.GERMAN : Sides.ALLIED);
        PlanSearch<WavePlan> search =
                new PlanSearch<>(doctrine, evaluator, DrawnStacks::draw, BUDGET.withPlayouts(playouts));
        return new SearchingPlayer<>(doctrine, search, side, seed);
    }

    @Override
    public List<WavePlan> candidates(Position known) {
        return WavePlan.candidates(((WavePosition) known).state(), side);
    }

    @Override
    public WavePlan vary(WavePlan plan, Dice dice) {
        return plan.varied(dice);
    }

    @Override
    public ComputerPlayer staff(WavePlan plan, Position known) {
        Weights<Weight> weights = WaveTuning.veteran(side, ((WavePosition) known).state());
        return new Staff(side == Sides.GERMAN ? new German(plan, weights) : new Allied(plan, weights));
    }

    /** Its usual plan in one playout, no preference in the next. */
    @Override
    public ComputerPlayer enemy(int playout) {
        boolean usual = playout % 2 == 0;
        return new Staff(
                side == Sides.GERMAN
                        ? usual ? new Allied() : new Allied(WavePlan.EVEN, WaveTuning.ALLIED)
                        : usual ? new German() : new German(WavePlan.EVEN, WaveTuning.GERMAN));
    }

    /** What is asked in the enemy's segment needs no plan. */
    @Override
    public int occasion(Position known) {
        TurnState turn = ((WavePosition) known).state().turn;
        boolean ownSegment = turn.active == side && (turn.phase == Phase.ORDER || turn.isInSegment());
        return ownSegment ? 2 * turn.number + turn.couplet : ROUTINE;
    }

    @Override
    public int turn(Position position) {
        return ((WavePosition) position).state().turn.number;
    }
}
