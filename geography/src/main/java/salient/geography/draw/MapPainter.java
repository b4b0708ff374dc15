package salient.geography.draw;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import salient.geography.Compass;
import salient.geography.HexMap;

/** Draws a hex map for the wall, as SVG or PNG: {@code ./salient map GAME --out FILE}. */
public final class MapPainter {
    /**
     * @param pixels a hex, flat to flat; from 52 upward hexes carry their numbers
     * @param northUp whether a map whose columns run west to east is turned
     * @param laterFront a later day whose front is dashed, or empty
     */
    public record Style(int pixels, boolean northUp, String laterFront) {
        public static final Style WALL = new Style(44, true, "1944-12-26");

        public Style westUp() {
            return new Style(pixels, false, laterFront);
        }

        public Style pixels(int pixels) {
            return new Style(pixels, northUp, laterFront);
        }

        public Style {
            if (pixels < 8 || pixels > 200) throw new IllegalArgumentException("a hex of " + pixels + " pixels");
        }
    }

    private static final int NUMBERS_FROM = 52;

    private MapPainter() {}

    public static String svg(HexMap map, Style style) {
        var view = new View(map, style.northUp);
        var canvas = new SvgCanvas(style.pixels, Margin.around(view));
        paint(view, canvas, style);
        return canvas.document(map.sheet().title());
    }

    public static byte[] png(HexMap map, Style style) {
        var bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image(map, style), "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static BufferedImage image(HexMap map, Style style) {
        var view = new View(map, style.northUp);
        var canvas = new RasterCanvas(style.pixels, Margin.around(view));
        paint(view, canvas, style);
        return canvas.image();
    }

    /** The layers, from the paper up. */
    private static void paint(View view, Canvas canvas, Style style) {
        var margin = new Margin(view, canvas);
        margin.paper();
        boolean later = !style.laterFront.isEmpty() && view.map().days().contains(style.laterFront);
        paintGround(view, canvas, style, later);
        margin.draw(subtitle(view), true, later ? List.of(style.laterFront) : List.of());
    }

    /** All that lies inside the frame. */
    static void paintGround(View view, Canvas canvas, Style style, boolean later) {
        var rivers = new Rivers(view);
        var roads = new Roads(view);
        var works = new Works(view, rivers, roads);
        var fronts = new Fronts(view);
        String start = view.map().days().getFirst();
        canvas.clip(view.neatLine());
        new Heights(view).draw(canvas);
        new Marshes(view).draw(canvas);
        new Woods(view).draw(canvas);
        new Grid(view).draw(canvas);
        fronts.start(canvas, start);
        rivers.draw(canvas);
        works.scarps(canvas);
        works.westWall(canvas);
        roads.draw(canvas);
        new Towns(view, roads).draw(canvas);
        works.bridges(canvas);
        List<Box> taken = later ? fronts.later(canvas, style.laterFront) : List.of();
        if (style.pixels >= NUMBERS_FROM) new Grid(view).numbers(canvas);
        new Names(view, canvas, roads, rivers, taken).draw();
        canvas.unclip();
    }

    private static String subtitle(View view) {
        int tenths = view.map().sheet().yards() * 10 / 1760;
        String miles = tenths % 10 == 0 ? tenths / 10 + " miles" : tenths / 10 + "\u00bd miles";
        String up = view.up() == Compass.NORTH ? "" : " · " + view.up().word() + " is up";
        return "The Ardennes, dawn of 16 December 1944 · one hex " + miles + " · reconstructed map" + up;
    }
}
