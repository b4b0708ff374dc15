package salient.greatbattles.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/**
 * W1 to W9: what a vehicle or gun is rated. Gun and armor go 0 none, 1 light, 2 medium, 3 heavy, 4 superheavy; gun 5
 * fires as infantry (W9).
 */
@Clause({"greatbattles W2", "greatbattles W3", "greatbattles W7", "greatbattles W8"})
public record Arms(String nation, String name, int gun, int armor, Optional<Mobility> mobility) {
    public static final int AS_INFANTRY = 5;

    private static final String LETTERS = "0LMHSI";
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final List<Arms> ALL = load();

    private static List<Arms> load() {
        List<Arms> all = new ArrayList<>();
        for (CsvTable.Row row : Resources.rows("greatbattles/tables/vehicles.csv"))
            all.add(new Arms(
                    row.text("nation"),
                    row.text("name"),
                    LETTERS.indexOf(row.text("gun")),
                    row.text("armor").isEmpty() ? 0 : LETTERS.indexOf(row.text("armor")),
                    row.text("speed").isEmpty()
                            ? Optional.empty()
                            : Optional.of(Mobility.ofLetter(row.text("speed")))));
        return List.copyOf(all);
    }

    public static List<Arms> all() {
        return ALL;
    }

    /** C7Mp: transport drawn by horses, as a scenario gives it: unarmed, unarmored. */
    @Clause("greatbattles C7Mp")
    public static Arms horses() {
        return new Arms("Generic", "Horses", 0, 0, Optional.of(Mobility.HORSE));
    }

    public static Optional<Arms> find(String name) {
        return ALL.stream().filter(a -> a.name().equals(name)).findFirst();
    }

    /**
     * W5, W6: a trailed gun by its calibre. Sizes between two classes, and those below the smallest, are of the lower
     * class; the least size of a class is the first number of its name in the table.
     */
    @Clause({"greatbattles W5", "greatbattles W6"})
    public static Arms ofCalibre(boolean antiTank, int millimetres) {
        int size = 0;
        for (Arms row : ALL) {
            if (!row.name().startsWith(antiTank ? "AT gun" : "Field gun")) continue;
            Matcher least = NUMBER.matcher(row.name());
            if (size == 0 || least.find() && millimetres >= Integer.parseInt(least.group())) size = row.gun();
        }
        return new Arms("Generic", millimetres + "mm", size, 0, Optional.empty());
    }

    /** A trailed gun by its class letter. */
    @Clause("greatbattles W1")
    public static Optional<Arms> trailed(String letter) {
        int size = letter.isEmpty() ? -1 : LETTERS.indexOf(letter.charAt(0));
        return size < 1 || size > 4 || letter.length() != 1
                ? Optional.empty()
                : Optional.of(new Arms("Generic", letter, size, 0, Optional.empty()));
    }

    /** W13: a scenario's own figures, as in H-L-F. */
    @Clause("greatbattles W13")
    public static Optional<Arms> rated(String name, String figures) {
        String[] parts = figures.split("-", -1);
        if (parts.length != 3 || parts[0].length() != 1 || parts[1].length() != 1) return Optional.empty();
        int gun = LETTERS.indexOf(parts[0]);
        int armor = "0LMHS".indexOf(parts[1]);
        if (gun < 0 || armor < 0 || !"SMFHW".contains(parts[2]) || parts[2].length() != 1) return Optional.empty();
        return Optional.of(new Arms("Scenario", name, gun, armor, Optional.of(Mobility.ofLetter(parts[2]))));
    }
}
