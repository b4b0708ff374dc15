package salient.players.breakthrough;

import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/**
 * 12.2a, 12.2e: the towns and road junctions the American holds, from american-posts.csv. Rows for {@code first} are those of
 * the staff before anything was tuned, rows for {@code today} those that took their place.
 */
final class AmericanPosts {
    private static final String FILE = "players/breakthrough/american-posts.csv";

    /**
     * @param weight what it is worth to be there, towns that score the most
     * @param factor what the posts of its sector count
     */
    record Post(String place, int x, int y, int weight, String sector, Weight factor) {}

    /** Before anything was tuned. */
    static final AmericanPosts FIRST = new AmericanPosts("first");

    static final AmericanPosts TODAY = new AmericanPosts("today");

    private final List<Post> all;

    AmericanPosts(String staff) {
        all = Resources.rows(FILE).stream()
                .filter(row ->
                        row.text("staff").equals("all") || row.text("staff").equals(staff))
                .map((CsvTable.Row row) -> new Post(
                        row.text("place"),
                        row.number("x"),
                        row.number("y"),
                        row.number("weight"),
                        row.text("sector"),
                        row.choice("sector", Weight.class)))
                .toList();
    }

    /** The parts of the front that a plan can weigh differently. */
    List<String> sectors() {
        return all.stream().map(Post::sector).distinct().sorted().toList();
    }

    @Clause({"breakthrough 12.2a", "breakthrough 12.2e"})
    List<Post> all() {
        return all;
    }
}
