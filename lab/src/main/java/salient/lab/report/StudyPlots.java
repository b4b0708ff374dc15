package salient.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.StudyResult;
import salient.lab.study.StudyResult.Turn;

/** The plots of the sections of a study. */
record StudyPlots(StudyResult result) {
    private static final int FORMATIONS = 20;

    static Plot shares(Section.Table table, List<Share> shares) {
        List<Plots.Bar> bars = new ArrayList<>();
        for (int i = 0; i < shares.size(); i++) {
            Share share = shares.get(i);
            bars.add(new Plots.Bar(
                    table.rows().get(i).getFirst(),
                    share.share(),
                    share.low(),
                    share.high(),
                    Numbers.percent(share.share())));
        }
        return Plots.shares(table.title(), bars);
    }

    Plot scores() {
        return Plots.histogram("Distribution of the score", result.scoreName(), result.scores());
    }

    private List<String> turns() {
        return result.course().stream().map(Turn::name).toList();
    }

    private double[] byTurn(ToDoubleFunction<Turn> figure) {
        return result.course().stream().mapToDouble(figure).toArray();
    }

    Plot course() {
        return Plots.course(
                "Score turn by turn",
                result.scoreName(),
                turns(),
                byTurn(Turn::low),
                byTurn(Turn::median),
                byTurn(Turn::high));
    }

    Plot losses() {
        return Plots.lines(
                "Losses turn by turn",
                result.lossUnit() + " lost",
                turns(),
                result.sides().stream().map(StudyResult.Player::name).toList(),
                List.of(
                        byTurn(turn -> turn.losses().get(0)),
                        byTurn(turn -> turn.losses().get(1))));
    }

    Plot luck() {
        return Plots.scatter(
                "Score and luck, one dot per game",
                "luck in " + result.luckUnit(),
                result.scoreName(),
                result.games(),
                StudyResult.Game::luck,
                StudyResult.Game::score,
                result.luck().onScore().slope(),
                result.luck().onScore().intercept());
    }

    Plot formations() {
        double top = Math.max(result.formations().getFirst().loss(), 1e-9);
        return Plots.shares(
                "Losses by formation",
                result.formations().stream()
                        .limit(FORMATIONS)
                        .map(row -> new Plots.Bar(
                                row.formation(),
                                row.loss() / top,
                                row.loss() / top,
                                row.loss() / top,
                                Numbers.number(row.loss())))
                        .toList());
    }
}
