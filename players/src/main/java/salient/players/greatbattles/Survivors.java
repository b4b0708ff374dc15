package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;

/**
 * SC3: the battalions whose survival decides who wins when the attacker has the first town alone. Their commander saves them
 * in time, and both sides stop fighting for the town that no longer matters.
 *
 * @param named how many stands they had
 * @param alive how many of these are left
 * @param lost  whether the attacker has the first town
 */
record Survivors(Situation situation, List<Integer> units, int named, int alive, boolean lost) {
    /** How far from the edge of the table they wait. */
    private static final int OFF_THE_EDGE = 1500;

    private static final int SPACING = 2 * Point.INCH;
    /** An enemy farther away than this is no danger. */
    private static final int SAFE = 20 * Point.INCH;

    /** Empty if the victory rule names nobody. */
    static Optional<Survivors> of(Situation situation) {
        State s = situation.state();
        if (!(s.scenario().victory().getFirst()
                instanceof VictoryRule.TwoTowns(int attacker, String _, String _, List<Integer> units)))
            return Optional.empty();
        int named = 0;
        int alive = 0;
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (!units.contains(s.stand(stand).unit())) continue;
            named++;
            if (alive(s, stand)) alive++;
        }
        boolean lost = s.turnState().controlsFirstTown() == attacker;
        return named == 0 ? Optional.empty() : Optional.of(new Survivors(situation, units, named, alive, lost));
    }

    /** Whether enough of them are left for a marginal victory of the defender. */
    boolean enough() {
        return 2 * alive >= named;
    }

    /** How many stands more may be lost. */
    private int spare() {
        return alive - (named + 1) / 2;
    }

    /** Whether a battalion of the defender is one of them and keeps away from the enemy from now on. */
    boolean leaves(int unit) {
        return saved().contains(unit);
    }

    /** As many of them as are needed, those farthest from the enemy first; the others fight on. */
    private List<Integer> saved() {
        if (situation.attacking() || !lost || !enough()) return List.of();
        if (spare() >= situation.weight(Weight.SURVIVORS_SPARED)) return List.of();
        List<Integer> safest = new ArrayList<>(units);
        safest.sort(Comparator.<Integer>comparingInt(unit -> -safety(unit)).thenComparingInt(unit -> unit));
        List<Integer> saved = new ArrayList<>();
        int stands = 0;
        for (int unit : safest) {
            if (stands >= (named + 1) / 2 + situation.weight(Weight.SURVIVORS_MARGIN)) break;
            int left = alive(unit);
            if (left > 0) saved.add(unit);
            stands += left;
        }
        return saved;
    }

    private int alive(int unit) {
        int left = 0;
        for (int stand : situation.state().unit(unit).stands()) if (alive(situation.state(), stand)) left++;
        return left;
    }

    private static boolean alive(State s, int stand) {
        StandPlace place = s.stands().place(stand);
        return place != StandPlace.FALLEN && place != StandPlace.DESTROYED;
    }

    /** How far the enemy is. */
    private int safety(int unit) {
        State s = situation.state();
        boolean there = s.unitOnTable(unit) && s.standsOf(unit).length > 0;
        return there ? situation.nearestEnemy(situation.at(unit)) : Integer.MAX_VALUE;
    }

    /** The place near a friendly edge that is far from the enemy and not far from the battalion. */
    Point refuge(Unit unit, Point from) {
        State s = situation.state();
        int right = s.scenario().width() - OFF_THE_EDGE;
        int top = s.scenario().height() - OFF_THE_EDGE;
        Point best = from;
        double most = Double.NEGATIVE_INFINITY;
        for (char edge : s.scenario().parties().get(unit.side()).edges().toCharArray()) {
            boolean across = edge == 'N' || edge == 'S';
            for (int along = OFF_THE_EDGE; along <= (across ? right : top); along += SPACING) {
                int x = across ? along : edge == 'W' ? OFF_THE_EDGE : right;
                int y = across ? edge == 'S' ? OFF_THE_EDGE : top : along;
                Point p = new Point(x, y);
                double worth = Math.min(SAFE, situation.nearestEnemy(p)) - p.distanceUp(from) / 2.0;
                if (worth <= most) continue;
                most = worth;
                best = p;
            }
        }
        return best;
    }
}
