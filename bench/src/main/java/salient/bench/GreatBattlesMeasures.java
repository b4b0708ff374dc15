package salient.bench;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.fire.Targets;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesQuestion;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;

/** What Great Battles of WWII promises: both days of Noville, and what is asked while a battalion is in the hand. */
public final class GreatBattlesMeasures {
    /** Every so many decisions of a game between the computer's staffs a position is kept to ask questions of. */
    private static final int SAMPLED = 25;

    private static final int FAR = 4 * Point.INCH;

    private final GamePlay games = new GamePlay(new GreatBattles(), "noville");

    private GreatBattlesMeasures() {}

    public static List<Measure> all() {
        GreatBattlesMeasures measures = new GreatBattlesMeasures();
        return List.of(
                Measure.games("Noville at random", Target.atLeast(60), measures::randomGames),
                Measure.games("Noville, computer against computer", Target.atLeast(15), measures::computerGames),
                Measure.nanos("a line of sight", Target.atMost(2_000), measures::sight),
                Measure.nanos("all fire targets of a side", Target.atMost(300_000), measures::targets),
                Measure.nanos("legality of a battalion's move", Target.atMost(20_000), measures::moves),
                Measure.yardsticks("orders of a battalion in the hand", Target.none(), measures::ordersOfABattalion),
                Measure.nanos("copy of a table", Target.none(), measures::copies));
    }

    /** Other games each time, because they differ in length. */
    Work randomGames() {
        long[] seed = {0};
        return Work.summing(_ -> games.atRandom(seed[0]++, Integer.MAX_VALUE)
                .outcome()
                .orElseThrow()
                .score());
    }

    Work computerGames() {
        return Work.summing(i -> computerGame(i).size());
    }

    /** The sampled positions of a game between the computer players. */
    private List<GreatBattlesPosition> computerGame(long seed) {
        List<GreatBattlesPosition> sampled = new ArrayList<>();
        int[] decisions = {0};
        games.byComputers(seed, position -> {
            if (decisions[0]++ % SAMPLED == 0) sampled.add((GreatBattlesPosition) position.copy());
        });
        return sampled;
    }

    /** One thing to ask of one position. */
    private record Ask<T>(GreatBattlesPosition position, T about) {}

    private static <T> Ask<T> turn(List<Ask<T>> all, int i) {
        return all.get(i % all.size());
    }

    /** From every stand to every enemy, as the line-of-sight tool asks it. */
    Work sight() {
        List<Ask<GreatBattlesQuestion>> asks = new ArrayList<>();
        for (GreatBattlesPosition position : computerGame(1)) {
            State s = position.state();
            for (int a = 0; a < s.stands().count(); a++)
                for (int b = 0; b < s.stands().count(); b++)
                    if (s.onTable(a)
                            && s.onTable(b)
                            && s.stand(a).side() != s.stand(b).side())
                        asks.add(new Ask<>(position, new GreatBattlesQuestion.Sight(s.stand(a), s.stand(b))));
        }
        return Work.summing(i -> {
            Ask<GreatBattlesQuestion> ask = turn(asks, i);
            return ask.position().answer(ask.about()).hashCode();
        });
    }

    Work targets() {
        List<GreatBattlesPosition> positions = computerGame(1);
        return times -> {
            long[] found = {0};
            for (int i = 0; i < times; i++)
                Targets.ofSide(
                        positions.get(i / 2 % positions.size()).state(), i % 2, (from, to) -> found[0] += from + to);
            return found[0];
        };
    }

    /** Every battalion in the movement step, four inches each way. */
    Work moves() {
        List<Ask<GreatBattlesOrder>> asks = new ArrayList<>();
        for (Ask<Unit> battalion : battalionsOnTheMove())
            for (int d = 0; d < Bearing.CIRCLE; d += 45) {
                Point by = Bearing.step(new Point(0, 0), d, FAR, 0);
                asks.add(new Ask<>(
                        battalion.position(), new GreatBattlesOrder.March(battalion.about(), by.x(), by.y())));
            }
        return Work.summing(i -> {
            Ask<GreatBattlesOrder> ask = turn(asks, i);
            return ask.position().judge(ask.about()).isLegal() ? 1 : 0;
        });
    }

    private List<Ask<Unit>> battalionsOnTheMove() {
        List<Ask<Unit>> found = new ArrayList<>();
        for (GreatBattlesPosition position : computerGame(1))
            if (position.state().phase() == Phase.MOVEMENT)
                position.subjects(subject -> {
                    if (subject instanceof GreatBattlesSubject.OfUnit(Unit unit) && unit.battalion())
                        found.add(new Ask<>(position, unit));
                });
        return found;
    }

    /** What is offered when a battalion is taken in the hand. */
    Work ordersOfABattalion() {
        List<Ask<Unit>> battalions = battalionsOnTheMove();
        return times -> {
            long[] listed = {0};
            for (int i = 0; i < times; i++) {
                Ask<Unit> ask = turn(battalions, i);
                ask.position().orders(new GreatBattlesSubject.OfUnit(ask.about()), _ -> listed[0]++);
            }
            return listed[0];
        };
    }

    Work copies() {
        List<GreatBattlesPosition> positions = computerGame(1);
        return Work.summing(
                i -> positions.get(i % positions.size()).copy().state().units().count());
    }
}
