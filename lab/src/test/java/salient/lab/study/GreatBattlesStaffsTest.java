package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.lab.rows.GameRow;

class GreatBattlesStaffsTest {
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
        String other = side.equals("allied") ? "axis" : "allied";
        List<GameRow> results =
                Studies.games(Studies.simulation("greatbattles", scenario, Map.of(other, "random"), 11, games));
        assertThat(results.stream().filter(game -> game.winner().equals(side)))
                .as("won by the staff among " + results)
                .hasSizeGreaterThanOrEqualTo(atLeast);
    }
}
