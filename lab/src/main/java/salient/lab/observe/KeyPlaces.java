package salient.lab.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.geography.HexMap;
import salient.geography.Place;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/**
 * The places of the Ardennes whose fate a study follows, with what became of them in December 1944. The dates are from
 * general knowledge and are labelled reconstructed.
 */
public final class KeyPlaces {
    /**
     * @param taken the day on which German troops took it, as in {@code 1944-12-21}; empty if they never did
     */
    public record History(String place, Optional<String> taken) {}

    /** Not a hex: a side is at it or not. */
    static final String MEUSE = "the Meuse";

    private static final List<History> HISTORY =
            Resources.rows("lab/history.csv").stream().map(KeyPlaces::history).toList();

    private final Map<String, Integer> hexes = new TreeMap<>();
    private final List<String> names = new ArrayList<>();

    /** The places of history that a map knows by name. */
    KeyPlaces(HexMap map) {
        Map<String, Integer> known = new TreeMap<>();
        for (int hex = 0; hex < map.size(); hex++) {
            Optional<Place> place = map.place(hex);
            if (place.isPresent()) known.putIfAbsent(place.get().name(), hex);
        }
        for (History history : HISTORY) {
            Integer hex = known.get(history.place());
            if (hex == null) continue;
            names.add(history.place());
            hexes.put(history.place(), hex);
        }
    }

    private static History history(CsvTable.Row row) {
        return new History(row.text("place"), Optional.of(row.text("taken")).filter(day -> !day.isEmpty()));
    }

    /** What became of a place, if history tells. */
    public static Optional<History> history(String place) {
        return HISTORY.stream().filter(history -> history.place().equals(place)).findFirst();
    }

    List<String> names() {
        return List.copyOf(names);
    }

    int hex(String place) {
        return hexes.get(place);
    }
}
