package salient.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.kernel.play.Options;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameCatalog;

class SimulationTest {
    @Clause("breakthrough 12.3m")
    @Test
    void theSameSeedGivesTheSameGamesForAnyNumberOfThreads() {
        Simulation simulation = simulation("first-seven-days", 6);
        List<Simulation.Result> alone = run(simulation, 1);
        assertThat(run(simulation, 4)).isEqualTo(alone);
        assertThat(simulation.play(4)).isEqualTo(alone.get(4));
    }

    @Clause({"breakthrough 12.1c", "breakthrough 12.2e", "breakthrough 10.2d"})
    @Test
    void theStaffsGiveEachOtherAFairFight() {
        List<Simulation.Result> games = run(simulation("twelve-days", 12), 2);
        assertThat(games.stream().map(Simulation.Result::level).distinct().count())
                .as("levels of victory among " + games)
                .isGreaterThanOrEqualTo(2);
        assertThat(games).allSatisfy(game -> assertThat(game.score()).isBetween(-500, 4500));
        assertThat(Summary.of(games).score().mean()).isBetween(1000.0, 2700.0);
    }

    @Clause({"breakthrough 2.0b", "breakthrough 12.3a"})
    @Test
    void eachStaffBeatsARandomPlayerClearly() {
        Simulation german = with(simulation("twelve-days", 3), "american", "random");
        assertThat(run(german, 2)).allSatisfy(game -> assertThat(game.level()).isEqualTo("German Strategic"));
        Simulation american = with(simulation("twelve-days", 3), "german", "random");
        assertThat(run(american, 2)).allSatisfy(game -> assertThat(game.score()).isLessThan(500));
    }

    private static List<Simulation.Result> run(Simulation simulation, int threads) {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> simulation.run(_ -> {})).join();
        }
    }

    private static Simulation with(Simulation simulation, String side, String player) {
        SortedMap<String, ComputerPlayers.Offer> players = new TreeMap<>(simulation.players());
        players.put(
                side,
                GameCatalog.standard().entry(simulation.game()).computers().stream()
                        .filter(offer -> offer.id().equals(player))
                        .findFirst()
                        .orElseThrow());
        return new Simulation(
                simulation.game(),
                simulation.scenario(),
                simulation.options(),
                players,
                simulation.seed(),
                simulation.games());
    }

    private static Simulation simulation(String scenario, int games) {
        Breakthrough game = new Breakthrough();
        SortedMap<String, ComputerPlayers.Offer> players = new TreeMap<>();
        for (Side side : game.sides())
            players.put(side.id(), GameCatalog.standard().entry(game).best(side));
        return new Simulation(game, game.scenario(scenario), Options.of(game.options(), Map.of()), players, 3, games);
    }
}
