package salient.lab.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import salient.lab.learn.Calibration;
import salient.lab.learn.Lesson;
import salient.lab.study.StudyResult.Bin;

/** The kinds of plots. */
final class Plots {
    private static final int MOST_DOTS = 1000;

    private Plots() {}

    /** A bar with its interval. */
    record Bar(String label, double value, double low, double high, String text) {}

    /** Horizontal bars from 0 to 1 with intervals. */
    static Plot shares(String title, List<Bar> bars) {
        int rowHeight = 28;
        int label = 190;
        Plot plot = Plot.empty(title, bars.size() * rowHeight + 8);
        double scale = Plot.WIDTH - label - 150;
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double y = 4 + i * rowHeight;
            plot.text(label - 8, y + 18, "end", bar.label());
            plot.rect("bar", label, y + 4, bar.value() * scale, rowHeight - 9);
            plot.line("interval", label + bar.low() * scale, y + 13.5, label + bar.high() * scale, y + 13.5);
            plot.text(label + bar.high() * scale + 8, y + 18, "start", bar.text());
        }
        return plot;
    }

    /** How many games scored how much. */
    static Plot histogram(String title, String axis, List<Bin> bins) {
        int top = bins.stream().mapToInt(Bin::games).max().orElse(1);
        Frame frame = new Frame(
                Plot.empty(title, 240), bins.getFirst().from(), bins.getLast().to(), 0, top);
        for (Bin bin : bins)
            frame.plot.rect(
                    "bar",
                    frame.x(bin.from()) + 1,
                    frame.y(bin.games()),
                    frame.x(bin.to()) - frame.x(bin.from()) - 2,
                    frame.y(0) - frame.y(bin.games()));
        frame.axes(axis, "games");
        return frame.plot;
    }

    /** A line with a band around it. */
    static Plot course(String title, String axis, List<String> names, double[] low, double[] middle, double[] high) {
        Frame frame = new Frame(
                Plot.empty(title, 260),
                0,
                Math.max(1, names.size() - 1),
                Math.min(0, min(low)),
                Math.max(1, max(high)));
        double[] band = new double[4 * low.length];
        for (int i = 0; i < low.length; i++) {
            int back = 2 * (2 * low.length - 1 - i);
            band[2 * i] = frame.x(i);
            band[2 * i + 1] = frame.y(high[i]);
            band[back] = frame.x(i);
            band[back + 1] = frame.y(low[i]);
        }
        frame.plot.line("band", band);
        frame.course("first", middle);
        frame.axes("", axis);
        frame.names(names);
        return frame.plot;
    }

    /** Two lines, one per side. */
    static Plot lines(String title, String axis, List<String> names, List<String> legend, List<double[]> series) {
        double top = 1;
        for (double[] values : series) top = Math.max(top, max(values));
        Frame frame = new Frame(Plot.empty(title, 240), 0, Math.max(1, names.size() - 1), 0, top);
        for (int s = 0; s < series.size(); s++) {
            String look = s == 0 ? "first" : "second";
            frame.course(look, series.get(s));
            frame.plot.rect(look, Frame.LEFT + 10 + 150 * s, Frame.TOP, 14, 10);
            frame.plot.text(Frame.LEFT + 30 + 150 * s, Frame.TOP + 10, "start", legend.get(s));
        }
        frame.axes("", axis);
        frame.names(names);
        return frame.plot;
    }

    /** One dot per game, and the line through them. */
    static <T> Plot scatter(
            String title,
            String xAxis,
            String yAxis,
            List<T> games,
            ToDoubleFunction<T> xOf,
            ToDoubleFunction<T> yOf,
            double slope,
            double intercept) {
        double[] x = games.stream().mapToDouble(xOf).toArray();
        double[] y = games.stream().mapToDouble(yOf).toArray();
        Frame frame = new Frame(
                Plot.empty(title, 300), min(x), Math.max(max(x), min(x) + 1), min(y), Math.max(max(y), min(y) + 1));
        int every = Math.max(1, x.length / MOST_DOTS);
        for (int i = 0; i < x.length; i += every) frame.plot.dot(frame.x(x[i]), frame.y(y[i]));
        frame.plot.line(
                "first",
                frame.x(min(x)),
                frame.y(frame.inside(intercept + slope * min(x))),
                frame.x(max(x)),
                frame.y(frame.inside(intercept + slope * max(x))));
        frame.axes(xAxis, yAxis);
        return frame.plot;
    }

    /** Promised chances and how often they came true; the diagonal is perfect, the first is the one in question. */
    static Plot reliability(String title, Lesson.Result first, Lesson.Result second) {
        Frame frame = new Frame(Plot.empty(title, 360), 0, 1, 0, 1);
        frame.plot.line("axis", frame.x(0), frame.y(0), frame.x(1), frame.y(1));
        int legend = 0;
        for (Lesson.Result result : List.of(first, second)) {
            String look = legend == 0 ? "first" : "second";
            List<Calibration.Bin> bins = result.calibration().bins();
            double[] points = new double[2 * bins.size()];
            for (int i = 0; i < bins.size(); i++) {
                points[2 * i] = frame.x(bins.get(i).promised());
                points[2 * i + 1] = frame.y(bins.get(i).happened());
                frame.plot.dot(points[2 * i], points[2 * i + 1]);
            }
            frame.plot.line(look, points);
            frame.plot.rect(look, Frame.LEFT + 10, Frame.TOP + 18 * legend, 14, 10);
            frame.plot.text(Frame.LEFT + 30, Frame.TOP + 10 + 18 * legend, "start", result.judge());
            legend++;
        }
        frame.axes("promised chance", "came true");
        return frame.plot;
    }

    /** The area of a plot and its scales. */
    private record Frame(Plot plot, double left, double right, double bottom, double top) {
        static final int LEFT = 64;
        static final int RIGHT = 16;
        static final int TOP = 12;
        static final int BOTTOM = 34;

        double x(double value) {
            return LEFT + (value - left) / (right - left) * (Plot.WIDTH - LEFT - RIGHT);
        }

        double y(double value) {
            return TOP + (top - value) / (top - bottom) * (plot.height() - TOP - BOTTOM);
        }

        double inside(double value) {
            return Math.clamp(value, bottom, top);
        }

        void course(String look, double[] values) {
            double[] points = new double[2 * values.length];
            for (int i = 0; i < values.length; i++) {
                points[2 * i] = x(i);
                points[2 * i + 1] = y(values[i]);
            }
            plot.line(look, points);
        }

        void axes(String xName, String yName) {
            int floor = plot.height() - BOTTOM;
            plot.line("axis", LEFT, TOP, LEFT, floor, Plot.WIDTH - RIGHT, floor);
            for (int i = 0; i <= 4; i++) {
                double value = bottom + (top - bottom) * i / 4;
                plot.text(LEFT - 6, y(value) + 4, "end", Numbers.number(value));
            }
            plot.turnedText(12, floor / 2.0, yName);
            if (xName.isEmpty()) return;
            for (int i = 0; i <= 4; i++) {
                double value = left + (right - left) * i / 4;
                plot.text(x(value), floor + 15, "middle", Numbers.number(value));
            }
            plot.text((LEFT + Plot.WIDTH) / 2.0, plot.height() - 4, "middle", xName);
        }

        /** The names of turns below the axis, not more than fit. */
        void names(List<String> names) {
            int every = Math.max(1, (names.size() + 8) / 9);
            for (int i = 0; i < names.size(); i += every)
                plot.text(x(i), plot.height() - BOTTOM + 16, "middle", names.get(i));
        }
    }

    private static double min(double[] values) {
        double least = Double.POSITIVE_INFINITY;
        for (double value : values) least = Math.min(least, value);
        return least;
    }

    private static double max(double[] values) {
        double most = Double.NEGATIVE_INFINITY;
        for (double value : values) most = Math.max(most, value);
        return most;
    }
}
