package salient.players.wave;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.players.weights.Weights;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** The offensive: fast divisions run for the Meuse and the road to Antwerp, the infantry takes towns on the way. */
record German(Optional<WavePlan> chosen, Weights<Weight> weights) implements Doctrine {
    private static final int FAST = 5;

    German() {
        this(WaveTuning.GERMAN);
    }

    German(Weights<Weight> weights) {
        this(Optional.empty(), weights);
    }

    German(WavePlan plan, Weights<Weight> weights) {
        this(Optional.of(plan), weights);
    }

    @Override
    public int side() {
        return Sides.GERMAN;
    }

    @Override
    public double usualBoldness(State state) {
        // While the enemy is few, ground is worth steps; later every step counts the same (4.8).
        return weight(state.turn.number <= whole(Weight.DRIVE_UNTIL) ? Weight.DRIVE_BOLDNESS : Weight.DRIVE_ATTRITION);
    }

    @Override
    public double usualPrize(State state, int hex) {
        double prize = weight(Weight.PRIZE_GROUND);
        if (state.map.isSettled(hex)) prize += weight(state.map.isCity(hex) ? Weight.PRIZE_CITY : Weight.PRIZE_TOWN);
        if (state.map.hasRoad(hex)) prize += weight(Weight.PRIZE_ROAD);
        if (state.map.isGermanSide(hex)) prize += weight(Weight.DRIVE_BEHIND_US);
        return prize + forWhatDecides(state, hex);
    }

    /** Until St. Vith has fallen, the hexes around it are worth a fight too. */
    private double forWhatDecides(State state, int hex) {
        int decisive = Posts.decisive(state);
        if (decisive < 0) return 0;
        if (hex == decisive) return weight(Weight.DRIVE_DECIDES);
        boolean inTheWay = state.ground.control(decisive) == Sides.ALLIED
                && state.map.grid().distance(hex, decisive) == 1;
        return inTheWay ? weight(Weight.DRIVE_BESIDE_IT) : 0;
    }

    @Override
    public Outlook outlook(State state) {
        return new View(state, plan(state), weights);
    }

    private static final class View implements Outlook {
        private static final int FIRST_TURN_OF_PRICED = 5;

        private final WavePlan plan;
        private final Weights<Weight> weights;
        /** Movement points from each hex to the way out of the map, by the Meuse bridges. */
        private final int[] toExit;
        /** To the nearest city or town the enemy has. */
        private final int[] toTown;

        private final Posts posts;
        private final Hammer hammer;
        private final Danger danger;
        private final boolean exitInReach;
        private final boolean atTheEnd;

        private final int saintVith;

        View(State state, WavePlan plan, Weights<Weight> weights) {
            this.plan = plan;
            this.weights = weights;
            saintVith = Posts.decisive(state);
            int[] enemies = Survey.held(state, Sides.ALLIED);
            posts = Posts.of(state, Sides.GERMAN, MarchDistances.from(state, Sides.ALLIED, enemies), weights);
            toExit = MarchDistances.to(state, Sides.GERMAN, exits(state), new int[exits(state).length]);
            int[] towns = IntStream.concat(Arrays.stream(towns(state)), Arrays.stream(posts.gaps(state)))
                    .toArray();
            int[] handicaps =
                    Arrays.stream(towns).map(hex -> handicap(state, hex)).toArray();
            toTown = MarchDistances.to(state, Sides.GERMAN, towns, handicaps);
            hammer = Hammer.of(state, weights);
            danger = new Danger(state, Sides.ALLIED, weights);
            int nearest = Arrays.stream(Survey.held(state, Sides.GERMAN))
                    .map(hex -> toExit[hex])
                    .min()
                    .orElse(MarchDistances.UNREACHABLE);
            int pace = 20 * (state.scenario.lastTurn() - state.turn.number + 1);
            exitInReach = plan.race() && nearest < pace;
            atTheEnd = state.turn.number >= state.scenario.lastTurn() - 1;
        }

        private int handicap(State state, int hex) {
            boolean campaign = saintVith >= 0;
            if (hex == saintVith) return 0;
            // In the campaign the attack goes on: the units that are near deal with an enemy behind the line.
            if (state.map.isGermanSide(hex)) return campaign ? weights.whole(Weight.DRIVE_BEHIND_HANDICAP) : 0;
            if (state.map.isCity(hex)) return campaign ? 0 : weights.whole(Weight.DRIVE_CITY_HANDICAP);
            return weights.whole(Weight.DRIVE_TOWN_HANDICAP);
        }

        private static int[] exits(State state) {
            return Arrays.stream(state.map.zones().exit().toArray())
                    .filter(state.map::hasRoadOffMap)
                    .toArray();
        }

        private static int[] towns(State state) {
            return IntStream.range(0, state.map.size())
                    .filter(hex -> state.map.isSettled(hex) && state.ground.control(hex) == Sides.ALLIED)
                    .toArray();
        }

        @Override
        public double worth(State state, int[] units, int hex) {
            int speed = slowest(state, units);
            boolean runs = exitInReach && speed >= FAST;
            double worth = hammer.has(state, units[0])
                    ? hammer.worth(hex)
                    : -weights.of(Weight.DRIVE_PROGRESS)
                            * plan.approach()
                            * (runs ? toExit[hex] : Math.min(toTown[hex], 200));
            if (state.ground.control(hex) == Sides.ALLIED && state.map.isSettled(hex))
                worth += weights.of(state.map.isCity(hex) ? Weight.DRIVE_CITY : Weight.DRIVE_TOWN);
            if (!Supply.canTrace(state, Sides.GERMAN, hex)) worth -= weights.of(Weight.DRIVE_OUT_OF_SUPPLY);
            else if (atTheEnd && !state.map.isGermanSide(hex)) worth += weights.of(Weight.DRIVE_BEYOND_THE_LINE);
            if (state.map.isWestBank(hex)) worth += weights.of(Weight.DRIVE_WEST_BANK);
            if (posts.isShort(state, units, hex)) worth += weights.of(Weight.POST_UNIT);
            return worth
                    + weights.of(Weight.DRIVE_COVER) * state.map.shift(hex)
                    - weights.of(Weight.DRIVE_FEAR) * plan.fear() * danger.of(state, units, hex);
        }

        private static int slowest(State state, int[] units) {
            int slowest = Integer.MAX_VALUE;
            for (int unit : units) slowest = Math.min(slowest, state.counters.movement(unit));
            return slowest;
        }

        @Override
        public int garrison(State state, int hex) {
            return posts.wanted(hex);
        }

        /** Fast divisions that can still win the race let all but the best attacks to the infantry. */
        @Override
        public double threshold(State state, int unit) {
            boolean racing = exitInReach && state.counters.movement(unit) >= FAST && !hammer.has(state, unit);
            return weights.of(racing ? Weight.DRIVE_RACING : Weight.MARCH_THRESHOLD);
        }

        @Override
        public int remoteness(int hex) {
            return exitInReach ? toExit[hex] : toTown[hex];
        }

        /** 4.11: a division for five points is a bargain, for ten it is not. */
        @Override
        public boolean pays(State state, int unit) {
            boolean cheap = state.counters.counter(unit).organization().equals("11");
            return state.turn.crossingMade || (cheap && state.turn.number >= FIRST_TURN_OF_PRICED);
        }
    }
}
