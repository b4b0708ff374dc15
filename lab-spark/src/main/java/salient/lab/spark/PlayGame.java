package salient.lab.spark;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.Function;
import salient.lab.figures.DataChange;
import salient.lab.study.Manifest;
import salient.lab.study.Simulation;
import salient.lab.study.StudyJson;
import salient.players.catalog.GameCatalog;

/** Plays one game of a study wherever Spark sends it. Each process reads the manifest once. */
record PlayGame(String manifest) implements Function<Integer, String> {
    private static final Map<String, Simulation> SIMULATIONS = new ConcurrentHashMap<>();

    @Override
    public String call(Integer index) {
        Simulation simulation = SIMULATIONS.computeIfAbsent(manifest, PlayGame::simulation);
        return StudyJson.text(simulation.play(index));
    }

    private static Simulation simulation(String text) {
        Manifest manifest = StudyJson.read(text, Manifest.class);
        if (!inDriver())
            manifest.set()
                    .forEach(change -> DataChange.parse(change, manifest.game()).apply());
        return manifest.simulation(GameCatalog.standard());
    }

    /** In local mode the command has changed the figures already. */
    private static boolean inDriver() {
        return org.apache.spark.SparkEnv.get().executorId().equals("driver");
    }
}
