package salient.players.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.StateHash;
import salient.players.ComputerPlayer;
import salient.players.Intention;

/**
 * Chooses a plan by search when its turn begins and lets a staff carry it out. What it keeps it can do without: one that takes
 * over in the middle of a turn chooses a plan for the rest of it.
 */
public final class SearchingPlayer<P extends Plan> implements ComputerPlayer {
    private final PlanDoctrine<P> doctrine;
    private final PlanSearch<P> search;
    private final Side side;
    private final long seed;
    private int occasion = PlanDoctrine.ROUTINE;
    private Optional<PlanSearch.Choice<P>> choice = Optional.empty();
    private ComputerPlayer staff;
    private BooleanSupplier hurried = () -> false;

    public SearchingPlayer(PlanDoctrine<P> doctrine, PlanSearch<P> search, Side side, long seed) {
        this.doctrine = doctrine;
        this.search = search;
        this.side = side;
        this.seed = seed;
    }

    @Override
    public Order decide(Position known) {
        int now = doctrine.occasion(known);
        if (now == PlanDoctrine.ROUTINE) {
            if (staff == null) staff = doctrine.staff(doctrine.candidates(known).getFirst(), known);
        } else if (now != occasion) {
            occasion = now;
            long dice = new StateHash().add(seed).add(known.hash()).value();
            choice = Optional.of(search.choose(known, side, choice.map(PlanSearch.Choice::plan), dice, hurried));
            staff = doctrine.staff(choice.get().plan(), known);
        }
        return staff.decide(known);
    }

    @Override
    public Optional<String> plan() {
        return choice.map(SearchingPlayer::words);
    }

    @Override
    public Optional<Intention> intention(Position known) {
        if (staff == null) return Optional.empty();
        return staff.intention(known).map(aims -> plan().map(aims::under).orElse(aims));
    }

    @Override
    public void hurryWhen(BooleanSupplier now) {
        hurried = now;
    }

    private static <P extends Plan> String words(PlanSearch.Choice<P> choice) {
        PlanSearch.Tried<P> best = choice.best();
        String cut = choice.cutShort() ? " It was told to play before it had thought to the end." : "";
        if (best.playouts() == 0) return best.plan().describe() + cut;
        String regular = choice.regular()
                .map(other -> "; the usual plan " + percent(other) + " after " + other.playouts())
                .orElse("");
        return best.plan().describe() + " Expects " + percent(best) + " after "
                + (best.playouts() == 1 ? "1 playout" : best.playouts() + " playouts") + regular + "." + cut;
    }

    private static String percent(PlanSearch.Tried<?> tried) {
        return Math.round(100 * tried.chance()) + "%";
    }
}
