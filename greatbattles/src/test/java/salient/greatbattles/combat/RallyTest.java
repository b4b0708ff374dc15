package salient.greatbattles.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Quality;
import salient.kernel.rulebook.Clause;

/** C9R, ACT33: the rally number and what is rolled against it. */
class RallyTest {
    private final ProvingGround g = new ProvingGround().phase(Phase.FIRE);

    private int number(String unit) {
        return Rally.worked(g.s, g.unit(unit));
    }

    @Test
    @Clause("greatbattles C9Ra")
    void qualityGivesTheNumber() {
        assertThat(Quality.values()).extracting(Charts::rally).containsExactly(6, 7, 8, 9, 10);
    }

    @Test
    @Clause({"greatbattles C9Rb", "greatbattles C9Rc", "greatbattles C9Rd", "greatbattles P13"})
    void suppressedAndLostStandsLowerItAndAnHqRaisesIt() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "allied/A1/3 9,5@0");
        assertThat(number("allied/A1")).isEqualTo(8);
        g.suppressed("allied/A1/1").suppressed("allied/A1/2");
        assertThat(number("allied/A1")).isEqualTo(6);
        g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.DESTROYED);
        assertThat(number("allied/A1")).isEqualTo(4);
        g.attach("allied/A/1", "allied/A1").put("allied/A/1", 11, 5, 0);
        assertThat(number("allied/A1")).isEqualTo(5);
    }

    @Test
    @Clause({"greatbattles C9Re", "greatbattles C9Rf"})
    void theBestCoverCountsByHowManyHaveIt() {
        ProvingGround b = ProvingGround.with("area bunker Casemate 15,15 18,15 18,18 15,18");
        int unit = b.unit("allied/A1");
        b.put("allied/A1/1 11,12@0", "allied/A1/2 5,5@0");
        assertThat(Rally.worked(b.s, unit)).isEqualTo(8); // one in soft cover
        b.put("allied/A1/2", 13, 12, 0);
        assertThat(Rally.worked(b.s, unit)).isEqualTo(9); // two
        b.put("allied/A1/3", 21, 21, 0);
        assertThat(Rally.worked(b.s, unit)).isEqualTo(9); // one in hard cover is worth as much
        b.put("allied/A1/4", 23, 23, 0);
        assertThat(Rally.worked(b.s, unit)).isEqualTo(10);
        b.put("allied/A1/3 16,16@0", "allied/A1/4 17.5,17@0");
        assertThat(Rally.worked(b.s, unit)).isEqualTo(11);
    }

    @Test
    @Clause({"greatbattles C9Rg", "greatbattles ACT33", "greatbattles C9Rk", "greatbattles P3"})
    void aStandThatRalliesIsAsGoodAsNew() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,8@180")
                .suppressed("allied/A1/1")
                .refused("aim allied/A1/1 axis/A1/1", "C7Fv")
                .play("rally allied/A1/1", 7);
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/1"))).isFalse();
        g.acted("allied/A1/1");
        g.s.stands().setActed(g.stand("allied/A1/1"), false);
        g.legal("aim allied/A1/1 axis/A1/1");
    }

    @Test
    @Clause({"greatbattles C9Rg", "greatbattles ACT33"})
    void onePipMoreAndItStaysDownAndOnlyTheSuppressedTry() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0").suppressed("allied/A1/1");
        assertThat(g.refusals("rally allied/A1/2")).isNotEmpty();
        g.play("rally allied/A1/1", 8);
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/1"))).isTrue();
        assertThat(g.refusals("rally allied/A1/1")).contains("C7b"); // its action is spent
    }

    @Test
    @Clause({"greatbattles C9Rh", "greatbattles Q4c"})
    void oneNumberServesTheBattalionForThePlayerTurn() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "allied/A1/3 9,5@0");
        g.suppressed("allied/A1/1").suppressed("allied/A1/2").suppressed("allied/A1/3");
        g.play("rally allied/A1/1", 5);
        g.play("rally allied/A1/2", 6); // it would be 6 now, but five was fixed by the first roll
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/2"))).isTrue();
        assertThat(g.s.units().rallyNumber(g.unit("allied/A1"))).isEqualTo(5);
    }

    @Test
    @Clause("greatbattles C9Ri")
    void tenAlwaysHoldsAndNothingNever() {
        g.player(1);
        g.attach("axis/A/1", "axis/A2").put("axis/A2/1 5,20@180", "axis/A2/2 23,23@180");
        g.suppressed("axis/A2/1");
        assertThat(number("axis/A2")).isEqualTo(10); // veterans 10, one suppressed -1, one in hard cover +1
        g.play("rally axis/A2/1", 10);
        assertThat(g.s.stands().suppressed(g.stand("axis/A2/1"))).isFalse();
        g.s.units().setRallyNumber(g.unit("axis/A1"), 0);
        g.put("axis/A1/1", 9, 20, 180).suppressed("axis/A1/1");
        g.play("rally axis/A1/1", 1);
        assertThat(g.s.stands().suppressed(g.stand("axis/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles C9Rj", "greatbattles C5j"})
    void aBarrageOverheadDoesNotForbidIt() {
        g.put("allied/A1/1", 5, 5, 0).suppressed("allied/A1/1").firing(3, 5, 5).legal("rally allied/A1/1");
    }
}
