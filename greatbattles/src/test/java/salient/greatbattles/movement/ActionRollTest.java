package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Quality;
import salient.kernel.rulebook.Clause;

/** C6: how many actions a battalion has. */
class ActionRollTest {
    private final ProvingGround g = new ProvingGround().phase(Phase.BARRAGE);

    private int actions(String unit, int die) {
        g.phase(Phase.BARRAGE).play("done", die);
        return g.s.units().actions(g.unit(unit));
    }

    @Test
    @Clause({"greatbattles E24", "greatbattles C6a", "greatbattles G6"})
    void anAverageBattalionHasTwoOnTwentyFiveAndOneUpToSeventyFive() {
        g.put("allied/A1/1", 5, 3, 0);
        assertThat(actions("allied/A1", 25)).isEqualTo(2);
        assertThat(actions("allied/A1", 26)).isOne();
        assertThat(actions("allied/A1", 75)).isOne();
        assertThat(actions("allied/A1", 76)).isZero();
        assertThat(actions("allied/A1", 1)).isEqualTo(2);
        assertThat(actions("allied/A1", 100)).isZero();
    }

    @Test
    @Clause({"greatbattles E24", "greatbattles C6b", "greatbattles U22", "greatbattles G7"})
    void anAttachedHqRaisesBothByTen() {
        g.attach("allied/A/1", "allied/A1").put("allied/A1/1 5,3@0", "allied/A/1 5,2@0");
        assertThat(actions("allied/A1", 35)).isEqualTo(2);
        assertThat(actions("allied/A1", 36)).isOne();
        assertThat(actions("allied/A1", 85)).isOne();
        assertThat(actions("allied/A1", 86)).isZero();
    }

    @Test
    @Clause({"greatbattles C6g", "greatbattles P14", "greatbattles U21"})
    void aSuppressedHqHelpsAndALostOneDoesNotButTheBattalionStillRolls() {
        g.attach("allied/A/1", "allied/A1").put("allied/A1/1 5,3@0", "allied/A/1 5,2@0");
        g.suppressed("allied/A/1");
        assertThat(actions("allied/A1", 35)).isEqualTo(2);
        g.s.stands().setPlace(g.stand("allied/A/1"), StandPlace.DESTROYED);
        assertThat(actions("allied/A1", 35)).isOne();
    }

    @Test
    @Clause({"greatbattles C6a", "greatbattles G12"})
    void everyGradeHasItsColumn() {
        int[][] upTo = {{10, 60}, {20, 70}, {25, 75}, {30, 80}, {40, 90}};
        for (Quality grade : Quality.values()) {
            int[] bands = upTo[grade.ordinal()];
            assertThat(Charts.actions(grade, bands[0])).isEqualTo(2);
            assertThat(Charts.actions(grade, bands[0] + 1)).isOne();
            assertThat(Charts.actions(grade, bands[1])).isOne();
            assertThat(Charts.actions(grade, bands[1] + 1)).isZero();
        }
    }

    @Test
    @Clause({"greatbattles C6e", "greatbattles T12", "greatbattles C3d", "greatbattles C3j", "greatbattles Q25"})
    void inactiveAndGroundedBattalionsRollLikeAnyOther() {
        g.put("allied/A1/1", 5, 3, 0).inactive("allied/A1").put("allied/B1/1", 15, 3, 0);
        g.status("allied/B1", Status.GONE_TO_GROUND).play("done", 25, 31);
        assertThat(g.s.units().actions(g.unit("allied/A1"))).isEqualTo(2);
        assertThat(g.s.units().actions(g.unit("allied/B1"))).isOne();
    }

    @Test
    @Clause({"greatbattles C6h", "greatbattles U40"})
    void theCommandPostRollsOnItsOwnQualityAndTheFupNot() {
        g.put("allied/COps 27,3@0", "allied/FUP 27,6@0");
        g.play("done", 26); // one die for both
        assertThat(g.s.units().actions(g.unit("allied/COps"))).isOne();
    }

    @Test
    @Clause({"greatbattles C6i", "greatbattles R13"})
    void aRebuiltBattalionRollsOneGradeLower() {
        g.put("allied/B1/1", 5, 3, 0);
        assertThat(actions("allied/B1", 30)).isEqualTo(2); // experienced
        g.s.units().setRebuilt(g.unit("allied/B1"), true);
        assertThat(actions("allied/B1", 30)).isOne(); // average
    }

    @Test
    @Clause({"greatbattles T12", "greatbattles C6e"})
    void whoIsInReserveOrOfTheOtherSideDoesNotRoll() {
        g.put("axis/A1/1", 5, 20, 180);
        g.play("done");
        assertThat(g.s.units().actions(g.unit("allied/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles U52", "greatbattles C6a"})
    void attachmentsActWithTheQualityOfTheirBattalion() {
        g.attach("allied/A/4", "allied/B1").put("allied/A/4", 5, 3, 0); // a gun with the experienced battalion
        assertThat(actions("allied/B1", 30)).isEqualTo(2);
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles G36", "greatbattles C6e"})
    void aHiddenBattalionRollsOnItsSecretDice() {
        g.put("allied/A1/1", 5, 3, 0).hidden("allied/A1");
        g.play("done"); // no open die
        assertThat(g.told.stream()
                        .filter(e -> g.sentence(e).contains("US A1 rolls"))
                        .filter(e -> e.seenBy(GreatBattles.AXIS).isPresent()))
                .isEmpty();
        g.tells("US A1 rolls");
    }
}
