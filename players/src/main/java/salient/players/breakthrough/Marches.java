package salient.players.breakthrough;

import salient.breakthrough.state.Mode;

/** Sends a unit where it is of most use. */
final class Marches {
    /** How good it is to end the phase somewhere. */
    interface Worth {
        double of(int hex, Mode mode, int opLeft);
    }

    private Marches() {}

    /** Compares staying, marching, and marching with a change of mode before or after; does the best of it. */
    static void toTheBest(OrderDraft draft, int u, Worth worth) {
        UnitReach prospect = UnitReach.of(draft, u);
        Mode mode = prospect.mode();
        Mode other = UnitReach.other(mode);
        int best = prospect.start();
        UnitReach.Change change = UnitReach.Change.NEVER;
        double most = worth.of(best, mode, prospect.left(best));
        for (int hex = 0; hex < draft.board().size(); hex++) {
            int left = prospect.left(hex);
            if (left >= 0) {
                double value = worth.of(hex, mode, left);
                if (value > most) {
                    most = value;
                    best = hex;
                    change = UnitReach.Change.NEVER;
                }
                int after = other == Mode.NORMAL ? prospect.leftChangingThere(hex) : -1;
                if (after >= 0) {
                    value = worth.of(hex, other, after);
                    if (value > most) {
                        most = value;
                        best = hex;
                        change = UnitReach.Change.AFTER;
                    }
                }
            }
            int before = prospect.leftChanged(hex);
            if (before >= 0) {
                double value = worth.of(hex, other, before);
                if (value > most) {
                    most = value;
                    best = hex;
                    change = UnitReach.Change.BEFORE;
                }
            }
        }
        if (best != prospect.start() || change != UnitReach.Change.NEVER) prospect.go(draft, best, change);
    }
}
