package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** C8a: a stand can be fired at once it has itself walked an inch in sight, whatever its fellows have walked. */
class VisiblePathTest {
    private static ProvingGround ground() {
        return new ProvingGround()
                .put("allied/A2/1 16,4@0", "allied/A2/2 18,4@0")
                .formation("allied/A2", Formation.DEFENSIVE)
                .put("axis/A1/1", 16, 9, 180)
                .hidden("axis/A2");
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles Q10"})
    void lessThanAnInchIsNotEnough() {
        ProvingGround g = ground().play("move allied/A2 +0.9,+0");
        if (g.s.decider() == 1)
            assertThat(g.refusals("opportunity axis/A1/1 allied/A2/1")).contains("C8a");
        assertThat(g.s.at(g.stand("allied/A2/1")).x()).isEqualTo(16_900);
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles Q10"})
    void anInchIs() {
        ground().play("move allied/A2 +2,+0").decides(1).legal("opportunity axis/A1/1 allied/A2/1");
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles C7Fj"})
    void pathInSightCountsAlsoWhereItIsStillOutOfRange() {
        ProvingGround g = ground().put("axis/A1/1", 16, 13.1, 180)
                .play("go allied/A2 allied/A2/1=16,5@0 allied/A2/2=18,6@0"); // from 8.35" to 7.35", infantry fires 8"
        g.play("hold inch"); // 7.85" now, and half an inch more to go
        g.legal("opportunity axis/A1/1 allied/A2/1");
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles C8f"})
    void aStandThatWalksHalfAsFarIsATargetHalfAsSoon() {
        ProvingGround g = ground().play("go allied/A2 allied/A2/1=16,5@0 allied/A2/2=18,6@0")
                .decides(1)
                .legal("opportunity axis/A1/1 allied/A2/2");
        assertThat(g.refusals("opportunity axis/A1/1 allied/A2/1")).contains("C8a");
        g.play("hold inch").legal("opportunity axis/A1/1 allied/A2/1");
    }
}
