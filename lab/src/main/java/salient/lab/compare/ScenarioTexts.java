package salient.lab.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.tables.Quality;
import salient.kernel.data.Resources;
import salient.lab.figures.TextChange;

/**
 * The figures of a scenario of Great Battles, all of them reconstructed: points, artillery, rounds, quality, weather and the
 * turns on which reserves come. Places on the table have no more and no less and are not varied.
 */
final class ScenarioTexts {
    static final String GAME = GreatBattles.ID;

    private static final Pattern SIDE = Pattern.compile("side (\\w+) .*");
    private static final Pattern FIGURES = Pattern.compile("(points|rounds|artillery \\w+) ([\\d, ]*\\d)");
    private static final Pattern RESERVE = Pattern.compile("(reserve (.+?) day \\d+ turn )(\\d+)");
    private static final Pattern WEATHER = Pattern.compile("weather (.*)");
    private static final String GRADES = "raw|inferior|average|experienced|veteran";
    private static final Pattern TROOPS = Pattern.compile("(battalion|command) (\\w+) (.*?)\\b(" + GRADES + ")\\b");

    private final String file;
    private final List<String> lines;
    private final List<Variation> variations = new ArrayList<>();

    private ScenarioTexts(String file) {
        this.file = file;
        lines = Resources.shipped(file).lines().toList();
    }

    static List<Variation> variations(String scenario) {
        ScenarioTexts texts = new ScenarioTexts(GAME + "/scenarios/" + scenario + ".txt");
        for (String line : texts.lines) {
            texts.varySide(line);
            texts.varyReserve(line);
            texts.varyWeather(line);
        }
        for (String side : List.of("allied", "axis"))
            for (String kind : List.of("battalion", "command")) texts.varyQuality(side, kind);
        return texts.variations;
    }

    private void add(String name, List<String> from, List<String> to) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < from.size(); i++)
            if (!from.get(i).equals(to.get(i)))
                arguments.addAll(List.of("--set", new TextChange(file, from.get(i), to.get(i)).toString()));
        if (!arguments.isEmpty()) variations.add(new Variation(name, arguments));
    }

    private void replaceLine(String name, String line, int start, int end, String with) {
        add(name, List.of(line), List.of(line.substring(0, start) + with + line.substring(end)));
    }

    private void varySide(String line) {
        Matcher side = SIDE.matcher(line);
        if (!side.matches()) return;
        Matcher figure = FIGURES.matcher(line);
        while (figure.find())
            for (int by : new int[] {1, -1}) {
                String changed = moved(figure.group(2), by);
                String what = figure.group(1).replaceFirst(" .*", "");
                replaceLine(
                        what + " of the " + side.group(1) + " side: " + figure.group(2) + " becomes " + changed,
                        line,
                        figure.start(2),
                        figure.end(2),
                        changed);
            }
    }

    /** Each number a fifth more or less, at least one; 0 stays 0. */
    private static String moved(String numbers, int direction) {
        return Pattern.compile("\\d+").matcher(numbers).replaceAll(number -> {
            int before = Integer.parseInt(number.group());
            int step = before == 0 ? 0 : Math.max(1, Math.round(before / 5f));
            return Integer.toString(Math.max(0, before + direction * step));
        });
    }

    private void varyReserve(String line) {
        Matcher reserve = RESERVE.matcher(line);
        if (!reserve.lookingAt()) return;
        int turn = Integer.parseInt(reserve.group(3));
        for (int by : new int[] {1, -1})
            replaceLine(
                    "reserve " + reserve.group(2) + " on turn " + (turn + by) + " instead of " + turn,
                    line,
                    reserve.start(3),
                    reserve.end(3),
                    Integer.toString(turn + by));
    }

    /** The faces of the die up to which each weather reaches; the last must stay. */
    private void varyWeather(String line) {
        Matcher weather = WEATHER.matcher(line);
        if (!weather.matches()) return;
        Matcher face = Pattern.compile("(\\d+) (\\w+)(?= \\d)").matcher(line);
        while (face.find())
            for (int by : new int[] {1, -1}) {
                int to = Integer.parseInt(face.group(1)) + by;
                replaceLine(
                        "weather: " + face.group(2) + " up to " + to + " instead of " + face.group(1),
                        line,
                        face.start(1),
                        face.end(1),
                        Integer.toString(to));
            }
    }

    private void varyQuality(String side, String kind) {
        for (int by : new int[] {1, -1}) {
            List<String> from = new ArrayList<>();
            List<String> to = new ArrayList<>();
            for (String line : lines) {
                Matcher troops = TROOPS.matcher(line);
                if (!troops.lookingAt()
                        || !troops.group(1).equals(kind)
                        || !troops.group(2).equals(side)) continue;
                from.add(troops.group());
                to.add(line.substring(0, troops.start(4)) + grade(troops.group(4), by));
            }
            add(
                    (kind.equals("battalion") ? "all battalions" : "command") + " of the " + side + " side one grade "
                            + (by > 0 ? "better" : "worse"),
                    from,
                    to);
        }
    }

    private static String grade(String id, int by) {
        Quality[] all = Quality.values();
        for (Quality quality : all)
            if (quality.id().equals(id)) return all[Math.clamp(quality.ordinal() + by, 0, all.length - 1)].id();
        throw new IllegalArgumentException(id);
    }
}
