package salient.bench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The figures of one run. The yardstick is in nanoseconds, as it was before the first measure and after the last. */
public record Report(double yardstickFirst, double yardstickLast, List<Figure> figures) {
    /** How much the yardstick may have changed before nothing in between can be believed. */
    static final double STEADY = 0.15;

    public Report {
        figures = List.copyOf(figures);
    }

    /** By how much the slower of the two yardsticks is slower than the other: 0.1 is 10 %. */
    public double drift() {
        double slower = Math.max(yardstickFirst, yardstickLast);
        return slower / Math.min(yardstickFirst, yardstickLast) - 1;
    }

    /** Why the run counts for nothing, if it does. */
    public Optional<String> refused() {
        if (drift() <= STEADY) return Optional.empty();
        return Optional.of(String.format(
                Locale.ROOT,
                "The machine was not steady: the yardstick took %.1f µs first and %.1f µs last, %.0f %% apart;"
                        + " up to %.0f %% is accepted. Run it again on a quieter machine.",
                yardstickFirst / 1000,
                yardstickLast / 1000,
                100 * drift(),
                100 * STEADY));
    }

    /** Whether the run counts and every target is met. */
    public boolean allMet() {
        return refused().isEmpty() && figures.stream().allMatch(Figure::met);
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        yardstick(text, "first", yardstickFirst);
        for (Figure figure : figures) {
            Target target = figure.target();
            String wanted = target.kind() == Target.Kind.REPORTED ? "" : target.kind() + " " + number(target.bound());
            text.append(String.format(
                            Locale.ROOT,
                            "%-74s %12s %-14s %-15s %s",
                            figure.name(),
                            number(figure.value()),
                            figure.unit(),
                            wanted,
                            wanted.isEmpty() ? "" : figure.met() ? "met" : "MISSED")
                    .stripTrailing());
            text.append('\n');
        }
        yardstick(text, "last", yardstickLast);
        refused().ifPresent(why -> text.append("Refused. ").append(why).append('\n'));
        return text.toString();
    }

    private static void yardstick(StringBuilder text, String when, double nanos) {
        text.append(String.format(Locale.ROOT, "BFS-time, %-64s %12s µs%n", when, number(nanos / 1000)));
    }

    public String json() {
        StringBuilder json = new StringBuilder("{\n");
        json.append("  \"yardstick\": {\"firstNanos\": ").append(number(yardstickFirst));
        json.append(", \"lastNanos\": ").append(number(yardstickLast));
        json.append(", \"drift\": ").append(number(drift())).append("},\n");
        json.append("  \"refused\": ").append(refused().map(Report::quoted).orElse("null"));
        json.append(",\n  \"allMet\": ").append(allMet()).append(",\n  \"measures\": [");
        for (int i = 0; i < figures.size(); i++) {
            json.append(i == 0 ? "\n" : ",\n");
            figure(json, figures.get(i));
        }
        return json.append("\n  ]\n}\n").toString();
    }

    private static void figure(StringBuilder json, Figure figure) {
        Target target = figure.target();
        json.append("    {\"name\": ").append(quoted(figure.name()));
        json.append(", \"value\": ").append(number(figure.value()));
        json.append(", \"unit\": ").append(quoted(figure.unit()));
        json.append(", \"target\": ");
        if (target.kind() == Target.Kind.REPORTED) json.append("null");
        else
            json.append("{\"kind\": ")
                    .append(quoted(target.kind().toString()))
                    .append(", \"bound\": ")
                    .append(number(target.bound()))
                    .append('}');
        json.append(", \"met\": ").append(figure.met()).append('}');
    }

    /** Three digits that count, and no more of them than that below 100. */
    static String number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) return Long.toString((long) value);
        int digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') quoted.append('\\').append(c);
            else if (c < ' ') quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            else quoted.append(c);
        }
        return quoted.append('"').toString();
    }
}
