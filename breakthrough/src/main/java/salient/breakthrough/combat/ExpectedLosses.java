package salient.breakthrough.combat;

import java.util.List;
import salient.breakthrough.play.CombatEvent;
import salient.hexwar.odds.Rational;

/**
 * What a combat that was fought would have cost each side on average over all pairs of rolls (8.3e, 8.3f), exactly. It is
 * found from the event as it was told to a referee, with the arithmetic that resolved the combat.
 */
public record ExpectedLosses(double attackers, double defenders) {
    public static ExpectedLosses of(CombatEvent.Fought fought) {
        Casualties casualties = casualties(fought);
        return new ExpectedLosses(mean(casualties.attackerLossCounts()), mean(casualties.defenderLossCounts()));
    }

    static Casualties casualties(CombatEvent.Fought fought) {
        CombatEvent.Total attack = fought.attackers().total().orElseThrow();
        CombatEvent.Total defense = fought.defenders().total().orElseThrow();
        long guns = attack.artillery() * ModifiedStrength.ONE;
        for (CombatEvent.Factor cut : attack.artilleryModifiers()) guns = guns / 100 * cut.percent();
        long defenders = modified(fought.defenders()) + defense.artillery() * ModifiedStrength.ONE;
        Rational odds = new Rational(modified(fought.attackers()) + guns, Math.max(ModifiedStrength.ONE, defenders));
        return new Casualties(
                unmodified(fought.attackers()),
                attack.artillery(),
                unmodified(fought.defenders()),
                defense.artillery(),
                odds);
    }

    private static List<CombatEvent.Details> details(CombatEvent.Force force) {
        return force.units().stream()
                .map(fighter -> fighter.details().orElseThrow())
                .toList();
    }

    private static int unmodified(CombatEvent.Force force) {
        return details(force).stream().mapToInt(CombatEvent.Details::strength).sum();
    }

    private static long modified(CombatEvent.Force force) {
        return details(force).stream()
                .mapToLong(unit -> ModifiedStrength.value(unit.strength(), unit.modifiers()))
                .sum();
    }

    private static double mean(int[] counts) {
        long sum = 0;
        long ways = 0;
        for (int loss = 0; loss < counts.length; loss++) {
            sum += (long) loss * counts[loss];
            ways += counts[loss];
        }
        return (double) sum / ways;
    }
}
