package salient.players.wave;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** The defense: stand in towns, on junctions and across the roads the enemy must take; strike back when skies clear. */
record Allied(Optional<WavePlan> chosen) implements Doctrine {
    private static final double CAUTIOUS = 0.95;
    private static final double BOLD = 1.1;
    private static final int OFFENSIVE_FROM = 9;
    private static final double DECIDES = 10;

    Allied() {
        this(Optional.empty());
    }

    Allied(WavePlan plan) {
        this(Optional.of(plan));
    }

    @Override
    public int side() {
        return Sides.ALLIED;
    }

    @Override
    public double usualBoldness(State state) {
        return state.turn.clear || state.turn.number >= OFFENSIVE_FROM ? BOLD : CAUTIOUS;
    }

    @Override
    public double usualPrize(State state, int hex) {
        double prize = 0.3;
        if (state.map.isSettled(hex)) prize += state.map.isCity(hex) ? 3 : 0.8;
        if (state.map.hasRoad(hex)) prize += 0.2;
        if (state.map.isWestBank(hex)) prize += 2;
        return hex == Posts.decisive(state) ? prize + DECIDES : prize;
    }

    @Override
    public Outlook outlook(State state) {
        return new View(state, plan(state));
    }

    private static final class View implements Outlook {
        private static final double OUT_OF_SUPPLY = 4;
        private static final double APPROACH = 0.12;
        private static final double POST = 6;
        private static final double FEAR = 0.8;
        private static final double THRESHOLD = 0.5;
        private static final int DETOUR = 12;
        private static final int JUNCTION = 3;
        private static final int NEAR = 12;
        private static final int FAR = 60;

        private final WavePlan plan;
        /** How far the enemy is from each hex, and each hex from where he wants to go. */
        private final int[] fromEnemy;

        private final int[] toAims;
        private final Posts posts;
        private final Danger danger;
        private final int shortest;
        private final boolean needed;

        View(State state, WavePlan plan) {
            this.plan = plan;
            int[] enemies = Survey.held(state, Sides.GERMAN);
            fromEnemy = MarchDistances.from(state, Sides.GERMAN, enemies);
            int[] aims = aims(state);
            toAims = MarchDistances.to(state, Sides.GERMAN, aims, new int[aims.length]);
            needed = new Releases(state).areNeeded();
            danger = new Danger(state, Sides.GERMAN);
            posts = Posts.of(state, Sides.ALLIED, fromEnemy);
            shortest = Arrays.stream(enemies).map(hex -> toAims[hex]).min().orElse(0);
        }

        /** The way out of the map, and the cities behind our line. */
        private static int[] aims(State state) {
            return IntStream.range(0, state.map.size())
                    .filter(hex -> isExit(state, hex)
                            || (state.map.isCity(hex)
                                    && !state.map.isGermanSide(hex)
                                    && state.ground.control(hex) == Sides.ALLIED))
                    .toArray();
        }

        private static boolean isExit(State state, int hex) {
            return state.map.zones().exit().contains(hex) && state.map.hasRoadOffMap(hex);
        }

        @Override
        public double worth(State state, int[] units, int hex) {
            int threat = fromEnemy[hex];
            double urgency = threat <= NEAR ? 1 : threat >= FAR ? 0.15 : (double) NEAR / threat;
            boolean here = state.stacks.place(units[0]) == hex;
            int others = state.stacks.regulars(hex) - (here ? units.length : 0);
            double worth = ground(state, hex) * urgency / (1 + 0.5 * others);
            worth -= APPROACH * plan.approach() * Math.min(threat, 4 * FAR);
            if (posts.isShort(state, units, hex)) worth += POST;
            if (!Supply.canTrace(state, Sides.ALLIED, hex)) worth -= OUT_OF_SUPPLY;
            return worth - FEAR * plan.fear() * danger.of(state, units, hex);
        }

        /** What holding a hex is worth: cover, town, junction, and lying across the enemy's way. */
        private double ground(State state, int hex) {
            double ground = 0.8 * state.map.shift(hex);
            if (state.map.isSettled(hex)) ground += state.map.isCity(hex) ? 4 : 1.5;
            if (Survey.roads(state, hex) >= JUNCTION) ground += 1.5;
            else if (state.map.hasRoad(hex)) ground += 0.5;
            int detour = fromEnemy[hex] + toAims[hex] - shortest;
            return ground + 4.0 * Math.max(0, DETOUR - detour) / DETOUR;
        }

        @Override
        public int garrison(State state, int hex) {
            return posts.wanted(hex);
        }

        @Override
        public double threshold(State state, int unit) {
            return THRESHOLD;
        }

        @Override
        public int remoteness(int hex) {
            return fromEnemy[hex];
        }

        /** 4.12: 5 Armored gives the enemy points, so it comes only in need. */
        @Override
        public boolean pays(State state, int unit) {
            return needed;
        }
    }
}
