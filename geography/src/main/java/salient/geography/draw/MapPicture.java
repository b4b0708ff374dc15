package salient.geography.draw;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import salient.geography.Compass;
import salient.geography.HexMap;
import salient.geography.Point;

/**
 * A map as a picture without margins, north up, to draw something over it.
 *
 * @param centers x and y of each hex in pixels, one pair per hex
 * @param turned  whether hexes have a corner at the top
 */
public record MapPicture(byte[] jpeg, int width, int height, int pixels, boolean turned, int[] centers) {
    /** @param pixels a hex, flat to flat */
    public static MapPicture of(HexMap map, int pixels) {
        var view = new View(map, true);
        var canvas = new RasterCanvas(pixels, new Frame(view.width(), view.height(), 0, 0));
        canvas.fill(view.neatLine(), Ink.PAPER);
        MapPainter.paintGround(view, canvas, new MapPainter.Style(pixels, true, ""), false);
        BufferedImage image = canvas.image();
        int[] centers = new int[2 * map.size()];
        for (int hex = 0; hex < map.size(); hex++) {
            Point center = view.center(hex);
            centers[2 * hex] = (int) Math.round(center.x() * pixels);
            centers[2 * hex + 1] = (int) Math.round(center.y() * pixels);
        }
        boolean turned = map.sheet().up() == Compass.WEST;
        return new MapPicture(jpeg(image), image.getWidth(), image.getHeight(), pixels, turned, centers);
    }

    private static byte[] jpeg(BufferedImage image) {
        var bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "jpg", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
