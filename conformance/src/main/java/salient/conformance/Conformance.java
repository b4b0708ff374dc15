package salient.conformance;

import java.util.List;
import java.util.function.Supplier;

/**
 * The suite that every game must pass. Each game is played by random players, fixed by its seed, with all checks along
 * the way; the first promise found broken is a {@link Violation} that carries the record of that game.
 */
public final class Conformance {
    /** Cheap and basic checks come first: the later ones rely on what they make sure of. */
    private static final List<Supplier<Check>> CHECKS = List.of(
            Invariants::new,
            Copying::new,
            Listing::new,
            Reporting::new,
            RoundTrips::new,
            HostilePlay::new,
            Secrecy::new,
            Reactions::new,
            PlannedOrders::new,
            Determinism::new,
            UndoAndRedo::new);

    private final Candidate candidate;
    private long seed = 1;
    private int games = 10;
    private int every = 1;
    private Runnable played = () -> {};

    public Conformance(Candidate candidate) {
        this.candidate = candidate;
    }

    /** How many games are played; their seeds are consecutive from 1 on. */
    public Conformance games(int number) {
        return games(number, 1);
    }

    /** The same with the seed of the first game. */
    public Conformance games(int number, long first) {
        games = number;
        seed = first;
        return this;
    }

    /** Checks look at one situation in so many, chosen at random; all others are only played through. */
    public Conformance every(int situations) {
        this.every = situations;
        return this;
    }

    /** What to do after each game, for example to show progress. */
    public Conformance afterEach(Runnable played) {
        this.played = played;
        return this;
    }

    /** What was done without finding anything. */
    public record Report(int games, long orders) {}

    public Report run() {
        List<Check> checks = CHECKS.stream().map(Supplier::get).toList();
        long orders = 0;
        for (int game = 0; game < games; game++) {
            orders += new RandomGame(candidate, seed + game, checks, every).run();
            played.run();
        }
        for (Check check : checks)
            check.notCovered(candidate).ifPresent(problem -> {
                throw new Violation(check.name(), candidate.game().id(), problem, "", null);
            });
        return new Report(games, orders);
    }
}
