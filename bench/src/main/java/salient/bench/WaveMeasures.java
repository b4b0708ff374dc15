package salient.bench;

import java.util.List;
import java.util.stream.IntStream;
import salient.kernel.play.Question;
import salient.wave.Wave;
import salient.wave.WavePosition;
import salient.wave.play.Ids;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveQuestion;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** What Wave of Terror promises: whole campaigns at random and by the computer, and the questions asked all the time. */
public final class WaveMeasures {
    /** Decisions into a random campaign: set-up is over and reinforcements have come. */
    private static final int MID_GAME = 4000;

    private static final int SLOW = 6;

    /** Battalions of seven movement points behind the lines, on roads: fourteen in column. */
    private static final String MARCH = """
            scenario campaign
            turn 4 1
            phase german movement
            german I/1SSPanzer E3119
            german I/1SSPzGren E2728
            german SS-PzAufkl1 E3530
            german s.501SSPanzer E3218
            allied I/501PIR E1710
            """;

    /** A division from two hexes against a stack, with all the artillery both sides may bring: seven dice. */
    private static final String STACK = """
            scenario campaign
            turn 4 1
            phase german combat
            german I/1SSPanzer s.501SSPanzer SS-PzJg1 SS-PzAufkl1 E2434
            german I/1SSPzGren II/1SSPzGren III/1SSPzGren I/2SSPzGren E2433
            german VAK401 E2634
            german VAK766 E2635
            allied I/501PIR II/501PIR III/501PIR 35ECB E2333
            allied 8/3FAGp E2133
            allied 8/4FAGp E2134
            allied 8/1FAGp E2233
            allied 8/2FAGp E2234
            allied 3/1FAGp E2132
            """;

    private static final String ODDS = "odds E2333 I/1SSPanzer s.501SSPanzer SS-PzJg1 I/1SSPzGren II/1SSPzGren"
            + " guns VAK401 VAK766 against 8/3FAGp 8/4FAGp 8/1FAGp 8/2FAGp 3/1FAGp aircraft";

    private final Wave game = new Wave();
    private final GamePlay games = new GamePlay(game, Wave.CAMPAIGN);

    private WaveMeasures() {}

    public static List<Measure> all() {
        WaveMeasures measures = new WaveMeasures();
        return List.of(
                Measure.games("Battle of the Bulge at random", Target.atLeast(15), measures::randomGames),
                Measure.games("Battle of the Bulge by the computer", Target.atLeast(2), measures::computerGames),
                Measure.nanos("reach with 6 points", Target.atMost(5000), measures::reach),
                Measure.nanos("reach with 14 points, in column", Target.atMost(30_000), measures::reachInColumn),
                Measure.yardsticks("supply of an army group", Target.atMost(2), measures::supplyOfASide),
                Measure.nanos("odds with seven artillery dice", Target.atMost(100_000), measures::odds));
    }

    private WavePosition play(long seed, int most) {
        return (WavePosition) games.atRandom(seed, most);
    }

    Work randomGames() {
        return Work.summing(i -> play(i, Integer.MAX_VALUE).state().turn.number);
    }

    Work computerGames() {
        return Work.summing(i -> ((WavePosition) games.byComputers(i, _ -> {})).state().turn.number);
    }

    /** Battalions of six movement points that cannot go in column, in turn. */
    Work reach() {
        WavePosition position = play(1, MID_GAME);
        State state = position.state();
        int[] units = IntStream.range(0, state.counters.size())
                .filter(unit -> state.stacks.isOnMap(unit) && state.counters.movement(unit) == SLOW)
                .filter(unit -> reach(position, unit).points() == SLOW
                        && reach(position, unit).columnPoints() == 0)
                .toArray();
        return reachOf(position, units);
    }

    /** Columns by road, besides what the same battalions reach in an ordinary move. */
    Work reachInColumn() {
        WavePosition position = (WavePosition) game.notation().parsePosition(MARCH);
        State state = position.state();
        int[] units = IntStream.of(state.counters.of(Sides.GERMAN))
                .filter(state.stacks::isOnMap)
                .toArray();
        return reachOf(position, units);
    }

    /** The whole answer: every hex by name with its cost and the way there. */
    private static Work reachOf(WavePosition position, int[] units) {
        return Work.summing(
                i -> reach(position, units[i % units.length]).goals().size());
    }

    private static WaveAnswer.Reachable reach(WavePosition position, int unit) {
        return (WaveAnswer.Reachable) position.answer(new WaveQuestion.ReachOf(Ids.of(unit)));
    }

    /** As after an enemy move: the lines of the whole side anew. */
    Work supplyOfASide() {
        State state = play(1, MID_GAME).state();
        int[] units = state.counters.of(Sides.ALLIED);
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                state.supplyChanged();
                for (int unit : units)
                    if (state.stacks.isOnMap(unit))
                        sum += Supply.of(state, unit).ordinal();
            }
            return sum;
        };
    }

    Work odds() {
        WavePosition position = (WavePosition) game.notation().parsePosition(STACK);
        Question question = game.notation().parseQuestion(ODDS, position);
        return Work.summing(_ -> position.answer(question).hashCode());
    }
}
