package salient.geography.gazetteer;

/**
 * A place.
 *
 * @param name without accents: what roads and tables call it
 * @param label as the people there spell it
 * @param rank 1 city, 2 town, 3 small town or market village, 4 village, 5 hamlet, which shows on tables only
 */
public record Town(String name, String label, LatLon at, Kind kind, String country, int rank, Source source) {
    public static final int HAMLET = 5;

    public enum Kind {
        CITY,
        TOWN,
        VILLAGE
    }
}
