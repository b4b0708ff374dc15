package salient.lab.report;

import java.util.List;
import java.util.Locale;

/** Plots as SVG. Colors come from the page's style sheet, so that they follow light and dark. */
final class Plots {
    private static final int WIDTH = 720;
    private static final int LEFT = 64;
    private static final int RIGHT = 16;
    private static final int TOP = 12;
    private static final int BOTTOM = 34;

    private Plots() {}

    /** A bar with its interval. */
    record Bar(String label, double value, double low, double high, String text) {}

    /** Horizontal bars from 0 to 1 with intervals. */
    static String shares(String title, List<Bar> bars) {
        int rowHeight = 28;
        int label = 190;
        int height = bars.size() * rowHeight + 8;
        StringBuilder svg = open(title, WIDTH, height);
        double scale = WIDTH - label - 150;
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double y = 4 + i * rowHeight;
            text(svg, label - 8, y + 18, "end", bar.label());
            rect(svg, "bar", label, y + 4, bar.value() * scale, rowHeight - 9);
            line(svg, "interval", label + bar.low() * scale, y + 13.5, label + bar.high() * scale, y + 13.5);
            text(svg, label + bar.high() * scale + 8, y + 18, "start", bar.text());
        }
        return svg.append("</svg>\n").toString();
    }

    /** How many values fall into each of the equal steps between the least and the greatest. */
    static String histogram(String title, String axis, double[] values) {
        double least = min(values);
        double most = Math.max(max(values), least + 1);
        int steps = Math.clamp((int) Math.round(Math.sqrt(values.length)), 5, 30);
        int[] counts = new int[steps];
        for (double value : values) counts[Math.min(steps - 1, (int) ((value - least) / (most - least) * steps))]++;
        int top = 1;
        for (int count : counts) top = Math.max(top, count);
        Frame frame = new Frame(least, most, 0, top, 240);
        StringBuilder svg = open(title, WIDTH, frame.height);
        for (int i = 0; i < steps; i++) {
            double from = least + (most - least) * i / steps;
            double to = least + (most - least) * (i + 1) / steps;
            rect(
                    svg,
                    "bar",
                    frame.x(from) + 1,
                    frame.y(counts[i]),
                    frame.x(to) - frame.x(from) - 2,
                    frame.y(0) - frame.y(counts[i]));
        }
        frame.axes(svg, axis, "games");
        return svg.append("</svg>\n").toString();
    }

    /** A line with a band around it. */
    static String course(String title, String axis, List<String> names, double[] low, double[] middle, double[] high) {
        Frame frame = new Frame(0, Math.max(1, names.size() - 1), Math.min(0, min(low)), Math.max(1, max(high)), 260);
        StringBuilder svg = open(title, WIDTH, frame.height);
        StringBuilder band = new StringBuilder();
        for (int i = 0; i < high.length; i++) band.append(point(frame.x(i), frame.y(high[i])));
        for (int i = low.length - 1; i >= 0; i--) band.append(point(frame.x(i), frame.y(low[i])));
        svg.append("<polygon class=\"band\" points=\"").append(band).append("\"/>");
        polyline(svg, "line first", frame, middle);
        frame.axes(svg, "", axis);
        frame.names(svg, names);
        return svg.append("</svg>\n").toString();
    }

    /** Two lines, one per side. */
    static String lines(String title, String axis, List<String> names, List<String> legend, List<double[]> series) {
        double top = 1;
        for (double[] values : series) top = Math.max(top, max(values));
        Frame frame = new Frame(0, Math.max(1, names.size() - 1), 0, top, 240);
        StringBuilder svg = open(title, WIDTH, frame.height);
        for (int s = 0; s < series.size(); s++) {
            polyline(svg, s == 0 ? "line first" : "line second", frame, series.get(s));
            rect(svg, s == 0 ? "key first" : "key second", LEFT + 10 + 150 * s, TOP, 14, 10);
            text(svg, LEFT + 30 + 150 * s, TOP + 10, "start", legend.get(s));
        }
        frame.axes(svg, "", axis);
        frame.names(svg, names);
        return svg.append("</svg>\n").toString();
    }

    /** One dot per game, and the line through them. */
    static String scatter(
            String title, String xAxis, String yAxis, double[] x, double[] y, double slope, double intercept) {
        Frame frame = new Frame(min(x), Math.max(max(x), min(x) + 1), min(y), Math.max(max(y), min(y) + 1), 300);
        StringBuilder svg = open(title, WIDTH, frame.height);
        int every = Math.max(1, x.length / 1000);
        for (int i = 0; i < x.length; i += every)
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\"/>",
                    frame.x(x[i]),
                    frame.y(y[i])));
        line(
                svg,
                "line first",
                frame.x(min(x)),
                frame.y(clamp(frame, intercept + slope * min(x))),
                frame.x(max(x)),
                frame.y(clamp(frame, intercept + slope * max(x))));
        frame.axes(svg, xAxis, yAxis);
        return svg.append("</svg>\n").toString();
    }

    private static double clamp(Frame frame, double value) {
        return Math.clamp(value, frame.bottom, frame.top);
    }

    /** The area of a plot and its scales. */
    private record Frame(double left, double right, double bottom, double top, int height) {
        double x(double value) {
            return LEFT + (value - left) / (right - left) * (WIDTH - LEFT - RIGHT);
        }

        double y(double value) {
            return TOP + (top - value) / (top - bottom) * (height - TOP - BOTTOM);
        }

        void axes(StringBuilder svg, String xName, String yName) {
            Plots.line(svg, "axis", LEFT, height - BOTTOM, WIDTH - RIGHT, height - BOTTOM);
            Plots.line(svg, "axis", LEFT, TOP, LEFT, height - BOTTOM);
            for (int i = 0; i <= 4; i++) {
                double value = bottom + (top - bottom) * i / 4;
                Plots.text(svg, LEFT - 6, y(value) + 4, "end", Html.number(value));
            }
            svg.append(String.format(
                    Locale.ROOT,
                    "<text transform=\"translate(12 %d) rotate(-90)\" text-anchor=\"middle\">%s</text>",
                    (height - BOTTOM) / 2,
                    Html.escaped(yName)));
            if (xName.isEmpty()) return;
            for (int i = 0; i <= 4; i++) {
                double value = left + (right - left) * i / 4;
                Plots.text(svg, x(value), height - BOTTOM + 15, "middle", Html.number(value));
            }
            Plots.text(svg, (LEFT + WIDTH) / 2.0, height - 4, "middle", xName);
        }

        /** The names of turns below the axis, not more than fit. */
        void names(StringBuilder svg, List<String> names) {
            int every = Math.max(1, (names.size() + 8) / 9);
            for (int i = 0; i < names.size(); i += every)
                Plots.text(svg, x(i), height - BOTTOM + 16, "middle", names.get(i));
        }
    }

    private static StringBuilder open(String title, int width, int height) {
        return new StringBuilder(String.format(
                Locale.ROOT,
                "<svg class=\"plot\" role=\"img\" aria-label=\"%s\" viewBox=\"0 0 %d %d\">",
                Html.escaped(title),
                width,
                height));
    }

    private static void polyline(StringBuilder svg, String style, Frame frame, double[] values) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < values.length; i++) points.append(point(frame.x(i), frame.y(values[i])));
        svg.append("<polyline class=\"")
                .append(style)
                .append("\" points=\"")
                .append(points)
                .append("\"/>");
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, "%.1f,%.1f ", x, y);
    }

    private static void rect(StringBuilder svg, String style, double x, double y, double width, double height) {
        svg.append(String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                style,
                x,
                y,
                Math.max(0, width),
                Math.max(0, height)));
    }

    private static void line(StringBuilder svg, String style, double x1, double y1, double x2, double y2) {
        svg.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                style,
                x1,
                y1,
                x2,
                y2));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
                x,
                y,
                anchor,
                Html.escaped(text)));
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
