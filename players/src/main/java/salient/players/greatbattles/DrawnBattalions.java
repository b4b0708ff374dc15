package salient.players.greatbattles;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/**
 * H1: draws where unseen enemy units are: hidden somewhere in the zone where they were set up, rather near what they fight
 * for, or in reserve.
 */
record DrawnBattalions(State s, List<Goals.Goal> goals, Dice dice) {
    private static final Purpose DRAW = new Purpose("an unseen battalion", new ClauseId("players", "search"));
    /** Of four unseen battalions with a zone, so many are hidden in it on the first day, and later. */
    private static final int HIDDEN_FIRST = 3;

    private static final int HIDDEN_LATER = 2;
    private static final int TRIES = 12;
    private static final int SAMPLES = 60;
    /** Of so many places the one nearest to a goal. */
    private static final int LIKELY = 3;

    @Clause("greatbattles H1")
    static Position draw(Position known, Side side, Dice dice) {
        GreatBattlesPosition drawn = ((GreatBattlesPosition) known).copy();
        int enemy = side.equals(GreatBattles.ALLIED) ? 1 : 0;
        List<Goals.Goal> goals = new Situation(drawn, enemy).goals();
        DrawnBattalions battalions = new DrawnBattalions(drawn.state(), goals, dice);
        for (Unit unit : drawn.state().scenario().units())
            if (drawn.state().units().place(unit.index()) == UnitPlace.UNKNOWN) battalions.draw(unit);
        return drawn;
    }

    private void draw(Unit unit) {
        s.units().setPlace(unit.index(), UnitPlace.RESERVE);
        if (unit.zone().isEmpty() || unit.airborne()) return;
        if (roll(4) > (s.day() == 1 ? HIDDEN_FIRST : HIDDEN_LATER)) return;
        int[] stands = Probabilities.waiting(s, unit);
        for (int n = 0; n < TRIES && stands.length > 0; n++) {
            Point p = likely(unit.zone().get());
            if (p != null && hide(unit, stands, p)) return;
        }
    }

    /** A place in a zone where a defender might be, or null. */
    private Point likely(Zone zone) {
        Point best = null;
        for (int n = 0; n < LIKELY; n++) {
            Point p = somewhere(zone);
            if (p != null && (best == null || toGoal(p) < toGoal(best))) best = p;
        }
        return best;
    }

    private long toGoal(Point p) {
        long least = Long.MAX_VALUE;
        for (Goals.Goal goal : goals) least = Math.min(least, goal.center().squaredTo(p));
        return least;
    }

    /** A place in a zone, or null. */
    private Point somewhere(Zone zone) {
        for (int n = 0; n < SAMPLES; n++) {
            Point p = new Point(roll(s.scenario().width()), roll(s.scenario().height()));
            if (zone.contains(p)) return p;
        }
        return null;
    }

    private boolean hide(Unit unit, int[] stands, Point p) {
        Optional<Base[]> bases = Probabilities.layout(
                s, stands, Formation.DEFENSIVE, p, unit.zone().orElseThrow().facing());
        if (bases.isEmpty()) return false;
        for (Base base : bases.get()) if (!isFree(base)) return false;
        s.units().setPlace(unit.index(), UnitPlace.TABLE);
        s.units().setHidden(unit.index(), true);
        s.units().setFormation(unit.index(), Formation.DEFENSIVE);
        for (int i = 0; i < stands.length; i++) {
            s.stands().setPlace(stands[i], StandPlace.TABLE);
            s.put(stands[i], bases.get()[i]);
        }
        return true;
    }

    private boolean isFree(Base base) {
        if (!base.onTable(s.scenario().width(), s.scenario().height())) return false;
        Point center = base.center();
        if (s.scenario().terrain().going(center.x(), center.y()) == GroundType.IMPASSABLE) return false;
        for (int other = 0; other < s.stands().count(); other++)
            if (s.onTable(other) && base.touches(s.base(other))) return false;
        return true;
    }

    private int roll(int sides) {
        return dice.roll(sides, DRAW);
    }
}
