package salient.greatbattles.movement;

import java.util.Optional;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Gap;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * ACT1 to ACT17, C3e, C7M, G32 to G34: whether a battalion may move or change formation like this. {@link OrderPaths} finds
 * the paths of an order, {@link March} carries out the move.
 */
public final class Movement {
    public static final int NEAR = Constants.mils("near_enemy");

    private Movement() {}

    /** Everything that forbids the order, except the unit's action. */
    @Clause({"greatbattles ACT1", "greatbattles ACT2", "greatbattles C5j"})
    public static void judge(State s, int unit, GreatBattlesOrder order, Verdict.Reasons why) {
        Optional<Paths> found = OrderPaths.of(s, order);
        if (found.isEmpty()) {
            why.add(Clauses.clause("F11"), () -> s.unit(unit) + " cannot be laid along a road there.");
            return;
        }
        Paths paths = found.get();
        boolean forming = order instanceof GreatBattlesOrder.Forming;
        if (forming && s.units().onFoot(unit) > 0)
            why.add(Clauses.clause("ACT40"), () -> s.unit(unit) + " is in the middle of a move.");
        if (!forming && paths.longest() == 0) why.add(Clauses.clause("ACT16"), "A move must move some stand.");
        onTable(s, paths, why);
        if (!why.isEmpty()) return;
        cost(s, unit, paths, order, why);
        if (why.settled()) return;
        shape(s, unit, paths, order, why);
        ends(s, unit, paths, why);
        if (why.settled()) return;
        enemies(s, unit, paths, forming, why);
        if (why.settled()) return;
        LedBattalions.judge(s, unit, paths, why);
        if (!s.activated(unit)) notActivated(s, unit, paths, why);
    }

    /** N5: a change of formation at night, each stand by at most this many mils. */
    public static void judgeByNight(State s, int unit, GreatBattlesOrder.Forming order, int most, Verdict.Reasons why) {
        Optional<Paths> found = OrderPaths.of(s, order);
        if (found.isEmpty()) {
            why.add(Clauses.clause("F11"), () -> s.unit(unit) + " cannot be laid along a road there.");
            return;
        }
        Paths paths = found.get();
        Rates rates = Rates.of(s, unit, s.units().formation(unit));
        onTable(s, paths, why);
        if (!why.isEmpty()) return;
        for (int i = 0; i < paths.count(); i++) {
            if (paths.length(i) > most)
                why.add(Clauses.clause("N5"), s.stand(paths.stand(i)) + " would go farther than its bad-going move.");
            if (paths.cost(s, rates, i, 0, paths.length(i)) < 0) cannotCross(s.stand(paths.stand(i)), why);
        }
        ends(s, unit, paths, why);
        enemies(s, unit, paths, true, why);
    }

    /** For the C Ops: on the table and not on another base. */
    public static void judgeEnd(State s, int unit, Paths paths, Verdict.Reasons why) {
        onTable(s, paths, why);
        if (why.isEmpty()) ends(s, unit, paths, why);
    }

    @Clause("greatbattles G34")
    private static void onTable(State s, Paths paths, Verdict.Reasons why) {
        for (int i = 0; i < paths.count(); i++) {
            boolean on =
                    paths.last(s, i).onTable(s.scenario().width(), s.scenario().height());
            for (int k = 0; k < paths.points(i); k++) on &= s.scenario().onTable(paths.point(i, k));
            if (!on) {
                Stand off = s.stand(paths.stand(i));
                why.add(Clauses.clause("G34"), () -> off + " would leave the table.");
                return;
            }
        }
    }

    @Clause({"greatbattles ACT5", "greatbattles G32"})
    private static void cost(State s, int unit, Paths paths, GreatBattlesOrder order, Verdict.Reasons why) {
        Optional<Formation> forming =
                order instanceof GreatBattlesOrder.Forming f ? Optional.of(f.formation()) : Optional.empty();
        Allowance allowance = new Allowance(s, unit, forming, false);
        boolean crosses = true;
        boolean slow = false;
        for (int i = 0; i < paths.count() && !why.settled(); i++) {
            long cost = allowance.cost(paths, i, 0, paths.length(i));
            if (cost < 0 && crosses) {
                cannotCross(s.stand(paths.stand(i)), why);
                crosses = false;
            }
            if (slow || !Allowance.exceeded(s, unit, cost)) continue;
            tooFar(s, unit, paths.stand(i), allowance, cost, why);
            slow = true;
        }
    }

    private static void cannotCross(Stand stand, Verdict.Reasons why) {
        why.add(Clauses.clause("G24"), () -> stand + " cannot cross impassable ground.");
    }

    private static void tooFar(State s, int unit, int stand, Allowance allowance, long cost, Verdict.Reasons why) {
        if (setUp(s, unit))
            why.add(
                    Clauses.clause("ACT21"),
                    () -> "With weapons set up " + s.unit(unit) + " has no more than 1\" in a turn.");
        else if (allowance.unfolding())
            why.add(Clauses.clause("ACT5"), () -> s.stand(stand) + " would move more than 12\".");
        else
            why.add(
                    Clauses.clause(s.units().onFoot(unit) > 0 ? "ACT40" : "G32"),
                    () -> s.stand(stand) + " has not that much movement: the way takes " + cost * 100 / Rates.WHOLE
                            + " percent of a move.");
    }

    static boolean setUp(State s, int unit) {
        for (int stand : s.standsOf(unit)) if (s.stands().emplaced(stand)) return true;
        return false;
    }

    /** ACT10, ACT17: formation kept, every stand named once, no facing turned more than 90 degrees from the path. */
    @Clause({"greatbattles ACT10", "greatbattles ACT17"})
    private static void shape(State s, int unit, Paths paths, GreatBattlesOrder order, Verdict.Reasons why) {
        boolean column = s.units().formation(unit) == Formation.ROAD && LoneStand.of(s, unit) < 0;
        if (column && (order instanceof GreatBattlesOrder.March || order instanceof GreatBattlesOrder.Go))
            RoadLeaving.judge(s, ends(s, paths), types(s, paths), why);
        if (!(order instanceof GreatBattlesOrder.Go)) return;
        int[] stands = Consolidation.company(s, unit);
        boolean all = stands.length == paths.count();
        for (int i = 0; all && i < stands.length; i++) all = paths.stand(i) == stands[i];
        if (!all) {
            why.add(Clauses.clause("C7a"), () -> "Each stand of " + s.unit(unit) + " is named once.");
            return;
        }
        for (int i = 0; i < stands.length; i++) {
            Segment last = paths.leg(i, paths.points(i) - 2);
            int turn = paths.length(i) == 0
                    ? Bearing.between(paths.facing(i), s.stands().facing(stands[i])) * 91
                    : Bearing.between(paths.facing(i), Bearing.of(last.a(), last.b()));
            if (turn > 90 && paths.facing(i) != s.stands().facing(stands[i]))
                why.add(Clauses.clause("ACT17"), s.stand(stands[i]) + " would turn more than 90 degrees from its way.");
        }
        if (column) return;
        Formations.fault(types(s, paths), ends(s, paths), s.units().formation(unit), s.standGap())
                .ifPresent(f ->
                        why.add(Clauses.clause("ACT10"), f.sentence()).add(Clauses.clause(f.clause()), f.sentence()));
    }

    private static Base[] ends(State s, Paths paths) {
        Base[] bases = new Base[paths.count()];
        for (int i = 0; i < bases.length; i++) bases[i] = paths.last(s, i);
        return bases;
    }

    private static StandType[] types(State s, Paths paths) {
        StandType[] types = new StandType[paths.count()];
        for (int i = 0; i < types.length; i++) types[i] = s.type(paths.stand(i));
        return types;
    }

    /** G33, G24: no base ends on another known base, none on impassable ground. */
    @Clause({"greatbattles G33", "greatbattles G24"})
    private static void ends(State s, int unit, Paths paths, Verdict.Reasons why) {
        for (int i = 0; i < paths.count(); i++)
            if (paths.length(i) > 0 && FreeSpot.water(s, paths.end(i))) {
                Stand wet = s.stand(paths.stand(i));
                why.add(Clauses.clause("G24"), () -> wet + " would end on impassable ground.");
                break;
            }
        if (!why.settled()) endsOnOthers(s, unit, paths, why);
    }

    private static void endsOnOthers(State s, int unit, Paths paths, Verdict.Reasons why) {
        int side = s.unit(unit).side();
        for (int i = 0; i < paths.count(); i++) {
            Base end = paths.last(s, i);
            for (int k = 0; k < i; k++)
                if (end.overlaps(paths.last(s, k))) {
                    endsOn(s.stand(paths.stand(i)), s.stand(paths.stand(k)), why);
                    return;
                }
            for (int other = 0; other < s.stands().count(); other++) {
                if (!s.onTable(other) || s.unitOf(other) == unit) continue;
                if (s.stand(other).side() != side && s.hidden(s.unitOf(other))) continue;
                if (s.stands().near(other, end.center(), 2 * Point.INCH + 500) && end.overlaps(s.base(other))) {
                    endsOn(s.stand(paths.stand(i)), s.stand(other), why);
                    return;
                }
            }
        }
    }

    private static void endsOn(Stand stand, Stand other, Verdict.Reasons why) {
        why.add(Clauses.clause("G33"), () -> stand + " would end on " + other + ".");
    }

    @Clause({"greatbattles C7Mo", "greatbattles ACT7"})
    private static void enemies(State s, int unit, Paths paths, boolean forming, Verdict.Reasons why) {
        int side = s.unit(unit).side();
        boolean contact = false;
        boolean through = false;
        boolean between = false;
        for (int other : s.visibleStands(1 - side)) {
            if (why.settled()) break;
            Base enemy = null;
            for (int i = 0; i < paths.count(); i++) {
                // Neither the stand nor a gap it helps to close can be touched from farther away.
                if (!s.stands().near(other, paths.point(i, 0), paths.length(i) + 7 * Point.INCH)) continue;
                if (enemy == null) enemy = s.base(other);
                if (passes(s, paths, i, enemy)) {
                    if (s.type(other) == StandType.C_OPS) continue; // U37: it is overrun
                    if (!through) cannotPass(s.stand(paths.stand(i)), s.stand(other), why);
                    through = true;
                    continue;
                }
                if (paths.last(s, i).touches(enemy)) {
                    contact = true;
                    if (s.type(other).fights()) Contact.judge(s, unit, other, why);
                }
                if (!between && throughGap(s, paths, i, other)) {
                    cannotPassBetween(s.stand(paths.stand(i)), s.unit(s.unitOf(other)), why);
                    between = true;
                }
            }
        }
        if (contact && forming) why.add(Clauses.clause("ACT7"), "A change of formation cannot make contact.");
    }

    private static void cannotPass(Stand stand, Stand enemy, Verdict.Reasons why) {
        why.add(Clauses.clause("G33"), () -> stand + " cannot pass through " + enemy + ".");
    }

    private static void cannotPassBetween(Stand stand, Unit enemy, Verdict.Reasons why) {
        why.add(
                Clauses.clause("P20"),
                () -> stand + " cannot pass between stands of " + enemy + " that are too near each other.");
    }

    private static boolean passes(State s, Paths paths, int i, Base enemy) {
        int length = paths.length(i);
        Base base = s.base(paths.stand(i));
        int reach = base.reach() + enemy.reach();
        boolean close = false;
        for (int k = 0; k + 1 < paths.points(i) && !close; k++)
            close = paths.leg(i, k).distanceDown(enemy.center()) <= reach;
        if (!close) return false;
        for (int at = Paths.STEP; at < length; at += Paths.STEP) {
            Point there = paths.along(i, at);
            if (base.overlaps(
                    enemy,
                    there.x() - base.center().x(),
                    there.y() - base.center().y())) return true;
        }
        return paths.last(s, i).overlaps(enemy);
    }

    /** P20: whether a stand steps onto or over the line that closes a gap between two stands of an enemy battalion. */
    @Clause({"greatbattles F15", "greatbattles P20"})
    private static boolean throughGap(State s, Paths paths, int i, int enemy) {
        for (int mate : s.standsOf(s.unitOf(enemy))) {
            if (mate <= enemy || !s.stands().near(mate, s.at(enemy), 6 * Point.INCH)) continue;
            Segment gap = new Segment(s.at(enemy), s.at(mate));
            for (int k = 0; k + 1 < paths.points(i); k++)
                if (enters(paths.leg(i, k), gap) && s.base(enemy).within(s.standGap(), s.base(mate))) return true;
        }
        return false;
    }

    private static boolean enters(Segment leg, Segment gap) {
        return leg.meets(gap) && !gap.contains(leg.a());
    }

    /**
     * C3e: no closer to a visible enemy inside 12 inches. The distance between bases along a straight leg is convex.
     */
    @Clause({
        "greatbattles C3d",
        "greatbattles C3f",
        "greatbattles C7Mn",
        "greatbattles Q25",
        "greatbattles C3j",
        "greatbattles C3e"
    })
    private static void notActivated(State s, int unit, Paths paths, Verdict.Reasons why) {
        int side = s.unit(unit).side();
        for (int other : s.visibleStands(1 - side)) {
            if (!s.type(other).fights()) continue;
            for (int i = 0; i < paths.count(); i++)
                if (s.stands().near(other, paths.point(i, 0), paths.length(i) + NEAR + 4 * Point.INCH)
                        && comesNearer(s, paths, i, other)) {
                    Stand near = s.stand(other);
                    why.add(
                            Clauses.clause("C3e"),
                            () -> s.unit(unit) + " is not activated and may not come nearer to " + near
                                    + " within 12\".");
                    return;
                }
        }
    }

    private static boolean comesNearer(State s, Paths paths, int i, int other) {
        Base start = s.base(paths.stand(i));
        Base enemy = s.base(other);
        int length = paths.length(i);
        int reach = start.reach() + enemy.reach() + NEAR;
        long apart = start.center().squaredTo(enemy.center());
        long safe = (long) reach + length;
        if (apart > safe * safe) return false;
        Gap gap = s.gap(paths.stand(i), other);
        if (!staysAway(paths, i, gap) && comesNearerOnTheWay(paths, i, start, enemy, gap)) return true;
        return length > 0 && endsNearer(start, paths.last(s, i), enemy, gap);
    }

    /** Whether one look at a straight way is enough to know that no place before its end is nearer. */
    private static boolean staysAway(Paths paths, int i, Gap gap) {
        if (paths.points(i) != 2) return false;
        Point from = paths.point(i, 0);
        Point to = paths.end(i);
        return gap.staysOpenAlong(NEAR, to.x() - from.x(), to.y() - from.y(), paths.length(i), Paths.STEP);
    }

    private static boolean comesNearerOnTheWay(Paths paths, int i, Base start, Base enemy, Gap gap) {
        for (int at = Paths.STEP; at < paths.length(i); at += Paths.STEP) {
            Point there = paths.along(i, at);
            int dx = there.x() - start.center().x();
            int dy = there.y() - start.center().y();
            if (!gap.staysOpen(NEAR, dx, dy) && nearer(start.distanceUp(enemy, dx, dy), gap)) return true;
        }
        return false;
    }

    private static boolean endsNearer(Base start, Base end, Base enemy, Gap gap) {
        boolean open = end.facing() == start.facing()
                && gap.staysOpen(
                        NEAR,
                        end.center().x() - start.center().x(),
                        end.center().y() - start.center().y());
        return !open && nearer(end.distanceUp(enemy), gap);
    }

    private static boolean nearer(int distance, Gap before) {
        return distance <= NEAR && distance < before.up();
    }
}
