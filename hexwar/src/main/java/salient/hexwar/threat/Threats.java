package salient.hexwar.threat;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict.Reason;

/**
 * Every hex that units of a side on the map could come beside and attack when they move next, as the asking side knows
 * them.
 *
 * @param side  whose attacks they would be
 * @param when  the phase in which that side moves next
 * @param notes what is taken for granted and what is left out, with the clauses; or why there is no answer
 */
public record Threats(String side, String when, List<Threatened> hexes, List<Reason> notes) implements Answer {
    /**
     * One such hex.
     *
     * @param units    how many units could attack it
     * @param sure     how many of them could by what is known of them; the others only if they are at their best
     * @param strength the attack strength of the sure ones, as far as it is known and they may attack together
     * @param atMost   the same of all of them at their best
     */
    public record Threatened(String hex, int units, int sure, int strength, int atMost) {}

    @Override
    public void describe(Consumer<String> line) {
        line.accept(when + ": " + hexes.size() + (hexes.size() == 1 ? " hex" : " hexes") + " can be attacked.");
        for (Threatened hex : hexes)
            line.accept(hex.hex() + " by " + hex.units() + (hex.units() == 1 ? " unit" : " units") + ", "
                    + strength(hex.strength(), hex.atMost()));
        for (Reason note : notes) line.accept(note.why() + " (" + note.clause() + ")");
    }

    static String strength(int known, int atMost) {
        return "strength " + known + (known == atMost ? "" : ", at most " + atMost);
    }
}
