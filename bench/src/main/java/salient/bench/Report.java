package salient.bench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The figures of one run. The yardstick is in nanoseconds, the median of all looks at it. */
public record Report(double yardstick, List<Figure> figures) {
    /** Differences below this part are not worth a word. */
    private static final double SMALL = 0.05;

    public Report {
        figures = List.copyOf(figures);
    }

    /** Whether no target is missed for certain. */
    public boolean allMet() {
        return figures.stream().noneMatch(Figure::missed);
    }

    public long doubtful() {
        return figures.stream().filter(Figure::doubtful).count();
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "%-70s %12s µs%n", "BFS-time, the yardstick", number(yardstick / 1000)));
        for (Figure figure : figures) {
            Target target = figure.target();
            String wanted = target.kind() == Target.Kind.REPORTED ? "" : target.kind() + " " + number(target.bound());
            text.append(String.format(
                            Locale.ROOT,
                            "%-70s %12s ± %3.0f%% %-14s %-17s %s",
                            figure.name(),
                            number(figure.value()),
                            50 * figure.spread(),
                            figure.unit(),
                            wanted,
                            verdict(figure))
                    .stripTrailing());
            text.append('\n');
        }
        if (doubtful() > 0)
            text.append(
                    "The machine was not steady while the doubtful rows were measured, also when they were repeated.\n");
        return text.toString();
    }

    private static String verdict(Figure figure) {
        if (figure.doubtful()) return "doubtful";
        if (figure.target().kind() == Target.Kind.REPORTED) return "";
        return figure.missed() ? "MISSED" : "met";
    }

    /**
     * How this run differs from an earlier one. Figures in time or per time are set in relation to the yardstick of their own
     * run, so that another machine or a busy hour does not count as a change of the program.
     */
    public String comparedWith(Report earlier) {
        StringBuilder text = new StringBuilder();
        text.append(
                String.format(Locale.ROOT, "%-70s %12s %12s %9s%n", "against the saved run", "then", "now", "change"));
        for (Figure now : figures) {
            Optional<Figure> found = earlier.figures.stream()
                    .filter(figure -> figure.name().equals(now.name()))
                    .findFirst();
            if (found.isEmpty()) text.append(String.format(Locale.ROOT, "%-70s is new%n", now.name()));
            else text.append(line(found.get(), now, earlier));
        }
        for (Figure then : earlier.figures)
            if (figures.stream().noneMatch(figure -> figure.name().equals(then.name())))
                text.append(String.format(Locale.ROOT, "%-70s was not measured this time%n", then.name()));
        return text.toString();
    }

    private String line(Figure then, Figure now, Report earlier) {
        double change = change(then, now, earlier);
        double noise = Math.max(SMALL, Math.max(then.spread(), now.spread()));
        boolean doubtful = then.doubtful() || now.doubtful();
        String word = doubtful ? "doubtful" : Math.abs(change) <= noise ? "the same" : change > 0 ? "better" : "worse";
        return String.format(
                Locale.ROOT,
                "%-70s %12s %12s %+8.0f%% %s%n",
                now.name(),
                number(then.value()),
                number(now.value()),
                100 * change,
                word);
    }

    /** By what part it got better, the yardstick taken out; negative if it got worse. */
    private double change(Figure then, Figure now, Report earlier) {
        if (then.value() == 0 || now.value() == 0) return then.value() == now.value() ? 0 : -1;
        double machine = yardstick / earlier.yardstick;
        return switch (now.unit()) {
            case "ns", "ms", "s" -> then.value() * machine / now.value() - 1;
            case "games/s", "decisions/s", "orders/s" -> now.value() * machine / then.value() - 1;
            case "times faster" -> now.value() / then.value() - 1;
            default -> then.value() / now.value() - 1;
        };
    }

    /** Three digits that count, and no more of them than that below 100. */
    static String number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) return Long.toString((long) value);
        int digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
