package salient.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.lab.report.TournamentReport;
import salient.lab.study.BadStudy;
import salient.lab.study.StudyJson;
import salient.lab.tournament.Tournament.Settings;
import salient.lab.tournament.TournamentResult.Played;
import salient.players.catalog.GameCatalog;
import salient.players.rating.Elo;
import salient.race.Race;

class TournamentTest {
    private static final List<String> SIDES = List.of("german", "american");

    @TempDir
    Path folder;

    private static Tournament race(int games, String... players) {
        return new Tournament(GameCatalog.standard(), new Settings("race", null, Map.of(), List.of(players), 3, games));
    }

    private static TournamentResult run(Tournament tournament, int threads) {
        return tournament.run(Optional.empty(), threads, _ -> {}, () -> false);
    }

    @Test
    void everyTwoPlayersMeetOnBothSidesAndTheStrongerIsRatedHigher() {
        TournamentResult result = run(race(8, "random", "regular"), 2);
        assertThat(result.games()).isEqualTo(8);
        TournamentResult.Encounter met = result.encounters().getFirst();
        assertThat(met.games()).isEqualTo(8);
        assertThat(met.bySecond()).isGreaterThanOrEqualTo(7);
        assertThat(result.standings().getFirst().player()).isEqualTo("regular");
        assertThat(TournamentReport.html(new Race(), result))
                .contains("<th scope=\"row\">regular</th>", "random against regular");
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        assertThat(StudyJson.text(run(race(4, "random", "greedy", "recruit"), 1)))
                .isEqualTo(StudyJson.text(run(race(4, "random", "greedy", "recruit"), 3)));
    }

    @Test
    void aStoppedTournamentGoesOnAndEndsAsIfItHadNotBeenStopped() {
        Tournament tournament = race(6, "random", "greedy");
        AtomicInteger finished = new AtomicInteger();
        TournamentResult part = tournament.run(Optional.of(folder), 1, finished::set, () -> finished.get() >= 2);
        assertThat(part.games()).isBetween(2, 5);
        Settings saved = Tournament.saved(folder);
        AtomicInteger least = new AtomicInteger(Integer.MAX_VALUE);
        TournamentResult rest = new Tournament(GameCatalog.standard(), saved)
                .run(Optional.of(folder), 2, n -> least.accumulateAndGet(n, Math::min), () -> false);
        assertThat(least.get()).as("the first number of finished games").isGreaterThanOrEqualTo(2);
        assertThat(StudyJson.text(rest)).isEqualTo(StudyJson.text(run(race(6, "random", "greedy"), 1)));
    }

    /** With these dice it assigned and took back the same template forever. */
    @Test
    void thePlayerWithoutAPlanGetsOutOfCircles() {
        Settings noville = new Settings("greatbattles", "noville", Map.of(), List.of("regular", "greedy"), 1, 2);
        assertThat(run(new Tournament(GameCatalog.standard(), noville), 2).games())
                .isEqualTo(2);
    }

    @Test
    void theFolderOfAnotherTournamentIsRefused() {
        race(2, "random", "greedy").run(Optional.of(folder), 1, _ -> {}, () -> false);
        Tournament other = new Tournament(
                GameCatalog.standard(), new Settings("race", null, Map.of(), List.of("random", "greedy"), 4, 2));
        assertThatThrownBy(() -> other.run(Optional.of(folder), 1, _ -> {}, () -> false))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("holds another tournament");
    }

    @Test
    void whatCannotBePlayedIsRefusedWithASentence() {
        assertRefused(() -> race(2, "random"), "at least two players");
        assertRefused(() -> race(2, "random", "random"), "named twice");
        assertRefused(() -> race(3, "random", "greedy"), "must be even");
        assertRefused(() -> race(0, "random", "greedy"), "must be even");
        assertRefused(
                () -> race(2, "random", "napoleon"),
                "no computer player napoleon for the American side; the players are random, greedy, recruit, regular");
        assertRefused(
                () -> new Tournament(
                        GameCatalog.standard(),
                        new Settings("chess", null, Map.of(), List.of("random", "greedy"), 1, 2)),
                "There is no game chess; the games are race");
    }

    private static void assertRefused(Runnable attempt, String why) {
        assertThatThrownBy(attempt::run).isInstanceOf(BadStudy.class).hasMessageContaining(why);
    }

    @Test
    void threeVictoriesOfFourAreAboutTwoHundredPoints() {
        List<String> winners = new java.util.ArrayList<>();
        for (int i = 0; i < 400; i++) winners.add(i % 4 == 0 ? "american" : "german");
        Elo elo = TournamentResult.elo(2, SIDES, List.of(new Played(0, 1, winners)));
        double difference = elo.rating(0).elo() - elo.rating(1).elo();
        assertThat(difference).isBetween(185.0, 195.0);
        assertThat(elo.rating(0).low()).isLessThan(elo.rating(0).elo());
        assertThat(elo.rating(0).high()).isGreaterThan(elo.rating(0).elo());
        assertThat(elo.games(1)).isEqualTo(400);
        assertThat(elo.score(1)).isEqualTo(100);
    }

    @Test
    void drawsMakePlayersEqualAndAWinnerOfAllGamesHasAFiniteRating() {
        Elo even = TournamentResult.elo(2, SIDES, List.of(new Played(0, 1, List.of("", "", ""))));
        assertThat(even.rating(0).elo()).isEqualTo(0);
        Elo all = TournamentResult.elo(
                2, SIDES, List.of(new Played(0, 1, List.of("german")), new Played(1, 0, List.of("american"))));
        assertThat(all.rating(0).elo()).isPositive().isFinite();
    }

    @Test
    void theIntervalOfAPlayerWhoWonAllGamesHasAWidthThatShrinksWithTheGames() {
        double few = widthAfterVictories(4);
        double many = widthAfterVictories(40);
        assertThat(few).isGreaterThan(50);
        assertThat(many).isPositive();
        Elo elo = victories(40);
        assertThat(elo.rating(0).low())
                .isGreaterThan(0)
                .isGreaterThan(victories(4).rating(0).low());
        assertThat(elo.rating(0).low()).isLessThan(elo.rating(0).elo());
        assertThat(elo.rating(0).high()).isGreaterThanOrEqualTo(elo.rating(0).elo());
    }

    private static double widthAfterVictories(int games) {
        Elo elo = victories(games);
        return elo.rating(0).high() - elo.rating(0).low();
    }

    private static Elo victories(int games) {
        List<String> german = java.util.Collections.nCopies(games / 2, "german");
        List<String> american = java.util.Collections.nCopies(games / 2, "american");
        return TournamentResult.elo(2, SIDES, List.of(new Played(0, 1, german), new Played(1, 0, american)));
    }
}
