package salient.breakthrough.organization;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.Constants;
import salient.kernel.rulebook.Clause;

/** 6.4: what the artillery pools of the corps hold from turn to turn. */
public final class ArtilleryPools {
    private static final int DECAY_PERCENT = Constants.of("pool-decay-percent");
    private static final int DECAY_FIRST_TURN = Constants.of("pool-decay-first-turn");
    private static final int DECAY_LAST_TURN = Constants.of("pool-decay-last-turn");

    private ArtilleryPools() {}

    /** 6.4e, 6.4j, 6.4k: all artillery returns, additions come, and German pools shrink early on. */
    @Clause({"breakthrough 6.4e", "breakthrough 6.4j", "breakthrough 6.4k"})
    public static void beginTurn(State s) {
        for (int u = 0; u < Forces.UNITS; u++) if (s.forces().onMap(u)) ArtilleryTransfers.returnAll(s, u);
        for (ArtilleryPool pool : ArtilleryPool.all()) {
            int points = s.turn().pool(pool.index()) + added(s, pool, s.turn().number());
            s.turn()
                    .setPool(
                            pool.index(),
                            Math.max(0, points - decay(s, pool, s.turn().number())));
        }
    }

    /** The points of a pool at the start of a scenario that begins with a turn. */
    public static int initial(State s, ArtilleryPool pool, int firstTurn) {
        int points = s.definition().level(pool.army()).artillery(pool.points());
        for (int turn = 2; turn <= firstTurn; turn++)
            points = Math.max(0, points + added(s, pool, turn) - decay(s, pool, turn));
        return points;
    }

    private static int added(State s, ArtilleryPool pool, int turn) {
        return pool.addedTurn() == turn ? s.definition().level(pool.army()).artillery(pool.addedPoints()) : 0;
    }

    private static int decay(State s, ArtilleryPool pool, int turn) {
        if (pool.army() == Army.AMERICAN || turn < DECAY_FIRST_TURN || turn > DECAY_LAST_TURN) return 0;
        return s.definition().level(pool.army()).artillery(pool.points()) * DECAY_PERCENT / 100;
    }
}
