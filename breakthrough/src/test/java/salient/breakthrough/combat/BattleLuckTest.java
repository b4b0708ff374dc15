package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.play.CombatEvent.Fought;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.ExpectedLosses;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;

/** The averages that the laboratory shows belong to the combat that was fought, to the last point. */
class BattleLuckTest {
    private static List<Fought> combats(long seed) {
        Breakthrough game = new Breakthrough();
        Position position = game.start(game.scenario("twelve-days"), Options.of(game.options(), java.util.Map.of()));
        Dice dice = new SeededDice(seed);
        java.util.SplittableRandom random = new java.util.SplittableRandom(seed);
        List<Fought> combats = new ArrayList<>();
        for (int i = 0; i < 40_000 && combats.size() < 150 && position.outcome().isEmpty(); i++) {
            List<Order> orders = new ArrayList<>();
            var subjects = new ArrayList<salient.kernel.play.Subject>();
            position.subjects(subjects::add);
            position.orders(subjects.get(random.nextInt(subjects.size())), orders::add);
            position.play(orders.get(random.nextInt(orders.size())), dice, event -> {
                if (event instanceof Fought fought) combats.add(fought);
            });
        }
        return combats;
    }

    @Test
    void theCombatIsFoundAgainFromItsEvent() {
        List<Fought> combats = combats(3);
        assertThat(combats).hasSizeGreaterThan(50).allSatisfy(fought -> {
            Casualties found = BattleLuck.casualties(fought);
            int first = fought.attackerRoll().orElseThrow().value();
            int second = fought.defenderRoll().orElseThrow().value();
            assertThat(found.attackerLoss(first)).isEqualTo(fought.attackers().loss());
            assertThat(found.defenderLoss(first, second))
                    .isEqualTo(fought.defenders().loss());
            ExpectedLosses expected = BattleLuck.expected(fought);
            assertThat(expected.attacker()).isBetween((double) found.attackerLoss(1), (double) found.attackerLoss(100));
            assertThat(expected.defender())
                    .isBetween((double) found.defenderLoss(1, 1), (double) found.defenderLoss(100, 100));
        });
    }
}
