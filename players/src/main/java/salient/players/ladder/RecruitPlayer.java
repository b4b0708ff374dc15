package salient.players.ladder;

import java.util.Optional;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.StateHash;
import salient.players.ComputerPlayer;
import salient.players.Intention;

/** Follows the staff's plan in about half of the phases; in the others it has no plan and takes what looks best at once. */
record RecruitPlayer(ComputerPlayer staff, ComputerPlayer greedy, long seed) implements ComputerPlayer {
    @Override
    public Order decide(Position known) {
        return (remembers(known) ? staff : greedy).decide(known);
    }

    @Override
    public Optional<Intention> intention(Position known) {
        return remembers(known) ? staff.intention(known) : Optional.empty();
    }

    private boolean remembers(Position known) {
        Prompt prompt = known.prompt();
        return (new StateHash().add(seed).add(prompt.turn()).add(prompt.phase()).value() & 1) == 0;
    }
}
