package salient.breakthrough.combat;

import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.CombatEvent;
import salient.hexwar.odds.Rational;
import salient.kernel.play.Battle;
import salient.kernel.play.ExpectedLosses;

/**
 * What a combat that was fought would have cost each side on average over all pairs of rolls (8.3e, 8.3f), exactly. It is
 * found from the event as it was told to a referee, with the arithmetic that resolved the combat. What retreats and
 * surrenders cost is not in it.
 */
public final class BattleLuck {
    private BattleLuck() {}

    public static void of(BreakthroughEvent event, Consumer<? super Battle> each) {
        if (!(event instanceof CombatEvent.Fought fought)) return;
        each.accept(new Battle(
                fought.hex(),
                fought.attackers().side().side().id(),
                fought.odds(),
                fought.attackers().loss(),
                fought.defenders().loss(),
                expected(fought)));
    }

    static ExpectedLosses expected(CombatEvent.Fought fought) {
        ExpectedLosses.Sum sum = new ExpectedLosses.Sum();
        casualties(fought).each((attackers, defenders) -> sum.add(attackers, defenders, 1));
        return sum.average();
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
}
