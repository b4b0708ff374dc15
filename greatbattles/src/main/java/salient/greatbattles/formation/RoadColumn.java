package salient.greatbattles.formation;

import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/** F11: whether stands laid out by a player are a road column: end to end on the road, long edges along it. */
public final class RoadColumn {
    /** F11: how far apart touching stands may be. */
    private static final int GAP = Constants.mils("road_gap_limit");
    /** F11: the same at a bend or a junction, where the corners of the bases keep them apart. */
    private static final int BEND_GAP = Constants.mils("road_bend_gap");

    private RoadColumn() {}

    /** What is wrong with a road column, if anything. */
    @Clause({"greatbattles F11", "greatbattles ACT4"})
    public static Optional<String> fault(State s, Base[] bases) {
        for (Base base : bases)
            if (!LoneStand.aligned(s, base))
                return Optional.of("each stand of a road column is on the road, its long edge along it");
        boolean[] joined = new boolean[bases.length];
        int count = bases.length == 0 ? 0 : join(bases, joined, 0);
        for (int i = 0; i < bases.length; i++)
            if (neighbors(bases, i) > 2) return Optional.of("a road column is one stand wide");
        return count == bases.length ? Optional.empty() : Optional.of("the stands of a road column touch end to end");
    }

    private static int join(Base[] bases, boolean[] joined, int from) {
        joined[from] = true;
        int count = 1;
        for (int k = 0; k < bases.length; k++)
            if (!joined[k] && touch(bases[from], bases[k])) count += join(bases, joined, k);
        return count;
    }

    private static boolean touch(Base one, Base other) {
        boolean straight = one.facing() % 180 == other.facing() % 180;
        return one.distanceDown(other) <= (straight ? GAP : BEND_GAP);
    }

    private static int neighbors(Base[] bases, int i) {
        int count = 0;
        for (int k = 0; k < bases.length; k++) if (k != i && touch(bases[i], bases[k])) count++;
        return count;
    }
}
