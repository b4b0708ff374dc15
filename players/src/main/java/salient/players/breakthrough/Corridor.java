package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.Terrain;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/** 7.6o, 12.2b, 12.3i: the Houffalize corridor: closed to most American units, and where the others block its roads. */
final class Corridor {
    private static final int FIRST_X = Constants.of("corridor-first-x");
    private static final int LAST_X = Constants.of("corridor-last-x");
    private static final int THROUGH = Constants.of("corridor-through-turn");

    private final State s;
    private final Weights<Weight> weights;

    @Clause("breakthrough 12.3i")
    private final boolean closed;

    Corridor(State s, Weights<Weight> weights) {
        this.s = s;
        this.weights = weights;
        closed = s.definition().historical() && s.turn().number() <= THROUGH;
    }

    /** Whether the ban holds now. */
    boolean closed() {
        return closed;
    }

    boolean contains(int hex) {
        return s.board().x(hex) >= FIRST_X && s.board().x(hex) <= LAST_X;
    }

    /** The hexes that units without a mark may not enter, or null if there are none. */
    boolean[] hexes() {
        if (!closed) return null;
        boolean[] hexes = new boolean[s.board().size()];
        for (int hex = 0; hex < hexes.length; hex++) hexes[hex] = contains(hex);
        return hexes;
    }

    /** Road hexes on the German's best way through to the west, good ground first, some hexes apart. */
    @Clause("breakthrough 12.2b")
    List<Integer> blocks(Threat threat) {
        List<Integer> blocks = new ArrayList<>();
        if (!closed) return blocks;
        int apart = weights.whole(Weight.BLOCKS_APART);
        int most = weights.whole(Weight.MOST_BLOCKS);
        int last = -apart;
        int[] way = threat.wayTo(Exits.west(s));
        for (int i = 0; i < way.length && blocks.size() < most; i++) {
            int hex = way[i];
            boolean fits =
                    contains(hex) && s.board().hasRoad(hex) && !s.forces().holds(hex, Army.GERMAN);
            if (!fits || i - last < apart) continue;
            boolean better = i + 1 < way.length && contains(way[i + 1]) && cover(way[i + 1]) > cover(hex);
            if (better && s.board().hasRoad(way[i + 1])) continue;
            blocks.add(hex);
            last = i;
        }
        return blocks;
    }

    private double cover(int hex) {
        return hex == Board.NONE || s.board().terrain(hex) == Terrain.CLEAR
                ? 1
                : Estimates.terrain(s.board().terrain(hex));
    }
}
