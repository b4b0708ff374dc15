package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
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

/** The plans of either side; one is chosen at dawn and in every turn of its own. */
final class BattleDoctrine implements PlanDoctrine<BattlePlan> {
    static final Budget BUDGET = new Budget(36, 8);
    /** So many others than the usual plan are compared with it at a time; each has its turn. */
    private static final int OTHERS = 3;

    private static final List<Emphasis> DEFENSE = List.of(
            Emphasis.MARCH,
            Emphasis.FIRE,
            Emphasis.BOLDNESS,
            Emphasis.COVER,
            Emphasis.SPENDING,
            Emphasis.SAVING,
            Emphasis.CLOSING);
    private static final double CERTAINTY = 1.5;
    private static final int LAST_TURN = Constants.number("turns_per_day");

    private final long seed;

    private BattleDoctrine(long seed) {
        this.seed = seed;
    }

    static Thinker veteran(Evaluator evaluator) {
        return (side, seed, playouts) -> veteran(evaluator, side, seed, playouts);
    }

    private static ComputerPlayer veteran(Evaluator evaluator, Side side, long seed, int playouts) {
        BattleDoctrine doctrine = new BattleDoctrine(seed);
        PlanSearch<BattlePlan> search =
                new PlanSearch<>(doctrine, evaluator, DrawnBattalions::draw, BUDGET.withPlayouts(playouts));
        return new SearchingPlayer<>(doctrine, search, side, seed);
    }

    /** The usual plan is tuned; what looks a little better after a few playouts is mostly luck. */
    @Override
    public double certainty() {
        return CERTAINTY;
    }

    /**
     * An attacker keeps the usual plan: eight turns are too few to see what an attack is worth, and a search among attacks lost
     * the few games in which it was tried.
     */
    @Override
    public List<BattlePlan> candidates(Position known) {
        List<BattlePlan> plans = new ArrayList<>();
        plans.add(BattlePlan.USUAL);
        State s = ((GreatBattlesPosition) known).state();
        if (s.scenario().attacker() == s.decider()) return plans;
        for (int i = 0; i < OTHERS; i++)
            plans.add(BattlePlan.of(DEFENSE.get(Math.floorMod(turn(known) * OTHERS + i, DEFENSE.size()))));
        return plans;
    }

    @Override
    public BattlePlan vary(BattlePlan plan, Dice dice) {
        return plan.varied(dice);
    }

    @Override
    public ComputerPlayer staff(BattlePlan plan, Position known) {
        return new Staff(plan, RoleWeights.VETERAN, seed);
    }

    @Override
    public ComputerPlayer enemy(int playout) {
        return new Staff(RoleWeights.USUAL, seed);
    }

    /** Set-up and what is asked in the enemy's turn need no plan. */
    @Override
    public int occasion(Position known) {
        State s = ((GreatBattlesPosition) known).state();
        boolean ownTurn = s.phase() != Phase.SET_UP && s.ask() == Decision.NOTHING && s.decider() == s.player();
        return ownTurn ? turn(known) : ROUTINE;
    }

    @Override
    public int turn(Position position) {
        State s = ((GreatBattlesPosition) position).state();
        return s.day() * (LAST_TURN + 1) + s.turn();
    }
}
