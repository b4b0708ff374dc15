package salient.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import salient.kernel.play.Battle;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.table.wire.Responses;

/** What the dice of all battles gave each side beyond the average. */
final class LuckLedger {
    private static final int LUCKIEST = 5;
    private static final int HUNDREDTHS = 100;

    /** By tenths of a standard deviation: how many of 10,000 games are less lucky than that. */
    private static final int[] LESS_LUCKY = {
        5000, 5398, 5793, 6179, 6554, 6915, 7257, 7580, 7881, 8159, 8413, 8643, 8849, 9032, 9192, 9332, 9452, 9554,
        9641, 9713, 9772, 9821, 9861, 9893, 9918, 9938
    };

    private record Fought(int entry, String turn, Event event, Battle battle) {
        boolean attacks(Side side) {
            return battle.attacker().equals(side.id());
        }

        double luck(Side side) {
            return attacks(side) ? battle.attackerLuck() : -battle.attackerLuck();
        }

        int inflicted(Side side) {
            return attacks(side) ? battle.defenderLoss() : battle.attackerLoss();
        }

        int lost(Side side) {
            return attacks(side) ? battle.attackerLoss() : battle.defenderLoss();
        }

        /** On average. */
        double toBeInflicted(Side side) {
            return attacks(side) ? battle.losses().defender() : battle.losses().attacker();
        }

        /** On average. */
        double toBeLost(Side side) {
            return attacks(side) ? battle.losses().attacker() : battle.losses().defender();
        }
    }

    private final List<Fought> battles = new ArrayList<>();

    /** An event as it happens in a position. */
    void add(int entry, String turn, Event event, Position position) {
        position.battles(event, battle -> battles.add(new Fought(entry, turn, event, battle)));
    }

    /** @param last the last position, whose words the sentences are in */
    Responses.Luck told(Game game, Position last) {
        return new Responses.Luck(
                game.battleLosses(),
                battles.size(),
                game.sides().stream().map(side -> of(side, last)).toList());
    }

    private Responses.SideLuck of(Side side, Position last) {
        double luck = sum(fought -> fought.luck(side));
        double variance = sum(fought -> fought.battle().losses().variance());
        return new Responses.SideLuck(
                side.id(),
                (int) sum(fought -> fought.inflicted(side)),
                hundredths(sum(fought -> fought.toBeInflicted(side))),
                (int) sum(fought -> fought.lost(side)),
                hundredths(sum(fought -> fought.toBeLost(side))),
                hundredths(luck),
                percentile(luck, Math.sqrt(variance)),
                luckiest(side, last));
    }

    private double sum(ToDoubleFunction<Fought> figure) {
        double sum = 0;
        for (Fought fought : battles) sum += figure.applyAsDouble(fought);
        return sum;
    }

    private List<Responses.LuckyRoll> luckiest(Side side, Position last) {
        return battles.stream()
                .filter(fought -> hundredths(fought.luck(side)) > 0)
                .sorted(Comparator.comparingDouble((Fought fought) -> -fought.luck(side))
                        .thenComparingInt(Fought::entry))
                .limit(LUCKIEST)
                .map(fought -> new Responses.LuckyRoll(
                        fought.entry(),
                        fought.turn(),
                        last.sentence(fought.event()),
                        fought.battle().odds(),
                        hundredths(fought.luck(side))))
                .toList();
    }

    private static int hundredths(double number) {
        return (int) Math.round(HUNDREDTHS * number);
    }

    /** Of 100 games with the same battles, how many are less lucky; by the normal distribution, from 1 to 99. */
    static int percentile(double luck, double deviation) {
        if (deviation == 0) return 50;
        double tenths = Math.min(10 * Math.abs(luck) / deviation, LESS_LUCKY.length - 1);
        int below = Math.min((int) tenths, LESS_LUCKY.length - 2);
        double share = LESS_LUCKY[below] + (tenths - below) * (LESS_LUCKY[below + 1] - LESS_LUCKY[below]);
        int percent = (int) Math.round((luck < 0 ? 10_000 - share : share) / HUNDREDTHS);
        return Math.clamp(percent, 1, 99);
    }
}
