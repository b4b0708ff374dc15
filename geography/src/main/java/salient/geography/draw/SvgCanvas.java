package salient.geography.draw;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.List;
import java.util.stream.Collectors;

/** Writes SVG. Numbers have two decimals at most, so that the same drawing is the same text everywhere. */
final class SvgCanvas implements Canvas {
    private final double scale;
    private final Frame frame;
    private final StringBuilder body = new StringBuilder();
    private int ids;

    SvgCanvas(double scale, Frame frame) {
        this.scale = scale;
        this.frame = frame;
    }

    String document(String title) {
        String width = number(frame.width() * scale);
        String height = number(frame.height() * scale);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height + "\">\n<title>" + escaped(title) + "</title>\n" + body
                + "</svg>\n";
    }

    @Override
    public double scale() {
        return scale;
    }

    @Override
    public void fill(Path2D path, Ink ink) {
        filled(path, color(ink));
        if (ink.alpha() < 1)
            body.append(" fill-opacity=\"").append(number(ink.alpha())).append('"');
        if (path.getWindingRule() == Path2D.WIND_EVEN_ODD) body.append(" fill-rule=\"evenodd\"");
        body.append("/>\n");
    }

    @Override
    public void stroke(Path2D path, Pen pen) {
        filled(path, "none").append(pen(pen)).append("/>\n");
    }

    /** Begins the element of a path. */
    private StringBuilder filled(Path2D path, String color) {
        return body.append("<path d=\"")
                .append(data(path))
                .append("\" fill=\"")
                .append(color)
                .append('"');
    }

    @Override
    public void strokesInside(Path2D path, List<Pen> pens, Path2D inside) {
        clip(inside);
        String id = "p" + ids++;
        body.append("<defs><path id=\"")
                .append(id)
                .append("\" d=\"")
                .append(data(path))
                .append("\"/></defs>\n");
        for (Pen pen : pens)
            body.append("<use href=\"#")
                    .append(id)
                    .append("\" fill=\"none\"")
                    .append(pen(pen))
                    .append("/>\n");
        unclip();
    }

    @Override
    public void clip(Path2D inside) {
        String id = "c" + ids++;
        String rule = inside.getWindingRule() == Path2D.WIND_EVEN_ODD ? " clip-rule=\"evenodd\"" : "";
        body.append("<clipPath id=\"")
                .append(id)
                .append("\"><path")
                .append(rule)
                .append(" d=\"");
        body.append(data(inside))
                .append("\"/></clipPath>\n<g clip-path=\"url(#")
                .append(id)
                .append(")\">\n");
    }

    @Override
    public void unclip() {
        body.append("</g>\n");
    }

    @Override
    public void text(double x, double y, double angle, String text, Lettering l) {
        String at = number((x + frame.left()) * scale) + "\" y=\"" + number((y + frame.top()) * scale);
        body.append("<text x=\"").append(at).append("\" text-anchor=\"middle\" font-family=\"");
        body.append(Lettering.FAMILIES)
                .append("\" font-size=\"")
                .append(number(l.size() * scale))
                .append('"');
        if (l.face() == Lettering.Face.BOLD) body.append(" font-weight=\"bold\"");
        if (l.face() == Lettering.Face.ITALIC) body.append(" font-style=\"italic\"");
        if (l.spacing() > 0)
            body.append(" letter-spacing=\"")
                    .append(number(l.spacing() * l.size() * scale))
                    .append('"');
        if (angle != 0)
            body.append(" transform=\"rotate(")
                    .append(number(Math.toDegrees(angle)))
                    .append(' ')
                    .append(number((x + frame.left()) * scale))
                    .append(' ')
                    .append(number((y + frame.top()) * scale))
                    .append(")\"");
        if (l.halo() > 0)
            body.append(" stroke=\"")
                    .append(color(Ink.HALO))
                    .append("\" stroke-width=\"")
                    .append(number(l.halo() * l.size() * scale))
                    .append("\" stroke-linejoin=\"round\" paint-order=\"stroke\"");
        body.append(" fill=\"").append(color(l.ink())).append('"');
        if (l.ink().alpha() < 1)
            body.append(" fill-opacity=\"").append(number(l.ink().alpha())).append('"');
        body.append('>').append(escaped(text)).append("</text>\n");
    }

    private String pen(Pen pen) {
        var text = new StringBuilder(" stroke=\"").append(color(pen.ink())).append("\" stroke-width=\"");
        text.append(number(pen.width() * scale)).append('"');
        if (pen.ink().alpha() < 1)
            text.append(" stroke-opacity=\"").append(number(pen.ink().alpha())).append('"');
        if (pen.round()) text.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
        if (!pen.dashes().isEmpty())
            text.append(" stroke-dasharray=\"")
                    .append(pen.dashes().stream().map(d -> number(d * scale)).collect(Collectors.joining(" ")))
                    .append('"');
        return text.toString();
    }

    /** Tenths of a pixel, relative to the point before: half the text of plain coordinates. */
    private String data(Path2D path) {
        var text = new StringBuilder();
        double[] c = new double[6];
        long[] pen = new long[2];
        long[] start = new long[2];
        for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
            switch (i.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> {
                    pen[0] = 0;
                    pen[1] = 0;
                    points(text, 'M', c, 1, pen);
                    start = pen.clone();
                }
                case PathIterator.SEG_LINETO -> points(text, 'l', c, 1, pen);
                case PathIterator.SEG_QUADTO -> points(text, 'q', c, 2, pen);
                case PathIterator.SEG_CUBICTO -> points(text, 'c', c, 3, pen);
                default -> {
                    text.append('z');
                    pen = start.clone();
                }
            }
        }
        return text.toString();
    }

    private void points(StringBuilder text, char command, double[] c, int count, long[] pen) {
        text.append(command);
        long x = 0;
        long y = 0;
        for (int i = 0; i < count; i++) {
            x = Math.round((c[2 * i] + frame.left()) * scale * 10);
            y = Math.round((c[2 * i + 1] + frame.top()) * scale * 10);
            tenths(text, x - pen[0], i > 0);
            tenths(text, y - pen[1], true);
        }
        pen[0] = x;
        pen[1] = y;
    }

    private static void tenths(StringBuilder text, long value, boolean follows) {
        if (follows && value >= 0) text.append(' ');
        if (value < 0) text.append('-');
        long size = Math.abs(value);
        if (size >= 10 || size == 0) text.append(size / 10);
        if (size % 10 != 0) text.append('.').append(size % 10);
    }

    private static String color(Ink ink) {
        return String.format("#%06x", ink.rgb());
    }

    /** Two decimals, no trailing zeros. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long size = Math.abs(hundredths);
        if (size % 100 == 0) return sign + size / 100;
        if (size % 10 == 0) return sign + size / 100 + "." + size / 10 % 10;
        return sign + size / 100 + "." + (size % 100 < 10 ? "0" : "") + size % 100;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
