package salient.kernel.dice;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How many rolls have been made: of the open dice, and of the secret dice of each side by its id. Counts only grow:
 * undoing an order does not turn them back.
 */
public record RollCounts(long open, SortedMap<String, Long> secret) {
    public static final RollCounts NONE = new RollCounts(0, new TreeMap<>());

    static RollCounts ofOpen(long rolls) {
        return new RollCounts(rolls, new TreeMap<>());
    }

    public RollCounts {
        secret = new TreeMap<>(secret);
    }

    /** A copy; the counts themselves never change. */
    @Override
    public SortedMap<String, Long> secret() {
        return new TreeMap<>(secret);
    }

    public long secretOf(String side) {
        return secret.getOrDefault(side, 0L);
    }

    /** What the players rolled themselves does not count: it leaves the program's dice where they are. */
    public RollCounts plus(List<RecordedRoll> rolls) {
        if (rolls.isEmpty()) return this;
        long opened = open;
        SortedMap<String, Long> hidden = secret();
        for (RecordedRoll roll : rolls)
            if (roll.own()) continue;
            else if (roll.secretOf().isPresent()) hidden.merge(roll.secretOf().get(), 1L, Long::sum);
            else opened++;
        return new RollCounts(opened, hidden);
    }

    /** Of all dice together. */
    public long total() {
        long total = open;
        for (long rolls : secret.values()) total += rolls;
        return total;
    }
}
