package salient.lab.study;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.lab.rows.GameRow;
import salient.players.catalog.GameCatalog;

/** Short ways to a study, for tests. */
final class Studies {
    private Studies() {}

    static Manifest manifest(String game, String scenario, Map<String, String> players, long seed, int games) {
        return Manifest.of(
                GameCatalog.standard().find(game).orElseThrow(), scenario, Map.of(), players, List.of(), seed, games);
    }

    static Simulation simulation(String game, String scenario, Map<String, String> players, long seed, int games) {
        return manifest(game, scenario, players, seed, games).simulation(GameCatalog.standard());
    }

    static StudyResult run(Simulation simulation, int threads) {
        return new Study(simulation, Optional.empty()).run(threads, _ -> {}, () -> false);
    }

    static List<GameRow> games(Simulation simulation) {
        return java.util.stream.IntStream.range(0, simulation.manifest().games())
                .parallel()
                .mapToObj(index -> simulation.play(index).game())
                .toList();
    }
}
