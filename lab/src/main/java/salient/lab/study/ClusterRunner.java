package salient.lab.study;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntConsumer;
import salient.players.catalog.GameCatalog;

/** Runs a study on several machines. The module {@code lab-spark} has one; it is found when it is on the class path. */
public interface ClusterRunner {
    /**
     * @param master   where the cluster is, as in {@code local[*]} or {@code spark://host:7077}
     * @param folder   where the rows are written
     * @param finished told how many games are finished
     */
    StudyResult run(GameCatalog catalog, Manifest manifest, String master, Optional<Path> folder, IntConsumer finished);
}
