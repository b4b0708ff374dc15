package salient.geography.draw;

import java.util.List;
import salient.geography.Point;

/** Points along lines, counted by small squares of the page, to ask how much of them a box covers. */
final class Samples {
    private static final double SQUARE = 0.1;

    private final int columns;
    private final int rows;
    private final int[] count;

    Samples(View view, List<List<Point>> lines) {
        columns = (int) (view.width() / SQUARE) + 2;
        rows = (int) (view.height() / SQUARE) + 2;
        count = new int[columns * rows];
        for (List<Point> line : lines) {
            double length = Curves.length(line);
            for (double s = 0; s < length; s += SQUARE) {
                Point at = Curves.along(line, s).at();
                int i = (int) Math.floor(at.x() / SQUARE);
                int j = (int) Math.floor(at.y() / SQUARE);
                if (i >= 0 && j >= 0 && i < columns && j < rows) count[j * columns + i] = 1;
            }
        }
    }

    int under(double x, double y, double width, double height) {
        int sum = 0;
        for (int j = Math.max(0, (int) (y / SQUARE)); j <= Math.min(rows - 1, (int) ((y + height) / SQUARE)); j++)
            for (int i = Math.max(0, (int) (x / SQUARE)); i <= Math.min(columns - 1, (int) ((x + width) / SQUARE)); i++)
                sum += count[j * columns + i];
        return sum;
    }
}
