package salient.lab.spark;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import salient.lab.rows.PlayedGame;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.BadStudy;
import salient.lab.study.ClusterRunner;
import salient.lab.study.Manifest;
import salient.lab.study.Study;
import salient.lab.study.StudyJson;
import salient.lab.study.StudyResult;
import salient.players.catalog.GameCatalog;

/**
 * Plays a study on Spark. Games are spread over the executors, rows are written as Parquet, and the result is added up in the
 * order of the games, so that every figure is the one a single machine finds. A game lost with its executor is played again.
 */
public final class SparkRunner implements ClusterRunner {
    /** Few enough that a lost executor costs little, many enough that starting a task costs little. */
    private static final int GAMES_PER_TASK = 4;

    @Override
    public StudyResult run(
            GameCatalog catalog, Manifest manifest, String master, Optional<Path> folder, IntConsumer finished) {
        try (SparkSession spark = session(master)) {
            JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
            count(spark, manifest.games(), finished);
            int tasks = Math.max(1, manifest.games() / GAMES_PER_TASK);
            JavaRDD<String> played = context.parallelize(
                            IntStream.range(0, manifest.games()).boxed().toList(), tasks)
                    .map(new PlayGame(StudyJson.text(manifest)))
                    .persist(StorageLevel.MEMORY_AND_DISK());
            played.count();
            StudyResult result = Study.of(manifest.simulation(catalog), games(played));
            folder.ifPresent(path -> writeParquet(spark, played, path, result));
            return result;
        } catch (Exception fault) {
            throw explained(fault, master);
        }
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

    private static void count(SparkSession spark, int games, IntConsumer finished) {
        spark.sparkContext().addSparkListener(new SparkListener() {
            private int done;

            @Override
            public void onTaskEnd(SparkListenerTaskEnd task) {
                done = Math.min(games, done + GAMES_PER_TASK);
                finished.accept(done);
            }
        });
    }

    private static Iterator<PlayedGame> games(JavaRDD<String> played) {
        Iterator<String> texts = played.toLocalIterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return texts.hasNext();
            }

            @Override
            public PlayedGame next() {
                return StudyJson.read(texts.next(), PlayedGame.class);
            }
        };
    }

    /** Writes the three tables, and asks Spark SQL for the winners as a check on both. */
    private static void writeParquet(SparkSession spark, JavaRDD<String> played, Path folder, StudyResult result) {
        write(spark, played.map(text -> StudyJson.text(read(text).game())), folder.resolve("games.parquet"));
        write(spark, played.flatMap(text -> read(text).turns().stream().map(StudyJson::text).iterator()),
                folder.resolve("turns.parquet"));
        write(spark, played.flatMap(text -> read(text).battles().stream().map(StudyJson::text).iterator()),
                folder.resolve("battles.parquet"));
        spark.read().parquet(folder.resolve("games.parquet").toString()).createOrReplaceTempView("games");
        List<Row> winners = spark.sql("SELECT winner, count(*) FROM games GROUP BY winner").collectAsList();
        for (Row row : winners) {
            String side = row.getString(0).isEmpty() ? "draw" : row.getString(0);
            long count = result.winners().stream()
                    .filter(share -> share.of().equals(side))
                    .mapToInt(Share::count)
                    .sum();
            if (count != row.getLong(1))
                throw new IllegalStateException("Spark SQL counts " + row.getLong(1) + " games won by " + side
                        + ", the study " + count);
        }
    }

    private static PlayedGame read(String text) {
        return StudyJson.read(text, PlayedGame.class);
    }

    private static void write(SparkSession spark, JavaRDD<String> lines, Path file) {
        spark.read()
                .json(spark.createDataset(lines.rdd(), Encoders.STRING()))
                .write()
                .mode(SaveMode.Overwrite)
                .parquet(file.toAbsolutePath().toString());
    }

    private static RuntimeException explained(Exception fault, String master) {
        if (fault instanceof BadStudy bad) return bad;
        boolean unreachable = fault instanceof SparkException || fault instanceof IllegalStateException;
        if (unreachable && !master.startsWith("local"))
            return new BadStudy("The cluster " + master + " did not do the work: " + fault.getMessage()
                    + " Start a master and workers there, or use --on local[*].", fault);
        return fault instanceof RuntimeException runtime ? runtime : new IllegalStateException(fault);
    }
}
