package salient.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import salient.lab.report.Section.Table;
import salient.lab.stats.Estimates.Mean;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.StudyResult;
import salient.lab.study.StudyResult.Turn;

/** What a study has to say in words and numbers; the report and the client show it. */
final class Sections {
    private final StudyResult result;
    private final StudyPlots plots;

    private Sections(StudyResult result) {
        this.result = result;
        plots = new StudyPlots(result);
    }

    static List<Section> of(StudyResult result) {
        Sections all = new Sections(result);
        List<Section> sections = new ArrayList<>(List.of(all.winners(), all.scores(), all.course(), all.losses()));
        if (result.course().getLast().front().length > 0) sections.add(all.front());
        if (!result.places().isEmpty()) sections.add(all.places());
        if (HistorySection.applies(result)) sections.add(HistorySection.of(result));
        if (result.luck().luck().deviation() > 0) sections.add(all.luck());
        if (!result.odds().isEmpty()) sections.add(all.battles());
        if (!result.formations().isEmpty()) sections.add(all.formations());
        sections.add(all.length());
        sections.add(all.manifest());
        return sections;
    }

    static String lead(StudyResult result) {
        String players = result.sides().stream()
                .map(side -> side.name() + ": " + side.player())
                .collect(Collectors.joining(", "));
        return result.games().size() + " games between computer players. " + players + ". Intervals are 95%.";
    }

    private String sideName(String id) {
        return result.sides().stream()
                .filter(side -> side.side().equals(id))
                .map(StudyResult.Player::name)
                .findFirst()
                .orElse("Draw");
    }

    private String attacker() {
        return sideName(result.attacker());
    }

    private Section winners() {
        Share first = result.winners().getFirst();
        String who = first.of().equals("draw") ? "Nobody won" : "The " + sideName(first.of()) + " side won";
        Table winners = shares("Winner", result.winners(), true);
        Table levels = shares("Level of victory", result.levels(), false);
        return new Section(
                "winners",
                "Who wins",
                who + " in " + Numbers.percent(first.share())
                        + " of the games; in a much longer study it would be between " + Numbers.percent(first.low())
                        + " and " + Numbers.percent(first.high()) + ".",
                List.of(StudyPlots.shares(winners, result.winners()), StudyPlots.shares(levels, result.levels())),
                List.of(winners, levels));
    }

    private Table shares(String title, List<Share> shares, boolean sides) {
        return Table.of(
                title,
                List.of(title, "games", "share", "interval"),
                shares,
                share -> List.of(
                        sides ? sideName(share.of()) : share.of(),
                        Integer.toString(share.count()),
                        Numbers.exactPercent(share.share()),
                        Numbers.interval(share)));
    }

    private Section scores() {
        Mean score = result.score();
        return new Section(
                "scores",
                "Score",
                "The score counts " + result.scoreName() + ": on average " + Numbers.number(score.mean()) + " ± "
                        + Numbers.number(score.half()) + ". The standard deviation from game to game is "
                        + Numbers.number(score.deviation()) + ".",
                List.of(plots.scores()),
                List.of(Table.of(
                        "Distribution of the score",
                        List.of("Score", "games"),
                        result.scores(),
                        bin -> List.of(
                                Numbers.whole(bin.from()) + " to " + Numbers.whole(bin.to() - 1),
                                Integer.toString(bin.games())))));
    }

    private Section course() {
        Turn last = result.course().getLast();
        return new Section(
                "course",
                "Score turn by turn",
                "The line is the median after each turn; eight games in ten are inside the band. After " + last.name()
                        + " the median is " + last.median() + ".",
                List.of(plots.course()),
                List.of(Table.of(
                        "Score turn by turn",
                        List.of(
                                "Turn",
                                "games",
                                "mean",
                                "a tenth score less than",
                                "median",
                                "a tenth score more than"),
                        result.course(),
                        turn -> List.of(
                                turn.name(),
                                Integer.toString(turn.games()),
                                Numbers.number(turn.mean()),
                                Integer.toString(turn.low()),
                                Integer.toString(turn.median()),
                                Integer.toString(turn.high())))));
    }

    private Section losses() {
        List<Double> end = result.course().getLast().losses();
        List<String> header = new ArrayList<>(List.of("Turn"));
        result.sides().forEach(side -> header.add(side.name()));
        String first = result.sides().get(0).name();
        String second = result.sides().get(1).name();
        return new Section(
                "losses",
                "Losses",
                "By the end the " + first + " side has lost " + Numbers.number(end.get(0)) + " " + result.lossUnit()
                        + " on average and the " + second + " side " + Numbers.number(end.get(1)) + ".",
                List.of(plots.losses()),
                List.of(Table.of(
                        "Losses turn by turn, in " + result.lossUnit(),
                        header,
                        result.course(),
                        turn -> List.of(
                                turn.name(),
                                Numbers.number(turn.losses().get(0)),
                                Numbers.number(turn.losses().get(1))))));
    }

    private Section front() {
        Turn last = result.course().getLast();
        return new Section(
                "front",
                "The front by day",
                "The darker a hex, the more games had it behind the " + attacker() + " front at that time. After "
                        + last.name() + " these are " + Numbers.number(hexes(last)) + " hexes on average.",
                List.of(),
                List.of(Table.of(
                        "Hexes behind the front",
                        List.of("Turn", "in all games", "in half of the games or more", "on average"),
                        result.course(),
                        turn -> List.of(
                                turn.name(),
                                Integer.toString(hexes(turn, turn.games())),
                                Integer.toString(hexes(turn, (turn.games() + 1) / 2)),
                                Numbers.number(hexes(turn))))));
    }

    private static double hexes(Turn turn) {
        long sum = 0;
        for (int games : turn.front()) sum += games;
        return (double) sum / turn.games();
    }

    private static int hexes(Turn turn, int least) {
        int count = 0;
        for (int games : turn.front()) if (games >= least) count++;
        return count;
    }

    private Section places() {
        StudyResult.PlaceFate most = result.places().stream()
                .max((a, b) -> a.ever().count() - b.ever().count())
                .orElseThrow();
        boolean history = !result.course().getFirst().date().isEmpty();
        List<String> header =
                new ArrayList<>(List.of("Place", "ever held", "interval", "held at the end", "usually falls"));
        if (history) header.add("in history");
        List<List<String>> rows = new ArrayList<>();
        for (StudyResult.PlaceFate fate : result.places()) {
            List<String> row = new ArrayList<>(List.of(
                    fate.place(),
                    Numbers.percent(fate.ever().share()),
                    Numbers.interval(fate.ever()),
                    Numbers.percent(fate.atEnd().share()),
                    medianFall(fate)));
            if (history) row.add(fate.history().isEmpty() ? "never taken" : "taken " + fate.history());
            rows.add(row);
        }
        return new Section(
                "places",
                "Key places",
                "The " + attacker() + " side holds " + most.place() + " at some time in "
                        + Numbers.percent(most.ever().share())
                        + " of the games; no place of this list falls more often."
                        + (history ? " The days of history are reconstructed." : ""),
                List.of(),
                List.of(new Table("Key places", header, rows)));
    }

    /** The turn by which half of the falls have happened. */
    private String medianFall(StudyResult.PlaceFate fate) {
        int falls = fate.ever().count();
        int sum = 0;
        for (Turn turn : result.course()) {
            sum += fate.firstOn().get(turn.turn() - 1);
            if (falls > 0 && 2 * sum >= falls) return turn.name();
        }
        return "never";
    }

    private Section luck() {
        StudyResult.Luck luck = result.luck();
        return new Section(
                "luck",
                "Luck",
                "Luck is what the dice of battles gave the " + attacker()
                        + " side beyond the exact average of these battles,"
                        + " in " + result.luckUnit() + ". It explains "
                        + Numbers.percent(luck.onScore().explained())
                        + " of the differences between scores; with average dice the score would be "
                        + Numbers.number(luck.evenScore()) + ".",
                List.of(plots.luck()),
                List.of(
                        new Table(
                                "Games by luck",
                                List.of("Games", "mean luck", "mean score", "the attacker wins", "interval"),
                                fifths(luck.fifths())),
                        new Table(
                                "Luck and score",
                                List.of("Figure", "value"),
                                List.of(
                                        List.of(
                                                "mean luck",
                                                Numbers.number(luck.luck().mean())),
                                        List.of(
                                                "standard deviation of luck",
                                                Numbers.number(luck.luck().deviation())),
                                        List.of(
                                                "score per unit of luck",
                                                Numbers.number(luck.onScore().slope()))))));
    }

    private static List<List<String>> fifths(List<StudyResult.Fifth> fifths) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < fifths.size(); i++) {
            StudyResult.Fifth fifth = fifths.get(i);
            String end = i == 0 ? ", the unluckiest" : i == fifths.size() - 1 ? ", the luckiest" : "";
            rows.add(List.of(
                    fifth.games() + end,
                    Numbers.number(fifth.luck()),
                    Numbers.number(fifth.score()),
                    Numbers.percent(fifth.wins().share()),
                    Numbers.interval(fifth.wins())));
        }
        return rows;
    }

    private Section battles() {
        StudyResult.OddsRow most =
                result.odds().stream().max((a, b) -> a.battles() - b.battles()).orElseThrow();
        return new Section(
                "battles",
                "Battles by odds",
                "Most battles were fought at " + most.odds() + ": " + most.battles() + " in all games. Losses are in "
                        + result.luckUnit() + " per battle; the expected ones are the exact averages of the dice.",
                List.of(),
                List.of(Table.of(
                        "Battles by odds",
                        List.of("Odds", "battles", "attacker lost", "expected", "defender lost", "expected"),
                        result.odds(),
                        row -> List.of(
                                row.odds(),
                                Integer.toString(row.battles()),
                                Numbers.number(row.attackerLoss()),
                                Numbers.number(row.expectedAttackerLoss()),
                                Numbers.number(row.defenderLoss()),
                                Numbers.number(row.expectedDefenderLoss())))));
    }

    private Section formations() {
        var worst = result.formations().getFirst();
        return new Section(
                "formations",
                "Losses by formation",
                worst.formation() + " loses most: " + Numbers.number(worst.loss()) + " " + result.lossUnit()
                        + " per game on average.",
                List.of(plots.formations()),
                List.of(Table.of(
                        "Losses by formation",
                        List.of("Formation", result.lossUnit() + " per game"),
                        result.formations(),
                        row -> List.of(row.formation(), Numbers.number(row.loss())))));
    }

    private Section length() {
        return new Section(
                "length",
                "Length",
                "A game takes " + Numbers.number(result.decisions().mean()) + " decisions and "
                        + Numbers.number(result.turns().mean()) + " turns on average.",
                List.of(),
                List.of(new Table(
                        "Length",
                        List.of("Length", "mean", "standard deviation"),
                        List.of(length("decisions", result.decisions()), length("turns", result.turns())))));
    }

    private static List<String> length(String what, Mean mean) {
        return List.of(what, Numbers.number(mean.mean()), Numbers.number(mean.deviation()));
    }

    private Section manifest() {
        var m = result.manifest();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("Game", m.game() + ", rules version " + m.rulesVersion()));
        rows.add(List.of("Scenario", m.scenario()));
        m.players().forEach((side, player) -> rows.add(List.of("Player of " + side, player)));
        m.options().forEach((option, value) -> rows.add(List.of("Option " + option, value)));
        m.set().forEach(change -> rows.add(List.of("Changed figure", change)));
        rows.add(List.of("Seed", Long.toString(m.seed())));
        rows.add(List.of("Games", Integer.toString(m.games())));
        return new Section(
                "manifest",
                "How it was made",
                "The same choices give the same games on any machine.",
                List.of(),
                List.of(new Table("Choices", List.of("Choice", "value"), rows)));
    }
}
