package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.conformance.Candidate;
import salient.conformance.Conformance;
import salient.conformance.Violation;

/** Puts a game to the conformance suite for as long as one likes. */
@Command(
        name = "fuzz",
        description = "Random and hostile play, secrecy, determinism, round trips, undo: many games, each checked along"
                + " the way. A broken promise is printed with the record of its game.")
final class FuzzCommand extends PrintingCommand {
    @Parameters(paramLabel = "GAME")
    private String gameId;

    @Option(names = "--games", paramLabel = "N", description = "Default ${DEFAULT-VALUE}.")
    private int games = 100;

    @Option(names = "--seed", paramLabel = "S", description = "Of the first game (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--every",
            paramLabel = "N",
            description = "Look at one situation in N, chosen at random (default 50; wave, whose games are long, 100).")
    private Optional<Integer> every = Optional.empty();

    @Option(names = "--record", paramLabel = "FILE", description = "Where to write the record of a failing game.")
    private Path record;

    @Override
    int run(PrintWriter out) throws IOException {
        if (games < 1 || every.orElse(1) < 1) throw new BadInput("--games and --every must be at least 1.");
        Candidate candidate = Games.candidate(gameId);
        try {
            long orders = check(candidate);
            out.println(gameId + ": " + games + " games, " + orders + " orders, no promise broken.");
            return Main.SUCCESS;
        } catch (Violation violation) {
            out.println(violation.getMessage());
            if (record != null) Files.writeString(record, violation.record());
            return Main.NEGATIVE;
        }
    }

    /** A core takes a stretch of games: what a check must have seen somewhere, it can see within one. */
    private long check(Candidate candidate) {
        int stretch = Math.clamp(games / 8, 1, 25);
        List<Integer> starts = IntStream.iterate(0, at -> at < games, at -> at + stretch)
                .boxed()
                .toList();
        try (ProgressBar bar = new ProgressBar("games", games);
                ForkJoinPool pool = new ForkJoinPool(Runtime.getRuntime().availableProcessors())) {
            return pool.submit(() -> starts.parallelStream()
                            .mapToLong(from -> {
                                int count = Math.min(stretch, games - from);
                                return new Conformance(candidate)
                                        .games(count, seed + from)
                                        .every(every.orElse(candidate.checksOneIn()))
                                        .afterEach(bar::step)
                                        .run()
                                        .orders();
                            })
                            .sum())
                    .join();
        }
    }
}
