package salient.breakthrough.combat;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.organization.Shares;
import salient.breakthrough.play.CombatEvent.Factor;
import salient.breakthrough.tables.CombatModifier;
import salient.breakthrough.tables.Terrain;
import salient.hexwar.odds.Rational;
import salient.kernel.rulebook.Clause;

/**
 * 8.0c, 8.2: one combat before the dice. The combat phase and the odds question both use this and nothing else,
 * so that they cannot disagree.
 */
final class Combat {
    private final List<ModifiedStrength> attackers;
    private final List<ModifiedStrength> defenders;
    private final Terrain terrain;
    private final int fort;

    /** In the order in which losses are dealt out (8.3d): attackers as they plotted, defenders as they are listed. */
    Combat(List<Combatant> attackers, List<Combatant> defenders, Terrain terrain) {
        this.attackers = attackers.stream().map(ModifiedStrength::attacking).toList();
        this.defenders = defenders.stream()
                .map(unit -> ModifiedStrength.defending(unit, terrain))
                .toList();
        this.terrain = terrain;
        fort = defenders.stream().mapToInt(Combatant::fort).max().orElse(0);
    }

    List<ModifiedStrength> attackers() {
        return attackers;
    }

    List<ModifiedStrength> defenders() {
        return defenders;
    }

    /** 8.2h, 8.2i: what weakens the attacker's artillery; both cuts multiply, the highest level counts. */
    @Clause({"breakthrough 8.2h", "breakthrough 8.2i"})
    List<Factor> artilleryModifiers() {
        List<Factor> cuts = new ArrayList<>(2);
        if (terrain == Terrain.TOWN)
            cuts.add(new Factor(
                    CombatModifier.ARTILLERY_ON_TOWN.clause(),
                    CombatModifier.ARTILLERY_ON_TOWN.word(),
                    0,
                    CombatModifier.ARTILLERY_ON_TOWN.attackerPercent()));
        if (fort > 0)
            cuts.add(new Factor(
                    CombatModifier.ARTILLERY_PER_FORT_LEVEL.clause(),
                    CombatModifier.ARTILLERY_PER_FORT_LEVEL.word(),
                    fort,
                    100 - CombatModifier.ARTILLERY_PER_FORT_LEVEL.attackerPercent() * fort));
        return cuts;
    }

    int attackerArtillery() {
        return artillery(attackers);
    }

    int defenderArtillery() {
        return artillery(defenders);
    }

    /** 8.2g to 8.2i, in parts of {@link ModifiedStrength#ONE}. */
    @Clause("breakthrough 8.2g")
    long effectiveAttackerArtillery() {
        long effective = attackerArtillery() * ModifiedStrength.ONE;
        for (Factor cut : artilleryModifiers()) effective = effective / 100 * cut.percent();
        return effective;
    }

    long attackerTotal() {
        return sum(attackers) + effectiveAttackerArtillery();
    }

    /** 8.2j: the defender's artillery counts in full. */
    @Clause("breakthrough 8.2j")
    long defenderTotal() {
        return sum(defenders) + defenderArtillery() * ModifiedStrength.ONE;
    }

    @Clause("breakthrough 8.2l")
    Rational odds() {
        return new Rational(attackerTotal(), Math.max(ModifiedStrength.ONE, defenderTotal()));
    }

    @Clause("breakthrough 8.0c")
    Casualties casualties() {
        return new Casualties(
                unmodified(attackers), attackerArtillery(), unmodified(defenders), defenderArtillery(), odds());
    }

    /** 8.3d: in proportion to unmodified strength; equal remainders in plot order or in the order of the list. */
    @Clause({"breakthrough 8.0d", "breakthrough 8.3d"})
    int[] attackerShares(int loss) {
        return share(loss, attackers);
    }

    int[] defenderShares(int loss) {
        return share(loss, defenders);
    }

    private static int[] share(int loss, List<ModifiedStrength> side) {
        return Shares.divide(
                loss, side.stream().mapToInt(unit -> unit.unit().combat()).toArray());
    }

    int defenderStrength() {
        return unmodified(defenders);
    }

    private static long sum(List<ModifiedStrength> side) {
        long sum = 0;
        for (ModifiedStrength unit : side) sum += unit.value();
        return sum;
    }

    private static int unmodified(List<ModifiedStrength> side) {
        int sum = 0;
        for (ModifiedStrength unit : side) sum += unit.unit().combat();
        return sum;
    }

    private static int artillery(List<ModifiedStrength> side) {
        int sum = 0;
        for (ModifiedStrength unit : side) sum += unit.unit().artillery();
        return sum;
    }

    /** 0e: rounded for display only, to hundredths. */
    static String shown(long value) {
        long hundredths = (value + ModifiedStrength.ONE / 200) / (ModifiedStrength.ONE / 100);
        return decimal(hundredths);
    }

    static String shown(Rational odds) {
        return decimal(Casualties.halfUp(Math.multiplyExact(odds.numerator(), 100), odds.denominator()));
    }

    private static String decimal(long hundredths) {
        String cents = Long.toString(100 + hundredths % 100).substring(1);
        return hundredths / 100 + "." + cents;
    }
}
