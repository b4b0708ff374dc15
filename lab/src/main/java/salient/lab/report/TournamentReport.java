package salient.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import salient.kernel.data.Resources;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.lab.tournament.TournamentResult;
import salient.lab.tournament.TournamentResult.Encounter;
import salient.lab.tournament.TournamentResult.Standing;
import salient.players.rating.Elo.Rating;

/** A tournament as one HTML file. */
public final class TournamentReport {
    private TournamentReport() {}

    public static String html(Game game, TournamentResult result) {
        String title = "Tournament: " + game.title() + ", "
                + game.scenario(result.scenario()).title();
        Side first = game.sides().getFirst();
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>"
                + Html.escaped(title) + "</title><style>" + Resources.text("lab/report/report.css")
                + "</style></head><body><main>\n<h1>" + Html.escaped(title) + "</h1>\n<p class=\"lead\">"
                + result.games() + " games, seed " + result.settings().seed()
                + ". Every two players meet on both sides with the same dice. Intervals are 95%.</p>\n"
                + Html.section(
                        "standings",
                        "Standings",
                        "A player 200 points above another wins three games of four against it; 0 is the average.",
                        Html.table(List.of("Player", "Elo", "from", "to", "Score", "Games"), standings(result)))
                + Html.section(
                        "encounters",
                        "Who beat whom",
                        "The share is that of the points of the first player; a draw is half a point. The two games with the same dice count"
                                + " together.",
                        Html.table(
                                List.of(
                                        "Players",
                                        "Won",
                                        "Drawn",
                                        "Lost",
                                        "Points",
                                        "from",
                                        "to",
                                        "Won as " + first.name()),
                                encounters(result)))
                + "</main></body></html>\n";
    }

    private static List<List<String>> standings(TournamentResult result) {
        List<List<String>> rows = new ArrayList<>();
        for (Standing standing : result.standings()) {
            Rating rating = standing.rating();
            rows.add(List.of(
                    standing.player(),
                    elo(rating.elo()),
                    elo(rating.low()),
                    elo(rating.high()),
                    String.format(Locale.ROOT, "%.1f", standing.score()),
                    Integer.toString(standing.games())));
        }
        return rows;
    }

    private static List<List<String>> encounters(TournamentResult result) {
        List<List<String>> rows = new ArrayList<>();
        for (Encounter met : result.encounters())
            rows.add(List.of(
                    met.first() + " against " + met.second(),
                    Integer.toString(met.byFirst()),
                    Integer.toString(met.draws()),
                    Integer.toString(met.bySecond()),
                    Numbers.percent(met.points().share()),
                    Numbers.percent(met.points().low()),
                    Numbers.percent(met.points().high()),
                    Integer.toString(met.asFirstSide())));
        return rows;
    }

    private static String elo(double points) {
        return String.format(Locale.ROOT, "%+.0f", points);
    }
}
