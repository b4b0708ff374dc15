package salient.geography.gazetteer;

import java.util.List;

/** A place on the earth, in degrees north and east. */
public record LatLon(double lat, double lon) {
    /** Kilometres a degree of latitude, and of longitude at 50 degrees north. */
    public static final double KM_PER_LAT = 111.2;

    public static final double KM_PER_LON = 71.4;

    /** Whether the place lies in the theatre: the Ardennes, with room for what roads lead to. */
    public boolean inTheatre() {
        return lat >= 49.4 && lat <= 51.0 && lon >= 4.2 && lon <= 6.9;
    }

    /** Kilometres, as a flat map of the theatre has them. */
    public double km(LatLon other) {
        return Math.hypot((lat - other.lat) * KM_PER_LAT, (lon - other.lon) * KM_PER_LON);
    }

    /** Kilometres to the nearest point of a line. */
    public double km(List<LatLon> line) {
        double least = km(line.getFirst());
        for (int i = 1; i < line.size(); i++) least = Math.min(least, kmToSegment(line.get(i - 1), line.get(i)));
        return least;
    }

    private double kmToSegment(LatLon a, LatLon b) {
        double dx = (b.lon - a.lon) * KM_PER_LON;
        double dy = (b.lat - a.lat) * KM_PER_LAT;
        double px = (lon - a.lon) * KM_PER_LON;
        double py = (lat - a.lat) * KM_PER_LAT;
        double length = dx * dx + dy * dy;
        double along = length == 0 ? 0 : Math.clamp((px * dx + py * dy) / length, 0, 1);
        return Math.hypot(px - along * dx, py - along * dy);
    }

    /** The point a part of the way to another. */
    public LatLon toward(LatLon other, double part) {
        return new LatLon(lat + (other.lat - lat) * part, lon + (other.lon - lon) * part);
    }

    /** Whether the point lies inside a closed outline, by counting crossings. */
    public boolean inside(List<LatLon> outline) {
        boolean inside = false;
        LatLon a = outline.getLast();
        for (LatLon b : outline) {
            if ((a.lat > lat) != (b.lat > lat) && lon < a.lon + (lat - a.lat) / (b.lat - a.lat) * (b.lon - a.lon))
                inside = !inside;
            a = b;
        }
        return inside;
    }

    @Override
    public String toString() {
        return lat + "," + lon;
    }
}
