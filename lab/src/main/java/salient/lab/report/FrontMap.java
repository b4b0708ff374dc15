package salient.lab.report;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.geography.draw.MapPicture;
import salient.kernel.hex.HexGrid;
import salient.kernel.hex.RunLengths;
import salient.lab.study.StudyJson;
import salient.lab.study.StudyResult;

/** The front by day as a heat map over the drawn map, with the line of history; of all games, or of one to look at. */
final class FrontMap {
    private static final int PIXELS = 14;

    private FrontMap() {}

    /** What the script of the page draws. History is a list of lines from x, y to x, y. */
    private record Data(String image, int pixels, boolean turned, int[] centers, List<Day> days, List<One> games) {}

    /** Shares are in percent. */
    private record Day(String name, int[] share, List<double[]> history, String historyDay) {}

    /** One game; its days have shares of 0 and 100. */
    private record One(int game, List<int[]> days) {}

    static String html(StudyFile file, HexMap map) {
        MapPicture picture = MapPicture.of(map, PIXELS);
        List<Day> days = file.result().course().stream()
                .map(turn -> day(turn, map, picture))
                .toList();
        Data data = new Data(
                "data:image/jpeg;base64," + Base64.getEncoder().encodeToString(picture.jpeg()),
                picture.pixels(),
                picture.turned(),
                picture.centers(),
                days,
                file.replays().stream().map(replay -> one(replay, map.size())).toList());
        StringBuilder games = new StringBuilder("<option value=\"all\">all games</option>");
        for (StudyFile.Replay replay : file.replays())
            games.append("<option value=\"")
                    .append(replay.game())
                    .append("\">game ")
                    .append(replay.game())
                    .append(", ")
                    .append(replay.what())
                    .append("</option>");
        return "<div class=\"map\"><div class=\"days\"><label>Games <select id=\"front-game\">" + games
                + "</select></label><label for=\"front-day\">Day</label>"
                + "<input id=\"front-day\" type=\"range\" min=\"0\" value=\"0\"><output id=\"front-label\"></output></div>"
                + "<canvas id=\"front-map\" role=\"img\" aria-label=\"The front by day\" width=\"" + picture.width()
                + "\" height=\"" + picture.height() + "\"></canvas></div>\n"
                + "<script id=\"front-data\" type=\"application/json\">"
                + StudyJson.text(data).replace("</", "<\\/") + "</script>\n";
    }

    private static One one(StudyFile.Replay replay, int hexes) {
        return new One(
                replay.game(),
                replay.turns().stream().map(turn -> whole(turn.front(), hexes)).toList());
    }

    private static int[] whole(String front, int hexes) {
        int[] share = new int[hexes];
        RunLengths.count(front, share);
        for (int hex = 0; hex < hexes; hex++) share[hex] *= 100;
        return share;
    }

    private static Day day(StudyResult.Turn turn, HexMap map, MapPicture picture) {
        int[] share = new int[turn.front().length];
        for (int hex = 0; hex < share.length; hex++)
            share[hex] = (int) Math.round(100.0 * turn.front()[hex] / turn.games());
        Optional<String> history = latestKnown(map, turn.date());
        return new Day(
                turn.name(),
                share,
                history.map(day -> border(map, map.german(day), picture)).orElse(null),
                history.orElse(null));
    }

    /** The last day up to a date for which the map knows the front of history; none where turns are not days. */
    private static Optional<String> latestKnown(HexMap map, String date) {
        String latest = null;
        for (String day : map.days()) if (day.compareTo(date) <= 0) latest = day;
        return Optional.ofNullable(latest);
    }

    /** The hexsides between a set of hexes and the rest, as lines in pixels. */
    private static List<double[]> border(HexMap map, HexSet inside, MapPicture picture) {
        List<double[]> lines = new ArrayList<>();
        for (int hex = 0; hex < map.size(); hex++) {
            if (!inside.contains(hex)) continue;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int beside = map.grid().neighbor(hex, d);
                if (beside == HexGrid.NONE || inside.contains(beside)) continue;
                lines.add(hexside(picture, hex, beside));
            }
        }
        return lines;
    }

    /** The hexside between two hexes: across the middle between their centers, as long as a side. */
    private static double[] hexside(MapPicture picture, int a, int b) {
        double ax = picture.centers()[2 * a];
        double ay = picture.centers()[2 * a + 1];
        double dx = picture.centers()[2 * b] - ax;
        double dy = picture.centers()[2 * b + 1] - ay;
        double half = 1 / (2 * Math.sqrt(3));
        double x = ax + dx / 2;
        double y = ay + dy / 2;
        return new double[] {
            rounded(x - dy * half), rounded(y + dx * half), rounded(x + dy * half), rounded(y - dx * half)
        };
    }

    private static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
