package salient.geography.gazetteer;

import java.util.ArrayList;
import java.util.List;

/**
 * A road from one town to the next.
 *
 * @param detail 1 for every map, 2 for the fine map only, 3 for tables only
 * @param via points it passes between the two
 */
public record RoadLink(Town from, Town to, boolean main, int detail, List<LatLon> via, Source source) {
    public List<LatLon> line() {
        var line = new ArrayList<LatLon>();
        line.add(from.at());
        line.addAll(via);
        line.add(to.at());
        return line;
    }
}
