package salient.lab.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A plot as shapes, {@link #WIDTH} wide. The report and the page of the client draw the same; colors come from their style
 * sheets by the look of a shape.
 */
public record Plot(String title, int height, List<Rect> rects, List<Line> lines, List<Dot> dots, List<Text> texts) {
    public static final int WIDTH = 720;

    public record Rect(String look, double x, double y, double width, double height) {}

    /** @param points x and y by turns, as SVG has them */
    public record Line(String look, String points) {}

    public record Dot(double x, double y) {}

    /**
     * @param anchor {@code start}, {@code middle} or {@code end}
     * @param turned whether it is read from below
     */
    public record Text(double x, double y, String anchor, String text, boolean turned) {}

    static Plot empty(String title, int height) {
        return new Plot(title, height, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    void rect(String look, double x, double y, double width, double height) {
        rects.add(new Rect(look, tenths(x), tenths(y), tenths(Math.max(0, width)), tenths(Math.max(0, height))));
    }

    /** @param numbers x and y by turns */
    void line(String look, double... numbers) {
        StringBuilder points = new StringBuilder();
        for (double number : numbers) points.append(points.isEmpty() ? "" : " ").append(tenths(number));
        lines.add(new Line(look, points.toString()));
    }

    void dot(double x, double y) {
        dots.add(new Dot(tenths(x), tenths(y)));
    }

    void text(double x, double y, String anchor, String text) {
        texts.add(new Text(tenths(x), tenths(y), anchor, text, false));
    }

    void turnedText(double x, double y, String text) {
        texts.add(new Text(tenths(x), tenths(y), "middle", text, true));
    }

    private static double tenths(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
