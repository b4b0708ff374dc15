package salient.kernel.dice;

/**
 * Gives dice that continue at any roll of one sequence. A game asks for them again for each order, so an order that fails
 * halfway has used up nothing, and a game taken up from its record goes on where it stopped.
 */
@FunctionalInterface
public interface DiceSource {
    /** Dice that have already rolled this often. */
    Dice from(RollCounts rolled);

    static DiceSource seeded(long seed) {
        return rolled -> new SeededDice(seed, rolled);
    }

    static DiceSource keyed(Seed seed) {
        return rolled -> new KeyedDice(seed, rolled);
    }
}
