package salient.geography.gazetteer;

import java.util.List;

/**
 * A river, its course in order downstream.
 *
 * @param flowsInto the river whose course holds the last vertex, or empty when it leaves the theater
 * @param detail 1 for every map, 2 for the fine map only
 */
public record River(
        String name, String label, boolean major, String flowsInto, int detail, List<LatLon> course, Source source) {}
