package salient.geography.gazetteer;

import java.util.List;

/**
 * The front on a day: one line from north to south, German to its east, and pockets on the wrong side of it.
 *
 * @param date as 1944-12-16
 */
public record Front(String date, List<LatLon> line, List<Pocket> pockets) {
    /** A closed ring whose inside belongs to the side the ground around it does not. */
    public record Pocket(String name, List<LatLon> ring) {}

    public boolean isGerman(LatLon point) {
        boolean german = eastOfLine(point);
        for (Pocket pocket : pockets) if (point.inside(pocket.ring())) return !german;
        return german;
    }

    /** Closes the line far to the east, then asks whether the point is inside. */
    private boolean eastOfLine(LatLon point) {
        var outline = new java.util.ArrayList<LatLon>();
        outline.add(new LatLon(60, 20));
        outline.add(new LatLon(60, line.getFirst().lon()));
        outline.addAll(line);
        outline.add(new LatLon(40, line.getLast().lon()));
        outline.add(new LatLon(40, 20));
        return point.inside(outline);
    }
}
