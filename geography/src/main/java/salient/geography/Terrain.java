package salient.geography;

import java.util.List;
import java.util.stream.Stream;

/** A kind of ground in a game's vocabulary, and the letter that stands for it in the map file's picture. */
public record Terrain(char letter, String id) {
    /** Clear ground, which is drawn as a point, and other kinds, which are drawn as their first letters. */
    public static List<Terrain> clearAnd(String... others) {
        return Stream.concat(
                        Stream.of(new Terrain('.', "clear")),
                        Stream.of(others).map(id -> new Terrain(id.charAt(0), id)))
                .toList();
    }
}
