package salient.kernel.dice;

import java.util.Optional;

/**
 * A roll as a record keeps it.
 *
 * @param secretOf the id of the side whose secret dice rolled it; nothing for an open roll
 */
public record RecordedRoll(Roll roll, Optional<String> secretOf) {
    static RecordedRoll open(Roll roll) {
        return new RecordedRoll(roll, Optional.empty());
    }

    @Override
    public String toString() {
        return secretOf.map(side -> "secret roll of " + side + ", ").orElse("") + roll;
    }
}
