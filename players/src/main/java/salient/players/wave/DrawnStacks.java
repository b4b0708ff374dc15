package salient.players.wave;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.wave.WavePosition;
import salient.wave.state.Depots;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;

/**
 * 7.3, 3.7: draws what lies covered in enemy stacks, of the units that are on the map but unseen: most often comrades of
 * the counter on top. For the German it draws which POL markers are real.
 */
final class DrawnStacks {
    private static final Purpose DRAW = new Purpose("a covered counter", new ClauseId("players", "search"));
    private static final int MOST_INDEPENDENTS = 3;
    /** One covered unit in so many has lost a step. */
    private static final int REDUCED = 6;

    /** A counter of unknown identity. */
    private record Covered(int hex, int flags) {
        /** The Kampfgruppe's counter can be seen even if its units cannot. */
        boolean isPeiper() {
            return (flags & Stacks.PEIPER) != 0;
        }
    }

    private final State state;
    private final Counters counters;
    private final Stacks drawn;
    private final Dice dice;
    private final List<Integer> unseen = new ArrayList<>();
    private final List<Covered> covered = new ArrayList<>();

    private DrawnStacks(State state, Dice dice) {
        this.state = state;
        this.dice = dice;
        counters = state.scenario.counters();
        drawn = new Stacks(counters, state.map.size());
    }

    @Clause("wave 7.3")
    static Position draw(Position known, Side side, Dice dice) {
        State state = ((WavePosition) known).state();
        if (state.counters == state.scenario.counters()) return known.copy(); // nothing is masked
        return new WavePosition(new DrawnStacks(state, dice).full());
    }

    private State full() {
        for (int unit = 0; unit < counters.size(); unit++) if (state.stacks.place(unit) < 0) keep(unit);
        for (int hex = 0; hex < state.map.size(); hex++) show(hex);
        shuffle();
        for (Covered each : covered) if (each.isPeiper()) uncover(each, this::isPeiper);
        for (Covered each : covered) if (!each.isPeiper()) uncover(each);
        IntPredicate real = unit -> unit < counters.size();
        State full = new State(
                state,
                counters,
                drawn,
                state.march.knownWith(counters.size(), true, real),
                state.skies.knownWith(counters.size(), true),
                false);
        if (full.depots.isUnseen()) full.depots.showFaces(roll(Depots.MARKERS) - 1, roll(Depots.MARKERS - 1) - 1);
        return full;
    }

    /** What is off the map stays there; what is on it unseen waits to be drawn. */
    private void keep(int unit) {
        int place = state.stacks.place(unit);
        drawn.remove(unit, place == Stacks.UNSEEN ? Stacks.ASIDE : place);
        if (place == Stacks.UNSEEN) {
            unseen.add(unit);
            return;
        }
        drawn.setSteps(unit, state.stacks.steps(unit));
        drawn.mark(unit, state.stacks.flags(unit));
    }

    private void show(int hex) {
        for (int unit = state.stacks.top(hex); unit != Stacks.NONE; unit = state.stacks.below(unit)) {
            if (state.counters.isUnknown(unit)) {
                covered.add(new Covered(hex, state.stacks.flags(unit)));
                continue;
            }
            drawn.putBelow(unit, hex);
            drawn.setSteps(unit, state.stacks.steps(unit));
            drawn.mark(unit, state.stacks.flags(unit));
        }
    }

    /** So that no part of the map is served first. */
    private void shuffle() {
        for (int i = covered.size() - 1; i > 0; i--) {
            int other = roll(i + 1) - 1;
            Covered each = covered.get(i);
            covered.set(i, covered.get(other));
            covered.set(other, each);
        }
    }

    /** A comrade of the counter on top, else what may lie under it, else any unit of the side. */
    private void uncover(Covered each) {
        int top = drawn.top(each.hex());
        int organization = counters.organization(top);
        IntPredicate fits = unit -> fits(unit, top, each.hex());
        if (uncover(each, fits.and(unit -> counters.organization(unit) == organization))) return;
        if (uncover(each, fits)) return;
        uncover(each, unit -> counters.side(unit) == counters.side(top));
    }

    /** Whether an unseen unit was found. */
    private boolean uncover(Covered each, IntPredicate which) {
        List<Integer> from = unseen.stream().filter(which::test).toList();
        if (from.isEmpty()) return false;
        int unit = from.get(roll(from.size()) - 1);
        unseen.remove((Integer) unit);
        drawn.putBelow(unit, each.hex());
        drawn.mark(unit, each.flags());
        if (counters.steps(unit) > 1 && roll(REDUCED) == 1) drawn.setSteps(unit, counters.steps(unit) - 1);
        return true;
    }

    /** 7.1, 7.2: what can lie under a counter. */
    private boolean fits(int unit, int top, int hex) {
        return counters.side(unit) == counters.side(top)
                && counters.isArtillery(unit) == counters.isArtillery(top)
                && counters.isBritish(unit) == counters.isBritish(top)
                && !(counters.isIndependent(unit) && drawn.independents(hex) == MOST_INDEPENDENTS);
    }

    private boolean isPeiper(int unit) {
        for (int of : state.scenario.peiperDivision()) if (of == unit) return true;
        return false;
    }

    private int roll(int sides) {
        return dice.roll(sides, DRAW);
    }
}
