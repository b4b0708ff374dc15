package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;

/** What is kept between orders for speed equals what follows from the facts. */
class KeptAnswersTest {
    @Test
    void basesAndStandsOfAUnitAreThoseOfTheFacts() {
        RandomPlay.play("crossroads", 5, position -> {
            State s = ((GreatBattlesPosition) position).state();
            for (int stand = 0; stand < s.stands(); stand++) {
                Base plain = new Base(
                        s.at(stand),
                        s.get(stand, StandFact.FACING),
                        s.type(stand).depth(),
                        s.type(stand).frontage());
                assertThat(s.base(stand)).isEqualTo(plain);
                assertThat(s.copy().base(stand)).isEqualTo(plain);
            }
            for (int u = 0; u < s.units(); u++) {
                int unit = u;
                assertThat(s.standsOf(unit))
                        .isEqualTo(IntStream.range(0, s.stands())
                                .filter(stand -> s.unitOf(stand) == unit && s.onTable(stand))
                                .toArray());
            }
        });
    }

    @Test
    void aCopyKeepsItsOwn() {
        RandomPlay.play("crossroads", 6, position -> {
            State s = ((GreatBattlesPosition) position).state();
            Base before = s.base(0);
            State copy = s.copy();
            copy.put(0, before.at(before.centre().plus(10, 0)));
            assertThat(s.base(0)).isEqualTo(before);
            assertThat(copy.base(0).centre()).isEqualTo(before.centre().plus(10, 0));
        });
    }
}
