package salient.geography.compiler;

import java.util.Locale;
import salient.geography.BadMapFile;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.HexMapBuilder;
import salient.geography.RiverClass;
import salient.geography.RoadClass;
import salient.geography.Settlement;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;

/**
 * Changes to a compiled map, one per line, each with its reason after a {@code #}. A line without a reason is refused: what
 * is corrected by hand must say why.
 */
final class Corrections {
    private final String file;
    private final String[] lines;
    private int lineNumber;

    Corrections(String file, String text) {
        this.file = file;
        this.lines = text.split("\n");
    }

    static Corrections of(MapRecipe recipe) {
        return new Corrections("corrections.txt", Resources.text(recipe.folder() + "/corrections.txt"));
    }

    void apply(HexMapBuilder map) {
        lineNumber = 0;
        for (String line : lines) {
            lineNumber++;
            if (line.isBlank() || line.startsWith("#")) continue;
            int reason = line.indexOf('#');
            if (reason < 0 || line.substring(reason + 1).isBlank()) throw bad("a correction needs a reason after #");
            try {
                apply(map, line.substring(0, reason).strip().split(" +"));
            } catch (IllegalArgumentException refusal) {
                throw bad(refusal.getMessage());
            }
        }
    }

    private void apply(HexMapBuilder map, String[] w) {
        if (w.length < 2) throw bad("too few words");
        switch (w[0]) {
            case "terrain" -> map.terrain(hex(map, w, 1), word(w, 2));
            case "place" -> {
                map.removePlace(hex(map, w, 1));
                map.place(hex(map, w, 1), of(Settlement.class, word(w, 2)), Integer.parseInt(word(w, 3)), rest(w, 4));
            }
            case "no-place" -> map.removePlace(hex(map, w, 1));
            case "river" -> map.river(hex(map, w, 1), hex(map, w, 2), of(RiverClass.class, word(w, 3)), rest(w, 4));
            case "no-river" -> map.removeRiver(hex(map, w, 1), hex(map, w, 2));
            case "road" -> {
                for (int i = 3; i < w.length; i++)
                    map.road(hex(map, w, i - 1), hex(map, w, i), of(RoadClass.class, w[1]));
            }
            case "no-road" -> {
                for (int i = 2; i < w.length; i++) map.removeRoad(hex(map, w, i - 1), hex(map, w, i));
            }
            case "edge-road" -> map.edgeRoad(hex(map, w, 1), of(Compass.class, word(w, 2)), rest(w, 3));
            case "no-edge-road" -> map.removeEdgeRoad(hex(map, w, 1));
            case "bridge" -> map.bridge(hex(map, w, 1), hex(map, w, 2), of(BridgeState.class, word(w, 3)), rest(w, 4));
            case "blocked" -> map.blocked(hex(map, w, 1), hex(map, w, 2), rest(w, 3));
            case "not-blocked" -> map.removeBlocked(hex(map, w, 1), hex(map, w, 2));
            default -> throw bad("unknown correction " + w[0]);
        }
    }

    private int hex(HexMapBuilder map, String[] words, int index) {
        int hex = map.sheet().names().hex(word(words, index));
        if (hex == HexGrid.NONE) throw bad("no such hex: " + words[index]);
        return hex;
    }

    private String word(String[] words, int index) {
        if (index >= words.length) throw bad("word " + (index + 1) + " is missing");
        return words[index];
    }

    private String rest(String[] words, int from) {
        word(words, from);
        return String.join(" ", java.util.Arrays.asList(words).subList(from, words.length));
    }

    private <E extends Enum<E>> E of(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
    }

    private BadMapFile bad(String why) {
        return new BadMapFile(file, lineNumber, why);
    }
}
