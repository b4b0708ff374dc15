package salient.breakthrough.tables;

import java.util.Optional;
import salient.hexwar.handicap.Handicap;
import salient.hexwar.handicap.HandicapTable;
import salient.kernel.rulebook.Clause;

/** 10.2g: what the German score begins with where the handicap is played. Ours, from handicaps.csv. */
public final class GermanHandicap {
    private static final HandicapTable TABLE = HandicapTable.of("breakthrough");

    private GermanHandicap() {}

    /** The points of a scenario. */
    @Clause("breakthrough 10.2g")
    public static Optional<Integer> points(Handicap handicap, String scenario) {
        return TABLE.points(handicap, scenario).map(HandicapTable.Points::points);
    }
}
