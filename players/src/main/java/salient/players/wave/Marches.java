package salient.players.wave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import salient.kernel.hex.HexGrid;
import salient.players.wave.Doctrine.Outlook;
import salient.wave.combat.CombatResults;
import salient.wave.combat.Odds;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** The movement phase: stack after stack, those with the shortest way first, each to the best hex it can reach. */
final class Marches {
    private static final int UNITS = 4;
    private static final int INDEPENDENTS = 3;

    private final Draft draft;
    private final Doctrine doctrine;
    private final Outlook outlook;
    /** Units that are to attack from where they are. */
    private BitSet committed = new BitSet();

    private Guns guns;

    Marches(Draft draft, Doctrine doctrine) {
        this.draft = draft;
        this.doctrine = doctrine;
        outlook = doctrine.outlook(draft.state());
    }

    void plan() {
        if (draft.side() == Sides.ALLIED) new Releases(draft.state()).british().ifPresent(draft::give);
        committed = Concentration.of(draft, doctrine, outlook);
        List<Integer> hexes = new ArrayList<>();
        for (int hex : Survey.held(draft.state(), draft.side())) hexes.add(hex);
        // Those in front go first, so that they do not stand in the way of those behind.
        hexes.sort((a, b) -> Integer.compare(outlook.remoteness(a), outlook.remoteness(b)));
        for (int hex : hexes) moveFrom(hex);
        bringUpArtillery();
        new Arrivals(draft, outlook, this).plan();
    }

    /** Last, so that artillery follows where the others have gone and supports their next attacks. */
    private void bringUpArtillery() {
        State state = draft.state();
        guns = new Guns(state, draft.side(), doctrine.weights());
        for (int gun : state.scenario.artillery(draft.side())) if (state.stacks.isOnMap(gun)) moveOn(gun);
    }

    /** All free units of a hex, together. */
    private void moveFrom(int hex) {
        State state = draft.state();
        int[] units = Arrays.stream(Survey.free(state, outlook, hex))
                .filter(unit -> !committed.get(unit))
                .toArray();
        if (units.length > 0) moveOn(units);
    }

    /** Moves units that stand together to their best hex, or leaves them. The ways are those of the slowest. */
    void moveOn(int... units) {
        State state = draft.state();
        int hex = state.stacks.place(units[0]);
        int slowest = units[0];
        for (int unit : units) if (state.counters.movement(unit) < state.counters.movement(slowest)) slowest = unit;
        Best best = new Best(units, value(units, hex) + doctrine.weight(Weight.MARCH_BETTER));
        draft.position().orders(state.scenario.unitSubject(slowest), order -> best.consider((WaveOrder) order));
        if (best.order != null && !draft.give(best.order) && units.length > 1) for (int unit : units) moveOn(unit);
    }

    /** The best order found so far. */
    private final class Best {
        private final int[] units;
        private final Ids movers;
        private double value;
        private WaveOrder order;

        Best(int[] units, double staying) {
            this.units = units;
            movers = Ids.of(units);
            value = staying;
        }

        void consider(WaveOrder candidate) {
            if (candidate instanceof WaveOrder.Exit) {
                order = candidate;
                value = Double.MAX_VALUE;
            } else if (candidate instanceof WaveOrder.Move(Ids _, Ids path, boolean column)
                    && hasRoom(movers, path.last())) {
                double reached = value(units, path.last());
                if (reached <= value) return;
                value = reached;
                order = new WaveOrder.Move(movers, path, column);
            }
        }
    }

    /** The limits at the end of the phase, Kampfgruppe Peiper included (7.2c, 7.7c). */
    private boolean hasRoom(Ids units, int hex) {
        State state = draft.state();
        if (state.stacks.isEmpty(hex)) return true;
        int regulars = state.stacks.regulars(hex);
        int independents = state.stacks.independents(hex);
        for (int i = 0; i < units.size(); i++) {
            if (state.counters.isArtillery(units.get(i))) return false;
            regulars++;
            if (state.counters.isIndependent(units.get(i))) independents++;
        }
        return regulars <= UNITS && independents <= INDEPENDENTS && !state.stacks.hasArtillery(hex);
    }

    private double value(int[] units, int hex) {
        State state = draft.state();
        if (state.counters.isArtillery(units[0])) return guns.worth(state, units[0], hex);
        double value = outlook.worth(state, units, hex);
        double best = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int target = state.map.neighbor(hex, d);
            if (target != HexGrid.NONE && state.stacks.holds(target, 1 - draft.side()))
                best = Math.max(best, contact(units, hex, target));
        }
        return value + doctrine.weight(Weight.MARCH_CONTACT) * best;
    }

    /** What an attack by the organization of these units on a hex would be worth with them beside it. */
    private double contact(int[] units, int hex, int target) {
        State state = draft.state();
        int direct = 0;
        for (int unit : units) direct += Survey.attack(state, unit);
        if (Odds.halves(state, target, state.map.grid().direction(target, hex))) direct /= 2;
        int attack = direct + comrades(units, target);
        if (attack == 0) return 0;
        int place = CombatResults.place(attack, Math.max(1, Survey.defenseIn(state, target))) - state.map.shift(target);
        return Prospect.of(doctrine, place, state, target, doctrine.boldness(state));
    }

    /** Others of the organization beside the target, and half of those who can still come up. */
    private int comrades(int[] units, int target) {
        State state = draft.state();
        int organization = state.counters.organization(units[0]);
        if (organization == Counters.NONE) return 0;
        int comingUp = doctrine.whole(Weight.MARCH_COMING_UP);
        int doubled = 0;
        for (int unit : state.counters.organizations().get(organization).units()) {
            int hex = state.stacks.place(unit);
            if (hex < 0 || contains(units, unit)) continue;
            int distance = state.map.grid().distance(hex, target);
            boolean beside = distance == 1
                    && !Odds.halves(state, target, state.map.grid().direction(target, hex));
            if (beside) doubled += 2 * Survey.attack(state, unit);
            else if (distance <= comingUp && (distance == 1 || !state.stacks.is(unit, Stacks.FINISHED)))
                doubled += Survey.attack(state, unit);
        }
        return doubled / 2;
    }

    private static boolean contains(int[] units, int unit) {
        for (int u : units) if (u == unit) return true;
        return false;
    }
}
