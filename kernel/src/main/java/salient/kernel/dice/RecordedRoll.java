package salient.kernel.dice;

import java.util.Optional;

/**
 * A roll as a record keeps it.
 *
 * @param secretOf the id of the side whose secret dice rolled it; nothing for an open roll
 * @param own      whether the players rolled it with their own dice
 */
public record RecordedRoll(Roll roll, Optional<String> secretOf, boolean own) {
    /** A roll of the program's dice. */
    public RecordedRoll(Roll roll, Optional<String> secretOf) {
        this(roll, secretOf, false);
    }

    @Override
    public String toString() {
        return (own ? "own dice, " : "")
                + secretOf.map(side -> "secret roll of " + side + ", ").orElse("")
                + roll;
    }
}
