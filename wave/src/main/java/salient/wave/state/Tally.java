package salient.wave.state;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Award;

/** Victory points of both sides by what they were given for. */
@Clause({"wave 4.6b", "wave 4.12c"})
public final class Tally {
    private final short[] points;

    public Tally() {
        points = new short[2 * Award.values().length];
    }

    private Tally(short[] points) {
        this.points = points;
    }

    public Tally copy() {
        return new Tally(points.clone());
    }

    public void hash(StateHash hash) {
        hash.add(points);
    }

    public int points(int side, Award award) {
        return points[2 * award.ordinal() + side];
    }

    public void add(int side, Award award, int amount) {
        points[2 * award.ordinal() + side] += (short) amount;
    }

    /** What a side was given points for. */
    public record Entry(int side, Award award, int points) {}

    /** Side by side, in the order of the awards. */
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (int side = 0; side < 2; side++)
            for (Award award : Award.values())
                if (points(side, award) != 0) entries.add(new Entry(side, award, points(side, award)));
        return entries;
    }

    public int total(int side) {
        int total = 0;
        for (int i = side; i < points.length; i += 2) total += points[i];
        return total;
    }
}
