package salient.players.wave;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.players.weights.Weights;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** The defense: stand in towns, on junctions and across the roads the enemy must take; strike back when skies clear. */
record Allied(Optional<WavePlan> chosen, Weights<Weight> weights) implements Doctrine {
    Allied() {
        this(WaveTuning.ALLIED);
    }

    Allied(Weights<Weight> weights) {
        this(Optional.empty(), weights);
    }

    Allied(WavePlan plan, Weights<Weight> weights) {
        this(Optional.of(plan), weights);
    }

    @Override
    public int side() {
        return Sides.ALLIED;
    }

    @Override
    public double usualBoldness(State state) {
        boolean offensive = state.turn.clear || state.turn.number >= whole(Weight.HOLD_OFFENSIVE_FROM);
        return weight(offensive ? Weight.HOLD_BOLDNESS : Weight.HOLD_CAUTION);
    }

    @Override
    public double usualPrize(State state, int hex) {
        double prize = weight(Weight.PRIZE_GROUND);
        if (state.map.isSettled(hex)) prize += weight(state.map.isCity(hex) ? Weight.PRIZE_CITY : Weight.PRIZE_TOWN);
        if (state.map.hasRoad(hex)) prize += weight(Weight.PRIZE_ROAD);
        if (state.map.isWestBank(hex)) prize += weight(Weight.HOLD_WEST_BANK);
        return hex == Posts.decisive(state) ? prize + weight(Weight.HOLD_DECIDES) : prize;
    }

    @Override
    public Outlook outlook(State state) {
        return new View(state, plan(state), weights);
    }

    private static final class View implements Outlook {
        /** So many roads make a junction. */
        private static final int JUNCTION = 3;

        private final WavePlan plan;
        private final Weights<Weight> weights;
        /** How far the enemy is from each hex, and each hex from where he wants to go. */
        private final int[] fromEnemy;

        private final int[] toAims;
        private final Posts posts;
        private final Danger danger;
        private final int shortest;
        private final boolean needed;

        View(State state, WavePlan plan, Weights<Weight> weights) {
            this.plan = plan;
            this.weights = weights;
            int[] enemies = Survey.held(state, Sides.GERMAN);
            fromEnemy = MarchDistances.from(state, Sides.GERMAN, enemies);
            int[] aims = aims(state);
            toAims = MarchDistances.to(state, Sides.GERMAN, aims, new int[aims.length]);
            needed = new Releases(state).areNeeded();
            danger = new Danger(state, Sides.GERMAN, weights);
            posts = Posts.of(state, Sides.ALLIED, fromEnemy, weights);
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
            boolean here = state.stacks.place(units[0]) == hex;
            int others = state.stacks.regulars(hex) - (here ? units.length : 0);
            double worth = ground(state, hex) * urgency(threat) / (1 + weights.of(Weight.HOLD_CROWD) * others);
            worth -= weights.of(Weight.HOLD_APPROACH)
                    * plan.approach()
                    * Math.min(threat, 4 * weights.whole(Weight.HOLD_FAR));
            if (posts.isShort(state, units, hex)) worth += weights.of(Weight.POST_UNIT);
            if (!Supply.canTrace(state, Sides.ALLIED, hex)) worth -= weights.of(Weight.HOLD_OUT_OF_SUPPLY);
            return worth - weights.of(Weight.HOLD_FEAR) * plan.fear() * danger.of(state, units, hex);
        }

        /** Ground counts less the farther away the enemy is. */
        private double urgency(int threat) {
            int near = weights.whole(Weight.HOLD_NEAR);
            if (threat <= near) return 1;
            return threat >= weights.whole(Weight.HOLD_FAR) ? weights.of(Weight.HOLD_FAR_AWAY) : (double) near / threat;
        }

        /** What holding a hex is worth: cover, town, junction, and lying across the enemy's way. */
        private double ground(State state, int hex) {
            double ground = weights.of(Weight.HOLD_COVER) * state.map.shift(hex);
            if (state.map.isSettled(hex))
                ground += weights.of(state.map.isCity(hex) ? Weight.HOLD_CITY : Weight.HOLD_TOWN);
            if (Survey.roads(state, hex) >= JUNCTION) ground += weights.of(Weight.HOLD_JUNCTION);
            else if (state.map.hasRoad(hex)) ground += weights.of(Weight.HOLD_ROAD);
            int detour = fromEnemy[hex] + toAims[hex] - shortest;
            int most = weights.whole(Weight.HOLD_DETOUR);
            return most == 0 ? ground : ground + weights.of(Weight.HOLD_IN_THE_WAY) * Math.max(0, most - detour) / most;
        }

        @Override
        public int garrison(State state, int hex) {
            return posts.wanted(hex);
        }

        @Override
        public double threshold(State state, int unit) {
            return weights.of(Weight.MARCH_THRESHOLD);
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
