package salient.players.breakthrough;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.TurnState;
import salient.kernel.dice.Dice;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers.Thinker;
import salient.players.search.Budget;
import salient.players.search.Evaluator;
import salient.players.search.Plan;
import salient.players.search.PlanDoctrine;
import salient.players.search.PlanSearch;
import salient.players.search.SearchingPlayer;

/** The plans of one side; one is chosen at the beginning of a turn and again before the second operation phase. */
record CampaignDoctrine<P extends Plan>(
        List<P> plans, BiFunction<P, Dice, P> variation, Function<P, Doctrine> own, Supplier<Doctrine> other)
        implements PlanDoctrine<P> {
    static final Budget BUDGET = new Budget(72, 2);

    static Thinker veteran(Evaluator evaluator) {
        return (side, seed, playouts) -> veteran(evaluator, side, seed, playouts);
    }

    private static ComputerPlayer veteran(Evaluator evaluator, Side side, long seed, int playouts) {
        return side.equals(Breakthrough.GERMAN)
                ? player(
                        new CampaignDoctrine<>(
                                GermanPlan.CANDIDATES, GermanPlan::varied, German::veteran, American::new),
                        evaluator,
                        side,
                        seed,
                        playouts)
                : player(
                        new CampaignDoctrine<>(
                                AmericanPlan.CANDIDATES, AmericanPlan::varied, American::veteran, German::new),
                        evaluator,
                        side,
                        seed,
                        playouts);
    }

    private static <P extends Plan> ComputerPlayer player(
            CampaignDoctrine<P> doctrine, Evaluator evaluator, Side side, long seed, int playouts) {
        PlanSearch<P> search = new PlanSearch<>(doctrine, evaluator, DrawnForces::draw, BUDGET.withPlayouts(playouts));
        return new SearchingPlayer<>(doctrine, search, side, seed);
    }

    @Override
    public List<P> candidates(Position known) {
        return plans;
    }

    @Override
    public P vary(P plan, Dice dice) {
        return variation.apply(plan, dice);
    }

    @Override
    public ComputerPlayer staff(P plan, Position known) {
        return new Staff(own.apply(plan));
    }

    @Override
    public ComputerPlayer enemy(int playout) {
        return new Staff(other.get());
    }

    @Override
    public int occasion(Position known) {
        TurnState turn = ((BreakthroughPosition) known).state().turn();
        if (turn.phase().ordinal() < Phase.ORGANIZATION.ordinal()) return ROUTINE;
        return 2 * turn.number() + (turn.phase().ordinal() >= Phase.AMERICAN_OPERATION_2.ordinal() ? 1 : 0);
    }

    @Override
    public int turn(Position position) {
        return ((BreakthroughPosition) position).state().turn().number();
    }
}
