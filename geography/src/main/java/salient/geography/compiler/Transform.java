package salient.geography.compiler;

import java.util.ArrayList;
import java.util.List;
import salient.geography.Point;
import salient.geography.gazetteer.LatLon;
import salient.kernel.data.Resources;

/**
 * From latitude and longitude to the plane of a map: an affine fitted to the printed hexes, then a smooth correction that
 * carries the surest of them exactly to their hexes.
 */
public final class Transform {
    private static final double COLUMN = Math.sqrt(3) / 2;

    /** A bump of the correction: how far the map is pushed at a place; it fades with distance. */
    private record Bump(LatLon at, double u, double v) {}

    private final double[] u;
    private final double[] v;
    private final double sigmaKm;
    private final double kmPerLat;
    private final double kmPerLon;
    private final int firstColumn;
    private final List<Bump> bumps = new ArrayList<>();

    private Transform(double[] u, double[] v, double[] warp, int firstColumn) {
        this.u = u;
        this.v = v;
        this.sigmaKm = warp[0];
        this.kmPerLat = warp[1];
        this.kmPerLon = warp[2];
        this.firstColumn = firstColumn;
    }

    /** The fitted transform of a map. */
    public static Transform of(MapRecipe recipe) {
        String folder = recipe.folder();
        var transform = new Transform(row(folder, "u"), row(folder, "v"), row(folder, "warp"), recipe.firstColumn());
        for (var row : Resources.rows(folder + "/warp.csv"))
            transform.bumps.add(new Bump(LatLon.of(row), row.decimal("u"), row.decimal("v")));
        return transform;
    }

    private static double[] row(String folder, String part) {
        for (var row : Resources.rows(folder + "/transforms.csv"))
            if (row.text("part").equals(part))
                return new double[] {row.decimal("a"), row.decimal("b"), row.decimal("c")};
        throw new IllegalArgumentException("no fitted transform in " + folder);
    }

    /** Column and row of the fit, before the plane. */
    public double[] columnAndRow(LatLon at) {
        double column = u[0] * at.lat() + u[1] * at.lon() + u[2];
        double row = v[0] * at.lat() + v[1] * at.lon() + v[2];
        for (Bump bump : bumps) {
            double north = (at.lat() - bump.at.lat()) * kmPerLat;
            double east = (at.lon() - bump.at.lon()) * kmPerLon;
            double weight = StrictMath.exp(-(north * north + east * east) / (sigmaKm * sigmaKm));
            column += bump.u * weight;
            row += bump.v * weight;
        }
        return new double[] {column - firstColumn, row};
    }

    public Point plane(LatLon at) {
        double[] uv = columnAndRow(at);
        return new Point(uv[0] * COLUMN, uv[1]);
    }

    /** A line, with vertices put in every half kilometer so that the correction bends it too. */
    public List<Point> plane(List<LatLon> line) {
        var points = new ArrayList<Point>();
        points.add(plane(line.getFirst()));
        for (int i = 1; i < line.size(); i++) {
            LatLon a = line.get(i - 1);
            LatLon b = line.get(i);
            int steps = Math.max(1, (int) Math.ceil(a.km(b) / 0.5));
            for (int s = 1; s <= steps; s++) points.add(plane(a.toward(b, (double) s / steps)));
        }
        return points;
    }

    /** The place that comes to lie on a point of the plane, to a metre or so. */
    public LatLon inverse(Point point) {
        double determinant = u[0] * v[1] - u[1] * v[0];
        LatLon guess = new LatLon(50.2, 5.7);
        for (int round = 0; round < 40; round++) {
            double[] uv = columnAndRow(guess);
            double du = point.x() / COLUMN - uv[0];
            double dv = point.y() - uv[1];
            if (Math.abs(du) + Math.abs(dv) < 1e-4) break;
            // The affine's own inverse, damped: the correction is smaller than the affine but not small everywhere.
            double lat = (v[1] * du - u[1] * dv) / determinant;
            double lon = (u[0] * dv - v[0] * du) / determinant;
            guess = new LatLon(guess.lat() + 0.8 * lat, guess.lon() + 0.8 * lon);
        }
        return guess;
    }
}
