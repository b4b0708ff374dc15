package salient.players.ladder;

import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.StateHash;
import salient.players.ComputerPlayer;

/** Follows the staff's plan in about half of the phases; in the others it has no plan and takes what looks best at once. */
record RecruitPlayer(ComputerPlayer staff, ComputerPlayer greedy, long seed) implements ComputerPlayer {
    @Override
    public Order decide(Position known) {
        Prompt prompt = known.prompt();
        boolean remembers = (new StateHash()
                                .add(seed)
                                .add(prompt.turn())
                                .add(prompt.phase())
                                .value()
                        & 1)
                == 0;
        return (remembers ? staff : greedy).decide(known);
    }
}
