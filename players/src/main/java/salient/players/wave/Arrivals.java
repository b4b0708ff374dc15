package salient.players.wave;

import java.util.ArrayList;
import java.util.List;
import salient.players.wave.Doctrine.Outlook;
import salient.wave.movement.Reinforcements;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;
import salient.wave.units.Counter.Arrival;

/** Brings reinforcements in by stacks of one organization, where the way to the fighting is shortest. */
record Arrivals(Draft draft, Outlook outlook, Marches marches) {
    private static final int STACK = 4;
    private static final int INDEPENDENTS = 3;
    /** A hex without a road costs the column its pace. */
    private static final int OFF_ROAD = 6;
    /** Entry hexes tried before a stack is left for the next phase. */
    private static final int TRIES = 6;

    void plan() {
        State state = draft.state();
        List<Integer> stack = new ArrayList<>();
        for (int unit : state.counters.of(state.turn.active)) {
            boolean comes = !state.counters.isUnknown(unit)
                    && Reinforcements.isDue(state, unit)
                    && (!arrival(unit).starred() || outlook.pays(state, unit));
            if (!comes) continue;
            if (!stack.isEmpty() && !fits(stack, unit)) enter(stack);
            stack.add(unit);
        }
        if (!stack.isEmpty()) enter(stack);
    }

    private Arrival arrival(int unit) {
        return draft.state().counters.counter(unit).arrival().orElseThrow();
    }

    private boolean fits(List<Integer> stack, int unit) {
        State state = draft.state();
        int first = stack.getFirst();
        int limit = state.counters.isIndependent(unit) ? INDEPENDENTS : STACK;
        return stack.size() < limit
                && !state.counters.isArtillery(first)
                && !state.counters.isArtillery(unit)
                && state.counters.organization(first) == state.counters.organization(unit)
                && state.counters.isBritish(first) == state.counters.isBritish(unit)
                && arrival(first).edge().equals(arrival(unit).edge());
    }

    /** The stack comes in, in column if it may, and marches on. */
    private void enter(List<Integer> stack) {
        int[] units = stack.stream().mapToInt(Integer::intValue).toArray();
        stack.clear();
        int tries = 0;
        for (int hex : gates(arrival(units[0]).edge())) {
            if (tries++ == TRIES) return;
            for (boolean column : new boolean[] {true, false})
                if (draft.give(new WaveOrder.Enter(Ids.of(units), Ids.of(hex), column))) {
                    marches.moveOn(units);
                    return;
                }
        }
    }

    private List<Integer> gates(String edge) {
        State state = draft.state();
        List<Integer> gates = new ArrayList<>();
        for (int hex : state.map.zones().entry(edge).toArray()) if (state.stacks.isEmpty(hex)) gates.add(hex);
        gates.sort((a, b) -> Integer.compare(distance(a), distance(b)));
        return gates;
    }

    private int distance(int hex) {
        return outlook.remoteness(hex) + (draft.state().map.hasRoad(hex) ? 0 : OFF_ROAD);
    }
}
