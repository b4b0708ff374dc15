package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;

class ConcentricAssaultTest {
    @Clause("wave 10.15a")
    @ParameterizedTest
    @CsvSource({
        "001001, true",
        "010010, true",
        "100100, true",
        "010101, true",
        "101010, true",
        "001111, true",
        "111111, true",
        "000001, false",
        "000011, false",
        "000101, false",
        "000111, false",
        "001011, true"
    })
    void oppositeAlternateOrMoreThanThreeHexesMakeIt(String directions, boolean made) {
        assertThat(ConcentricAssault.isMade(Integer.parseInt(directions, 2))).isEqualTo(made);
    }

    @Clause({"wave 10.15a", "wave 10.15b"})
    @Test
    void itIsOneColumnWhateverFriendsTheDefenderHasNextDoor() {
        Games game = Games.field("""
                phase german combat
                german SS-PzJg1 E2514 · I/1SSPanzer E2516
                allied I/393Inf E2515 · II/393Inf E2415 · III/393Inf E2615
                """);
        game.play("attack E2515 I/1SSPanzer SS-PzJg1", 1);
        assertThat(game.told()).contains("+1 concentric assault");
        Games only = Games.field("""
                phase german combat
                german SS-PzJg1 E2514 · I/1SSPanzer E2516
                allied I/393Inf E2515
                """);
        // Only hexes with units taking part count.
        only.play("attack E2515 I/1SSPanzer", 1);
        assertThat(only.told()).doesNotContain("concentric");
    }
}
