package salient.greatbattles.position;

import salient.greatbattles.play.Sides;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.templates.BoundGuns;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/**
 * H1, H15, ART32, G36: what a side knows. It knows nothing about enemy units that are hidden or in reserve, not even
 * which of the two, nor about their attachments; nor about missions that are only planned, targets not yet fired at, or
 * held fire.
 */
public final class FogOfWar {
    private FogOfWar() {}

    public static State knownTo(State s, Side side) {
        State known = s.copy();
        if (side.equals(Side.REFEREE) || s.phase() == Phase.OVER) return known;
        for (int other = 0; other < 2; other++) if (!Sides.ALL.get(other).equals(side)) hide(s, known, other);
        return known;
    }

    @Clause({"greatbattles H1", "greatbattles G36"})
    private static void hide(State s, State known, int side) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stand(stand).side() == side) hideStand(s, known, stand);
        for (int unit = 0; unit < s.units().count(); unit++)
            if (s.unit(unit).side() == side && s.unseen(unit)) {
                known.units().reset(unit);
                known.units().setPlace(unit, UnitPlace.UNKNOWN);
            }
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == side) hideTemplate(s, known, k);
        if (side != s.player()) known.turnState().setHoldFire(HoldFire.NO);
    }

    /**
     * ART32: a mission is on the hidden map until it is called or arrives; from then on it is public, even when used.
     */
    @Clause("greatbattles ART32")
    private static void hideTemplate(State s, State known, int template) {
        if (BoundGuns.lostInSecret(s, template)) known.templates().setBattery(template, Battery.AVAILABLE);
        if (s.templates().battery(template) == Battery.AVAILABLE)
            known.templates().clearPlan(template);
    }

    @Clause("greatbattles H15")
    private static void hideStand(State s, State known, int stand) {
        int unit = s.unitOf(stand);
        // Only its owner knows the losses and replacements of a battalion in reserve or hidden (H15).
        if (unit < 0 || s.unseen(unit) || s.stands().place(stand) == StandPlace.RESERVE) {
            known.stands().reset(stand);
            known.stands().setUnit(stand, s.stand(stand).unit());
            int[] watched = known.pending().move().watched();
            for (int i = stand; i < watched.length; i += s.stands().count()) watched[i] = 0;
        } else if (!s.pending().shots().underWay()) {
            known.stands().clearAim(stand);
        }
    }
}
