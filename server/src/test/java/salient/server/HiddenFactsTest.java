package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.conformance.BreakthroughCandidate;
import salient.conformance.Candidate;
import salient.greatbattles.conformance.GreatBattlesCandidate;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.wave.conformance.WaveCandidate;

/**
 * The games of the house through both doors. Two servers have a table each that differs only in what one seat may not
 * know; the same orders are given at both, and until one of them reveals something, all that this seat receives is the
 * same to the byte.
 */
class HiddenFactsTest {
    private static final int ORDERS = 5;
    private static final List<Candidate> CANDIDATES =
            List.of(new BreakthroughCandidate(), new WaveCandidate(), new GreatBattlesCandidate());

    @TempDir
    Path data;

    @BeforeAll
    static void quiet() {
        Logs.structured(false);
    }

    @ParameterizedTest
    @CsvSource({
        "breakthrough, first-seven-days, 40",
        "breakthrough, twelve-days, 400",
        "wave, bastogne, 400",
        "wave, bastogne, 60",
        "greatbattles, noville, 120"
    })
    void whatASeatReceivesDoesNotDependOnWhatItMayNotKnow(String game, String scenario, int opening) {
        Candidate candidate = CANDIDATES.stream()
                .filter(c -> c.game().id().equals(game))
                .findFirst()
                .orElseThrow();
        int compared = 0;
        for (Side onlooker : candidate.game().sides())
            for (int seed = 1; seed <= 2; seed++)
                compared += compare(candidate, scenario, onlooker, opened(candidate, scenario, opening, seed), seed);
        assertThat(compared)
                .as("orders after which what a seat received was compared")
                .isGreaterThan(ORDERS);
    }

    /** A position of the middle game: the scenario's first, and so many orders at random. */
    private static Position opened(Candidate candidate, String scenario, int orders, int seed) {
        Position position = candidate
                .game()
                .start(
                        candidate.game().scenario(scenario),
                        Options.of(candidate.game().options(), World.options(candidate.game())));
        Dice dice = new SeededDice(seed);
        Random random = new Random(seed);
        for (int i = 0; i < orders && position.outcome().isEmpty(); i++)
            anyOrder(position, random).ifPresent(order -> position.play(order, dice, _ -> {}));
        return position;
    }

    private static Optional<Order> anyOrder(Position position, Random random) {
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        List<Order> orders = new ArrayList<>();
        position.orders(subjects.get(random.nextInt(subjects.size())), orders::add);
        return orders.isEmpty() ? Optional.empty() : Optional.of(orders.get(random.nextInt(orders.size())));
    }

    private int compare(Candidate candidate, String scenario, Side onlooker, Position first, int seed) {
        Dice dice = new SeededDice(seed);
        Optional<Position> other = otherwise(candidate, first, onlooker, dice);
        if (other.isEmpty()) return 0;
        Position known = first.knownTo(onlooker);
        Set<String> questions = new LinkedHashSet<>();
        for (int i = 0; i < 3; i++) questions.addAll(candidate.questions(known, dice));
        List<String> attempts =
                candidate.hostileOrders(known, dice).stream().limit(20).toList();
        Path folder = data.resolve(onlooker.id() + seed);
        try (World one = new World(
                        new StartingFrom(candidate.game(), first), scenario, onlooker, folder.resolve("one"));
                World two = new World(
                        new StartingFrom(candidate.game(), other.get()), scenario, onlooker, folder.resolve("two"))) {
            one.lookAround(questions, attempts);
            two.lookAround(questions, attempts);
            Random random = new Random(seed);
            for (int orders = 0; orders < ORDERS; orders++) {
                Optional<String> order = legalInBoth(one, two, random);
                if (order.isEmpty()) break;
                one.play(order.get());
                two.play(order.get());
                one.lookAround(questions, attempts);
                two.lookAround(questions, attempts);
            }
            int comparable = Math.min(one.ordersBeforeRevelation(), two.ordersBeforeRevelation());
            for (int orders = 0; orders <= comparable && orders < one.received().size(); orders++)
                assertThat(two.received().get(orders))
                        .as(
                                "%s of %s as seen by %s after %s orders",
                                scenario, candidate.game().id(), onlooker, orders)
                        .containsExactlyElementsOf(one.received().get(orders));
            return comparable;
        }
    }

    /** Nothing where nothing that could be changed is hidden. */
    private static Optional<Position> otherwise(Candidate candidate, Position first, Side onlooker, Dice dice) {
        for (int tries = 0; tries < 20; tries++) {
            Position other = candidate.disturbed(first.copy(), onlooker, dice);
            if (other.hash() != first.hash()) return Optional.of(other);
        }
        return Optional.empty();
    }

    /** What a side can do may well depend on what is hidden from the other. */
    private static Optional<String> legalInBoth(World one, World two, Random random) {
        if (one.isOver() || two.isOver() || !one.toDecide().equals(two.toDecide())) return Optional.empty();
        for (int tries = 0; tries < 40; tries++) {
            Optional<String> order = one.anyOrder(random);
            if (order.isPresent() && two.allows(order.get())) return order;
        }
        return Optional.empty();
    }
}
