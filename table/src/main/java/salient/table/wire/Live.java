package salient.table.wire;

import java.util.List;
import java.util.Optional;

/** The messages of the WebSocket {@code /api/live}: the calls of HTTP with a number, and news without being asked. */
public final class Live {
    private Live() {}

    /**
     * @param id chosen by the client; the reply carries it
     * @param call {@code watch}, {@code unwatch}, or a call of the HTTP table, such as {@code play} or {@code ask}
     * @param body what the HTTP call would have as its body
     */
    public record Call(
            Integer id, String call, Optional<String> table, Optional<String> token, Optional<JsonValue> body) {}

    /**
     * From now on news of the table comes to this socket. Items after {@code since} come at once; a negative number means
     * that many from the end.
     *
     * @param state   whether news includes the state
     * @param subject a subject, such as {@code phase}: then news includes the state, the subjects and the orders of this one
     * @param changes whether positions, in news and in answers to orders of this seat, are sent as {@link Changes}
     */
    public record Watch(Integer since, Optional<Boolean> state, Optional<String> subject, Optional<Boolean> changes) {}

    /** {@code change} is the position that the body leaves out, if the seat is watched by its changes. */
    public record Reply(int id, int status, Object body, Optional<Changes.PositionChange> change) {}

    /** What a watched seat is told, with the state, the subjects and the orders of a subject if the watch asked for them. */
    public record News(
            String table,
            String side,
            List<Feed.Item> items,
            Optional<Responses.State> state,
            Optional<Responses.Subjects> subjects,
            Optional<Responses.Orders> orders) {
        /** For who gets the position in another way. */
        public News withoutPosition() {
            return new News(table, side, items, Optional.empty(), Optional.empty(), Optional.empty());
        }
    }
}
