package salient.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Options;
import salient.kernel.play.Side;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

class GreatBattlesStaffsTest {
    private static final GreatBattles GAME = new GreatBattles();

    @ParameterizedTest
    @CsvSource({
        "crossroads,allied,4,4",
        "crossroads,axis,4,4",
        "noville,allied,3,3",
        "noville,axis,3,2",
        "agira,allied,3,2",
        "agira,axis,2,2",
        "malta,allied,1,1",
        "malta,axis,1,1"
    })
    void eachStaffBeatsARandomPlayerClearly(String scenario, String side, int games, int atLeast) {
        List<Simulation.Result> results = againstRandom(scenario, side, games).run(_ -> {});
        assertThat(results).hasSize(games);
        assertThat(results.stream().filter(game -> game.winner().equals(Optional.of(side))))
                .as("won by the staff among " + results)
                .hasSizeGreaterThanOrEqualTo(atLeast);
    }

    private static Simulation againstRandom(String scenario, String staff, int games) {
        SortedMap<String, ComputerPlayers.Offer> players = new TreeMap<>();
        GameEntry entry = GameCatalog.standard().entry(GAME);
        for (Side side : GAME.sides())
            players.put(
                    side.id(),
                    side.id().equals(staff)
                            ? entry.best(side)
                            : entry.computers().getLast());
        return new Simulation(GAME, GAME.scenario(scenario), Options.of(GAME.options(), Map.of()), players, 11, games);
    }
}
