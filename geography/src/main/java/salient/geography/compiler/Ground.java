package salient.geography.compiler;

import java.util.List;
import salient.geography.HexPlane;
import salient.geography.Point;
import salient.geography.Settlement;
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
    private final double[] high;
    private final double[] marsh;

    Ground(Layout layout, Transform transform, Gazetteer gazetteer) {
        grid = layout.sheet.grid();
        this.transform = transform;
        LatLon[] samples = samples();
        forest = cover(samples, gazetteer.features(Feature.Kind.FOREST));
        ridge = cover(samples, gazetteer.features(Feature.Kind.RIDGE));
        gorge = cover(samples, gazetteer.features(Feature.Kind.GORGE));
        marsh = cover(samples, gazetteer.features(Feature.Kind.MARSH));
        high = new double[grid.size()];
        for (int hex = 0; hex < high.length; hex++) high[hex] = ridge[hex] + gorge[hex];
    }

    /** The centre, six points a quarter hex out and twelve a little inside the rim. */
    private LatLon[] samples() {
        var plane = new HexPlane(grid);
        LatLon[] samples = new LatLon[grid.size() * SAMPLES];
        for (int hex = 0; hex < grid.size(); hex++) {
            Point centre = plane.centre(hex);
            for (int i = 0; i < SAMPLES; i++) {
                double radius = i == 0 ? 0 : i <= 6 ? 0.22 : 0.44;
                double angle = i <= 6 ? i * StrictMath.PI / 3 : i * StrictMath.PI / 6;
                samples[hex * SAMPLES + i] = transform.inverse(new Point(
                        centre.x() + radius * StrictMath.cos(angle), centre.y() + radius * StrictMath.sin(angle)));
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

    /** Wave 9.6: marsh and ridge show first; a wood must cover more of a hex with a place, which stands in a clearing. */
    String wave(int hex, Settlement settlement, Layout recipe) {
        if (marsh[hex] >= recipe.figure("marsh")) return "marsh";
        if (ridge[hex] >= recipe.figure("ridge")) return "ridge";
        double needed = recipe.figure(
                switch (settlement) {
                    case NONE -> "forest";
                    case VILLAGE -> "forest-village";
                    case TOWN -> "forest-town";
                    case CITY -> "forest-city";
                });
        return forest[hex] >= needed ? "forest" : "clear";
    }

    /** Breakthrough 1.4d: four kinds, of which town comes first and broken ground counts as rough. */
    String breakthrough(int hex, Settlement settlement, Layout recipe) {
        if (settlement.compareTo(Settlement.TOWN) >= 0) return "town";
        if (ridge[hex] >= recipe.figure("ridge") || marsh[hex] >= recipe.figure("marsh")) return "rough";
        String needed = settlement == Settlement.NONE ? "forest" : "forest-village";
        if (forest[hex] >= recipe.figure(needed)) return "forest";
        return high[hex] >= recipe.figure("rough") ? "rough" : "clear";
    }
}
