package salient.conformance;

import salient.kernel.play.Side;
import salient.kernel.record.Match;

/** Taking back orders and putting them in force again leaves the position and every view unchanged. */
final class UndoAndRedo implements Check {
    private static final int DEPTH = 8;

    @Override
    public void after(Situation situation, PlayedOrder played) {
        Match match = situation.match();
        int orders = situation.upTo(Math.min(DEPTH, match.inForce()));
        Side by = situation.oneOf(situation.game().sides());
        String before = Copying.portrait(situation, match.position());
        BrokenPromise.unless(
                match.undo(by, orders, situation.game().sides())
                        .allows(situation.game().sides()),
                "taking back is refused although everyone agrees");
        match.redo(by, orders);
        BrokenPromise.unlessEqual(
                "after undo and redo the position differs", before, Copying.portrait(situation, match.position()));
    }
}
