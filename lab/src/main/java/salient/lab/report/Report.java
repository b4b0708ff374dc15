package salient.lab.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import salient.kernel.data.Resources;
import salient.kernel.play.Side;
import salient.lab.stats.Estimates.Mean;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.Simulation;
import salient.lab.study.StudyResult;

/** Writes the report of a study: one HTML file that needs nothing else. */
public final class Report {
    private static final int FORMATIONS = 20;

    private final Simulation simulation;
    private final StudyResult result;
    private final List<String> turns;

    private Report(Simulation simulation, StudyResult result) {
        this.simulation = simulation;
        this.result = result;
        turns = result.course().stream().map(StudyResult.Turn::name).toList();
    }

    public static String html(Simulation simulation, StudyResult result) {
        return new Report(simulation, result).page();
    }

    private String page() {
        String title = simulation.game().title() + ": " + simulation.scenario().title();
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
                + "<meta name=\"generator\" content=\"Salient laboratory\"><title>" + Html.escaped(title)
                + " · Salient laboratory</title><style>" + Resources.text("lab/report/report.css")
                + "</style></head><body><main>\n<h1>" + Html.escaped(title) + "</h1>\n<p class=\"lead\">"
                + Html.escaped(lead()) + "</p>\n" + winners() + scores() + course() + losses() + front() + places()
                + luck() + battles() + formations() + length() + replays() + manifest() + "</main>"
                + (hasMap() ? "<script>" + Resources.text("lab/report/front.js") + "</script>" : "")
                + "</body></html>\n";
    }

    private String lead() {
        String players = simulation.game().sides().stream()
                .map(side -> side.name() + ": " + simulation.playerTitle(side))
                .collect(Collectors.joining(", "));
        return result.games().size() + " games between computer players. " + players + ". Intervals are 95 %.";
    }

    private String sideName(String id) {
        return simulation.game().sides().stream()
                .filter(side -> side.id().equals(id))
                .map(Side::name)
                .findFirst()
                .orElse("Draw");
    }

    private boolean hasMap() {
        return simulation.observer().map().isPresent();
    }

    private String winners() {
        Share first = result.winners().getFirst();
        String sentence =
                (first.of().equals("draw") ? "Most often nobody won" : "The " + sideName(first.of()) + " side won")
                        + " in " + Html.percent(first.share()) + " of the games (between " + Html.percent(first.low())
                        + " and "
                        + Html.percent(first.high()) + " if the study were much longer).";
        return Html.section(
                "winners",
                "Who wins",
                sentence,
                shares("Winners", result.winners(), true) + shares("Levels of victory", result.levels(), false));
    }

    private String shares(String title, List<Share> shares, boolean sides) {
        List<Plots.Bar> bars = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Share share : shares) {
            String label = sides ? sideName(share.of()) : share.of();
            bars.add(new Plots.Bar(label, share.share(), share.low(), share.high(), Html.percent(share.share())));
            rows.add(List.of(
                    label,
                    Integer.toString(share.count()),
                    Html.exactPercent(share.share()),
                    Html.exactPercent(share.low()) + " to " + Html.exactPercent(share.high())));
        }
        return Plots.shares(title, bars) + Html.numbers(List.of(title, "games", "share", "interval"), rows);
    }

    private double[] finalScores() {
        return result.games().stream().mapToDouble(StudyResult.Game::score).toArray();
    }

    private String scores() {
        Mean score = result.score();
        String sentence = "The score counts " + result.scoreName() + ": on average " + Html.number(score.mean())
                + " ± " + Html.number(score.half()) + ", and two games in three lie within "
                + Html.number(score.deviation()) + " of that.";
        return Html.section(
                "scores",
                "Score",
                sentence,
                Plots.histogram("Distribution of the score", result.scoreName(), finalScores())
                        + Html.numbers(
                                List.of("Score", "value"),
                                List.of(
                                        List.of("mean", Html.number(score.mean())),
                                        List.of(
                                                "interval",
                                                Html.number(score.low()) + " to " + Html.number(score.high())),
                                        List.of("standard deviation", Html.number(score.deviation())))));
    }

    private String course() {
        var course = result.course();
        StudyResult.Turn last = course.getLast();
        String sentence = "The middle line is the median after each turn; eight games in ten lie in the band. After "
                + last.name() + " the median is " + last.median() + ".";
        return Html.section(
                "course",
                "Score turn by turn",
                sentence,
                Plots.course(
                                "Score turn by turn",
                                result.scoreName(),
                                turns,
                                course.stream()
                                        .mapToDouble(StudyResult.Turn::low)
                                        .toArray(),
                                course.stream()
                                        .mapToDouble(StudyResult.Turn::median)
                                        .toArray(),
                                course.stream()
                                        .mapToDouble(StudyResult.Turn::high)
                                        .toArray())
                        + Html.numbers(
                                List.of("Turn", "games", "mean", "a tenth below", "median", "a tenth above"),
                                course.stream()
                                        .map(turn -> List.of(
                                                turn.name(),
                                                Integer.toString(turn.games()),
                                                Html.number(turn.mean()),
                                                Integer.toString(turn.low()),
                                                Integer.toString(turn.median()),
                                                Integer.toString(turn.high())))
                                        .toList()));
    }

    private String losses() {
        List<String> sides = simulation.game().sides().stream().map(Side::name).toList();
        List<double[]> series = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            int index = side;
            series.add(result.course().stream()
                    .mapToDouble(turn -> turn.losses().get(index))
                    .toArray());
        }
        List<Double> end = result.course().getLast().losses();
        String sentence = "By the end the " + sides.get(0) + " side has lost " + Html.number(end.get(0)) + " "
                + result.lossUnit() + " on average, the " + sides.get(1) + " side " + Html.number(end.get(1)) + ".";
        List<String> header = new ArrayList<>(List.of("Turn"));
        header.addAll(sides);
        return Html.section(
                "losses",
                "Losses",
                sentence,
                Plots.lines("Losses turn by turn", result.lossUnit() + " lost", turns, sides, series)
                        + Html.numbers(
                                header,
                                result.course().stream()
                                        .map(turn -> List.of(
                                                turn.name(),
                                                Html.number(turn.losses().get(0)),
                                                Html.number(turn.losses().get(1))))
                                        .toList()));
    }

    private String front() {
        if (!hasMap()) return "";
        String sentence = "The darker a hex, the more games had it behind the " + sideName(result.attacker())
                + " front at the end of the day. Move the slider to change the day.";
        return Html.section(
                "front",
                "The front by day",
                sentence,
                FrontMap.html(
                                result,
                                simulation.observer(),
                                simulation.observer().map().get())
                        + Html.numbers(
                                List.of("Day", "hexes behind the front, on average"),
                                result.course().stream()
                                        .map(turn -> List.of(turn.name(), Html.number(hexes(turn))))
                                        .toList()));
    }

    private static double hexes(StudyResult.Turn turn) {
        long sum = 0;
        for (int games : turn.front()) sum += games;
        return (double) sum / turn.games();
    }

    private String places() {
        if (result.places().isEmpty()) return "";
        StudyResult.PlaceFate most = result.places().stream()
                .max((a, b) -> a.ever().count() - b.ever().count())
                .orElseThrow();
        String sentence = "The " + sideName(result.attacker()) + " side holds " + most.place() + " at some time in "
                + Html.percent(most.ever().share()) + " of the games, more often than any other of these places."
                + " The days of history are reconstructed.";
        List<List<String>> rows = new ArrayList<>();
        for (StudyResult.PlaceFate fate : result.places())
            rows.add(List.of(
                    fate.place(),
                    Html.percent(fate.ever().share()) + " ("
                            + Html.percent(fate.ever().low()) + " to "
                            + Html.percent(fate.ever().high()) + ")",
                    Html.percent(fate.atEnd().share()),
                    medianFall(fate),
                    history(fate)));
        return Html.section(
                "places",
                "Key places",
                sentence,
                Html.table(List.of("Place", "ever held", "held at the end", "usually falls", "in history"), rows));
    }

    /** The turn by which half of the falls have happened. */
    private String medianFall(StudyResult.PlaceFate fate) {
        int falls = fate.ever().count();
        int sum = 0;
        for (int turn = 1; turn <= fate.firstOn().size(); turn++) {
            sum += fate.firstOn().get(turn - 1);
            if (falls > 0 && 2 * sum >= falls) return simulation.observer().turnName(turn);
        }
        return "never";
    }

    private String history(StudyResult.PlaceFate fate) {
        if (simulation.observer().date(1).isEmpty()) return "";
        return fate.history().isEmpty() ? "never taken" : "taken " + fate.history();
    }

    private String luck() {
        StudyResult.Luck luck = result.luck();
        if (luck.luck().deviation() == 0) return "";
        String sentence = "Luck is what the dice of battles gave the " + sideName(result.attacker())
                + " side beyond the average, in " + result.luckUnit() + ". It explains "
                + Html.percent(luck.onScore().explained()) + " of the differences between scores; with average dice the"
                + " score would be " + Html.number(luck.evenScore()) + ".";
        double[] x = result.games().stream().mapToDouble(StudyResult.Game::luck).toArray();
        return Html.section(
                "luck",
                "Luck",
                sentence,
                Plots.scatter(
                                "Score and luck, one dot per game",
                                "luck in " + result.luckUnit(),
                                result.scoreName(),
                                x,
                                finalScores(),
                                luck.onScore().slope(),
                                luck.onScore().intercept())
                        + Html.numbers(
                                List.of("Luck", "value"),
                                List.of(
                                        List.of(
                                                "mean luck",
                                                Html.number(luck.luck().mean())),
                                        List.of(
                                                "standard deviation",
                                                Html.number(luck.luck().deviation())),
                                        List.of(
                                                "score per unit of luck",
                                                Html.number(luck.onScore().slope())))));
    }

    private String battles() {
        if (result.odds().isEmpty()) return "";
        StudyResult.OddsRow most =
                result.odds().stream().max((a, b) -> a.battles() - b.battles()).orElseThrow();
        String sentence = "Most battles were fought at " + most.odds() + ": " + most.battles() + " in all games.";
        return Html.section(
                "battles",
                "Battles by odds",
                sentence,
                Html.numbers(
                        List.of("Odds", "battles", "attacker lost", "expected", "defender lost", "expected"),
                        result.odds().stream()
                                .map(row -> List.of(
                                        row.odds(),
                                        Integer.toString(row.battles()),
                                        Html.number(row.attackerLoss()),
                                        Html.number(row.expectedAttackerLoss()),
                                        Html.number(row.defenderLoss()),
                                        Html.number(row.expectedDefenderLoss())))
                                .toList()));
    }

    private String formations() {
        if (result.formations().isEmpty()) return "";
        var worst = result.formations().getFirst();
        double top = Math.max(worst.loss(), 1e-9);
        List<Plots.Bar> bars = result.formations().stream()
                .limit(FORMATIONS)
                .map(row -> new Plots.Bar(
                        row.formation(), row.loss() / top, row.loss() / top, row.loss() / top, Html.number(row.loss())))
                .toList();
        return Html.section(
                "formations",
                "Losses by formation",
                worst.formation() + " loses most: " + Html.number(worst.loss()) + " " + result.lossUnit()
                        + " per game on average.",
                Plots.shares("Losses by formation", bars)
                        + Html.numbers(
                                List.of("Formation", result.lossUnit() + " per game"),
                                result.formations().stream()
                                        .map(row -> List.of(row.formation(), Html.number(row.loss())))
                                        .toList()));
    }

    private String length() {
        return Html.section(
                "length",
                "Length",
                "A game takes " + Html.number(result.decisions().mean()) + " decisions and "
                        + Html.number(result.turns().mean()) + " turns on average.",
                Html.numbers(
                        List.of("Length", "mean", "standard deviation"),
                        List.of(
                                List.of(
                                        "decisions",
                                        Html.number(result.decisions().mean()),
                                        Html.number(result.decisions().deviation())),
                                List.of(
                                        "turns",
                                        Html.number(result.turns().mean()),
                                        Html.number(result.turns().deviation())))));
    }

    private String replays() {
        return Html.section(
                "replays",
                "Games to look at",
                "Save a record and open it on the home page of Salient, under Watch a game.",
                "<ul><li>" + link(result.typical(), "the most typical game") + "</li><li>"
                        + link(result.unusual(), "the most unusual game") + "</li></ul>\n");
    }

    private String link(int index, String what) {
        StudyResult.Game game = result.games().get(index);
        String record =
                Base64.getEncoder().encodeToString(simulation.record(index).getBytes(StandardCharsets.UTF_8));
        return "<a class=\"replay\" download=\"" + result.manifest().game() + "-" + index
                + ".txt\" href=\"data:text/plain;base64," + record + "\">Game " + index + ", " + what + "</a>: "
                + Html.escaped(game.level() + ", score " + game.score()) + ".";
    }

    private String manifest() {
        var m = result.manifest();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("Game", m.game() + ", rules version " + m.rulesVersion()));
        rows.add(List.of("Scenario", m.scenario()));
        m.players().forEach((side, player) -> rows.add(List.of("Player of " + side, player)));
        m.options().forEach((option, value) -> rows.add(List.of("Option " + option, value)));
        m.set().forEach(change -> rows.add(List.of("Changed figure", change)));
        rows.add(List.of("Seed", Long.toString(m.seed())));
        rows.add(List.of("Games", Integer.toString(m.games())));
        return Html.section(
                "manifest",
                "How it was made",
                "The same choices give the same games on any machine.",
                Html.table(List.of("Choice", "value"), rows));
    }
}
