package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Position;
import salient.players.Matches;

class SetUpPlanTest {
    private static final GreatBattles GAME = new GreatBattles();

    /** How both sides stand after a set-up of staffs with this taste. */
    private static long setUp(long taste) {
        Position position = new Matches(GAME).start("noville", Map.of());
        Staff staff = new Staff(BattlePlan.USUAL, taste);
        SeededDice dice = new SeededDice(1);
        while (((GreatBattlesPosition) position).state().phase() == Phase.SET_UP)
            assertThat(position.play(staff.decide(position.knownTo(position.toDecide())), dice, _ -> {})
                            .isLegal())
                    .isTrue();
        return position.hash();
    }

    @Test
    void setUpsDifferFromGameToGameButNotWithTheSameSeed() {
        Set<Long> seen = new HashSet<>();
        for (long taste = 1; taste <= 5; taste++) seen.add(setUp(taste));
        assertThat(seen).hasSizeGreaterThanOrEqualTo(4);
        assertThat(setUp(3)).isEqualTo(setUp(3));
    }
}
