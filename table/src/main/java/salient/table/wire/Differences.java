package salient.table.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/**
 * Compares record trees as they are written in JSON. The result follows from the two values alone, so it tells a reader
 * who knows both nothing more.
 */
public final class Differences {
    private final RecordReader reader;

    public Differences(RecordReader reader) {
        this.reader = reader;
    }

    /** Empty if both are written the same. */
    public Optional<Changes.Difference> between(Object before, Object after) {
        Object old = plain(before);
        Object fresh = plain(after);
        if (Objects.equals(old, fresh)) return Optional.empty();
        if (old instanceof Record one
                && fresh instanceof Record other
                && isObject(one)
                && one.getClass() == other.getClass()) return Optional.of(members(one, other));
        if (old instanceof List<?> one && fresh instanceof List<?> other) return Optional.of(pieces(one, other));
        return Optional.of(new Changes.Whole(fresh));
    }

    private static Object plain(Object value) {
        return value instanceof Optional<?> optional ? optional.orElse(null) : value;
    }

    /** Some records are written as a text. */
    private static boolean isObject(Record record) {
        return !(record instanceof Side) && !(record instanceof ClauseId);
    }

    private Changes.Difference members(Record before, Record after) {
        Map<String, Changes.Difference> members = new LinkedHashMap<>();
        List<String> names = reader.names(after);
        Object[] old = reader.values(before);
        Object[] fresh = reader.values(after);
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            between(old[i], fresh[i]).ifPresent(difference -> members.put(name, difference));
        }
        return new Changes.Members(members);
    }

    /** Items that are found in the former list are taken from there, wherever they were. */
    private static Changes.Difference pieces(List<?> before, List<?> after) {
        Map<Object, Integer> places = new HashMap<>();
        for (int i = before.size() - 1; i >= 0; i--) places.put(before.get(i), i);
        List<Changes.Piece> pieces = new ArrayList<>();
        int at = 0;
        while (at < after.size()) {
            int from = places.getOrDefault(after.get(at), -1);
            int count = from < 0 ? 0 : sameFrom(before, from, after, at);
            at += count;
            List<Object> fresh = new ArrayList<>();
            while (at < after.size() && !places.containsKey(after.get(at))) fresh.add(after.get(at++));
            pieces.add(new Changes.Piece(Math.max(from, 0), count, fresh));
        }
        boolean allNew = pieces.stream().allMatch(piece -> piece.count() == 0);
        return allNew ? new Changes.Whole(after) : new Changes.Pieces(pieces);
    }

    private static int sameFrom(List<?> before, int from, List<?> after, int at) {
        int most = Math.min(before.size() - from, after.size() - at);
        int count = 0;
        while (count < most && Objects.equals(before.get(from + count), after.get(at + count))) count++;
        return count;
    }
}
