package salient.table.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a socket is sent instead of a whole position: what differs from the position it was sent before. */
public final class Changes {
    private Changes() {}

    /** A position as news and answers include it. */
    public record Shown(
            Responses.State state, Optional<Responses.Subjects> subjects, Optional<Responses.Orders> orders) {}

    /**
     * The next position of a watched seat, as it differs from the last one that this watch was sent.
     *
     * @param number of this position; no other one on the same socket has it
     * @param since the number of the position it differs from; empty if this one is whole
     * @param difference between two {@link Shown}
     */
    public record PositionChange(
            String table, String side, int number, Optional<Integer> since, Difference difference) {}

    /** News whose position is sent as a change; in {@code news} it is left out. */
    public record ChangedNews(Live.News news, PositionChange change) {}

    /** How one value becomes another. */
    public sealed interface Difference {}

    /** By being replaced. */
    public record Whole(Object value) implements Difference {}

    /** By changes of some of its members; the others stay as they are. */
    public record Members(Map<String, Difference> members) implements Difference {}

    /** As a list that is put together from pieces of the former one and from new items. */
    public record Pieces(List<Piece> pieces) implements Difference {}

    /** {@code count} items of the former list, the first with the index {@code from}, and new items after them. */
    public record Piece(int from, int count, List<Object> fresh) {}
}
