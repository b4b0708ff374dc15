package salient.greatbattles.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.OpportunityFire;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.movement.OrderPaths;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.GroundType;
import salient.kernel.play.Verdict;

/**
 * A move before it is made: the same paths, costs and lines of sight as the move itself, followed on a copy. It knows
 * only the enemies in the position it is given.
 */
final class MovePreviews {
    private MovePreviews() {}

    static TableAnswer.MovePreview of(State s, Unit unit, GreatBattlesOrder order) {
        List<Verdict.Reason> reasons = Previews.reasons(GreatBattlesOrders.judge(s, order));
        Optional<Paths> found = OrderPaths.of(s, order);
        if (found.isEmpty() || s.standsOf(unit.index()).length == 0)
            return new TableAnswer.MovePreview(
                    unit.name(), List.of(), 0, 0, 0, 0, List.of(), List.of(), List.of(), reasons);
        Paths paths = found.get();
        Rates rates = Rates.of(s, unit.index(), LoneStand.formation(s, unit.index()));
        List<TableAnswer.Walk> walks = new ArrayList<>();
        int used = 0;
        int affordable = paths.longest();
        for (int i = 0; i < paths.count(); i++) {
            TableAnswer.Walk walk = walk(s, paths, rates, i);
            walks.add(walk);
            used = Math.max(used, walk.used());
            affordable = Math.min(affordable, affordable(s, paths, rates, i));
        }
        boolean sensible = paths.longest() <= 2 * rates.most() && onTable(s, paths);
        return new TableAnswer.MovePreview(
                unit.name(),
                walks,
                paths.longest(),
                affordable,
                used,
                (int) ((long) rates.mils(GroundType.GOOD) * Math.max(0, 1000 - used) / 1000),
                sensible ? watchers(s, unit, paths) : List.of(),
                sensible && reasons.isEmpty() ? assaults(s, unit, paths) : List.of(),
                sensible ? remarks(s, unit, paths) : List.of(),
                reasons);
    }

    private static boolean onTable(State s, Paths paths) {
        for (int i = 0; i < paths.count(); i++)
            for (int k = 0; k < paths.points(i); k++) if (!s.scenario().onTable(paths.point(i, k))) return false;
        return true;
    }

    private static TableAnswer.Walk walk(State s, Paths paths, Rates rates, int i) {
        List<List<Integer>> line = new ArrayList<>();
        List<TableAnswer.Stretch> ground = new ArrayList<>();
        int before = 0;
        for (int k = 0; k < paths.points(i); k++) {
            line.add(List.of(paths.point(i, k).x(), paths.point(i, k).y()));
            if (k == 0) continue;
            Segment leg = paths.leg(i, k - 1);
            Measuring.ground(s, leg.a(), leg.b(), before, ground);
            before += leg.length();
        }
        long cost = paths.cost(s, rates, i, 0, paths.length(i));
        return new TableAnswer.Walk(
                Previews.placed(s, paths.stand(i), paths.last(s, i)),
                line,
                paths.length(i),
                cost < 0 ? Integer.MAX_VALUE : (int) Math.min(100_000, (cost * 1000 + Rates.WHOLE - 1) / Rates.WHOLE),
                ground);
    }

    /** How far along the longest path this stand could keep up, in mils of the longest path. */
    private static int affordable(State s, Paths paths, Rates rates, int i) {
        int longest = paths.longest();
        int free = 0;
        int taken = longest + 1;
        while (taken - free > 1) {
            int middle = (free + taken) / 2;
            long cost = paths.cost(s, rates, i, 0, paths.progress(i, middle, longest));
            if (cost >= 0 && cost <= Rates.WHOLE) free = middle;
            else taken = middle;
        }
        return free;
    }

    /** C8a, H4: inch by inch, which visible enemies see a stand of the mover and from where they might fire. */
    private static List<TableAnswer.Watcher> watchers(State s, Unit unit, Paths paths) {
        State walked = s.copy();
        int longest = paths.longest();
        int inches = (longest + Point.INCH - 1) / Point.INCH;
        int[] first = new int[s.stands().count()];
        int[] last = new int[s.stands().count()];
        int[] fires = new int[s.stands().count()];
        java.util.Arrays.fill(first, -1);
        java.util.Arrays.fill(fires, -1);
        for (int inch = 0; inch <= inches; inch++) {
            int at = Math.min(longest, inch * Point.INCH);
            for (int i = 0; i < paths.count(); i++) walked.put(paths.stand(i), paths.base(s, i, at, longest));
            for (int eye = 0; eye < s.stands().count(); eye++) {
                if (s.stand(eye).side() == unit.side()
                        || !s.visible(eye)
                        || !s.type(eye).fights()) continue;
                if (!sees(walked, eye, paths, Sight.range(s))) continue;
                if (first[eye] < 0) first[eye] = at;
                last[eye] = at;
                boolean may = at >= Point.INCH && OpportunityFire.ready(s, eye);
                int range = Math.min(Sight.range(s), Fire.range(s, eye, Fire.Manner.OPPORTUNITY));
                if (may && fires[eye] < 0 && sees(walked, eye, paths, range)) fires[eye] = at;
            }
        }
        List<TableAnswer.Watcher> all = new ArrayList<>();
        for (int eye = 0; eye < s.stands().count(); eye++)
            if (first[eye] >= 0)
                all.add(new TableAnswer.Watcher(
                        s.stand(eye).name(),
                        first[eye],
                        last[eye],
                        fires[eye] < 0 ? Optional.empty() : Optional.of(fires[eye])));
        return all;
    }

    private static boolean sees(State s, int eye, Paths paths, int range) {
        for (int i = 0; i < paths.count(); i++) {
            int stand = paths.stand(i);
            if (s.base(eye).within(range, s.base(stand)) && Sight.sees(s, eye, stand)) return true;
        }
        return false;
    }

    /** C9: the close combats of this player turn that contact at the end of the way leads to. */
    private static List<TableAnswer.CombatPreview> assaults(State s, Unit unit, Paths paths) {
        State there = s.copy();
        for (int i = 0; i < paths.count(); i++) there.put(paths.stand(i), paths.last(s, i));
        there.units().setHidden(unit.index(), false);
        List<TableAnswer.CombatPreview> all = new ArrayList<>();
        for (int other = 0; other < s.units().count(); other++)
            if (CloseCombat.pending(there, unit.index(), other))
                all.add(FirePreviews.combat(there, unit, s.unit(other), List.of()));
        return all;
    }

    private static List<TableAnswer.Remark> remarks(State s, Unit unit, Paths paths) {
        List<TableAnswer.Remark> all = new ArrayList<>();
        if (s.hidden(unit.index())) all.add(remark("H2", unit + " shows itself by moving."));
        boolean enters = false;
        boolean touches = false;
        boolean bad = false;
        for (int i = 0; i < paths.count(); i++) {
            Base end = paths.last(s, i);
            Base start = s.base(paths.stand(i));
            for (int k = 0; k < s.templates().count(); k++)
                enters |= s.templates().firing(k) && !s.circle(k).covers(start) && crosses(s, paths, i, k);
            for (int other = 0; other < s.stands().count(); other++)
                touches |= s.stand(other).side() != unit.side()
                        && s.visible(other)
                        && s.type(other).fights()
                        && end.touches(s.base(other));
            bad |= s.scenario().terrain().going(end.center().x(), end.center().y()) == GroundType.IMPASSABLE;
        }
        if (enters) all.add(remark("C5k", "A stand enters a template and rolls for it."));
        if (touches) all.add(remark("C7Mo", "The move ends in contact: close combat follows."));
        if (bad) all.add(remark("G24", "A stand would end on impassable ground."));
        return all;
    }

    private static boolean crosses(State s, Paths paths, int i, int template) {
        Base base = s.base(paths.stand(i));
        for (int at = 0; at <= paths.length(i); at += Paths.STEP)
            if (s.circle(template).covers(base.at(paths.along(i, at)))) return true;
        return s.circle(template).covers(paths.last(s, i));
    }

    private static TableAnswer.Remark remark(String clause, String text) {
        return new TableAnswer.Remark(Clauses.clause(clause), text);
    }
}
