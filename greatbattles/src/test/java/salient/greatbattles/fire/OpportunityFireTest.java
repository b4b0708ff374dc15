package salient.greatbattles.fire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** C8: fire at an enemy on the move. */
class OpportunityFireTest {
    private final ProvingGround g = new ProvingGround();

    @Test
    @Clause({"greatbattles C8b", "greatbattles C7Fs"})
    void carriersAreFiredAtBeforeTheyUnload() {
        g.put("allied/B2/1 5,5@0", "allied/B2/2 7,5@0")
                .formation("allied/B2", Formation.ASSAULT)
                .loaded("allied/B2/1")
                .loaded("allied/B2/2")
                .put("axis/A1/1", 5, 9, 180)
                .play("move allied/B2 +2,+0")
                .asks(Decision.OPPORTUNITY);
        assertThat(Fire.targetClass(g.s, g.stand("allied/B2/1"))).isEqualTo(1); // a soft vehicle
        g.legal("opportunity axis/A1/1 allied/B2/1");
    }

    @Test
    @Clause({"greatbattles C8i", "greatbattles C8m"})
    void onlyTheFrontRankThatIsNotSuppressedFiresActivatedOrNot() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180", "axis/A1/2 7,9@180", "axis/A1/3 3,9@180")
                .inactive("axis/A1")
                .rear("axis/A1/2")
                .suppressed("axis/A1/3")
                .play("move allied/A1 +2,+0")
                .legal("opportunity axis/A1/1 allied/A1/1");
        assertThat(g.refusals("opportunity axis/A1/2 allied/A1/1")).isNotEmpty();
        assertThat(g.refusals("opportunity axis/A1/3 allied/A1/1")).isNotEmpty();
    }

    @Test
    @Clause({"greatbattles C8i", "greatbattles C8a"})
    void whatCannotBeSeenIsNotFiredAtFromAFar() {
        g.put("allied/A1/1 12,8@0", "axis/A1/1 12,15.5@180"); // the wood lies between
        g.put("axis/A2/1", 28, 28, 180); // nobody is out of sight altogether
        g.play("move allied/A1 +2,+0");
        assertThat(g.s.ask()).isNotEqualTo(Decision.OPPORTUNITY);
    }

    @Test
    @Clause({"greatbattles C8n", "greatbattles C7Fm"})
    void whoFiresFromHidingIsSeen() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,7.5@180")
                .hidden("axis/A1")
                .play("move allied/A1 +1.5,+0")
                .asks(Decision.OPPORTUNITY)
                .play("opportunity axis/A1/1 allied/A1/1", 10);
        assertThat(g.s.hidden(g.unit("axis/A1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles C8h", "greatbattles C8d"})
    void oneShotAStandAtTheMoverAloneUntilItsDebtIsPaid() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 15,5@0", "axis/A1/1 5,9@180", "axis/A1/2 7,9@180")
                .play("move allied/A1 +3,+0")
                .asks(Decision.OPPORTUNITY);
        assertThat(g.refusals("opportunity axis/A1/1 allied/B1/1")).contains("C8a"); // it stands still
        assertThat(g.refusals("opportunity axis/A1/1 allied/A1/1 weapons")).contains("U20");
        g.play("opportunity axis/A1/1 allied/A1/1", 10);
        assertThat(g.s.stands().owesAction(g.stand("axis/A1/1"))).isTrue();
        g.asks(Decision.OPPORTUNITY); // the second stand may still fire
        assertThat(g.refusals("opportunity axis/A1/1 allied/A1/1")).contains("C8h");
        g.legal("opportunity axis/A1/2 allied/A1/1");
    }

    /** A battalion comes out from behind the wood: it is in sight from 0.684" of its path on. */
    private void outOfTheWoodsShadow() {
        g.put("allied/A1/1 7,8@0", "axis/A2/1 12,16@180", "axis/A1/1 28,28@180");
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles C8f", "greatbattles Q10"})
    void onlyTheLengthReallyMovedInSightCounts() {
        outOfTheWoodsShadow();
        g.play("move allied/A1 -1.6,+0").asks(Decision.NOTHING); // 0.916" in sight
        assertThat(g.at("allied/A1/1").x()).isEqualTo(5_400);
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles C8f", "greatbattles Q10"})
    void fireIsAskedForWhereAnInchInSightIsReachedBetweenTwoInches() {
        outOfTheWoodsShadow();
        g.play("move allied/A1 -1.75,+0").asks(Decision.OPPORTUNITY);
        assertThat(g.at("allied/A1/1").x()).isBetween(5_310, 5_322);
        g.legal("opportunity axis/A2/1 allied/A1/1").play("hold inch");
        assertThat(g.at("allied/A1/1").x()).isEqualTo(5_250);
    }

    @Test
    @Clause({"greatbattles C8f", "greatbattles C8n"})
    void whereAHiddenFirerGetsItsInchDoesNotShow() {
        g.put("allied/A1/1 17,8@0", "axis/A1/1 28,28@180", "axis/A2/1 12,10.5@180")
                .hidden("axis/A2"); // at the edge of the wood; it sees the last 2.08"
        g.play("move allied/A1 -2.75,+0");
        assertThat(g.at("allied/A1/1").x()).isEqualTo(16_000);
        assertThat(g.refusals("opportunity axis/A2/1 allied/A1/1")).contains("C8a");
        g.play("hold inch");
        assertThat(g.at("allied/A1/1").x()).isEqualTo(15_000);
        g.play("hold inch");
        assertThat(g.at("allied/A1/1").x()).isEqualTo(14_250); // the end of the move is asked for, too
        g.asks(Decision.OPPORTUNITY).legal("opportunity axis/A2/1 allied/A1/1");
    }

    @Test
    @Clause({"greatbattles C5o", "greatbattles C8f", "greatbattles C7Mh"})
    void theUnusedThirdOfAMoveContinuesAtTheBadGoingRate() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 6,9@180", "axis/A2/1 28,28@180");
        g.playAll("move allied/A1 +3,+0", "hold inch");
        g.play("opportunity axis/A1/1 allied/A1/1", 1, 10);
        assertThat(g.at("allied/A1/1").x()).isEqualTo(7_833); // a third of 2.5" after 2"
        assertThat(g.told.getLast().clauses().toString()).contains("C5o").doesNotContain("C3f");
    }

    @Test
    @Clause({"greatbattles C3f", "greatbattles C8n"})
    void aHiddenEnemyThatFiresStopsABattalionThatIsNotActivated() {
        for (boolean active : new boolean[] {true, false}) {
            ProvingGround one = new ProvingGround()
                    .put("allied/A1/1 12,3@0", "axis/A1/1 12,10.5@180")
                    .hidden("axis/A1");
            if (!active) one.inactive("allied/A1");
            one.play("move allied/A1 +2,+0");
            assertThat(one.at("allied/A1/1").x()).isEqualTo(13_000);
            one.play("opportunity axis/A1/1 allied/A1/1", 10);
            one.play("hold turn");
            assertThat(one.at("allied/A1/1").x()).isEqualTo(active ? 14_000 : 13_000);
            assertThat(one.told.getLast().clauses().toString().contains("C3f")).isNotEqualTo(active);
        }
    }

    @Test
    @Clause({"greatbattles V30", "greatbattles Q27c", "greatbattles C7Fj"})
    void aNearerTargetOfItsKindIsOneReasonAmongAll() {
        new ProvingGround("variant.target-priority", "yes")
                .phase(Phase.FIRE)
                .put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180", "axis/A1/2 7,15@180")
                .refused("aim allied/A1/1 axis/A1/2", "C7Fj", "Q27c");
    }
}
