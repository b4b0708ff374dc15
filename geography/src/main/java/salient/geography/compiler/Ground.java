package salient.geography.compiler;

import java.util.List;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.LatLon;
import salient.kernel.hex.HexGrid;

/** Stage 5: what covers a hex, as the part of nineteen sample points that lies in each kind of ground. */
final class Ground {
    private static final int SAMPLES = 19;

    private final HexGrid grid;
    private final Transform transform;
    private final double[] forest;
    private final double[] ridge;
    private final double[] gorge;
    private final double[] broken;
    private final double[] marsh;

    Ground(Layout layout, Transform transform, Gazetteer gazetteer) {
        grid = layout.sheet.grid();
        this.transform = transform;
        LatLon[] samples = samples();
        forest = cover(samples, gazetteer.features(Feature.Kind.FOREST));
        ridge = cover(samples, gazetteer.features(Feature.Kind.RIDGE));
        gorge = cover(samples, gazetteer.features(Feature.Kind.GORGE));
        marsh = cover(samples, gazetteer.features(Feature.Kind.MARSH));
        broken = new double[grid.size()];
        for (int hex = 0; hex < broken.length; hex++) broken[hex] = ridge[hex] + gorge[hex];
    }

    /** The center, six points a quarter hex out and twelve a little inside the rim. */
    private LatLon[] samples() {
        var plane = new HexPlane(grid);
        LatLon[] samples = new LatLon[grid.size() * SAMPLES];
        for (int hex = 0; hex < grid.size(); hex++) {
            Point center = plane.center(hex);
            for (int i = 0; i < SAMPLES; i++) {
                double radius = i == 0 ? 0 : i <= 6 ? 0.22 : 0.44;
                double angle = i <= 6 ? i * StrictMath.PI / 3 : i * StrictMath.PI / 6;
                samples[hex * SAMPLES + i] = transform.inverse(new Point(
                        center.x() + radius * StrictMath.cos(angle), center.y() + radius * StrictMath.sin(angle)));
            }
        }
        return samples;
    }

    private double[] cover(LatLon[] samples, List<Feature> features) {
        boolean[] covered = new boolean[samples.length];
        for (Feature feature : features) {
            double[] box = box(feature);
            for (int i = 0; i < samples.length; i++) {
                LatLon at = samples[i];
                if (covered[i] || at.lat() < box[0] || at.lat() > box[1] || at.lon() < box[2] || at.lon() > box[3])
                    continue;
                covered[i] = feature.covers(at);
            }
        }
        double[] cover = new double[grid.size()];
        for (int i = 0; i < samples.length; i++) if (covered[i]) cover[i / SAMPLES] += 1.0 / SAMPLES;
        return cover;
    }

    private static double[] box(Feature feature) {
        double margin = feature.widthKm() / 70;
        double[] box = {90, -90, 180, -180};
        for (LatLon at : feature.outline()) {
            box[0] = Math.min(box[0], at.lat() - margin);
            box[1] = Math.max(box[1], at.lat() + margin);
            box[2] = Math.min(box[2], at.lon() - margin);
            box[3] = Math.max(box[3], at.lon() + margin);
        }
        return box;
    }

    double forest(int hex) {
        return forest[hex];
    }

    double ridge(int hex) {
        return ridge[hex];
    }

    double marsh(int hex) {
        return marsh[hex];
    }

    double broken(int hex) {
        return broken[hex];
    }
}
