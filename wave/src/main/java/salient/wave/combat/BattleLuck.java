package salient.wave.combat;

import java.util.function.Consumer;
import salient.hexwar.odds.DiceSums;
import salient.kernel.play.Battle;
import salient.kernel.play.ExpectedLosses;
import salient.kernel.play.Side;
import salient.wave.play.CombatEvent;
import salient.wave.play.WaveEvent;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** What the table takes from attacker and defender on average over the dice of the artillery and of the battle. */
public final class BattleLuck {
    private static final int FACES = 6;

    private BattleLuck() {}

    public static void of(State state, WaveEvent event, Consumer<? super Battle> each) {
        if (!(event instanceof CombatEvent.BattleFought fought)) return;
        each.accept(new Battle(
                fought.target(),
                Sides.word(state.turn.active),
                fought.finalOdds(),
                fought.attackerLosses(),
                fought.defenderLosses(),
                expected(fought, Sides.side(state.turn.active))));
    }

    private static ExpectedLosses expected(CombatEvent.BattleFought fought, Side active) {
        int[] guns = new int[2];
        int[] sums = new int[2];
        for (CombatEvent.Bombardment gun : fought.bombardments()) {
            int side = gun.side().equals(active) ? 0 : 1;
            guns[side]++;
            sums[side] += gun.roll().value();
        }
        int shift = CombatResults.place(fought.finalOdds()) - CombatResults.place(fought.baseOdds());
        long[] attack = DiceSums.ways(guns[0], FACES);
        long[] defense = DiceSums.ways(guns[1], FACES);
        ExpectedLosses.Sum sum = new ExpectedLosses.Sum();
        for (int a = 0; a < attack.length; a++)
            for (int d = 0; d < defense.length; d++) {
                if (attack[a] == 0 || defense[d] == 0) continue;
                int place = CombatResults.place(fought.attack() - sums[0] + a, fought.defense() - sums[1] + d) + shift;
                for (int die = 1; die <= FACES; die++) {
                    CombatResults.Result result = CombatResults.result(place, die);
                    sum.add(result.attacker(), result.defender(), attack[a] * defense[d]);
                }
            }
        return sum.average();
    }
}
