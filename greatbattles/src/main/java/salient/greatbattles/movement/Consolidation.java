package salient.greatbattles.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.play.AirborneHappening;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** A2, A17 to A23, A30: a battalion that has landed moves to its rendezvous before it does anything else. */
public final class Consolidation {
    private static final Purpose INFILTRATE = new Purpose("crossing enemy lines", Clauses.clause("A21"));
    /** A19, A21, P20. */
    @Clause({"greatbattles A19", "greatbattles A21"})
    private static final int NEAR = Constants.mils("gather_near");

    private static final int STEP = 50;
    private static final int NOBODY = -1;

    private Consolidation() {}

    /** A19: within 2 inches of the rendezvous stand, or of one that is; longer chains do not count. */
    public static boolean in(State s, int stand, int rendezvous) {
        if (beside(s, stand, rendezvous)) return true;
        for (int mate : s.standsOf(s.unitOf(stand)))
            if (beside(s, mate, rendezvous) && s.base(mate).within(NEAR, s.base(stand))) return true;
        return false;
    }

    private static boolean beside(State s, int stand, int rendezvous) {
        return stand == rendezvous || s.base(stand).within(NEAR, s.base(rendezvous));
    }

    /** The stands that an ordinary move takes along: all, or for a scattered unit those that have gathered (A23). */
    @Clause("greatbattles A23")
    public static int[] company(State s, int unit) {
        int rendezvous = s.units().rendezvous(unit);
        int[] all = s.standsOf(unit);
        if (!s.scattered(unit) || rendezvous < 0) return all;
        return java.util.Arrays.stream(all)
                .filter(stand -> in(s, stand, rendezvous))
                .toArray();
    }

    /** A20: after landing, moving or losing stands: have all gathered? A lost rendezvous stand must be replaced. */
    @Clause("greatbattles A20")
    public static void settle(State s, int unit, PlayContext t) {
        if (!s.units().scattered(unit)) return;
        int[] stands = s.standsOf(unit);
        if (!s.unit(unit).battalion()) {
            if (stands.length == 0 || Formations.roadAt(s, s.at(stands[0])).isPresent())
                s.units().setScattered(unit, false);
            return;
        }
        int rendezvous = s.units().rendezvous(unit);
        if (rendezvous >= 0 && (!s.onTable(rendezvous) || s.unitOf(rendezvous) != unit)) {
            s.units().setRendezvous(unit, NOBODY);
            rendezvous = NOBODY;
        }
        if (stands.length > 1 && (rendezvous < 0 || company(s, unit).length < stands.length)) return;
        gathered(s, unit);
        if (stands.length > 0)
            t.tell(
                    Kind.LANDING,
                    List.of(s.unit(unit).name()),
                    new AirborneHappening.Consolidated(s.unit(unit).name()),
                    "A20");
    }

    private static void gathered(State s, int unit) {
        s.units().setScattered(unit, false);
        s.units().setRendezvous(unit, NOBODY);
    }

    public static void settleAll(State s, PlayContext t) {
        for (int unit = 0; unit < s.units().count(); unit++) if (s.unitOnTable(unit)) settle(s, unit, t);
    }

    public static void judge(State s, GreatBattlesOrder.Rendezvous o, Verdict.Reasons why) {
        int stand = o.stand().index();
        int unit = s.unitOf(stand);
        if (unit < 0 || !s.onTable(stand) || !s.scattered(unit)) {
            why.add(Clauses.clause("A18"), o.stand() + " does not belong to a battalion that has to gather.");
            return;
        }
        if (s.units().rendezvous(unit) >= 0)
            why.add(
                    Clauses.clause("A18"),
                    s.unit(unit) + " goes to " + s.stand(s.units().rendezvous(unit)) + " already.");
    }

    public static void play(State s, GreatBattlesOrder.Rendezvous o, PlayContext t) {
        int unit = s.unitOf(o.stand().index());
        s.units().setRendezvous(unit, o.stand().index());
        t.tell(
                Kind.LANDING,
                List.of(o.stand().name(), s.unit(unit).name()),
                new AirborneHappening.RendezvousChosen(
                        s.unit(unit).name(), o.stand().name()),
                "A18");
        settle(s, unit, t);
    }

    @Clause({"greatbattles A2", "greatbattles Q44f", "greatbattles V43"})
    public static void judge(State s, GreatBattlesOrder.Gather o, Verdict.Reasons why) {
        int unit = o.unit().index();
        ActionRules.judgeMove(s, unit, why);
        if (!s.unitOnTable(unit) || why.settled()) return;
        if (!s.scattered(unit)) why.add(Clauses.clause("A20"), o.unit() + " has no scattered stands to consolidate.");
        else if (s.units().rendezvous(unit) < 0) why.add(Clauses.clause("A18"), o.unit() + " has no rendezvous yet.");
        else if (paths(s, unit).longest() == 0)
            why.add(Clauses.clause("A18"), "No stand of " + o.unit() + " can come nearer to its rendezvous.");
    }

    /** A30: a scattered battalion with an action gathers if it can; it cannot decline the action. */
    @Clause("greatbattles A30")
    public static Optional<Unit> mustGather(State s) {
        for (Unit unit : s.scenario().units())
            if (unit.side() == s.player() && mustGather(s, unit.index())) return Optional.of(unit);
        return Optional.empty();
    }

    public static boolean mustGather(State s, int unit) {
        return s.scattered(unit)
                && ActionRules.mayMove(s, unit)
                && (s.units().rendezvous(unit) < 0 || paths(s, unit).longest() > 0);
    }

    /** A18: every stand still out moves straight to the rendezvous stand, as far as the defensive rates allow. */
    @Clause({"greatbattles A17", "greatbattles A18"})
    public static Paths paths(State s, int unit) {
        int rendezvous = s.units().rendezvous(unit);
        Rates rates = Rates.of(s, unit, Formation.DEFENSIVE);
        List<Paths.Way> ways = new ArrayList<>();
        List<Base> ends = new ArrayList<>();
        for (int stand : s.standsOf(unit)) {
            Base now = s.base(stand);
            Base end = in(s, stand, rendezvous) ? now : end(s, stand, rendezvous, rates, ends);
            if (!end.equals(now)) ends.add(end);
            ways.add(new Paths.Way(stand, now.facing(), s.stands().rear(stand), List.of(now.center(), end.center())));
        }
        return Paths.of(ways);
    }

    private static Base end(State s, int stand, int rendezvous, Rates rates, List<Base> taken) {
        Base now = s.base(stand);
        Point goal = s.at(rendezvous);
        int whole = new Segment(now.center(), goal).length();
        int far = 0;
        while (far < whole && !arrived(s, stand, rendezvous, now.at(now.center().towards(goal, far, whole)))) {
            int next = Math.min(whole, far + STEP);
            long cost = rates.cost(s, now.center(), goal, whole, 0, next);
            if (cost < 0 || cost > Rates.WHOLE) break;
            far = next;
        }
        // G33: a stand whose place is taken by friendly stands moves on past them.
        for (int on = far; on > 0 && on <= whole; on += STEP) {
            Base there = now.at(now.center().towards(goal, on, whole));
            if (rates.cost(s, now.center(), goal, whole, 0, on) > Rates.WHOLE) break;
            if (fits(s, stand, there, taken)) return there;
        }
        for (; far > 0; far -= STEP) {
            Base there = now.at(now.center().towards(goal, far, whole));
            if (fits(s, stand, there, taken)) return there;
        }
        return now;
    }

    /** A19, A22: close enough to the rendezvous stand, or to a stand that is there and stays. */
    @Clause("greatbattles A22")
    private static boolean arrived(State s, int stand, int rendezvous, Base there) {
        if (there.within(NEAR, s.base(rendezvous))) return true;
        for (int mate : s.standsOf(s.unitOf(stand)))
            if (mate != stand && beside(s, mate, rendezvous) && there.within(NEAR, s.base(mate))) return true;
        return false;
    }

    /** A30, G33: a stand may not end on another base or in contact with a known enemy. */
    private static boolean fits(State s, int stand, Base there, List<Base> taken) {
        if (!there.onTable(s.scenario().width(), s.scenario().height()) || FreeSpot.water(s, there.center()))
            return false;
        for (Base base : taken) if (there.overlaps(base)) return false;
        for (int other = 0; other < s.stands().count(); other++) {
            if (other == stand || !s.onTable(other) || !s.stands().near(other, there.center(), 3500)) continue;
            boolean enemy = s.stand(other).side() != s.stand(stand).side();
            // The end point must not reveal hidden units; a hidden unit is revealed only if it is really in the way.
            if (s.unitOf(other) != s.unitOf(stand) && s.hidden(s.unitOf(other))) continue;
            if (there.overlaps(s.base(other)) || enemy && there.touches(s.base(other))) return false;
        }
        return true;
    }

    /** A23: an ordinary move leaves behind the stands that have not gathered. */
    public static void leaveBehind(State s, int unit, PlayContext t) {
        if (!s.scattered(unit)) return;
        int rendezvous = s.units().rendezvous(unit);
        for (int stand : s.standsOf(unit))
            if (!in(s, stand, rendezvous)) {
                t.tell(
                        Kind.CASUALTY,
                        List.of(s.stand(stand).name()),
                        new CombatHappening.StandLost(s.stand(stand).name(), CombatHappening.Cause.LEFT_BEHIND),
                        "A23");
                Casualties.eliminate(s, stand, Casualties.NOBODY, false, t);
            }
        gathered(s, unit);
    }

    /** A21: after each step, a stand that has crossed an enemy line rolls, once per line per move. */
    public static void infiltrate(State s, int unit, Paths paths, int before, int now, PlayContext t) {
        int longest = paths.longest();
        for (int i = 0; i < paths.count(); i++) {
            int stand = paths.stand(i);
            Point start = paths.point(i, 0);
            Point a = paths.along(i, paths.progress(i, before, longest));
            Point b = paths.along(i, paths.progress(i, now, longest));
            for (int enemy = 0; enemy < s.units().count(); enemy++)
                if (s.onTable(stand)
                        && s.unit(enemy).side() != s.unit(unit).side()
                        && crosses(s, enemy, a, b)
                        && !crosses(s, enemy, start, a)) cross(s, stand, enemy, t);
        }
    }

    /** A battalion's line: the bases it shows and the closed gaps between them (P20, P21). */
    private static boolean crosses(State s, int enemy, Point a, Point b) {
        if (a.equals(b) || !s.unitOnTable(enemy) || s.hidden(enemy)) return false;
        Segment way = new Segment(a, b);
        int[] stands = s.standsOf(enemy);
        for (int i = 0; i < stands.length; i++) {
            if (!s.type(stands[i]).fights()) return false;
            Base one = s.base(stands[i]);
            Segment front = new Segment(
                    Bearing.step(one.center(), one.facing(), 0, -one.frontage() / 2),
                    Bearing.step(one.center(), one.facing(), 0, one.frontage() / 2));
            if (way.meets(front)) return true;
            for (int k = i + 1; k < stands.length; k++)
                if (way.meets(new Segment(one.center(), s.at(stands[k])))
                        && one.within(s.standGap(), s.base(stands[k]))) return true;
        }
        return false;
    }

    private static void cross(State s, int stand, int enemy, PlayContext t) {
        int needed = Charts.rally(s.quality(s.unitOf(stand))) + Charts.value("infiltration_roll/rally_number_modifier");
        int die = t.d10(INFILTRATE);
        boolean through = die <= needed;
        t.tell(
                Kind.LANDING,
                List.of(s.stand(stand).name(), s.unit(enemy).name()),
                new AirborneHappening.LineCrossed(
                        s.stand(stand).name(), s.unit(enemy).name(), needed, die, through),
                "A21");
        if (through) Casualties.suppress(s, stand, enemy, true);
        else Casualties.eliminate(s, stand, enemy, true, t);
    }

    /** A30: a stand that had to stop among the enemy is placed clear of it. */
    public static void keepClear(State s, int unit, PlayContext t) {
        for (int stand : s.standsOf(unit)) s.put(stand, FreeSpot.near(s, stand, s.base(stand), t));
    }
}
