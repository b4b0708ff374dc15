package salient.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.operation.Reach;
import salient.breakthrough.state.State;
import salient.breakthrough.supply.Isolation;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;

/** What Breakthrough in the Ardennes promises: whole games at random, and the questions a player asks all the time. */
public final class BreakthroughMeasures {
    /** Decisions into a random game when every unit that can be there is on the map and in motion. */
    private static final int MID_GAME = 1500;

    /** Three regiments with artillery against a stack of three, one of which may surrender: the longest answer there is. */
    private static final String STACK = """
            breakthrough twelve-days
            turn 1
            phase german operation 1
            german 39/26VG 16,26 op=12 artillery=20
            german 77/26VG 15,25 op=12
            german 78/26VG 16,26 op=12
            american 422/106 16,25 efficiency=77
            american 423/106 16,25 isolated
            american 424/106 16,25 fort=2
            """;

    private final Breakthrough game = new Breakthrough();

    private BreakthroughMeasures() {}

    public static List<Measure> all() {
        BreakthroughMeasures measures = new BreakthroughMeasures();
        return List.of(
                Measure.of(
                        "Twelve Days at random",
                        "games/s",
                        Target.atLeast(25),
                        timing -> timing.gamesPerSecond(measures.games(1_000_000))),
                Measure.of(
                        "decisions at random",
                        "decisions/s",
                        Target.atLeast(100_000),
                        timing ->
                                timing.gamesPerSecond(measures.games(MID_GAME)).times(MID_GAME)),
                Measure.of(
                        "Twelve Days, computer against computer",
                        "games/s",
                        Target.atLeast(6),
                        timing -> timing.gamesPerSecond(measures.computerGames())),
                Measure.of(
                        "reach of one unit",
                        "BFS-time",
                        Target.atMost(1),
                        timing -> timing.inYardsticks(measures.reach())),
                Measure.of(
                        "supply of a whole side",
                        "BFS-time",
                        Target.atMost(2),
                        timing -> timing.inYardsticks(measures.supplyOfASide())),
                Measure.of(
                        "supply of one unit in play",
                        "ns",
                        Target.atMost(1000),
                        timing -> timing.nanos(measures.supplyOfAUnit())),
                Measure.of("odds of an attack", "ns", Target.atMost(200_000), timing -> timing.nanos(measures.odds())),
                Measure.of("copy of a position", "ns", Target.none(), timing -> timing.nanos(measures.copies())));
    }

    private BreakthroughPosition start() {
        return (BreakthroughPosition) game.start(game.scenario("twelve-days"), Options.of(game.options(), Map.of()));
    }

    private BreakthroughPosition play(long seed, int most) {
        BreakthroughPosition position = start();
        RandomPlayer player = new RandomPlayer(seed);
        Dice dice = new SeededDice(seed + 1);
        for (int i = 0; i < most && position.outcome().isEmpty(); i++)
            position.play(player.decide(position), dice, event -> {});
        return position;
    }

    Work games(int most) {
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += play(i, most).state().turn().number();
            return sum;
        };
    }

    /** As the laboratory plays them: each side from what it knows. */
    Work computerGames() {
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += computerGame(i);
            return sum;
        };
    }

    private int computerGame(long seed) {
        BreakthroughPosition position = start();
        Map<Side, ComputerPlayer> players = new LinkedHashMap<>();
        for (Side side : game.sides())
            players.put(
                    side,
                    GameCatalog.standard().entry(game).standard(side).maker().make(side, seed));
        Dice dice = new SeededDice(seed);
        while (position.outcome().isEmpty()) {
            Side side = position.toDecide();
            position.play(players.get(side).decide(position.knownTo(side)), dice, event -> {});
        }
        return position.outcome().orElseThrow().score();
    }

    /** All units of both sides in turn. */
    Work reach() {
        State s = play(1, MID_GAME).state();
        int[] units = IntStream.range(0, OrderOfBattle.count())
                .filter(s.forces()::onMap)
                .toArray();
        for (int u : units)
            s.forces().setOp(u, OrderOfBattle.unit(u).allowance().first());
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++)
                sum += Reach.of(s, units[i % units.length]).left(0);
            return sum;
        };
    }

    /** As at a Supply Phase: roads and states anew. */
    Work supplyOfASide() {
        State s = play(1, MID_GAME).state();
        int empty = s.board().at(0, 0);
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                s.ground().setOwner(empty, Army.of(i & 1)); // makes what was kept stale
                for (int u : OrderOfBattle.indices(Army.AMERICAN))
                    if (s.forces().onMap(u)) sum += Isolation.state(s, u).ordinal();
            }
            return sum;
        };
    }

    Work supplyOfAUnit() {
        State s = play(1, MID_GAME).state();
        int[] units = OrderOfBattle.indices(Army.AMERICAN);
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                int u = units[i % units.length];
                if (s.forces().onMap(u)) sum += Isolation.state(s, u).ordinal();
            }
            return sum;
        };
    }

    Work odds() {
        BreakthroughPosition position = (BreakthroughPosition) game.notation().parsePosition(STACK);
        Question question = game.notation().parseQuestion("odds 16,25 by 39/26VG 77/26VG 78/26VG", position);
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += position.answer(question).hashCode();
            return sum;
        };
    }

    Work copies() {
        BreakthroughPosition position = play(1, MID_GAME);
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++)
                sum += position.copy().state().turn().number();
            return sum;
        };
    }
}
