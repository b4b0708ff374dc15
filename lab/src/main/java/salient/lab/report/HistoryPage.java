package salient.lab.report;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import salient.lab.report.Section.Table;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.BadStudy;
import salient.lab.study.StudyResult;

/** The games beside history as a page of Markdown. */
public final class HistoryPage {
    private HistoryPage() {}

    /** @throws BadStudy where turns are not days of history */
    public static String of(StudyResult result) {
        if (!HistorySection.applies(result))
            throw new BadStudy("The turns of " + result.title() + " are not days of history.");
        Section section = HistorySection.of(result);
        String tables = section.tables().stream()
                .map(table -> "\n" + table.title() + ":\n\n" + markdown(table))
                .collect(Collectors.joining());
        return "## " + result.title() + "\n\n" + Sections.lead(result) + " Seed "
                + result.manifest().seed() + ". " + winners(result) + ". " + section.sentence() + "\n" + tables;
    }

    /** As in {@code Won: German 20%, Allied 80%}. */
    private static String winners(StudyResult result) {
        return "Won: "
                + result.winners().stream()
                        .map(share -> name(result, share) + " " + Numbers.percent(share.share()))
                        .collect(Collectors.joining(", "));
    }

    private static String name(StudyResult result, Share share) {
        return result.sides().stream()
                .filter(side -> side.side().equals(share.of()))
                .map(StudyResult.Player::name)
                .findFirst()
                .orElse(share.of());
    }

    private static String markdown(Table table) {
        StringBuilder text = new StringBuilder(line(table.header()));
        text.append(line(Collections.nCopies(table.header().size(), "---")));
        for (List<String> row : table.rows()) text.append(line(row));
        return text.toString();
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
