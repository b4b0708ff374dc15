package salient.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;

/** What Great Battles of WWII promises: both days of Noville, and what is asked while a battalion is in the hand. */
public final class GreatBattlesMeasures {
    /** Every so many decisions of a game between the computer's staffs a position is kept to ask questions of. */
    private static final int SAMPLED = 25;

    private static final int FAR = 4 * Point.INCH;

    private final GreatBattles game = new GreatBattles();

    private GreatBattlesMeasures() {}

    public static List<Measure> all() {
        GreatBattlesMeasures measures = new GreatBattlesMeasures();
        return List.of(
                Measure.of(
                        "Noville at random",
                        "games/s",
                        Target.atLeast(60),
                        timing -> timing.gamesPerSecond(measures.randomGames())),
                Measure.of(
                        "Noville, computer against computer",
                        "games/s",
                        Target.atLeast(15),
                        timing -> timing.gamesPerSecond(measures.computerGames())),
                Measure.of("a line of sight", "ns", Target.atMost(2_000), timing -> timing.nanos(measures.sight())),
                Measure.of(
                        "all fire targets of a side",
                        "ns",
                        Target.atMost(300_000),
                        timing -> timing.nanos(measures.targets())),
                Measure.of(
                        "legality of a battalion's move",
                        "ns",
                        Target.atMost(20_000),
                        timing -> timing.nanos(measures.moves())),
                Measure.of(
                        "orders of a battalion in the hand",
                        "BFS-time",
                        Target.none(),
                        timing -> timing.inYardsticks(measures.ordersOfABattalion())),
                Measure.of("copy of a table", "ns", Target.none(), timing -> timing.nanos(measures.copies())));
    }

    private GreatBattlesPosition start() {
        return game.start(game.scenario("noville"), Options.of(game.options(), Map.of()));
    }

    /** Other games each time, because they differ in length. */
    Work randomGames() {
        long[] seed = {0};
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += randomGame(seed[0]++);
            return sum;
        };
    }

    private int randomGame(long seed) {
        GreatBattlesPosition position = start();
        RandomPlayer player = new RandomPlayer(seed);
        Dice dice = new SeededDice(seed + 1);
        while (position.outcome().isEmpty()) position.play(player.decide(position), dice, _ -> {});
        return position.outcome().orElseThrow().score();
    }

    Work computerGames() {
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += computerGame(i).size();
            return sum;
        };
    }

    /** Each side decides from what it knows, as at a table. Gives the sampled positions. */
    private List<GreatBattlesPosition> computerGame(long seed) {
        GreatBattlesPosition position = start();
        Map<Side, ComputerPlayer> players = new LinkedHashMap<>();
        for (Side side : game.sides()) players.put(side, best(side, seed));
        Dice dice = new SeededDice(seed);
        List<GreatBattlesPosition> sampled = new ArrayList<>();
        for (int decisions = 0; position.outcome().isEmpty(); decisions++) {
            Side side = position.toDecide();
            position.play(players.get(side).decide(position.knownTo(side)), dice, _ -> {});
            if (decisions % SAMPLED == 0) sampled.add(position.copy());
        }
        return sampled;
    }

    private ComputerPlayer best(Side side, long seed) {
        return GameCatalog.standard().entry(game).standard(side).maker().make(side, seed);
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
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) {
                Ask<GreatBattlesQuestion> ask = turn(asks, i);
                sum += ask.position().answer(ask.about()).hashCode();
            }
            return sum;
        };
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
        return times -> {
            long legal = 0;
            for (int i = 0; i < times; i++) {
                Ask<GreatBattlesOrder> ask = turn(asks, i);
                if (ask.position().judge(ask.about()).isLegal()) legal++;
            }
            return legal;
        };
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
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++)
                sum += positions
                        .get(i % positions.size())
                        .copy()
                        .state()
                        .units()
                        .count();
            return sum;
        };
    }
}
