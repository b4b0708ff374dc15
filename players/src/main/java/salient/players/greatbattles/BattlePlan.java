package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;
import salient.players.search.Plan;

/**
 * How a side fights the coming turns.
 *
 * @param stressed what it stresses more than the usual plan, in the order of the enum
 */
record BattlePlan(List<Emphasis> stressed) implements Plan {
    private static final Purpose VARIATION = new Purpose("a variation of a plan", new ClauseId("players", "search"));

    static final BattlePlan USUAL = of();

    BattlePlan {
        stressed = stressed.stream().sorted().toList();
    }

    static BattlePlan of(Emphasis... stressed) {
        return new BattlePlan(List.of(stressed));
    }

    /** Factors on the weights of the usual plan. */
    double[] factors() {
        double[] factors = new double[Weight.values().length];
        Arrays.fill(factors, 1);
        for (Emphasis emphasis : stressed) emphasis.apply(factors);
        return factors;
    }

    /** The same with one thing changed. */
    BattlePlan varied(Dice dice) {
        Emphasis[] all = Emphasis.values();
        return with(all[dice.roll(all.length, VARIATION) - 1]);
    }

    /** The same with an emphasis, or without it where it was there. */
    BattlePlan with(Emphasis emphasis) {
        List<Emphasis> changed = new ArrayList<>(stressed);
        changed.removeIf(emphasis::excludes);
        if (!stressed.contains(emphasis)) changed.add(emphasis);
        return new BattlePlan(changed);
    }

    @Override
    public String describe() {
        return stressed.isEmpty()
                ? "Carries out the usual plan."
                : String.join(" ", stressed.stream().map(Emphasis::words).toList());
    }
}
