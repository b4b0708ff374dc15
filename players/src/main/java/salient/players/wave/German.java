package salient.players.wave;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** The offensive: fast divisions run for the Meuse and the road to Antwerp, the infantry takes towns on the way. */
record German(Optional<WavePlan> chosen) implements Doctrine {
    /** While the enemy is few, ground is worth steps; later every step counts the same (4.8). */
    private static final double ON_THE_OFFENSIVE = 1.15;

    private static final double ATTRITION = 1.0;
    private static final int OFFENSIVE_UNTIL = 7;
    private static final int FAST = 5;

    private static final double CITY = 3;
    private static final double TOWN = 0.8;
    private static final double DECIDES = 25;
    /** An attack on St. Vith from all sides needs the hexes around it. */
    private static final double BESIDE_WHAT_DECIDES = 4;

    /** An enemy behind the line cuts supply and hunts artillery. */
    private static final double BEHIND_US = 1.5;

    German() {
        this(Optional.empty());
    }

    German(WavePlan plan) {
        this(Optional.of(plan));
    }

    @Override
    public int side() {
        return Sides.GERMAN;
    }

    @Override
    public double usualBoldness(State state) {
        return state.turn.number <= OFFENSIVE_UNTIL ? ON_THE_OFFENSIVE : ATTRITION;
    }

    @Override
    public double usualPrize(State state, int hex) {
        double prize = 0.3;
        if (state.map.isSettled(hex)) prize += state.map.isCity(hex) ? CITY : TOWN;
        if (state.map.hasRoad(hex)) prize += 0.2;
        if (state.map.isGermanSide(hex)) prize += BEHIND_US;
        return prize + forWhatDecides(state, hex);
    }

    /** Until St. Vith has fallen, the hexes around it are worth a fight too. */
    private static double forWhatDecides(State state, int hex) {
        int decisive = Posts.decisive(state);
        if (decisive < 0) return 0;
        if (hex == decisive) return DECIDES;
        boolean inTheWay = state.ground.control(decisive) == Sides.ALLIED
                && state.map.grid().distance(hex, decisive) == 1;
        return inTheWay ? BESIDE_WHAT_DECIDES : 0;
    }

    @Override
    public Outlook outlook(State state) {
        return new View(state, plan(state));
    }

    private static final class View implements Outlook {
        private static final double POST = 6;
        private static final double FEAR = 0.6;
        private static final double THRESHOLD = 0.5;
        private static final double RACING = 2;
        /** A town must be so many movement points nearer than what decides or lies behind us, a city in our scenarios. */
        private static final int TOWN_HANDICAP = 12;

        private static final int CITY_HANDICAP = 8;
        /** In the campaign the attack goes on: who is behind us is left to those who are near. */
        private static final int BEHIND_US_HANDICAP = 10;

        private static final double OUT_OF_SUPPLY = 5;
        /** 4.4: without a supplied unit there at the end all is lost. */
        private static final double BEYOND_THE_LINE = 4;

        private static final double PROGRESS = 0.2;
        private static final int FIRST_TURN_OF_PRICED = 5;

        private final WavePlan plan;
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

        View(State state, WavePlan plan) {
            this.plan = plan;
            saintVith = Posts.decisive(state);
            int[] enemies = Survey.held(state, Sides.ALLIED);
            posts = Posts.of(state, Sides.GERMAN, MarchDistances.from(state, Sides.ALLIED, enemies));
            toExit = MarchDistances.to(state, Sides.GERMAN, exits(state), new int[exits(state).length]);
            int[] towns = IntStream.concat(Arrays.stream(towns(state)), Arrays.stream(posts.gaps(state)))
                    .toArray();
            int[] handicaps =
                    Arrays.stream(towns).map(hex -> handicap(state, hex)).toArray();
            toTown = MarchDistances.to(state, Sides.GERMAN, towns, handicaps);
            hammer = Hammer.of(state);
            danger = new Danger(state, Sides.ALLIED);
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
            if (state.map.isGermanSide(hex)) return campaign ? BEHIND_US_HANDICAP : 0;
            if (state.map.isCity(hex)) return campaign ? 0 : CITY_HANDICAP;
            return TOWN_HANDICAP;
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
                    : -PROGRESS * plan.approach() * (runs ? toExit[hex] : Math.min(toTown[hex], 200));
            if (state.ground.control(hex) == Sides.ALLIED && state.map.isSettled(hex))
                worth += state.map.isCity(hex) ? CITY : TOWN;
            if (!Supply.canTrace(state, Sides.GERMAN, hex)) worth -= OUT_OF_SUPPLY;
            else if (atTheEnd && !state.map.isGermanSide(hex)) worth += BEYOND_THE_LINE;
            if (state.map.isWestBank(hex)) worth += 2;
            if (posts.isShort(state, units, hex)) worth += POST;
            return worth + 0.2 * state.map.shift(hex) - FEAR * plan.fear() * danger.of(state, units, hex);
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
            return racing ? RACING : THRESHOLD;
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
