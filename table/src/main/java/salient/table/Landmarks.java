package salient.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.table.store.JournalEntry;

/** Where a game came from, and the moments of it that its player has named. Immutable. */
record Landmarks(Optional<Origin> origin, List<SavePoint> savePoints) {
    static final Landmarks NONE = new Landmarks(Optional.empty(), List.of());

    /**
     * The moment of another game that a game began from.
     *
     * @param title       of that game
     * @param turn        of that moment
     * @param at          its number for the perspective
     * @param drawnFor    the side from whose knowledge the position was drawn; nothing if it is the true position
     */
    record Origin(String table, String title, String turn, int at, String perspective, Optional<String> drawnFor) {
        String text() {
            return String.join("\n", table, title, turn, Integer.toString(at), perspective, drawnFor.orElse(""));
        }

        static Origin parse(String text) {
            String[] parts = text.split("\n", -1);
            return new Origin(
                    parts[0],
                    parts[1],
                    parts[2],
                    Integer.parseInt(parts[3]),
                    parts[4],
                    Optional.of(parts[5]).filter(side -> !side.isEmpty()));
        }
    }

    /** A named moment: the position after an entry. */
    record SavePoint(String name, int entry, String turn) {
        private static final String REMOVED = "removed";

        String text() {
            return String.join("\n", name, Integer.toString(entry), turn);
        }

        /** The text of an entry that removes a save point. */
        static String removing(String name) {
            return name + "\n" + REMOVED;
        }
    }

    Landmarks with(JournalEntry entry) {
        return switch (entry.kind()) {
            case ORIGIN -> new Landmarks(Optional.of(Origin.parse(entry.text())), savePoints);
            case SAVE_POINT -> new Landmarks(origin, changed(entry.text().split("\n", -1)));
            default -> this;
        };
    }

    /** A name that is used again moves to the new moment. */
    private List<SavePoint> changed(String[] parts) {
        List<SavePoint> points = new ArrayList<>(savePoints);
        points.removeIf(point -> point.name().equals(parts[0]));
        if (!parts[1].equals(SavePoint.REMOVED))
            points.add(new SavePoint(parts[0], Integer.parseInt(parts[1]), parts[2]));
        points.sort(Comparator.comparingInt(SavePoint::entry).thenComparing(SavePoint::name));
        return List.copyOf(points);
    }

    Optional<SavePoint> named(String name) {
        return savePoints.stream().filter(point -> point.name().equals(name)).findFirst();
    }
}
