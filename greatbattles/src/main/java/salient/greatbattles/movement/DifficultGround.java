package salient.greatbattles.movement;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.Mobility;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V20, V38: a battalion hurries through bad going and then rolls whether one of its stands is suppressed. */
public final class DifficultGround {
    private static final Purpose ROLL = new Purpose("hurrying through bad going", Clauses.clause("C7Mk"));
    private static final int STRIDE = 100;
    private static final int MOST_STANDS = 10;

    private DifficultGround() {}

    @Clause({"greatbattles V20", "greatbattles V38", "greatbattles C7Mj", "greatbattles C7Mi"})
    public static void judge(State s, int unit, Verdict.Reasons why) {
        if (!s.variants().badGoingRoll && !s.variants().badGoingVehicles) {
            why.add(Clauses.clause("C7Mi"), "Hurrying through bad going is not played.");
            return;
        }
        ActionRules.judgeMove(s, unit, why);
        if (s.units().hurries(unit)) why.add(Clauses.clause("C7Mk"), s.unit(unit) + " hurries already.");
        boolean gains = false;
        for (int stand : s.standsOf(unit)) {
            Mobility row = Rates.mobility(s, stand);
            gains |= row == Mobility.FOOT
                    ? s.variants().badGoingRoll
                    : Rates.vehicle(row) && s.variants().badGoingVehicles;
            if (s.suppressed(stand)) {
                why.add(Clauses.clause("C7Mh"), s.unit(unit) + " is slowed by a suppressed stand.");
                return;
            }
        }
        if (!gains) why.add(Clauses.clause("C7Mi"), "None of its stands can hurry.");
    }

    public static void play(State s, int unit, PlayContext t) {
        s.units().setHurries(unit, true);
        String name = s.unit(unit).name();
        t.tellOnly(s.player(), Kind.MOVE, List.of(name), new UnitHappening.WillHurry(name), "C7Mi");
    }

    /** C7Mk: the move is over; if it went through bad going one die may suppress the stand of that number. */
    @Clause("greatbattles C7Mk")
    static void roll(State s, int unit, Paths paths, int walked, PlayContext t) {
        if (!s.units().hurries(unit)) return;
        s.units().setHurries(unit, false);
        if (!crossed(s, paths, walked)) return;
        int[] stands = numbered(s, unit);
        int die = t.d10(ROLL);
        boolean hit = die <= Math.min(MOST_STANDS, stands.length);
        Optional<String> suppressed = hit ? Optional.of(s.stand(stands[die - 1]).name()) : Optional.empty();
        String name = s.unit(unit).name();
        t.tell(Kind.MOVE, List.of(name), new UnitHappening.HurryRolled(name, die, suppressed), "C7Mk");
        if (hit) Casualties.suppress(s, stands[die - 1], Casualties.NOBODY, true);
    }

    private static boolean crossed(State s, Paths paths, int walked) {
        int longest = paths.longest();
        for (int i = 0; i < paths.count(); i++) {
            int end = paths.progress(i, walked, longest);
            for (int at = 0; at <= end; at += STRIDE) {
                Point p = paths.along(i, at);
                if (s.scenario().terrain().going(p.x(), p.y()) == GroundType.BAD) return true;
            }
        }
        return false;
    }

    /** C7Mk: the first is the first from the front, and in a rank the first from the left. */
    @Clause("greatbattles E12")
    static int[] numbered(State s, int unit) {
        int[] stands = s.standsOf(unit);
        if (stands.length == 0) return stands;
        int facing = s.stands().facing(stands[0]);
        boolean file = s.units().formation(unit) == Formation.MARCH || s.units().formation(unit) == Formation.ROAD;
        Comparator<Integer> order = Comparator.comparing(i -> s.stands().rear(i));
        Comparator<Integer> within = file
                ? Comparator.comparingLong(i -> -along(s, i, facing))
                : Comparator.comparingLong(i -> along(s, i, facing + 90));
        return IntStream.of(stands)
                .boxed()
                .sorted(order.thenComparing(within))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static long along(State s, int stand, int bearing) {
        return (long) s.stands().x(stand) * Bearing.east(bearing)
                + (long) s.stands().y(stand) * Bearing.north(bearing);
    }
}
