package salient.geography.gazetteer;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.data.CsvTable;

/** A place on the earth, in degrees north and east. */
public record LatLon(double lat, double lon) {
    /** Kilometers per degree of latitude, and of longitude at 50 degrees north. */
    public static final double KM_PER_LAT = 111.2;

    public static final double KM_PER_LON = 71.4;

    /** Latitude and longitude of a row, which must lie in the theater. */
    public static LatLon of(CsvTable.Row row) {
        return checked(row, new LatLon(row.decimal("lat"), row.decimal("lon")));
    }

    /** Points written {@code "lat,lon lat,lon"}, or none. */
    public static List<LatLon> all(CsvTable.Row row, String column) {
        var places = new ArrayList<LatLon>();
        for (String pair : row.text(column).split(" ")) {
            if (pair.isEmpty()) continue;
            if (!pair.matches("\\d+\\.?\\d*,\\d+\\.?\\d*")) throw row.fault(column + " is not lat,lon: " + pair);
            String[] parts = pair.split(",");
            places.add(checked(row, new LatLon(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]))));
        }
        return places;
    }

    private static LatLon checked(CsvTable.Row row, LatLon place) {
        if (!place.inTheater()) throw row.fault(place + " lies outside the theater");
        return place;
    }

    /** Whether the place lies in the theater: the Ardennes, with room for what roads lead to. */
    public boolean inTheater() {
        return lat >= 49.4 && lat <= 51.0 && lon >= 4.2 && lon <= 6.9;
    }

    /** Kilometers, as a flat map of the theater has them. */
    public double km(LatLon other) {
        return Math.hypot((lat - other.lat) * KM_PER_LAT, (lon - other.lon) * KM_PER_LON);
    }

    /** Kilometers to the nearest point of a line. */
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
