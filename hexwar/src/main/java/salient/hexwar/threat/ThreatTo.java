package salient.hexwar.threat;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict.Reason;

/**
 * Which units could attack one hex when their side moves next: {@link Threats}, unit by unit.
 *
 * @param strength the attack strength of the sure ones, as far as it is known and they may attack together
 * @param atMost   the same of all of them at their best
 */
public record ThreatTo(
        String side, String when, String hex, List<Attacker> attackers, int strength, int atMost, List<Reason> notes)
        implements Answer {
    /**
     * A unit that could.
     *
     * @param at   where it stands
     * @param from the hex beside the one asked about which it reaches with the most points left
     * @param left the movement or operation points it would have left there, at most
     * @param sure whether what is known of it is enough; otherwise it could only at its best
     * @param how  in which mode, or on which assumption
     */
    public record Attacker(
            String unit, String at, String from, int left, boolean sure, String how, int strength, int atMost) {}

    @Override
    public void describe(Consumer<String> line) {
        line.accept(when + ": " + hex + " can be attacked by " + attackers.size()
                + (attackers.size() == 1 ? " unit" : " units") + ", " + Threats.strength(strength, atMost) + ".");
        for (Attacker one : attackers)
            line.accept(one.unit() + " at " + one.at() + " from " + one.from() + ", " + one.how() + ", " + one.left()
                    + " left, " + Threats.strength(one.strength(), one.atMost()));
        for (Reason note : notes) line.accept(note.why() + " (" + note.clause() + ")");
    }
}
