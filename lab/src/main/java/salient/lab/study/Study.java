package salient.lab.study;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import salient.lab.rows.PlayedGame;

/** Runs a study on the threads of one machine. */
public final class Study {
    /** How many games may be finished out of order before the oldest is waited for. */
    private static final int WINDOW = 16;

    private final Simulation simulation;
    private final Optional<Path> folder;

    public Study(Simulation simulation, Optional<Path> folder) {
        this.simulation = simulation;
        this.folder = folder;
    }

    /**
     * The result of games that are played elsewhere. With a folder, those it has are not played again, and each that comes is
     * on disk before the next, so that the study can be continued wherever it stops.
     *
     * @param playFrom the games from a number on, in order
     */
    public static StudyResult of(
            Simulation simulation, Optional<Path> folder, IntFunction<Iterator<PlayedGame>> playFrom) {
        StudyTally tally = new StudyTally(simulation);
        if (folder.isEmpty()) {
            playFrom.apply(0).forEachRemaining(tally::add);
            return tally.result();
        }
        try (StudyFolder saved = StudyFolder.open(folder.get(), simulation.manifest(), tally::add)) {
            playFrom.apply(tally.count()).forEachRemaining(game -> {
                saved.add(game);
                tally.add(game);
            });
        }
        return tally.result();
    }

    /**
     * Plays what is missing. With a folder, everything finished is on disk when {@code stop} ends the study early.
     *
     * @param finished told after each game how many are finished
     */
    public StudyResult run(int threads, IntConsumer finished, BooleanSupplier stop) {
        StudyTally tally = new StudyTally(simulation);
        if (folder.isEmpty()) {
            play(threads, tally, tally::add, finished, stop);
            return tally.result();
        }
        try (StudyFolder saved = StudyFolder.open(folder.get(), simulation.manifest(), tally::add)) {
            play(
                    threads,
                    tally,
                    game -> {
                        saved.add(game);
                        tally.add(game);
                    },
                    finished,
                    stop);
        }
        if (tally.count() == 0) throw new BadStudy("The study was stopped before its first game was finished.");
        return tally.result();
    }

    private interface Keeper {
        void keep(PlayedGame game);
    }

    private void play(int threads, StudyTally tally, Keeper keeper, IntConsumer finished, BooleanSupplier stop) {
        int games = simulation.manifest().games();
        int next = tally.count();
        finished.accept(next);
        ArrayDeque<Future<PlayedGame>> playing = new ArrayDeque<>();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            while (tally.count() < games && !stop.getAsBoolean()) {
                for (; next < games && playing.size() < threads * WINDOW; next++) {
                    int index = next;
                    playing.add(pool.submit(() -> simulation.play(index)));
                }
                keeper.keep(playing.poll().get());
                finished.accept(tally.count());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
