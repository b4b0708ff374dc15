package salient.breakthrough.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;

/** Deals the losses of a combat out to its units, and keeps the account of it for the log. */
final class LossAllocation {
    private final Forces forces;
    private final Combat combat;

    LossAllocation(State s, Combat combat) {
        forces = s.forces();
        this.combat = combat;
    }

    CombatEvent.Force attackers(int[] units, int[] shares) {
        CombatEvent.Total total = new CombatEvent.Total(
                combat.attackerArtillery(),
                combat.artilleryModifiers(),
                Combat.shown(combat.effectiveAttackerArtillery()),
                Combat.shown(combat.attackerTotal()));
        return suffer(true, units, combat.attackers(), shares, total);
    }

    CombatEvent.Force defenders(int[] units, int[] shares) {
        CombatEvent.Total total = new CombatEvent.Total(
                combat.defenderArtillery(),
                List.of(),
                Combat.shown(combat.defenderArtillery() * ModifiedStrength.ONE),
                Combat.shown(combat.defenderTotal()));
        return suffer(false, units, combat.defenders(), shares, total);
    }

    private CombatEvent.Force suffer(
            boolean attacking, int[] units, List<ModifiedStrength> strengths, int[] shares, CombatEvent.Total total) {
        Army army = forces.army(units[0]);
        List<CombatEvent.Fighter> fighters = new ArrayList<>(units.length);
        int sum = 0;
        for (int i = 0; i < units.length; i++) {
            fighters.add(suffer(attacking, units[i], strengths.get(i), shares[i]));
            sum += shares[i];
        }
        return new CombatEvent.Force(army, List.copyOf(fighters), sum, Optional.of(total));
    }

    private CombatEvent.Fighter suffer(boolean attacking, int u, ModifiedStrength before, int loss) {
        int strength = before.unit().combat();
        int guns = Losses.artillery(forces.artillery(u), loss, strength);
        forces.setArtillery(u, forces.artillery(u) - guns);
        forces.setEfficiency(
                u, Losses.efficiencyAfter(forces.efficiency(u), Losses.efficiency(attacking, loss, strength)));
        Losses.take(forces, u, loss);
        return new CombatEvent.Fighter(
                before.unit().unit().id(),
                loss,
                loss == strength,
                Optional.of(new CombatEvent.Details(
                        strength,
                        before.modifiers(),
                        before.limited(),
                        Combat.shown(before.value()),
                        forces.efficiency(u),
                        guns,
                        forces.op(u))));
    }
}
