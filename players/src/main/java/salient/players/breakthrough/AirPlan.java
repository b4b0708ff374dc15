package salient.players.breakthrough;

import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.tables.Army;

final class AirPlan {
    private AirPlan() {}

    static void german(Draft draft) {
        int points = draft.state().day().airPoints(Army.GERMAN);
        int best = -1;
        for (int hex = 0; hex < draft.board().size(); hex++)
            if (draft.forces().holds(hex, Army.AMERICAN)
                    && draft.forces().inZone(hex, Army.GERMAN)
                    && (best < 0
                            || Estimates.strengthAt(draft.state(), hex) > Estimates.strengthAt(draft.state(), best)))
                best = hex;
        for (int i = 0; i < points; i++)
            if (best < 0
                    || !draft.risk(
                            new BreakthroughOrder.GroundAttack(draft.board().hex(best))))
                draft.risk(new BreakthroughOrder.Interdict());
    }

    static void american(Draft draft) {
        int points = draft.state().day().airPoints(Army.AMERICAN);
        for (int i = 0; i < points; i++) draft.risk(new BreakthroughOrder.Interdict());
    }
}
