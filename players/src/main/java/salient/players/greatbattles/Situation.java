package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.players.weights.Weights;

/** What a side knows when it decides: the state it may know, and lists derived from it once. */
final class Situation {
    private static final int TURNS_PER_DAY = Constants.number("turns_per_day");

    private final GreatBattlesPosition position;
    private final State state;
    private final int side;
    private final BattlePlan plan;
    private final Weights<Weight> weights;
    private final int[] enemies;
    private final List<Unit> battalions = new ArrayList<>();
    /** By unit, -1 until it is asked for. */
    private final int[] middles;

    private List<Goals.Goal> goals;
    private Optional<Survivors> survivors;
    private Aims aims;

    Situation(GreatBattlesPosition known) {
        this(known, BattlePlan.USUAL, RoleWeights.USUAL);
    }

    Situation(GreatBattlesPosition known, BattlePlan plan, RoleWeights weights) {
        this(known, known.state().decider(), plan, weights);
    }

    /** As a side sees it that need not be the one to decide. */
    Situation(GreatBattlesPosition known, int side) {
        this(known, side, BattlePlan.USUAL, RoleWeights.USUAL);
    }

    private Situation(GreatBattlesPosition known, int side, BattlePlan plan, RoleWeights weights) {
        this.plan = plan;
        position = known;
        state = known.state();
        this.side = side;
        this.weights = weights.of(attacking());
        for (Unit unit : state.scenario().units()) if (unit.side() == side && unit.battalion()) battalions.add(unit);
        int n = 0;
        int[] found = new int[state.stands().count()];
        for (int stand = 0; stand < state.stands().count(); stand++)
            if (state.stand(stand).side() != side
                    && state.visible(stand)
                    && state.type(stand).fights()) found[n++] = stand;
        enemies = Arrays.copyOf(found, n);
        middles = new int[state.units().count()];
        Arrays.fill(middles, -1);
    }

    GreatBattlesPosition position() {
        return position;
    }

    State state() {
        return state;
    }

    int side() {
        return side;
    }

    /** How the side wants to fight. */
    BattlePlan plan() {
        return plan;
    }

    /** What the side weighs by. */
    double weight(Weight weight) {
        return weights.of(weight);
    }

    /** A weight that is a count. */
    int whole(Weight weight) {
        return weights.whole(weight);
    }

    /** A weight that is a distance in inches. */
    int mils(Weight weight) {
        return (int) Math.round(weights.of(weight) * Point.INCH);
    }

    /** SC3: what a stand of a unit counts, on either side: more if the victory rule names its unit among the survivors. */
    double stake(int unit) {
        return state.scenario().victory().getFirst() instanceof VictoryRule.TwoTowns rule
                        && rule.survivors().contains(unit)
                ? weights.of(Weight.SURVIVORS)
                : 1;
    }

    /** SC3: the battalions whose survival can decide the battle, if there are any. */
    Optional<Survivors> survivors() {
        if (survivors == null) survivors = Survivors.of(this);
        return survivors;
    }

    /** SC3: whether a battalion keeps away from the enemy so that enough stands survive. */
    boolean leaves(int unit) {
        return survivors().filter(named -> named.leaves(unit)).isPresent();
    }

    /** The known enemy stands on the table, except command posts. */
    int[] enemies() {
        return enemies;
    }

    /** The side's own stands on the table that do not belong to a unit. */
    int[] friends(int unit) {
        int n = 0;
        int[] found = new int[state.stands().count()];
        for (int stand = 0; stand < found.length; stand++)
            if (state.stand(stand).side() == side && state.onTable(stand) && state.unitOf(stand) != unit)
                found[n++] = stand;
        return Arrays.copyOf(found, n);
    }

    /** The side's own battalions, wherever they are. */
    List<Unit> battalions() {
        return battalions;
    }

    /** The places that win the scenario. */
    List<Goals.Goal> goals() {
        if (goals == null) goals = Goals.of(this);
        return goals;
    }

    /** Where each battalion should go. */
    Aims aims() {
        if (aims == null) aims = Aims.of(this);
        return aims;
    }

    /** The turns of the battle up to this one. */
    int turnsBegun() {
        return TURNS_PER_DAY * (state.day() - 1) + state.turn();
    }

    boolean attacking() {
        return state.scenario().attacker() == side;
    }

    boolean legal(GreatBattlesOrder order) {
        return position.isLegal(order);
    }

    /** The first of these that is legal. */
    Optional<GreatBattlesOrder> firstLegal(List<? extends GreatBattlesOrder> orders) {
        for (GreatBattlesOrder order : orders) if (legal(order)) return Optional.of(order);
        return Optional.empty();
    }

    /** The stand nearest to the middle of a unit on the table, which stays where it is when the unit forms (ACT1). */
    int middle(int unit) {
        if (middles[unit] < 0) middles[unit] = plainMiddle(unit);
        return middles[unit];
    }

    private int plainMiddle(int unit) {
        int[] stands = state.standsOf(unit);
        long x = 0;
        long y = 0;
        for (int stand : stands) {
            Point p = state.at(stand);
            x += p.x();
            y += p.y();
        }
        Point mean = new Point((int) (x / stands.length), (int) (y / stands.length));
        int best = stands[0];
        for (int stand : stands)
            if (state.at(stand).squaredTo(mean) < state.at(best).squaredTo(mean)) best = stand;
        return best;
    }

    Point at(int unit) {
        return state.at(middle(unit));
    }

    /** The distance of the nearest known enemy from a place; very large if there is none. */
    int nearestEnemy(Point p) {
        long least = Long.MAX_VALUE;
        for (int enemy : enemies) least = Math.min(least, state.at(enemy).squaredTo(p));
        return least == Long.MAX_VALUE ? 99 * Point.INCH : (int) Math.sqrt((double) least);
    }

    /** Whether a known enemy is in an area. */
    boolean enemyIn(Polygon area) {
        for (int enemy : enemies) if (area.contains(state.at(enemy))) return true;
        return false;
    }

    /** Whether friendly infantry that can fight is in an area. */
    boolean ownIn(Polygon area) {
        for (Unit unit : battalions)
            for (int stand : state.standsOf(unit.index()))
                if (state.type(stand).infantry() && area.contains(state.at(stand))) return true;
        return false;
    }

    /** H1: whether an enemy may have been set up at a place without being seen. */
    boolean mayHide(Point p) {
        for (Unit unit : state.scenario().units())
            if (unit.side() != side
                    && unit.zone().isPresent()
                    && unit.zone().get().contains(p)) return true;
        return false;
    }

    boolean hasInfantry(int unit) {
        for (int stand : state.unit(unit).stands()) if (state.type(stand).infantry()) return true;
        return false;
    }

    /** The side's own command posts on the table, by their stands. */
    List<Integer> posts() {
        List<Integer> found = new ArrayList<>();
        for (int stand = 0; stand < state.stands().count(); stand++)
            if (state.type(stand) == StandType.C_OPS && state.stand(stand).side() == side && state.onTable(stand))
                found.add(stand);
        return found;
    }
}
