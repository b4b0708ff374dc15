package salient.wave.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.conformance.SecretsCandidate;
import salient.kernel.dice.Dice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.wave.Wave;
import salient.wave.WavePosition;
import salient.wave.play.WaveOrder;
import salient.wave.stacking.Stacking;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** Wave of Terror put to the conformance suite. */
public final class WaveCandidate extends SecretsCandidate {
    public WaveCandidate() {
        super(new Wave(), "7.3");
    }

    /** Stacks of any make-up and paths of any shape are too many to list. */
    @Override
    public boolean listsEveryLegalOrder() {
        return false;
    }

    /** A campaign takes some 9,000 orders, and a look at its 600 counters as long as 500 orders. */
    @Override
    public int checksOneIn() {
        return 100;
    }

    @Override
    public int longestGame() {
        return 60_000;
    }

    /** Two counters under enemy stacks trade places, one loses or regains a step, and the POL markers are shuffled. */
    @Override
    public Position disturbed(Position position, Side side, Dice dice) {
        State state = ((WavePosition) position).state();
        if (state.scenario.beginner()) return position;
        for (int s = 0; s < 2; s++)
            if (!Sides.side(s).equals(side)) {
                List<Integer> hidden = hidden(state, s);
                if (hidden.size() < 2) continue;
                swap(state, pick(hidden, dice), pick(hidden, dice));
                flip(state, pick(hidden, dice));
            }
        if (!side.equals(Sides.ALLIED_SIDE)) shuffleDepots(state, dice);
        return position;
    }

    private static List<Integer> hidden(State state, int side) {
        List<Integer> hidden = new ArrayList<>();
        boolean setUp = state.turn.phase == Phase.SET_UP;
        if (setUp || state.battle.isOn()) return hidden;
        for (int unit : state.counters.of(side)) {
            int hex = state.stacks.place(unit);
            boolean marked = state.stacks.is(unit, Stacks.PEIPER | Stacks.MOVING | Stacks.FINISHED | Stacks.ATTACKED);
            if (hex >= 0 && state.stacks.top(hex) != unit && !marked) hidden.add(unit);
        }
        return hidden;
    }

    private int pick(List<Integer> units, Dice dice) {
        return units.get(upTo(units.size(), dice) - 1);
    }

    private static void swap(State state, int a, int b) {
        boolean alike = state.counters.isIndependent(a) == state.counters.isIndependent(b)
                && state.counters.isBritish(a) == state.counters.isBritish(b);
        int hexA = state.stacks.place(a);
        int hexB = state.stacks.place(b);
        if (!alike || hexA == hexB) return;
        state.stacks.putBelow(a, hexB);
        state.stacks.putBelow(b, hexA);
    }

    private static void flip(State state, int unit) {
        if (state.counters.steps(unit) == 2) state.stacks.setSteps(unit, 3 - state.stacks.steps(unit));
    }

    private void shuffleDepots(State state, Dice dice) {
        int a = upTo(Depots.MARKERS, dice) - 1;
        int b = upTo(Depots.MARKERS, dice) - 1;
        int hex = state.depots.hex(a);
        state.depots.place(a, state.depots.hex(b));
        state.depots.place(b, hex);
    }

    /** While a side sets up, its enemy cannot tell one placing from another. */
    @Override
    public Order disguised(Position position, Order order, Side side, Dice dice) {
        if (!(order instanceof WaveOrder.Place)) return order;
        List<Order> others = new ArrayList<>();
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        Subject subject = subjects.get(upTo(subjects.size(), dice) - 1);
        position.orders(subject, o -> {
            if (o instanceof WaveOrder.Place) others.add(o);
        });
        return others.isEmpty() ? order : others.get(upTo(others.size(), dice) - 1);
    }

    @Override
    public List<String> brokenInvariants(Position position) {
        State state = ((WavePosition) position).state();
        List<String> broken = new ArrayList<>();
        for (int hex = 0; hex < state.map.size(); hex++) checkStack(state, hex, broken);
        boolean settled = state.turn.phase != Phase.SET_UP
                && state.turn.phase != Phase.OVERSTACKED
                && !(state.turn.phase == Phase.MOVEMENT || state.turn.phase == Phase.DEMOLITION);
        for (int side = 0; side < 2 && settled; side++)
            for (int hex : Stacking.overstacked(state, side)) broken.add(state.map.name(hex) + " is overstacked");
        if (Arrays.stream(state.scenario.peiperDivision())
                        .filter(u -> state.stacks.is(u, Stacks.PEIPER))
                        .map(state.stacks::place)
                        .distinct()
                        .count()
                > (state.turn.phase.isBattle() || state.turn.phase == Phase.DEMOLITION ? 2 : 1))
            broken.add("Kampfgruppe Peiper stands in two hexes");
        return broken;
    }

    private static void checkStack(State state, int hex, List<String> broken) {
        int regulars = 0;
        int independents = 0;
        for (int unit : state.stacks.units(hex)) {
            String id = state.counters.id(unit);
            if (state.stacks.place(unit) != hex) broken.add(id + " is in the stack of a hex it is not in");
            if (state.counters.side(unit) != state.stacks.holder(hex)) broken.add(id + " stands with the enemy");
            if (state.stacks.steps(unit) < 1) broken.add(id + " is on the map without a step");
            if (state.counters.isArtillery(unit)) continue;
            regulars++;
            if (state.counters.isIndependent(unit)) independents++;
        }
        if (regulars != state.stacks.regulars(hex) || independents != state.stacks.independents(hex))
            broken.add("the counts of " + state.map.name(hex) + " are wrong");
        if (regulars > 0 && state.turn.phase != Phase.SET_UP && state.ground.control(hex) != state.stacks.holder(hex))
            broken.add(state.map.name(hex) + " is held by one side and controlled by the other");
    }

    @Override
    public List<String> questions(Position position, Dice dice) {
        State state = ((WavePosition) position).state();
        int[] onMap = java.util.stream.IntStream.range(0, state.counters.size())
                .filter(state.stacks::isOnMap)
                .toArray();
        if (onMap.length == 0) return List.of();
        int unit = onMap[upTo(onMap.length, dice) - 1];
        int other = onMap[upTo(onMap.length, dice) - 1];
        String id = state.counters.id(unit);
        String hex = state.map.name(state.stacks.place(other));
        return List.of(
                "reach " + id,
                "supply " + id,
                "reach " + id + " via " + hex,
                "supply german",
                "supply allied",
                "supply german " + hex,
                "supply allied " + hex,
                "threat german",
                "threat allied",
                "threat german " + hex,
                "threat allied " + hex,
                "odds " + hex + " " + id,
                "choices");
    }

    @Override
    public List<String> hostileOrders(Position position, Dice dice) {
        State state = ((WavePosition) position).state();
        int unit = upTo(state.counters.known(), dice) - 1;
        int other = upTo(state.counters.known(), dice) - 1;
        String hex = state.map.name(upTo(state.map.size(), dice) - 1);
        String id = state.counters.id(unit);
        return List.of(
                "move " + id + " " + hex,
                "column " + id + " " + state.counters.id(other) + " " + hex,
                "enter " + id + " " + hex,
                "exit " + id,
                "attack " + hex + " " + id + " " + state.counters.id(other),
                "support " + id,
                "lose " + id,
                "advance " + id,
                "eliminate " + id,
                "top " + id,
                "place " + id + " " + hex,
                "peiper " + id,
                "release 43",
                "reform",
                "interdict " + hex,
                "drop " + hex,
                "depot 1 " + hex,
                "support aircraft",
                "historical");
    }
}
