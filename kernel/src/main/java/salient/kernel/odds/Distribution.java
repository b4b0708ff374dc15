package salient.kernel.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What can happen and how likely it is, exactly: every outcome has a whole-number weight. A game builds the table of
 * results of a battle from it before the battle is rolled. Outcomes keep the order in which they were first named.
 * Weights that outgrow a long are an ArithmeticException, never a wrong figure.
 *
 * @param <T> outcomes; equal ones are one outcome
 */
public final class Distribution<T> {
    private final Map<T, Long> weights;
    private final long total;

    private Distribution(Map<T, Long> weights) {
        long divisor = 0;
        for (long weight : weights.values()) divisor = Rational.gcd(divisor, weight);
        if (divisor == 0) throw new IllegalArgumentException("a distribution needs an outcome that can happen");
        Map<T, Long> reduced = new LinkedHashMap<>();
        long sum = 0;
        for (Map.Entry<T, Long> entry : weights.entrySet()) {
            if (entry.getValue() < 0) throw new IllegalArgumentException("negative weight for " + entry.getKey());
            if (entry.getValue() == 0) continue;
            reduced.put(entry.getKey(), entry.getValue() / divisor);
            sum = Math.addExact(sum, entry.getValue() / divisor);
        }
        this.weights = Collections.unmodifiableMap(reduced);
        this.total = sum;
    }

    public static <T> Distribution<T> certain(T outcome) {
        return uniform(List.of(outcome));
    }

    /** 1 to {@code sides}, each equally likely. */
    public static Distribution<Integer> die(int sides) {
        List<Integer> faces = new ArrayList<>();
        for (int face = 1; face <= sides; face++) faces.add(face);
        return uniform(faces);
    }

    /** The sum of several equal dice. */
    public static Distribution<Integer> dice(int count, int sides) {
        Distribution<Integer> sum = certain(0);
        for (int i = 0; i < count; i++) sum = sum.combine(die(sides), Integer::sum);
        return sum;
    }

    /** Each entry of the list equally likely; an outcome listed twice is twice as likely. */
    public static <T> Distribution<T> uniform(List<T> outcomes) {
        Map<T, Long> weights = new LinkedHashMap<>();
        for (T outcome : outcomes) weights.merge(outcome, 1L, Math::addExact);
        return new Distribution<>(weights);
    }

    /** Outcomes with their weights; those of weight 0 are left out. */
    public static <T> Distribution<T> weighted(Map<T, Long> weights) {
        return new Distribution<>(weights);
    }

    /** The same chances told in other words; outcomes that become equal are added up. */
    public <R> Distribution<R> map(Function<? super T, ? extends R> change) {
        Map<R, Long> changed = new LinkedHashMap<>();
        weights.forEach((outcome, weight) -> changed.merge(change.apply(outcome), weight, Math::addExact));
        return new Distribution<>(changed);
    }

    /** Two independent chances together. */
    public <U, R> Distribution<R> combine(
            Distribution<U> other, BiFunction<? super T, ? super U, ? extends R> together) {
        Map<R, Long> combined = new LinkedHashMap<>();
        weights.forEach((mine, weight) -> other.weights.forEach((theirs, otherWeight) ->
                combined.merge(together.apply(mine, theirs), Math.multiplyExact(weight, otherWeight), Math::addExact)));
        return new Distribution<>(combined);
    }

    /** One chance after another, where the second depends on how the first fell. */
    public <R> Distribution<R> then(Function<? super T, Distribution<R>> next) {
        Map<T, Distribution<R>> followers = new LinkedHashMap<>();
        long common = 1;
        for (T outcome : weights.keySet()) {
            Distribution<R> follower = next.apply(outcome);
            followers.put(outcome, follower);
            common = Math.multiplyExact(common, follower.total / Rational.gcd(common, follower.total));
        }
        Map<R, Long> result = new LinkedHashMap<>();
        for (Map.Entry<T, Distribution<R>> entry : followers.entrySet()) {
            long scale = Math.multiplyExact(weights.get(entry.getKey()), common / entry.getValue().total);
            entry.getValue()
                    .weights
                    .forEach((outcome, weight) ->
                            result.merge(outcome, Math.multiplyExact(weight, scale), Math::addExact));
        }
        return new Distribution<>(result);
    }

    /** The same distribution with its outcomes in another order. */
    public Distribution<T> sorted(Comparator<? super T> by) {
        List<T> outcomes = new ArrayList<>(weights.keySet());
        outcomes.sort(by);
        Map<T, Long> sorted = new LinkedHashMap<>();
        for (T outcome : outcomes) sorted.put(outcome, weights.get(outcome));
        return new Distribution<>(sorted);
    }

    /** What can happen, each with its weight in lowest terms; all have positive weight. */
    public Map<T, Long> weights() {
        return weights;
    }

    /** The sum of all weights. */
    public long total() {
        return total;
    }

    public Rational chance(T outcome) {
        return new Rational(weights.getOrDefault(outcome, 0L), total);
    }

    public Rational chanceThat(Predicate<? super T> happens) {
        long sum = 0;
        for (Map.Entry<T, Long> entry : weights.entrySet())
            if (happens.test(entry.getKey())) sum = Math.addExact(sum, entry.getValue());
        return new Rational(sum, total);
    }

    /** The mean of a figure of the outcomes. */
    public Rational expectation(Function<? super T, Rational> figure) {
        Rational sum = Rational.ZERO;
        for (Map.Entry<T, Long> entry : weights.entrySet())
            sum = sum.plus(figure.apply(entry.getKey()).times(new Rational(entry.getValue(), total)));
        return sum;
    }

    /** Equal if every outcome has the same chance, in whatever order. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Distribution<?> that && weights.equals(that.weights);
    }

    @Override
    public int hashCode() {
        return weights.hashCode();
    }

    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        weights.forEach((outcome, weight) -> parts.add(outcome + " " + new Rational(weight, total)));
        return String.join(", ", parts);
    }
}
