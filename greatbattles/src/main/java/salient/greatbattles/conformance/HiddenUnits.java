package salient.greatbattles.conformance;

import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.TemplateFact;
import salient.greatbattles.state.UnitFact;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;

/** Changes what the other side cannot know: where hidden units are, how they stand, what is planned. */
final class HiddenUnits {
    private static final Purpose CHOICE = new Purpose("a disturbance", ClauseId.of("greatbattles G36"));
    private static final int FAR = 6_000;
    private static final int LAST_TURN = 10;

    private HiddenUnits() {}

    static void disturb(State s, Unit unit, Dice dice) {
        if (unit.battalion()) {
            s.set(unit.index(), UnitFact.FORMATION, upTo(3, dice) - 1);
            s.set(unit.index(), UnitFact.STATUS, upTo(Status.values().length, dice) - 1);
            for (int stand : s.standsOf(unit.index())) {
                s.set(stand, StandFact.SUPPRESSED, upTo(2, dice) - 1);
                s.set(stand, StandFact.DEBT, upTo(2, dice) - 1);
                s.set(stand, StandFact.REAR, upTo(2, dice) - 1);
            }
        }
        shift(s, unit, upTo(2 * FAR, dice) - FAR, upTo(2 * FAR, dice) - FAR);
    }

    /** The whole unit elsewhere, if there is room. */
    private static void shift(State s, Unit unit, int dx, int dy) {
        int[] stands = s.standsOf(unit.index());
        Base[] there = new Base[stands.length];
        for (int i = 0; i < stands.length; i++) {
            Base base = s.base(stands[i]);
            Point to = base.centre().plus(dx, dy);
            if (!s.battle().onTable(to)) return;
            there[i] = base.at(to);
            if (!there[i].onTable(s.battle().width(), s.battle().height())) return;
            for (int other = 0; other < s.stands(); other++)
                if (s.onTable(other) && s.unitOf(other) != unit.index() && there[i].touches(s.base(other))) return;
        }
        for (int i = 0; i < stands.length; i++) s.put(stands[i], there[i]);
    }

    /** Another mission at another place, a pre-planned one for a turn to come. */
    static void replan(State s, int template, Dice dice) {
        Mission mission = Mission.values()[upTo(Mission.values().length, dice) - 1];
        int turn = s.get(GameFact.TURN) + upTo(3, dice);
        if (s.phase() == Phase.SET_UP || mission == Mission.PRE_PLANNED && turn > LAST_TURN) return;
        boolean placed = mission != Mission.ON_CALL;
        s.set(template, TemplateFact.MISSION, mission.ordinal());
        s.set(template, TemplateFact.X, placed ? upTo(s.battle().width(), dice) : 0);
        s.set(template, TemplateFact.Y, placed ? upTo(s.battle().height(), dice) : 0);
        s.set(template, TemplateFact.TURN, mission == Mission.PRE_PLANNED ? turn : 0);
    }

    private static int upTo(int limit, Dice dice) {
        return dice.roll(limit, CHOICE);
    }
}
