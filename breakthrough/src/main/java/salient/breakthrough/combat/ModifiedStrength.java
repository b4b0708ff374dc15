package salient.breakthrough.combat;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.play.CombatEvent.Factor;
import salient.breakthrough.tables.CombatModifier;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.Terrain;
import salient.kernel.rulebook.Clause;

/**
 * 8.1b, 8.2 and 13.6: the strength of one unit in a combat, with every factor that made it.
 *
 * @param modifiers the factors other than 1, in the order in which they apply
 * @param limited   whether the limit of 8.2k cut them
 * @param value     in parts of {@link #ONE}, exact (0e)
 */
record ModifiedStrength(Combatant unit, List<Factor> modifiers, boolean limited, long value) {
    /** One strength point: five percentages, and one more for the divisional bonus, leave no fraction of it. */
    @Clause("breakthrough 0e")
    static final long ONE = 1_000_000_000_000L;

    private static final int FACTORS = 5;
    private static final int FORT_MOST = Constants.of("fort-most");
    private static final int EFFICIENCY_MOST = Constants.of("efficiency-most");

    private static final Factor[] EFFICIENCY = efficiencies();
    private static final Factor[] FORT = forts();
    private static final Factor[] TERRAIN = terrains();
    private static final Factor RIVER = attacking(CombatModifier.RIVER);
    private static final Factor TRAVEL_ATTACK = attacking(CombatModifier.TRAVEL);
    private static final Factor TRAVEL_DEFENSE = defending(CombatModifier.TRAVEL);
    private static final Factor UNSUPPLIED_ATTACK = attacking(CombatModifier.UNSUPPLIED);
    private static final Factor UNSUPPLIED_DEFENSE = defending(CombatModifier.UNSUPPLIED);
    private static final Factor ISOLATED_ATTACK = attacking(CombatModifier.ISOLATED);
    private static final Factor ISOLATED_DEFENSE = defending(CombatModifier.ISOLATED);
    private static final Factor DIVISIONAL = attacking(CombatModifier.DIVISIONAL);
    private static final long MOST = CombatModifier.LIMIT.defenderPercent() * 100_000_000L;

    /** 8.2b, 8.2d, 8.2e, 7.7g, 4.3e: fortification (7.8h) and the target's terrain do nothing for an attacker. */
    @Clause({
        "breakthrough 8.2b",
        "breakthrough 8.2d",
        "breakthrough 8.2e",
        "breakthrough 7.7g",
        "breakthrough 7.8h",
        "breakthrough 4.3e",
        "breakthrough 13.6e",
        "breakthrough 13.6f"
    })
    static ModifiedStrength attacking(Combatant unit) {
        List<Factor> factors = new ArrayList<>(FACTORS);
        addEfficiency(unit, factors);
        if (unit.acrossRiver()) factors.add(RIVER);
        if (unit.traveling()) factors.add(TRAVEL_ATTACK);
        addSupply(unit, UNSUPPLIED_ATTACK, ISOLATED_ATTACK, factors);
        return of(unit, factors);
    }

    /** 8.2a, 8.2c, 8.2d, 8.2e, 7.7g, 4.3d, 4.3m. */
    @Clause({
        "breakthrough 8.2a",
        "breakthrough 8.2c",
        "breakthrough 7.8e",
        "breakthrough 4.3d",
        "breakthrough 4.3m",
        "breakthrough 13.6g",
        "breakthrough 13.6j",
        "breakthrough 13.6k"
    })
    static ModifiedStrength defending(Combatant unit, Terrain terrain) {
        List<Factor> factors = new ArrayList<>(FACTORS);
        addEfficiency(unit, factors);
        if (TERRAIN[terrain.ordinal()].percent() != 100) factors.add(TERRAIN[terrain.ordinal()]);
        if (unit.fort() > 0) factors.add(FORT[unit.fort()]);
        if (unit.traveling()) factors.add(TRAVEL_DEFENSE);
        addSupply(unit, UNSUPPLIED_DEFENSE, ISOLATED_DEFENSE, factors);
        return of(unit, factors);
    }

    @Clause({"breakthrough 8.1b", "breakthrough 13.6i"})
    private static void addEfficiency(Combatant unit, List<Factor> factors) {
        if (unit.efficiency() != EFFICIENCY_MOST) factors.add(EFFICIENCY[unit.efficiency()]);
    }

    private static void addSupply(Combatant unit, Factor unsupplied, Factor isolated, List<Factor> factors) {
        switch (unit.supply()) {
            case SUPPLIED -> {}
            case UNSUPPLIED -> factors.add(unsupplied);
            case ISOLATED -> factors.add(isolated);
        }
    }

    /** 8.2k, 8.2f: the product is limited first, the divisional bonus comes on top. */
    @Clause({"breakthrough 8.2k", "breakthrough 8.2f", "breakthrough 6.6n", "breakthrough 13.6h", "breakthrough 8.2l"})
    private static ModifiedStrength of(Combatant unit, List<Factor> factors) {
        boolean limited = product(factors) > MOST;
        if (unit.unit().divisional()) factors.add(DIVISIONAL);
        return new ModifiedStrength(unit, List.copyOf(factors), limited, value(unit.combat(), factors));
    }

    /** A strength with its factors, the divisional bonus last if there is one, in parts of {@link #ONE}. */
    static long value(int strength, List<Factor> factors) {
        boolean divisional = !factors.isEmpty() && factors.getLast().row().equals(DIVISIONAL.row());
        return strength * Math.min(product(factors), MOST) * (divisional ? DIVISIONAL.percent() : 100);
    }

    /** Of the factors without the divisional bonus, as so many percentages as there can be. */
    private static long product(List<Factor> factors) {
        long product = 1;
        int count = 0;
        for (Factor factor : factors) {
            if (factor.row().equals(DIVISIONAL.row())) continue;
            product *= factor.percent();
            count++;
        }
        for (; count < FACTORS; count++) product *= 100;
        return product;
    }

    private static Factor attacking(CombatModifier row) {
        return new Factor(row.clause(), row.word(), 0, row.attackerPercent());
    }

    private static Factor defending(CombatModifier row) {
        return new Factor(row.clause(), row.word(), 0, row.defenderPercent());
    }

    private static Factor[] efficiencies() {
        Factor[] all = new Factor[EFFICIENCY_MOST + 1];
        for (int e = 0; e <= EFFICIENCY_MOST; e++) all[e] = new Factor(clause("13.6i"), Factor.EFFICIENCY, 0, e);
        return all;
    }

    private static Factor[] forts() {
        Factor[] all = new Factor[FORT_MOST + 1];
        for (int level = 0; level <= FORT_MOST; level++)
            all[level] = new Factor(
                    CombatModifier.FORT_LEVEL.clause(),
                    CombatModifier.FORT_LEVEL.word(),
                    level,
                    100 + CombatModifier.FORT_LEVEL.defenderPercent() * level);
        return all;
    }

    /** 13.6a to 13.6d. */
    @Clause({"breakthrough 13.6a", "breakthrough 13.6b", "breakthrough 13.6c", "breakthrough 13.6d"})
    private static Factor[] terrains() {
        Factor[] all = new Factor[Terrain.values().length];
        for (Terrain terrain : Terrain.values()) all[terrain.ordinal()] = defending(CombatModifier.of(terrain));
        return all;
    }
}
