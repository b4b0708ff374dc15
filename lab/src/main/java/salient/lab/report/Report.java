package salient.lab.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import salient.geography.HexMap;
import salient.kernel.data.Resources;
import salient.lab.study.StudyResult;

/** Writes the report of a study: one HTML file that needs nothing else. */
public final class Report {
    private final StudyFile file;
    private final StudyResult result;
    private final Optional<HexMap> map;

    private Report(StudyFile file, Optional<HexMap> map) {
        this.file = file;
        this.map = map;
        result = file.result();
    }

    /** @param map the map whose hexes the front speaks of, if the game has one */
    public static String html(StudyFile file, Optional<HexMap> map) {
        return new Report(file, map).page();
    }

    private String page() {
        StringBuilder sections = new StringBuilder();
        for (Section section : file.sections()) {
            if (section.id().equals("manifest")) sections.append(replays());
            sections.append(Html.section(section.id(), section.title(), section.sentence(), body(section)));
        }
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
                + "<meta name=\"generator\" content=\"Salient laboratory\"><title>" + Html.escaped(result.title())
                + " · Salient laboratory</title><style>" + Resources.text("lab/report/report.css")
                + "</style></head><body><main>\n<h1>" + Html.escaped(result.title()) + "</h1>\n<p class=\"lead\">"
                + Html.escaped(Sections.lead(result)) + "</p>\n" + sections + "</main>"
                + (map.isPresent() ? "<script>" + Resources.text("lab/report/front.js") + "</script>" : "")
                + "</body></html>\n";
    }

    /** Each plot with its numbers below it; what has no plot shows its table. */
    private String body(Section section) {
        List<String> drawn = section.id().equals("front")
                ? map.map(hexes -> FrontMap.html(file, hexes)).stream().toList()
                : section.plots().stream().map(Html::svg).toList();
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < section.tables().size(); i++) {
            Section.Table table = section.tables().get(i);
            if (i < drawn.size()) body.append(drawn.get(i)).append(Html.numbers(table));
            else body.append(Html.table(table.header(), table.rows()));
        }
        return body.toString();
    }

    private String replays() {
        if (file.replays().isEmpty()) return "";
        StringBuilder games = new StringBuilder();
        for (StudyFile.Replay replay : file.replays()) games.append(replay(replay));
        return Html.section(
                "replays",
                "Games to look at",
                "Each game is told turn by turn here. Its record opens as a full replay on the home page of Salient, under"
                        + " Watch a game; the page Studies opens it with one click.",
                games.toString());
    }

    private String replay(StudyFile.Replay replay) {
        String record = Base64.getEncoder().encodeToString(replay.record().getBytes(StandardCharsets.UTF_8));
        List<String> header = new ArrayList<>(List.of("Turn", "score"));
        result.sides().forEach(side -> header.add(side.name() + " losses"));
        header.add("places the attacker holds");
        List<List<String>> rows = new ArrayList<>();
        for (StudyFile.Story turn : replay.turns()) {
            List<String> row = new ArrayList<>(List.of(turn.turn(), Integer.toString(turn.score())));
            turn.losses().forEach(lost -> row.add(Integer.toString(lost)));
            row.add(String.join(", ", turn.held()));
            rows.add(row);
        }
        return "<p>" + Html.escaped(replay.sentence()) + " "
                + (map.isPresent()
                        ? "<a href=\"#front\" data-game=\"" + replay.game() + "\">Replay its front on the map</a> · "
                        : "")
                + "<a class=\"replay\" download=\"" + result.manifest().game() + "-" + replay.game()
                + ".txt\" href=\"data:text/plain;base64," + record + "\">Save its record</a></p>\n"
                + Html.folded("Game " + replay.game() + " turn by turn", Html.table(header, rows))
                + intentions(replay);
    }

    private static String intentions(StudyFile.Replay replay) {
        if (replay.intentions().isEmpty()) return "";
        List<List<String>> rows = replay.intentions().stream()
                .map(each -> List.of(each.turn(), each.side(), each.words()))
                .toList();
        return Html.folded(
                "What the players of game " + replay.game() + " intended",
                Html.table(List.of("Turn", "side", "plan"), rows));
    }
}
