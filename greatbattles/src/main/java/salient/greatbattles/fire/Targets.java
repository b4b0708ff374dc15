package salient.greatbattles.fire;

import java.util.function.IntConsumer;
import salient.greatbattles.state.State;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * C7Fn, C7Fx: the targets a stand may fire at. Checks common to all targets run once; targets out of range are skipped.
 */
public final class Targets {
    private Targets() {}

    /** Receives a firer and a target. */
    public interface Pair {
        void accept(int from, int to);
    }

    /** All direct shots a side's stands may fire now, in either side's turn. */
    public static void ofSide(State s, int side, Pair each) {
        for (int from = 0; from < s.stands().count(); from++) {
            int firer = from;
            if (s.stand(from).side() == side && s.onTable(from))
                of(s, from, Fire.Manner.DIRECT, to -> each.accept(firer, to));
        }
    }

    /** The legal targets of one stand. */
    @Clause("greatbattles C7Fx")
    static void of(State s, int from, Fire.Manner manner, IntConsumer each) {
        Verdict.Reasons firer = Verdict.Reasons.untilSettled();
        Fire.firer(s, from, manner, firer);
        if (!firer.isEmpty()) return;
        inRange(s, from, manner, to -> {
            Verdict.Reasons why = Verdict.Reasons.untilSettled();
            Fire.judge(s, from, to, manner, why);
            if (why.isEmpty()) each.accept(to);
        });
    }

    /** The known enemies within range of a stand; no other condition is checked. */
    @Clause("greatbattles C7Fn")
    public static void inRange(State s, int from, Fire.Manner manner, IntConsumer each) {
        int side = s.stand(from).side();
        int range = Fire.range(s, from, manner);
        for (int to : s.visibleStands(1 - side)) if (s.base(from).within(range, s.base(to))) each.accept(to);
    }
}
