package salient.geography.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.geography.Point;

/** Marching squares: closed loops round the ground above a height. The rim of the mesh counts as below it. */
final class Contours {
    /**
     * Which sides of a cell are joined, by the corners above the height: 8 top left, 4 top right, 2 bottom right, 1 bottom
     * left. High ground is to the right. Sides: 0 top, 1 right, 2 bottom, 3 left.
     */
    private static final int[][] JOINED = {
        {},
        {2, 3},
        {1, 2},
        {1, 3},
        {0, 1},
        {0, 3, 2, 1},
        {0, 2},
        {0, 3},
        {3, 0},
        {2, 0},
        {3, 2, 1, 0},
        {1, 0},
        {3, 1},
        {2, 1},
        {3, 2},
        {}
    };

    private final Field field;
    private final double height;
    private final Map<Long, Long> next = new TreeMap<>();
    private final Map<Long, Point> places = new HashMap<>();

    Contours(Field field, double height) {
        this.field = field;
        this.height = height;
        for (int j = 0; j < field.rows - 1; j++) for (int i = 0; i < field.columns - 1; i++) cell(i, j);
    }

    private double value(int i, int j) {
        boolean rim = i == 0 || j == 0 || i == field.columns - 1 || j == field.rows - 1;
        return rim ? Math.min(field.value(i, j), height - 0.01) : field.value(i, j);
    }

    /** Joins the crossings on the sides of a cell. */
    private void cell(int i, int j) {
        boolean a = value(i, j) > height;
        boolean b = value(i + 1, j) > height;
        boolean c = value(i + 1, j + 1) > height;
        boolean d = value(i, j + 1) > height;
        int kind = (a ? 8 : 0) | (b ? 4 : 0) | (c ? 2 : 0) | (d ? 1 : 0);
        int[] sides = JOINED[kind];
        for (int k = 0; k < sides.length; k += 2) join(i, j, sides[k], sides[k + 1]);
    }

    private void join(int i, int j, int from, int to) {
        next.put(crossing(i, j, from), crossing(i, j, to));
    }

    /** The crossing on a side of a cell, as a number shared with the cell beyond. */
    private long crossing(int i, int j, int side) {
        int ci = side == 1 ? i + 1 : i;
        int cj = side == 2 ? j + 1 : j;
        boolean across = side == 0 || side == 2;
        long key = ((long) cj * field.columns + ci) * 2 + (across ? 0 : 1);
        places.computeIfAbsent(key, k -> {
            double here = value(ci, cj);
            double there = across ? value(ci + 1, cj) : value(ci, cj + 1);
            double part = (height - here) / (there - here);
            return new Point(Field.x(ci + (across ? part : 0)), Field.x(cj + (across ? 0 : part)));
        });
        return key;
    }

    List<List<Point>> loops() {
        var loops = new ArrayList<List<Point>>();
        while (!next.isEmpty()) {
            var loop = new ArrayList<Point>();
            long start = next.keySet().iterator().next();
            for (Long at = start; at != null; at = next.remove(at)) loop.add(places.get(at));
            loop.removeLast();
            if (loop.size() > 5) loops.add(loop);
        }
        return loops;
    }
}
