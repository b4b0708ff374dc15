package salient.geography.compiler;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.geography.gazetteer.Feature;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.LatLon;
import salient.kernel.hex.HexGrid;

/** Stage 5: what covers a hex, as the part of nineteen sample points that lies in each kind of ground. */
final class Ground {
    private static final int SAMPLES = 19;
    private static final Set<Feature.Kind> COVERING =
            EnumSet.of(Feature.Kind.FOREST, Feature.Kind.RIDGE, Feature.Kind.GORGE, Feature.Kind.MARSH);

    private final HexGrid grid;
    private final Transform transform;
    private final Map<Feature.Kind, double[]> parts = new EnumMap<>(Feature.Kind.class);

    Ground(Layout layout, Transform transform, Gazetteer gazetteer) {
        grid = layout.sheet.grid();
        this.transform = transform;
        LatLon[] samples = samples();
        for (Feature.Kind kind : COVERING) parts.put(kind, cover(samples, gazetteer.features(kind)));
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

    double part(Feature.Kind kind, int hex) {
        return parts.get(kind)[hex];
    }
}
