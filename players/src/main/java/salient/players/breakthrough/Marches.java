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
        Best best = new Best(prospect.start(), worth.of(prospect.start(), mode, prospect.left(prospect.start())));
        for (int hex = 0; hex < draft.board().size(); hex++) {
            int left = prospect.left(hex);
            if (left >= 0) {
                best.compare(hex, UnitReach.Change.NEVER, worth.of(hex, mode, left));
                int after = other == Mode.NORMAL ? prospect.leftChangingThere(hex) : -1;
                if (after >= 0) best.compare(hex, UnitReach.Change.AFTER, worth.of(hex, other, after));
            }
            int before = prospect.leftChanged(hex);
            if (before >= 0) best.compare(hex, UnitReach.Change.BEFORE, worth.of(hex, other, before));
        }
        if (best.hex != prospect.start() || best.change != UnitReach.Change.NEVER)
            prospect.go(draft, best.hex, best.change);
    }

    /** The best way to end the phase that was found so far. */
    private static final class Best {
        private int hex;
        private UnitReach.Change change = UnitReach.Change.NEVER;
        private double worth;

        Best(int start, double staying) {
            hex = start;
            worth = staying;
        }

        void compare(int otherHex, UnitReach.Change otherChange, double value) {
            if (value <= worth) return;
            worth = value;
            hex = otherHex;
            change = otherChange;
        }
    }
}
