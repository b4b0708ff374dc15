package salient.players.search;

import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.StateHash;
import salient.players.ComputerPlayer;

/**
 * Chooses a plan by search when its turn begins and lets a staff carry it out. What it keeps it can do without: one that takes
 * over in the middle of a turn chooses a plan for the rest of it.
 */
public final class SearchingPlayer<P extends Plan> implements ComputerPlayer {
    private static final int NONE = Integer.MIN_VALUE;

    private final PlanDoctrine<P> doctrine;
    private final PlanSearch<P> search;
    private final Side side;
    private final long seed;
    private int occasion = NONE;
    private ComputerPlayer staff;

    public SearchingPlayer(PlanDoctrine<P> doctrine, PlanSearch<P> search, Side side, long seed) {
        this.doctrine = doctrine;
        this.search = search;
        this.side = side;
        this.seed = seed;
    }

    @Override
    public Order decide(Position known) {
        int now = doctrine.occasion(known);
        if (now != occasion) {
            occasion = now;
            long dice = new StateHash().add(seed).add(known.hash()).value();
            staff = doctrine.staff(search.choose(known, side, dice).plan());
        }
        return staff.decide(known);
    }
}
