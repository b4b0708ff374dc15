package salient.players.wave;

import java.util.ArrayList;
import java.util.List;
import salient.wave.WavePosition;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveSubject;
import salient.wave.state.Stacks;
import salient.wave.state.State;

/** Takes the historical set-up; where there is none, places the units that are not in a legal hex yet. */
final class Opening {
    private Opening() {}

    static WaveOrder next(WavePosition position) {
        WaveOrder done = new WaveOrder.Done();
        if (position.isLegal(done)) return done;
        WaveOrder historical = new WaveOrder.Historical();
        if (position.isLegal(historical)) return historical;
        return place(position);
    }

    private static WaveOrder place(WavePosition position) {
        State state = position.state();
        List<WaveOrder> found = new ArrayList<>();
        position.subjects(subject -> {
            boolean wanted = subject instanceof WaveSubject.Depot(int marker)
                    ? state.depots.hex(marker) == salient.wave.state.Depots.UNPLACED
                    : subject instanceof WaveSubject.Unit(int unit, String _) && standsWrong(state, unit);
            if (wanted && found.isEmpty()) position.orders(subject, order -> found.add((WaveOrder) order));
        });
        return found.isEmpty() ? new WaveOrder.Concede() : found.getFirst();
    }

    private static boolean standsWrong(State state, int unit) {
        int hex = state.stacks.place(unit);
        return hex == Stacks.UNPLACED || (hex >= 0 && state.stacks.regulars(hex) > 4);
    }
}
