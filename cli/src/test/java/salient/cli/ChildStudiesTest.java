package salient.cli;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.lab.compare.Variation;

class ChildStudiesTest {
    private final ChildStudies studies =
            new ChildStudies(List.of("wave", "--games", "1", "--scenario", "northern-shoulder"));

    @Test
    void aFigureTheGameCannotPlayWithIsRefusedInASentence() {
        Variation noAttack =
                new Variation("no attack", List.of("--set", "wave/order-of-battle.csv:5BelFus:reduced_attack=0"));
        assertThatThrownBy(() -> studies.run(noAttack))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("The game does not accept these figures: order-of-battle.csv, line ")
                .hasMessageContaining("attack and defense factors must be at least 1.");
    }
}
