package salient.wave.data;

import java.util.HashMap;
import java.util.Map;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/** Single hexes that the rules name (places.csv). */
public final class Places {
    private static final Map<String, String> HEXES = read();

    private Places() {}

    private static Map<String, String> read() {
        Map<String, String> hexes = new HashMap<>();
        for (CsvTable.Row row : Resources.rows("wave/places.csv")) hexes.put(row.text("place"), row.text("hex"));
        return hexes;
    }

    /** The name of the hex of a place; an unknown place is our fault. */
    public static String hex(String place) {
        String hex = HEXES.get(place);
        if (hex == null) throw new IllegalArgumentException("places.csv has no place " + place);
        return hex;
    }
}
