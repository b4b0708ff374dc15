package salient.greatbattles.divisions;

import java.util.List;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.SideStates;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/**
 * C3o, Q44o: a side of several divisions: each has its own C Ops, FUP and points in addition to the side's common
 * points.
 */
public final class Divisions {
    private static final int COMMAND_LOSS = Constants.number("command_loss");

    private static final int MOST = Constants.number("division_points");
    /** Where no rule limits them: what the position can record. */
    private static final int MOST_RECORDED = SideStates.MOST_POINTS;

    private Divisions() {}

    /** Q45e: what a division holds itself, without what its side has in common; one division alone holds it all. */
    public static int own(State s, int side, int division) {
        return division < 0 ? s.sides().points(side) : s.divisions().points(division);
    }

    /** What a unit's division can spend: its own points and those its side has in common. */
    @Clause({"greatbattles C3o", "greatbattles Q44o"})
    public static int points(State s, int side, int division) {
        return s.sides().points(side) + (division < 0 ? 0 : s.divisions().points(division));
    }

    /** Own points go first. */
    public static void pay(State s, int side, int division, int points) {
        int own = division < 0 ? 0 : Math.min(points, s.divisions().points(division));
        if (own > 0) s.divisions().setPoints(division, s.divisions().points(division) - own);
        s.sides().setPoints(side, Math.max(0, s.sides().points(side) - (points - own)));
    }

    /** The points a division, or a side that keeps them in common, can hold: 20 under V6. */
    @Clause("greatbattles V6")
    public static int most(State s) {
        return s.variants().actionToActivation ? MOST : MOST_RECORDED;
    }

    /** Q45e: how many of these points it really gains. */
    @Clause("greatbattles Q45e")
    public static int gain(State s, int side, int division, int points) {
        int held = own(s, side, division);
        int gained = Math.clamp(most(s) - held, 0, points);
        if (division < 0) s.sides().setPoints(side, held + gained);
        else s.divisions().setPoints(division, held + gained);
        return gained;
    }

    public static boolean bought(State s, int side, int division) {
        return division < 0 ? s.sides().bought(side) : s.divisions().bought(division);
    }

    public static void setBought(State s, int side, int division, boolean bought) {
        if (division < 0) s.sides().setBought(side, bought);
        else s.divisions().setBought(division, bought);
    }

    /** A new turn: each division may buy again. */
    public static void newTurn(State s, int side) {
        setBought(s, side, -1, false);
        for (Division d : s.scenario().divisions())
            if (d.side() == side) {
                s.divisions().setBought(d.index(), false);
                s.divisions().setAskedForAir(d.index(), false);
            }
    }

    public static boolean commandLost(State s, Unit unit) {
        return unit.division() < 0
                ? s.sides().commandLost(unit.side())
                : s.divisions().commandLost(unit.division());
    }

    public static void setCommandLost(State s, Unit unit, boolean lost) {
        if (unit.division() < 0) s.sides().setCommandLost(unit.side(), lost);
        else s.divisions().setCommandLost(unit.division(), lost);
    }

    /** U38: points go down by 10, not below nothing; the night will count the division as isolated. */
    @Clause({"greatbattles U38", "greatbattles R14"})
    public static void loseCommand(State s, int post, PlayContext t) {
        Unit unit = s.unit(post);
        int lost = Math.min(COMMAND_LOSS, points(s, unit.side(), unit.division()));
        pay(s, unit.side(), unit.division(), lost);
        setCommandLost(s, unit, true);
        t.tell(Kind.CASUALTY, List.of(unit.name()), new TurnHappening.CommandLost(unit.name(), lost), "U38", "R14");
    }
}
