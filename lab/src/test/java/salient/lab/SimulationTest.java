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

class SimulationTest {
    @Clause("breakthrough 12.3m")
    @Test
    void theSameSeedGivesTheSameGamesForAnyNumberOfThreads() {
        Simulation simulation = simulation(6);
        List<Simulation.Result> alone = run(simulation, 1);
        assertThat(run(simulation, 4)).isEqualTo(alone);
        assertThat(simulation.play(4)).isEqualTo(alone.get(4));
    }

    private static List<Simulation.Result> run(Simulation simulation, int threads) {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            return pool.submit(() -> simulation.run(_ -> {})).join();
        }
    }

    private static Simulation simulation(int games) {
        Breakthrough game = new Breakthrough();
        SortedMap<String, ComputerPlayers.Offer> players = new TreeMap<>();
        for (Side side : game.sides())
            players.put(
                    side.id(),
                    ComputerPlayers.of(game).stream()
                            .filter(offer -> offer.sides().contains(side))
                            .findFirst()
                            .orElseThrow());
        return new Simulation(
                game, game.scenario("first-seven-days"), Options.of(game.options(), Map.of()), players, 3, games);
    }
}
