package salient.geography.gazetteer;

import java.util.List;

/**
 * Ground: an area with an outline, or a line with a width.
 *
 * @param widthKm of a line; 0 for a line without width and for areas
 */
public record Feature(String name, Kind kind, boolean area, double widthKm, List<LatLon> outline, Source source) {
    public enum Kind {
        FOREST,
        RIDGE,
        GORGE,
        MARSH,
        LAKE,
        SCARP,
        WESTWALL,
        /** A wood too small for a hex map: tables only. */
        COPSE,
        /** High ground too low for a hex map: tables only. */
        RISE
    }

    /** Whether a point lies in the area, or within half the width of the line. */
    public boolean covers(LatLon point) {
        return area ? point.inside(outline) : point.km(outline) <= widthKm / 2;
    }
}
