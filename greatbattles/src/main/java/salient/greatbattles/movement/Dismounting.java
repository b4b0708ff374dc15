package salient.greatbattles.movement;

import salient.greatbattles.contact.Contact;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** ACT40: a battalion that has used part of its move mounted gets out and continues on foot. */
final class Dismounting {
    static final long WHOLE = 1_000_000;
    private static final int HALF_INCH = 500;

    private Dismounting() {}

    /** A move is over: remembers how much of it was mounted, if any movement is left. */
    static void arrived(State s, int unit, Paths paths) {
        if (!mounted(s, unit) || s.units().onFoot(unit) > 0 || Contact.engaged(s, unit)) return;
        Rates rates = Rates.of(s, unit, LoneStand.formation(s, unit));
        long most = 0;
        for (int i = 0; i < paths.count(); i++) most = Math.max(most, paths.cost(s, rates, i, 0, paths.length(i)));
        long used = (most * WHOLE + Rates.WHOLE - 1) / Rates.WHOLE;
        if (used < WHOLE) s.units().setRidden(unit, (int) used);
    }

    private static boolean mounted(State s, int unit) {
        for (int stand : s.standsOf(unit))
            if (s.stands().loaded(stand) && s.type(stand) != StandType.ARMOR) return true;
        return false;
    }

    /**
     * After getting out: what is left is the foot rate of the ground they are on times the unused part of the move, in
     * whole half inches; on other ground it is that part of a move.
     */
    @Clause({"greatbattles U30", "greatbattles ACT14"})
    static void goOnFoot(State s, int unit) {
        int ridden = s.units().ridden(unit);
        s.units().setRidden(unit, 0);
        if (ridden == 0) return;
        Point here = s.at(s.standsOf(unit)[0]);
        GroundType ground = s.scenario().terrain().going(here.x(), here.y());
        int rate = Rates.of(s, unit, LoneStand.formation(s, unit)).mils(ground);
        long left = rate * (WHOLE - ridden) / WHOLE / HALF_INCH * HALF_INCH;
        if (left == 0) return;
        s.units().setOnFoot(unit, (int) ((left * WHOLE + rate - 1) / rate));
        s.units().setActionUse(unit, ActionUse.NONE);
    }

    /** Whether a path costs more than the unit has left. */
    @Clause("greatbattles ACT40")
    static boolean tooFar(State s, int unit, long cost) {
        int left = s.units().onFoot(unit);
        return left == 0 ? cost > Rates.WHOLE : cost * WHOLE / Rates.WHOLE > left;
    }
}
