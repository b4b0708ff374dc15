package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.kernel.rulebook.Clause;

/** G33, G24: where a stand may end, also if its move ends before its time. */
class StoppedShortTest {
    @Test
    @Clause({"greatbattles G33", "greatbattles H5"})
    void aMoveStoppedOnAFriendEndsInFrontOfIt() {
        ProvingGround g = new ProvingGround()
                .held()
                .put("allied/A1/1 12,9.2@0", "allied/B1/1 12,10.5@0", "axis/A1/1 12,11.2@180")
                .hidden("axis/A1")
                .play("move allied/A1 +0,+1.85");
        assertThat(g.s.hidden(g.unit("axis/A1"))).as("it was run into").isFalse();
        assertThat(g.s.base(g.stand("allied/A1/1")).overlaps(g.s.base(g.stand("allied/B1/1"))))
                .isFalse();
        assertThat(g.at("allied/A1/1")).hasToString("12,9.95");
        g.tells("stops");
    }

    @Test
    @Clause({"greatbattles G33", "greatbattles H8"})
    void aHiddenFriendThatMakesItGoBackIsRevealed() {
        ProvingGround g = new ProvingGround()
                .held()
                .put("allied/A1/1 12,9.2@0", "allied/B1/1 12,10.5@0")
                .hidden("allied/B1")
                .put("axis/A1/1", 12, 11.2, 180)
                .hidden("axis/A1")
                .play("move allied/A1 +0,+1.85");
        assertThat(g.at("allied/A1/1")).hasToString("12,9.95");
        assertThat(g.s.hidden(g.unit("allied/B1"))).isFalse();
        g.tells("US B1 is in the way of US A1/1");
    }

    @Test
    @Clause("greatbattles G24")
    void noMoveEndsOnTheEdgeOfTheWater() {
        ProvingGround g = ProvingGround.with("area lake Pond 3,6 7,6 7,9 3,9")
                .held()
                .put("allied/A1/1", 5, 5, 0)
                .legal("move allied/A1 +0,+0.99")
                .refused("move allied/A1 +0,+1", "G24");
        assertThat(g.refusals("move allied/A1 +0,+2")).contains("G24");
    }
}
