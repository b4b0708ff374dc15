package salient.bench;

import java.util.List;
import java.util.stream.IntStream;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.operation.Reach;
import salient.breakthrough.state.State;
import salient.breakthrough.supply.Isolation;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.play.Question;

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
    private final GamePlay games = new GamePlay(game, "twelve-days");

    private BreakthroughMeasures() {}

    public static List<Measure> all() {
        BreakthroughMeasures measures = new BreakthroughMeasures();
        return List.of(
                Measure.games("Twelve Days at random", Target.atLeast(25), () -> measures.games(1_000_000)),
                Measure.of(
                        "decisions at random",
                        "decisions/s",
                        Target.atLeast(100_000),
                        timing ->
                                timing.gamesPerSecond(measures.games(MID_GAME)).times(MID_GAME)),
                Measure.games("Twelve Days, computer against computer", Target.atLeast(6), measures::computerGames),
                Measure.yardsticks("reach of one unit", Target.atMost(1), measures::reach),
                Measure.yardsticks("supply of a whole side", Target.atMost(2), measures::supplyOfASide),
                Measure.nanos("supply of one unit in play", Target.atMost(1000), measures::supplyOfAUnit),
                Measure.nanos("odds of an attack", Target.atMost(200_000), measures::odds),
                Measure.nanos("copy of a position", Target.none(), measures::copies));
    }

    private BreakthroughPosition play(long seed, int most) {
        return (BreakthroughPosition) games.atRandom(seed, most);
    }

    Work games(int most) {
        return Work.summing(i -> play(i, most).state().turn().number());
    }

    /** As the laboratory plays them: each side from what it knows. */
    Work computerGames() {
        return Work.summing(
                i -> games.byComputers(i, _ -> {}).outcome().orElseThrow().score());
    }

    /** All units of both sides in turn. */
    Work reach() {
        State s = play(1, MID_GAME).state();
        int[] units = IntStream.range(0, OrderOfBattle.count())
                .filter(s.forces()::onMap)
                .toArray();
        for (int u : units)
            s.forces().setOp(u, OrderOfBattle.unit(u).allowance().first());
        return Work.summing(i -> Reach.of(s, units[i % units.length]).left(0));
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
        return Work.summing(i -> {
            int u = units[i % units.length];
            return s.forces().onMap(u) ? Isolation.state(s, u).ordinal() : 0;
        });
    }

    Work odds() {
        BreakthroughPosition position = (BreakthroughPosition) game.notation().parsePosition(STACK);
        Question question = game.notation().parseQuestion("odds 16,25 by 39/26VG 77/26VG 78/26VG", position);
        return Work.summing(_ -> position.answer(question).hashCode());
    }

    Work copies() {
        BreakthroughPosition position = play(1, MID_GAME);
        return Work.summing(_ -> position.copy().state().turn().number());
    }
}
