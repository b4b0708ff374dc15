package salient.breakthrough.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.play.CombatEvent;
import salient.hexwar.odds.Rational;
import salient.kernel.play.Answer;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/**
 * The answer to what an attack would come to: both sides unit by unit, every modifier with its clause, the odds, and how
 * likely each result is. It is calculated from what the asking side knows; where that is not everything, the assumptions
 * are named and the odds have a range.
 *
 * @param odds         as they would be shown in combat, to two decimals
 * @param range        the odds if the unknown is as bad, or as good, as it can be
 * @param attackerLoss the chance of each loss of strength points
 * @param defenderLoss the same, with surrendered units and the losses of 8.4f and 8.4g
 * @param cleared      the chance that no defender is left in the hex
 */
public record Odds(
        String hex,
        String place,
        String terrain,
        Force attackers,
        Force defenders,
        String odds,
        Optional<Range> range,
        List<String> assumptions,
        List<Chance> attackerLoss,
        List<Chance> defenderLoss,
        List<Fate> fates,
        double cleared)
        implements Answer {

    /** One side: its units, its artillery with what weakens it, and the total. */
    @Clause("breakthrough 8.0c")
    public record Force(
            String side,
            List<Strength> units,
            int artillery,
            List<Modifier> artilleryModifiers,
            String effectiveArtillery,
            String total) {}

    /** How a unit's strength is made; {@code limited} when 8.2k cuts the factors. */
    @Clause("breakthrough 8.2l")
    public record Strength(String unit, int strength, List<Modifier> modifiers, boolean limited, String value) {}

    /** A factor in percent, in words. */
    public record Modifier(ClauseId clause, String what, int percent) {
        static Modifier of(CombatEvent.Factor factor) {
            return new Modifier(factor.clause(), words(factor), factor.percent());
        }

        private static String words(CombatEvent.Factor factor) {
            return switch (factor.row()) {
                case CombatEvent.Factor.EFFICIENCY -> "efficiency " + factor.percent() + "%";
                case "river" -> "across a river";
                case "travel" -> "in travel mode";
                case "fort-level" -> "fortification level " + factor.level();
                case "divisional" -> "divisional unit";
                case "unsupplied" -> "unsupplied";
                case "isolated" -> factor.percent() == 0 ? "isolated, may not attack" : "isolated";
                case "artillery-on-town" -> "artillery against a town";
                case "artillery-per-fort-level" -> "artillery against fortification level " + factor.level();
                default -> "in " + factor.row();
            };
        }
    }

    public record Range(String least, String most) {}

    /** A loss of so many points, and its chance from 0 to 1. */
    public record Chance(int loss, double chance) {}

    /** The chances of one defender, from 0 to 1. */
    public record Fate(
            String unit, double surrenders, double eliminated, double retreats, double standsAtACost, double holds) {}

    @Override
    public void describe(Consumer<String> line) {
        line.accept("Attack on " + place + ", " + terrain + ", at odds of " + odds
                + range.map(r -> ", between " + r.least() + " and " + r.most()).orElse("") + ".");
        describe(attackers, "Attacker", line);
        describe(defenders, "Defender", line);
        line.accept("The attacker loses " + spread(attackerLoss) + ", the defender " + spread(defenderLoss) + ".");
        for (Fate fate : fates) line.accept(fate.unit() + ": " + said(fate) + ".");
        line.accept("The hex is cleared with " + percent(cleared) + ".");
        assumptions.forEach(line);
    }

    private static void describe(Force force, String role, Consumer<String> line) {
        for (Strength unit : force.units()) {
            String limit = unit.limited() ? ", limited to three times (breakthrough 8.2k)" : "";
            line.accept(role + " " + unit.unit() + ": " + unit.strength() + factors(unit.modifiers()) + limit + " = "
                    + unit.value() + ".");
        }
        if (force.artillery() > 0)
            line.accept(role + " artillery: " + force.artillery() + factors(force.artilleryModifiers()) + " = "
                    + force.effectiveArtillery() + ".");
        line.accept(role + " total: " + force.total() + ".");
    }

    private static String factors(List<Modifier> modifiers) {
        StringBuilder text = new StringBuilder();
        for (Modifier m : modifiers)
            text.append(
                    " x " + Combat.shown(new Rational(m.percent(), 100)) + " " + m.what() + " (" + m.clause() + ")");
        return text.toString();
    }

    private static String said(Fate fate) {
        List<String> parts = new ArrayList<>();
        add(parts, "surrenders", fate.surrenders());
        add(parts, "is eliminated", fate.eliminated());
        add(parts, "retreats", fate.retreats());
        add(parts, "stands at a further cost", fate.standsAtACost());
        add(parts, "holds", fate.holds());
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, String what, double chance) {
        if (chance > 0) parts.add(what + " " + percent(chance));
    }

    /** "3 to 9, on average 5.9". */
    private static String spread(List<Chance> losses) {
        double mean = 0;
        for (Chance each : losses) mean += each.loss() * each.chance();
        String average = tenths(mean);
        int least = losses.getFirst().loss();
        int most = losses.getLast().loss();
        return least == most ? "" + least : least + " to " + most + ", on average " + average;
    }

    private static String percent(double chance) {
        return tenths(100 * chance) + "%";
    }

    private static String tenths(double value) {
        long rounded = (long) Math.floor(10 * value + 0.5);
        return rounded / 10 + "." + rounded % 10;
    }
}
