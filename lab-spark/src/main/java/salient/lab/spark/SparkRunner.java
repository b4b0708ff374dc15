package salient.lab.spark;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import salient.lab.rows.PlayedGame;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.BadStudy;
import salient.lab.study.ClusterRunner;
import salient.lab.study.Manifest;
import salient.lab.study.Master;
import salient.lab.study.Study;
import salient.lab.study.StudyFolder;
import salient.lab.study.StudyJson;
import salient.lab.study.StudyResult;
import salient.players.catalog.GameCatalog;

/**
 * Plays a study on Spark. Games are spread over the executors, and the result is added up in the order of the games, so that
 * every figure is the one a single machine finds. A game lost with its executor is played again. Rows are kept as they come,
 * so that a study that is stopped can be continued, here or on one machine; at the end they are written as Parquet too.
 */
public final class SparkRunner implements ClusterRunner {
    /** Few enough that a lost executor costs little, many enough that starting a task costs little. */
    private static final int GAMES_PER_TASK = 4;

    /** Tasks per core between two looks at the disk: what is finished by then is kept if the study is stopped. */
    private static final int TASKS_PER_CORE = 16;

    private static final int SECONDS_FOR_WORKERS = 60;

    @Override
    public StudyResult run(
            GameCatalog catalog, Manifest manifest, String master, Optional<Path> folder, IntConsumer finished) {
        Master.probe(master);
        try (SparkSession spark = session(master)) {
            if (!master.startsWith("local")) waitForWorkers(spark, master);
            StudyResult result = Study.of(
                    manifest.simulation(catalog), folder, next -> new Batches(spark, manifest, next, finished));
            folder.ifPresent(path -> writeParquet(spark, path, result));
            return result;
        } catch (Exception fault) {
            throw explained(fault, master);
        }
    }

    /** Games in order, played on the cluster some at a time. */
    private static final class Batches implements Iterator<PlayedGame> {
        private final JavaSparkContext context;
        private final PlayGame play;
        private final int games;
        private final IntConsumer finished;
        private final Deque<String> ready = new ArrayDeque<>();
        private int next;

        Batches(SparkSession spark, Manifest manifest, int next, IntConsumer finished) {
            context = new JavaSparkContext(spark.sparkContext());
            play = new PlayGame(StudyJson.text(manifest));
            games = manifest.games();
            this.next = next;
            this.finished = finished;
            count(spark, next, games, finished);
        }

        @Override
        public boolean hasNext() {
            return !ready.isEmpty() || next < games;
        }

        @Override
        public PlayedGame next() {
            if (ready.isEmpty()) {
                int tasks = TASKS_PER_CORE * Math.max(1, context.defaultParallelism());
                int end = Math.min(games, next + GAMES_PER_TASK * tasks);
                List<Integer> numbers = IntStream.range(next, end).boxed().toList();
                ready.addAll(context.parallelize(numbers, Math.max(1, numbers.size() / GAMES_PER_TASK))
                        .map(play)
                        .collect());
                next = end;
                finished.accept(next);
            }
            return StudyJson.read(ready.poll(), PlayedGame.class);
        }
    }

    /** A master without workers would let a study wait forever. */
    private static void waitForWorkers(SparkSession spark, String master) throws InterruptedException {
        for (int i = 0; i < 4 * SECONDS_FOR_WORKERS; i++) {
            if (spark.sparkContext().statusTracker().getExecutorInfos().length > 1) return; // the driver is one
            Thread.sleep(250);
        }
        throw new BadStudy(
                "The master " + master + " answers, but no worker offered a core within " + SECONDS_FOR_WORKERS
                        + " seconds. Start workers, or wait until other programs on the cluster have finished.");
    }

    private static SparkSession session(String master) {
        var builder = SparkSession.builder()
                .appName("Salient study")
                .master(master)
                .config("spark.ui.enabled", "false")
                .config("spark.log.level", "ERROR")
                .config("spark.deploy.maxExecutorRetries", "5");
        if (!master.startsWith("local")) builder.config("spark.jars", programJars());
        return builder.getOrCreate();
    }

    /** The jars that executors need beside Spark's own: the program's modules and what they use. */
    private static String programJars() {
        return Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .flatMap(SparkRunner::jars)
                .filter(jar -> jar.getFileName().toString().matches(PROGRAM))
                .map(jar -> jar.toAbsolutePath().toString())
                .distinct()
                .collect(Collectors.joining(","));
    }

    private static final String PROGRAM =
            "(kernel|conformance|geography|hexwar|race|breakthrough|wave|greatbattles|players|lab|lab-spark)-[\\d.]+\\.jar"
                    + "|jackson-(core|databind)-3[\\d.]+\\.jar";

    private static Stream<Path> jars(String entry) {
        return Stream.of(Path.of(entry)).filter(path -> path.toString().endsWith(".jar"));
    }

    private static void count(SparkSession spark, int before, int games, IntConsumer finished) {
        spark.sparkContext().addSparkListener(new SparkListener() {
            private int done = before;

            @Override
            public void onTaskEnd(SparkListenerTaskEnd task) {
                done = Math.min(games, done + GAMES_PER_TASK);
                finished.accept(done);
            }
        });
    }

    /** Writes the three tables, and asks Spark SQL for the winners as a check on both. */
    private static void writeParquet(SparkSession spark, Path folder, StudyResult result) {
        for (String name : List.of(StudyFolder.GAMES, StudyFolder.TURNS, StudyFolder.BATTLES))
            spark.read()
                    .json(folder.resolve(name).toAbsolutePath().toString())
                    .write()
                    .mode(SaveMode.Overwrite)
                    .parquet(parquet(folder, name));
        spark.read().parquet(parquet(folder, StudyFolder.GAMES)).createOrReplaceTempView("games");
        List<Row> winners =
                spark.sql("SELECT winner, count(*) FROM games GROUP BY winner").collectAsList();
        for (Row row : winners) {
            String side = row.getString(0).isEmpty() ? "draw" : row.getString(0);
            long count = result.winners().stream()
                    .filter(share -> share.of().equals(side))
                    .mapToInt(Share::count)
                    .sum();
            if (count != row.getLong(1))
                throw new IllegalStateException(
                        "Spark SQL counts " + row.getLong(1) + " games won by " + side + ", the study " + count);
        }
    }

    private static String parquet(Path folder, String name) {
        return folder.resolve(name.replace(".jsonl", ".parquet"))
                .toAbsolutePath()
                .toString();
    }

    private static RuntimeException explained(Exception fault, String master) {
        if (fault instanceof BadStudy bad) return bad;
        boolean unreachable = fault instanceof SparkException || fault instanceof IllegalStateException;
        if (unreachable && !master.startsWith("local"))
            return new BadStudy(
                    "The cluster " + master + " did not do the work: " + fault.getMessage()
                            + " Start a master and workers there, or use --on local[*].",
                    fault);
        return fault instanceof RuntimeException runtime ? runtime : new IllegalStateException(fault);
    }
}
