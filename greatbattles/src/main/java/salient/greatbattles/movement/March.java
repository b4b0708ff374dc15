package salient.greatbattles.movement;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.artillery.Barrages;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.fire.OpportunityFire;
import salient.greatbattles.fire.WatchedMove;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.landing.Objectives;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.placement.PlacementCheck;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.PendingMove;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.works.FieldWorks;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/**
 * Carries out a legal move a quarter inch at a time, or less: hidden enemies are revealed, templates are entered, the
 * other side may fire (C8f), and unknown obstacles or a suppression may stop the move.
 */
public final class March {
    private static final Purpose ENTER = new Purpose("entering a template", Clauses.clause("C5k"));

    private March() {}

    @Clause({"greatbattles H2", "greatbattles C7Mc"})
    public static void begin(State s, int unit, Paths paths, Optional<Formation> forming, PlayContext t) {
        Spotting.reveal(s, unit, t, Reason.MOVES, "H2", "C7Mc");
        s.units().setActionUse(unit, ActionUse.WHOLE_UNIT);
        int[] watched = new int[paths.count() * s.stands().count()];
        s.pending().move().begin(unit, paths.packed(), watched, forming, hasSuppressed(s, unit));
        if (s.turnState().holdFire() == HoldFire.THIS_MOVE) s.turnState().setHoldFire(HoldFire.NO);
        if (forming.isEmpty() && Rates.onRoad(s, unit, LoneStand.formation(s, unit)))
            s.units().setUsedRoadRate(unit, true);
        String name = s.unit(unit).name();
        Happening what = forming.<Happening>map(f -> new UnitHappening.Formed(name, f, false))
                .orElse(new UnitHappening.Moved(name));
        t.tell(
                forming.isEmpty() ? Kind.MOVE : Kind.FORMATION,
                List.of(s.unit(unit).name()),
                what,
                forming.isEmpty() ? "ACT10" : "ACT1");
    }

    /** What stops a move before its end. */
    private enum Stop {
        NEW_ENEMY("C3f"),
        SUPPRESSED("C5o"),
        OBSTACLE("G33"),
        NO_STANDS("P5");

        private final String clause;

        Stop(String clause) {
            this.clause = clause;
        }
    }

    /** Continues until the move is over or the other side is asked. */
    public static void resume(State s, PlayContext t) {
        PendingMove move = s.pending().move();
        Paths paths = new Paths(move.plan());
        WatchedMove watch = new WatchedMove(s, paths);
        while (s.ask() == Decision.NOTHING) {
            if (move.walked() >= paths.longest()) {
                finish(s, paths, Optional.empty(), t);
                return;
            }
            if (move.halted()) {
                finish(s, paths, Optional.of(Stop.NEW_ENEMY), t);
                return;
            }
            int from = move.walked();
            int next = next(s, paths, watch);
            Optional<Stop> stop = next == from ? Optional.of(Stop.SUPPRESSED) : step(s, paths, from, next, t);
            if (stop.isPresent()) {
                finish(s, paths, stop, t);
                return;
            }
            move.setWalked(next);
            watch.moved(from, next);
            if (!OpportunityFire.due(s, paths, watch)) continue;
            move.setAskedAt(next);
            s.ask(Decision.OPPORTUNITY, 1 - s.player());
        }
    }

    /** The next stop: a quarter inch on, or sooner where the other side is asked or the movement is used up. */
    private static int next(State s, Paths paths, WatchedMove watch) {
        PendingMove move = s.pending().move();
        int from = move.walked();
        if (!move.suppressed() && hasSuppressed(s, move.unit())) move.setSuppressedAt(from);
        int next = Math.min((from / Paths.STEP + 1) * Paths.STEP, paths.longest());
        if (move.askedAt() + Point.INCH > from) next = Math.min(next, move.askedAt() + Point.INCH);
        return furthest(s, paths, from, watch.nextStop(from, next));
    }

    /** C5o: after a suppression, the unused part of the move continues at the bad-going rate. */
    @Clause("greatbattles C5o")
    private static int furthest(State s, Paths paths, int from, int to) {
        PendingMove move = s.pending().move();
        // A battalion that was suppressed when it began was judged by its slow rates.
        if (!move.suppressed() || move.suppressedAt() == 0 || !tooSlow(s, paths, to)) return to;
        int low = from;
        int high = to;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (tooSlow(s, paths, middle)) high = middle;
            else low = middle;
        }
        return low;
    }

    private static boolean tooSlow(State s, Paths paths, int walked) {
        PendingMove move = s.pending().move();
        Allowance fresh = new Allowance(s, move.unit(), move.newFormation(), true);
        Allowance slow = new Allowance(s, move.unit(), move.newFormation(), false);
        int longest = paths.longest();
        long most = 0;
        for (int i = 0; i < paths.count(); i++) {
            int a = paths.progress(i, move.suppressedAt(), longest);
            int b = paths.progress(i, walked, longest);
            most = Math.max(most, fresh.cost(paths, i, 0, a) + slow.cost(paths, i, a, b));
        }
        return Allowance.exceeded(s, move.unit(), most);
    }

    /** On to the next stop, unless the battalion must stop before or there. */
    @Clause({"greatbattles Q18d", "greatbattles C3f", "greatbattles C5k"})
    private static Optional<Stop> step(State s, Paths paths, int from, int to, PlayContext t) {
        int unit = s.pending().move().unit();
        int longest = paths.longest();
        if (s.standsOf(unit).length == 0) return Optional.of(Stop.NO_STANDS);
        if (runsInto(s, unit, paths, to, longest, t)) return Optional.of(Stop.OBSTACLE);
        boolean[][] under = new boolean[paths.count()][s.templates().count()];
        for (int i = 0; i < paths.count(); i++) {
            if (!s.onTable(paths.stand(i))) continue;
            for (int k = 0; k < s.templates().count(); k++)
                under[i][k] = s.templates().barraging(k) && s.circle(k).covers(s.base(paths.stand(i)));
            s.put(paths.stand(i), paths.base(s, i, to, longest));
        }
        for (int i = 0; i < paths.count(); i++)
            for (int k = 0; k < s.templates().count(); k++)
                if (s.onTable(paths.stand(i))
                        && s.templates().barraging(k)
                        && !under[i][k]
                        && s.circle(k).covers(s.base(paths.stand(i))))
                    Barrages.strike(s, paths.stand(i), ENTER, "C5k", t);
        Objectives.passThrough(s, unit, t);
        boolean gathering = s.units().scattered(unit);
        if (gathering) Consolidation.infiltrate(s, unit, paths, from, to, t);
        boolean free = free(s, unit);
        int before = free ? 0 : knownNear(s, unit);
        Spotting.around(s, unit, t);
        return free || knownNear(s, unit) == before ? Optional.empty() : Optional.of(Stop.NEW_ENEMY);
    }

    /** A30, U36: whether the enemy does not stop it. */
    private static boolean free(State s, int unit) {
        return s.units().scattered(unit) || s.activated(unit) || !s.unit(unit).battalion();
    }

    /** C3f: an enemy that shows itself by its fire within 12 inches also ends the move, after its shots. */
    public static void firedAtBy(State s, int enemy) {
        int unit = s.pending().move().unit();
        if (free(s, unit)) return;
        for (int stand : s.standsOf(unit))
            for (int other : s.standsOf(enemy))
                if (s.base(stand).within(Movement.NEAR, s.base(other)))
                    s.pending().move().halt();
    }

    /** A base in the way that was not known when the move was ordered stops it. */
    private static boolean runsInto(State s, int unit, Paths paths, int walked, int longest, PlayContext t) {
        for (int i = 0; i < paths.count(); i++) {
            if (!s.onTable(paths.stand(i))) continue;
            Base next = paths.base(s, i, walked, longest);
            for (int other = 0; other < s.stands().count(); other++) {
                if (s.stand(other).side() == s.unit(unit).side() || !s.onTable(other)) continue;
                if (!s.stands().near(other, next.center(), 2500) || !next.overlaps(s.base(other))) continue;
                if (s.base(paths.stand(i)).overlaps(s.base(other))) continue;
                if (s.units().scattered(unit) && s.visible(other)) continue; // A21: it slips through
                if (Casualties.overruns(s, unit, other, t)) continue;
                Spotting.ranInto(s, other, unit, t, "H5", "G33");
                return true;
            }
        }
        return false;
    }

    private static boolean hasSuppressed(State s, int unit) {
        for (int stand : s.standsOf(unit)) if (s.suppressed(stand)) return true;
        return false;
    }

    /** How many pairs of a stand and a known enemy are within 12 inches. */
    private static int knownNear(State s, int unit) {
        int near = 0;
        for (int stand : s.standsOf(unit))
            for (int other : s.visibleStands(1 - s.unit(unit).side()))
                if (s.type(other).fights()
                        && s.stands().near(other, s.at(stand), Movement.NEAR + 4000)
                        && s.base(stand).within(Movement.NEAR, s.base(other))) near++;
        return near;
    }

    @Clause({"greatbattles C7Mo", "greatbattles H9", "greatbattles C8f"})
    private static void finish(State s, Paths paths, Optional<Stop> stop, PlayContext t) {
        int unit = s.pending().move().unit();
        boolean arrived = stop.isEmpty();
        int walked = s.pending().move().walked();
        if (Movement.setUp(s, unit)) use(s, unit, paths, walked);
        for (int i = 0; i < paths.count(); i++) {
            if (!s.onTable(paths.stand(i))) continue;
            if (arrived) s.put(paths.stand(i), paths.last(s, i));
            s.stands().setRear(paths.stand(i), paths.rear(i));
        }
        if (!arrived && !s.units().scattered(unit)) makeRoom(s, paths, walked, t);
        Formations.closeRanks(s, unit);
        Optional<Formation> forming = s.pending().move().newFormation();
        forming.ifPresent(formation -> s.units().setFormation(unit, formation));
        if (arrived) s.units().setGaps(unit, false);
        else if (forming.isPresent()) s.units().setGaps(unit, true);
        if (forming.isEmpty()) RoadLeaving.settle(s, unit);
        if (!arrived && s.standsOf(unit).length > 0)
            t.tell(
                    Kind.MOVE,
                    List.of(s.unit(unit).name()),
                    new UnitHappening.StoppedShort(s.unit(unit).name()),
                    stop.get().clause);
        s.pending().move().end();
        boolean moved = arrived && forming.isEmpty();
        if (s.turnState().holdFire() == HoldFire.THIS_MOVE) s.turnState().setHoldFire(HoldFire.NO);
        if (s.units().scattered(unit)) {
            Consolidation.keepClear(s, unit, t);
            Consolidation.settle(s, unit, t);
        }
        Spotting.all(s, t);
        Casualties.overrun(s, unit, t);
        Objectives.look(s, t);
        FieldWorks.contacted(s, unit);
        if (moved && s.unit(unit).battalion() && s.standsOf(unit).length > 0) Dismounting.arrived(s, unit, paths);
        DifficultGround.roll(s, unit, paths, walked, t);
    }

    /** G33: a move stopped among friendly stands ends at the last place of its path where no base lies on another or in water. */
    @Clause({"greatbattles G33", "greatbattles G24"})
    private static void makeRoom(State s, Paths paths, int walked, PlayContext t) {
        int back = walked;
        while (!roomForAll(s, paths, t)) {
            for (int i = 0; i < paths.count(); i++)
                if (s.onTable(paths.stand(i))) s.put(paths.stand(i), paths.base(s, i, back, paths.longest()));
            if (back == 0) return;
            back = Math.max(0, back - Paths.STEP);
        }
    }

    /** H8: a hidden friend that makes the battalion go back is revealed. */
    private static boolean roomForAll(State s, Paths paths, PlayContext t) {
        for (int i = 0; i < paths.count(); i++) {
            int stand = paths.stand(i);
            if (!s.onTable(stand)) continue;
            if (FreeSpot.water(s, s.at(stand))) return false;
            for (int other = 0; other < s.stands().count(); other++)
                if (other != stand
                        && s.onTable(other)
                        && s.stands().near(other, s.at(stand), 2500)
                        && s.base(stand).overlaps(s.base(other))) {
                    PlacementCheck.reveal(s, stand, other, t, "H8", "G33");
                    return false;
                }
        }
        return true;
    }

    /** ACT21: counts how much of the one inch has been used. */
    private static void use(State s, int unit, Paths paths, int walked) {
        Rates rates = Rates.of(s, unit, LoneStand.formation(s, unit));
        long most = 0;
        for (int i = 0; i < paths.count(); i++)
            most = Math.max(most, paths.cost(s, rates, i, 0, paths.progress(i, walked, Math.max(1, paths.longest()))));
        int used = (int)
                Math.min(1_000_000, s.units().inchUsed(unit) + (most * 1_000_000 + Rates.WHOLE - 1) / Rates.WHOLE);
        s.units().setInchUsed(unit, used);
    }
}
