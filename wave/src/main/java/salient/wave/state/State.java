package salient.wave.state;

import salient.kernel.play.StateHash;
import salient.wave.map.WaveMap;
import salient.wave.units.Counters;

/**
 * The whole state of a game beside its unchanging {@link Scene}. Rooms read and write it; only the position hands it
 * out. What can be worked out from the rest (supply) is kept in {@link #supplied} and never copied into the hash.
 */
public final class State {
    public final Scene scene;
    public final WaveMap map;
    public final Counters counters;
    public final Clock clock;
    public final Stacks stacks;
    public final Ground ground;
    public final Skies skies;
    public final Depots depots;
    public final Tally tally;
    public final March march;
    public final Battle battle;
    /** 6.16: organizations out of supply for the game turn. */
    public final Bits victims;
    /** Hexes each side can supply, or null where something has changed since it was worked out. */
    public final SuppliedHexes[] supplied = new SuppliedHexes[2];

    public State(Scene scene) {
        this(scene, scene.counters());
    }

    /** With another set of counters: the one with unknown counters, for a masked position. */
    public State(Scene scene, Counters counters) {
        this.scene = scene;
        this.map = scene.map();
        this.counters = counters;
        clock = new Clock();
        stacks = new Stacks(counters, map.size());
        ground = new Ground(map, !scene.beginner());
        skies = new Skies(map.size(), counters.size());
        depots = new Depots();
        tally = new Tally();
        march = new March(counters.size());
        battle = new Battle();
        victims = new Bits(counters.organizations().size());
    }

    /**
     * A position as somebody knows it: stacks, march and skies as given, everything else copied.
     *
     * @param keepSupply whether the hexes each side can supply are the same
     */
    public State(State from, Counters counters, Stacks stacks, March march, Skies skies, boolean keepSupply) {
        scene = from.scene;
        map = from.map;
        this.counters = counters;
        clock = from.clock.copy();
        this.stacks = stacks;
        ground = from.ground.copy();
        this.skies = skies;
        depots = from.depots.copy();
        tally = from.tally.copy();
        this.march = march;
        battle = from.battle.copy();
        victims = from.victims.copy();
        for (int side = 0; side < 2 && keepSupply; side++) supplied[side] = from.supplied[side];
    }

    private State(State from) {
        scene = from.scene;
        map = from.map;
        counters = from.counters;
        clock = from.clock.copy();
        stacks = from.stacks.copy();
        ground = from.ground.copy();
        skies = from.skies.copy();
        depots = from.depots.copy();
        tally = from.tally.copy();
        march = from.march.copy();
        battle = from.battle.copy();
        victims = from.victims.copy();
        supplied[0] = from.supplied[0];
        supplied[1] = from.supplied[1];
    }

    public State copy() {
        return new State(this);
    }

    public long hash() {
        StateHash hash = new StateHash();
        hash.add(scene.id()).add(scene.beginner());
        clock.hash(hash);
        // A counter is one number: 48 bits of place and marks, 14 of movement points, 2 of aerial supply.
        for (int unit = 0; unit < counters.size(); unit++)
            hash.add(stacks.packed(unit) | march.packed(unit) << 48 | (long) (skies.drawsOn(unit) + 1) << 62);
        ground.hash(hash);
        skies.hash(hash);
        depots.hash(hash);
        tally.hash(hash);
        march.hash(hash);
        battle.hash(hash);
        victims.hash(hash);
        return hash.value();
    }

    public int enemy(int side) {
        return 1 - side;
    }
}
