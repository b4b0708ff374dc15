package salient.players.breakthrough;

import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** 12.2a, 12.2e: the towns and road junctions the American holds, from american-posts.csv. */
final class AmericanPosts {
    /**
     * @param weight what it is worth to be there, towns that score the most
     * @param factor what the posts of its sector count
     */
    record Post(String place, int x, int y, int weight, String sector, Weight factor) {}

    private static final List<Post> ALL = Resources.rows("players/breakthrough/american-posts.csv").stream()
            .map((CsvTable.Row row) -> new Post(
                    row.text("place"),
                    row.number("x"),
                    row.number("y"),
                    row.number("weight"),
                    row.text("sector"),
                    row.choice("sector", Weight.class)))
            .toList();

    private static final List<String> SECTORS =
            ALL.stream().map(Post::sector).distinct().sorted().toList();

    private AmericanPosts() {}

    /** The parts of the front that a plan can weigh differently. */
    static List<String> sectors() {
        return SECTORS;
    }

    @Clause({"breakthrough 12.2a", "breakthrough 12.2e"})
    static List<Post> all() {
        return ALL;
    }
}
