package salient.server;

import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a client keeps of a socket that sends positions as changes: the last position of each seat. */
public final class ChangedPositions {
    private record Kept(int number, JsonNode shown) {}

    private final Map<String, Kept> last = new TreeMap<>();

    /** The position after a change; fails if the one it differs from did not come. */
    public JsonNode next(JsonNode change) {
        String seat =
                change.path("table").asString() + " " + change.path("side").asString();
        Kept before = last.get(seat);
        boolean whole = change.path("since").isNull();
        if (!whole && (before == null || before.number() != change.path("since").asInt()))
            throw new AssertionError("a change of a position that did not come: " + change);
        JsonNode shown = changed(whole ? null : before.shown(), change.path("difference"));
        last.put(seat, new Kept(change.path("number").asInt(), shown));
        return shown;
    }

    public static JsonNode changed(JsonNode before, JsonNode difference) {
        return switch (difference.path("type").asString()) {
            case "Whole" -> difference.path("value");
            case "Members" -> {
                ObjectNode after = ((ObjectNode) before).deepCopy();
                difference
                        .path("members")
                        .properties()
                        .forEach(member ->
                                after.set(member.getKey(), changed(before.path(member.getKey()), member.getValue())));
                yield after;
            }
            case "Pieces" -> {
                ArrayNode after = Client.JSON.createArrayNode();
                for (JsonNode piece : difference.path("pieces")) {
                    int from = piece.path("from").asInt();
                    for (int i = from; i < from + piece.path("count").asInt(); i++) after.add(before.get(i));
                    piece.path("fresh").forEach(after::add);
                }
                yield after;
            }
            default -> throw new AssertionError("no such difference: " + difference);
        };
    }
}
