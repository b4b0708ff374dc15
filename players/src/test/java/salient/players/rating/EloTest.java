package salient.players.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ratings of games that were played one by one, as on a ladder; {@code TournamentTest} has those that belong together. */
class EloTest {
    private static List<List<Elo.Game>> games(int[]... games) {
        List<List<Elo.Game>> each = new ArrayList<>();
        for (int[] game : games) each.add(List.of(new Elo.Game(game[0], game[1], game[2] / 2.0)));
        return each;
    }

    @Test
    void strengthIsPassedOnThroughThoseWhoMet() {
        // The first beats the second, the second beats the third; the first and the third never met.
        Elo elo = new Elo(3, games(new int[] {0, 1, 2}, new int[] {0, 1, 2}, new int[] {1, 2, 2}, new int[] {2, 1, 0}));
        assertThat(elo.rating(0).elo()).isGreaterThan(elo.rating(1).elo());
        assertThat(elo.rating(1).elo()).isGreaterThan(elo.rating(2).elo());
        assertThat(elo.rating(0).elo() + elo.rating(1).elo() + elo.rating(2).elo())
                .isCloseTo(0, org.assertj.core.data.Offset.offset(1e-6));
        assertThat(elo.games(1)).isEqualTo(4);
        assertThat(elo.score(1)).isEqualTo(2);
    }

    @Test
    void theOrderOfTheTwoPlayersOfAGameIsAllTheSame() {
        Elo one = new Elo(2, games(new int[] {0, 1, 2}, new int[] {0, 1, 0}, new int[] {0, 1, 2}));
        Elo other = new Elo(2, games(new int[] {1, 0, 0}, new int[] {1, 0, 2}, new int[] {1, 0, 0}));
        assertThat(one.rating(0)).isEqualTo(other.rating(0));
    }

    @Test
    void whoHasNoGameIsAverageAndManyPlayersAreNoProblem() {
        assertThat(new Elo(1, List.of()).rating(0).elo()).isZero();
        assertThat(new Elo(0, List.of())).isNotNull();
        List<List<Elo.Game>> many = new ArrayList<>();
        for (int i = 0; i < 2_000; i++)
            many.add(List.of(new Elo.Game(
                    i % 100,
                    (i * 7 + 1 + i / 100) % 100 == i % 100 ? (i + 1) % 100 : (i * 7 + 1 + i / 100) % 100,
                    i % 3 / 2.0)));
        Elo elo = new Elo(100, many);
        for (int player = 0; player < 100; player++)
            assertThat(elo.rating(player).low())
                    .isLessThanOrEqualTo(elo.rating(player).high())
                    .isFinite();
    }
}
