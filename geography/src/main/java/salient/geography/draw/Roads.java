package salient.geography.draw;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import salient.geography.EdgeRoad;
import salient.geography.Point;
import salient.geography.RoadClass;
import salient.geography.Settlement;
import salient.kernel.hex.HexGrid;

/** Roads from hex to hex, drawn as long strokes that run through junctions without a kink. */
final class Roads {
    private static final int PIECES = 8;

    /** A step of a road: over a hexside, or off the map. Nodes beyond the number of hexes lie outside it. */
    private record Step(int id, int a, int b, RoadClass road) {
        int other(int node) {
            return node == a ? b : a;
        }
    }

    private final View view;
    private final Map<Integer, Point> places = new HashMap<>();
    private final Map<Integer, List<Step>> stepsAt = new HashMap<>();
    private final List<Step> steps = new ArrayList<>();
    private final Map<Integer, List<Point>> curveOf = new HashMap<>();
    private final List<List<Point>> mains = new ArrayList<>();
    private final List<List<Point>> secondaries = new ArrayList<>();

    Roads(View view) {
        this.view = view;
        collect();
        for (int round = 0; round < 3; round++) ease();
        strokes(RoadClass.MAIN, mains);
        strokes(RoadClass.SECONDARY, secondaries);
    }

    /** The drawn road over one hexside. */
    List<Point> over(int side) {
        return curveOf.getOrDefault(side, List.of());
    }

    /** Where the drawn roads meet in a hex: where its place stands. */
    Point node(int hex) {
        return places.getOrDefault(hex, view.center(hex));
    }

    /** The direction of the best road through a hex, in radians. */
    double bearing(int hex) {
        double angle = Noise.hash(hex, 1, 71) * Math.PI;
        RoadClass best = RoadClass.NONE;
        for (Step step : stepsAt.getOrDefault(hex, List.of()))
            if (step.road.compareTo(best) > 0) {
                best = step.road;
                Point a = places.get(hex);
                Point b = places.get(step.other(hex));
                angle = StrictMath.atan2(b.y() - a.y(), b.x() - a.x());
            }
        return angle;
    }

    List<List<Point>> all() {
        var all = new ArrayList<>(mains);
        all.addAll(secondaries);
        return all;
    }

    private void collect() {
        HexGrid grid = view.grid();
        for (int side = 0; side < grid.sideCount(); side++)
            if (view.map().hasRoadAcross(side))
                add(new Step(
                        side,
                        grid.firstHex(side),
                        grid.secondHex(side),
                        view.map().road(side)));
        int outside = grid.size();
        int id = grid.sideCount();
        for (EdgeRoad road : view.map().edgeRoads()) {
            Point out = view.outward(road.edge());
            Point from = view.center(road.hex());
            places.put(outside, new Point(from.x() + 1.2 * out.x(), from.y() + 1.2 * out.y()));
            RoadClass best = stepsAt.getOrDefault(road.hex(), List.of()).stream()
                    .map(Step::road)
                    .reduce(RoadClass.SECONDARY, (a, b) -> a.compareTo(b) > 0 ? a : b);
            add(new Step(id++, road.hex(), outside++, best));
        }
    }

    private void add(Step step) {
        steps.add(step);
        for (int node : new int[] {step.a, step.b}) {
            stepsAt.computeIfAbsent(node, n -> new ArrayList<>()).add(step);
            places.computeIfAbsent(node, n -> start(node));
        }
    }

    /** A hex center, moved a little where no place holds the road, so that long straights wander. */
    private Point start(int hex) {
        Point center = view.center(hex);
        double stray = view.map().place(hex).isPresent() ? 0.05 : 0.11;
        return new Point(
                center.x() + stray * (2 * Noise.hash(hex, 2, 72) - 1),
                center.y() + stray * (2 * Noise.hash(hex, 3, 73) - 1));
    }

    private void ease() {
        Map<Integer, Point> eased = new HashMap<>();
        stepsAt.forEach((node, here) -> {
            if (here.size() != 2 || node >= view.grid().size()) return;
            Point at = places.get(node);
            Point a = places.get(here.get(0).other(node));
            Point b = places.get(here.get(1).other(node));
            Point moved = at.toward(a.toward(b, 0.5), 0.4);
            Point origin = view.center(node);
            double most = freedom(view.map().settlement(node));
            double away = origin.distance(moved);
            eased.put(node, away <= most ? moved : origin.toward(moved, most / away));
        });
        places.putAll(eased);
    }

    private static double freedom(Settlement settlement) {
        return switch (settlement) {
            case NONE -> 0.2;
            case VILLAGE -> 0.12;
            case TOWN, CITY -> 0.06;
        };
    }

    /** Pairs the steps of one class at each node, straightest first, and walks the pairs. */
    private void strokes(RoadClass road, List<List<Point>> into) {
        Map<Long, Step> onward = new HashMap<>();
        stepsAt.forEach((node, here) ->
                pair(node, here.stream().filter(s -> s.road == road).toList(), onward));
        var used = new java.util.HashSet<Integer>();
        for (Step step : steps) {
            if (step.road != road || used.contains(step.id)) continue;
            var nodes = new ArrayList<Integer>();
            var walked = new ArrayList<Step>();
            used.add(step.id);
            nodes.add(step.a);
            nodes.add(step.b);
            walked.add(step);
            extend(nodes, walked, onward, used);
            java.util.Collections.reverse(nodes);
            java.util.Collections.reverse(walked);
            extend(nodes, walked, onward, used);
            List<Point> curve = Curves.through(nodes.stream().map(places::get).toList(), PIECES);
            into.add(curve);
            if (nodes.size() > 2)
                for (int i = 0; i < walked.size(); i++)
                    curveOf.put(
                            walked.get(i).id, curve.subList(i * PIECES, Math.min(curve.size(), (i + 1) * PIECES + 1)));
            else curveOf.put(step.id, curve);
        }
    }

    private static long key(int node, int step) {
        return (long) node << 32 | step;
    }

    private void extend(List<Integer> nodes, List<Step> walked, Map<Long, Step> onward, java.util.Set<Integer> used) {
        while (true) {
            Step next = onward.get(key(nodes.getLast(), walked.getLast().id));
            if (next == null || !used.add(next.id)) return;
            walked.add(next);
            nodes.add(next.other(nodes.getLast()));
        }
    }

    private void pair(int node, List<Step> here, Map<Long, Step> onward) {
        var free = new ArrayList<>(here);
        while (free.size() >= 2) {
            Step bestA = null;
            Step bestB = null;
            double straightest = 0.1; // a little more than a right angle
            for (int i = 0; i < free.size(); i++)
                for (int j = i + 1; j < free.size(); j++) {
                    double straight = -cosine(node, free.get(i), free.get(j));
                    if (straight > straightest) {
                        straightest = straight;
                        bestA = free.get(i);
                        bestB = free.get(j);
                    }
                }
            if (bestA == null) return;
            onward.put(key(node, bestA.id), bestB);
            onward.put(key(node, bestB.id), bestA);
            free.remove(bestA);
            free.remove(bestB);
        }
    }

    private double cosine(int node, Step s, Step t) {
        Point at = places.get(node);
        Point a = places.get(s.other(node));
        Point b = places.get(t.other(node));
        double dot = (a.x() - at.x()) * (b.x() - at.x()) + (a.y() - at.y()) * (b.y() - at.y());
        return dot / (at.distance(a) * at.distance(b));
    }

    void draw(Canvas canvas) {
        double px = 1 / canvas.scale();
        Path2D small = together(secondaries);
        Path2D large = together(mains);
        canvas.stroke(small, Canvas.Pen.round(Math.max(0.062, 2.2 * px), Ink.PAPER.at(0.75)));
        canvas.stroke(small, Canvas.Pen.round(Math.max(0.026, 0.85 * px), Ink.ROAD));
        canvas.stroke(large, Canvas.Pen.round(Math.max(0.082, 2.2 * px), Ink.MAIN_CASING));
        canvas.stroke(large, Canvas.Pen.round(Math.max(0.05, 1.2 * px), Ink.MAIN_ROAD));
    }

    private static Path2D together(List<List<Point>> lines) {
        var path = new Path2D.Double();
        lines.forEach(line -> Curves.append(path, line, false));
        return path;
    }
}
