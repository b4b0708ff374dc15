package salient.geography.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Paints pixels. */
final class RasterCanvas implements Canvas {
    private static final List<String> FAMILIES = List.of(
            "P052", "Palatino Linotype", "Palatino", "URW Palladio L", "Book Antiqua", "Georgia", "Liberation Serif");

    private final double scale;
    private final AffineTransform toPixels;
    private final BufferedImage image;
    private final Graphics2D graphics;
    private final Font font;
    private final Deque<Shape> clips = new ArrayDeque<>();

    RasterCanvas(double scale, Frame frame) {
        this.scale = scale;
        toPixels = new AffineTransform(scale, 0, 0, scale, frame.left() * scale, frame.top() * scale);
        image = new BufferedImage(
                (int) Math.ceil(frame.width() * scale),
                (int) Math.ceil(frame.height() * scale),
                BufferedImage.TYPE_INT_RGB);
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        font = new Font(family(), Font.PLAIN, 1);
    }

    private static String family() {
        var installed =
                Arrays.asList(GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames());
        return FAMILIES.stream().filter(installed::contains).findFirst().orElse(Font.SERIF);
    }

    BufferedImage image() {
        return image;
    }

    @Override
    public double scale() {
        return scale;
    }

    @Override
    public void fill(Path2D path, Ink ink) {
        graphics.setColor(color(ink));
        graphics.fill(toPixels.createTransformedShape(path));
    }

    @Override
    public void stroke(Path2D path, Pen pen) {
        draw(toPixels.createTransformedShape(path), pen);
    }

    private void draw(Shape shape, Pen pen) {
        int cap = pen.round() ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT;
        float width = (float) (pen.width() * scale);
        float[] dashes = new float[pen.dashes().size()];
        for (int i = 0; i < dashes.length; i++)
            dashes[i] = (float) (pen.dashes().get(i) * scale);
        int join = pen.round() ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_BEVEL;
        graphics.setStroke(
                dashes.length == 0
                        ? new BasicStroke(width, cap, join)
                        : new BasicStroke(width, cap, join, 1, dashes, 0));
        graphics.setColor(color(pen.ink()));
        graphics.draw(shape);
    }

    @Override
    public void strokesInside(Path2D path, List<Pen> pens, Path2D inside) {
        clip(inside);
        Shape shape = toPixels.createTransformedShape(path);
        for (Pen pen : pens) draw(shape, pen);
        unclip();
    }

    @Override
    public void clip(Path2D inside) {
        clips.push(
                graphics.getClip() == null
                        ? new java.awt.Rectangle(image.getWidth(), image.getHeight())
                        : graphics.getClip());
        graphics.clip(toPixels.createTransformedShape(inside));
    }

    @Override
    public void unclip() {
        graphics.setClip(clips.pop());
    }

    @Override
    public void text(double x, double y, double angle, String text, Lettering l) {
        Font sized = font.deriveFont(
                        switch (l.face()) {
                            case ROMAN -> Font.PLAIN;
                            case BOLD -> Font.BOLD;
                            case ITALIC -> Font.ITALIC;
                        })
                .deriveFont((float) (l.size() * scale));
        if (l.spacing() > 0) sized = sized.deriveFont(Map.of(TextAttribute.TRACKING, (float) l.spacing()));
        var context = new FontRenderContext(null, true, true);
        var glyphs = new java.awt.font.TextLayout(text, sized, context);
        var place = new AffineTransform(toPixels);
        place.translate(x, y);
        place.rotate(angle);
        place.scale(1 / scale, 1 / scale);
        place.translate(-(glyphs.getAdvance() - l.spacing() * l.size() * scale) / 2, 0);
        Shape outline = glyphs.getOutline(place);
        if (l.halo() > 0) {
            graphics.setStroke(new BasicStroke(
                    (float) (l.halo() * l.size() * scale), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.setColor(color(Ink.HALO));
            graphics.draw(outline);
        }
        graphics.setColor(color(l.ink()));
        graphics.fill(outline);
    }

    private static Color color(Ink ink) {
        return new Color(ink.red(), ink.green(), ink.blue(), (int) Math.round(ink.alpha() * 255));
    }
}
