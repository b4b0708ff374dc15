package salient.greatbattles.activation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.ActivationAttempt;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** C3n, G18: the chart's alternatives that are played as options only. */
class ActivationByRollTest {
    private static ProvingGround experienced(String nation) {
        ProvingGround g = new ProvingGround(
                ScenarioReader.read(ProvingGround.SCENARIO.replace("side allied us", "side allied " + nation)),
                "variant.reactivation-roll",
                "yes",
                "variant.initiative-roll",
                "yes");
        for (int i = 1; i <= 3; i++) g.put("allied/B1/" + i, 3 + 2 * i, 5, 0);
        return g;
    }

    private static ProvingGround deactivated(String nation) {
        ProvingGround g = experienced(nation).phase(Phase.ACTIVATION).play("deactivate allied/B1");
        return g.suppressed("allied/B1/1").suppressed("allied/B1/2");
    }

    @Test
    @Clause({
        "greatbattles E11",
        "greatbattles C3n",
        "greatbattles Q2c",
        "greatbattles Q2d",
        "greatbattles Q2f",
        "greatbattles G6"
    })
    void theSumOfTwoDiceMustBeLessThanTheNumber() {
        ProvingGround g = deactivated("commonwealth");
        assertThat(Reactivation.number(g.s, g.unit("allied/B1"))).isEqualTo(7);
        g.play("reactivate allied/B1", 4, 3);
        assertThat(g.s.activated(g.unit("allied/B1"))).isFalse();
        g.refused("reactivate allied/B1", "Q2f"); // once a turn
        g.s.units().setActivationAttempt(g.unit("allied/B1"), ActivationAttempt.NONE);
        g.play("reactivate allied/B1", 3, 3);
        assertThat(g.s.activated(g.unit("allied/B1"))).isTrue();
        assertThat(g.s.sides().points(0)).isEqualTo(12); // without points
    }

    @Test
    @Clause({"greatbattles E11", "greatbattles C3n", "greatbattles Q2e", "greatbattles G4"})
    void germansHaveTwoMoreAndEveryStandLostCostsTwo() {
        ProvingGround german = deactivated("german");
        assertThat(Reactivation.number(german.s, german.unit("allied/B1"))).isEqualTo(9);
        german.s.stands().setPlace(german.stand("allied/B1/3"), StandPlace.DESTROYED);
        assertThat(Reactivation.number(german.s, german.unit("allied/B1"))).isEqualTo(7);
        ProvingGround british = deactivated("commonwealth");
        british.s.stands().setPlace(british.stand("allied/B1/3"), StandPlace.DESTROYED);
        assertThat(Reactivation.number(british.s, british.unit("allied/B1"))).isEqualTo(5);
        german.play("reactivate allied/B1", 3, 3);
        assertThat(german.s.activated(german.unit("allied/B1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles C3n", "greatbattles V2", "greatbattles V1"})
    void initiativeCostsBothActionsAndReactivationNone() {
        ProvingGround g = experienced("us")
                .inactive("allied/B1")
                .phase(Phase.MOVEMENT)
                .actions("allied/B1", 1)
                .refused("initiative allied/B1", "V2")
                .actions("allied/B1", 2)
                .play("initiative allied/B1", 4, 4);
        assertThat(g.s.activated(g.unit("allied/B1"))).isTrue();
        assertThat(g.s.units().actions(g.unit("allied/B1"))).isZero();
        assertThat(g.refusals("move allied/B1 +0,+1")).isNotEmpty();
        g.inactive("allied/B1").actions("allied/B1", 2).s.turnState().setRound(2);
        assertThat(g.refusals("initiative allied/B1")).contains("V2");
        g.status("allied/B1", Status.GONE_TO_GROUND).s.turnState().setRound(1);
        assertThat(g.refusals("initiative allied/B1")).contains("V2");
    }

    @Test
    @Clause({"greatbattles C3n", "greatbattles G10"})
    void inStockPlayThereIsNeither() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.ACTIVATION)
                .put("allied/A1/1", 5, 5, 0)
                .play("deactivate allied/A1")
                .refused("reactivate allied/A1", "V1");
        assertThat(g.phase(Phase.MOVEMENT).refusals("initiative allied/A1")).contains("V2");
    }

    @Test
    @Clause({"greatbattles G18", "greatbattles V35", "greatbattles P21", "greatbattles P30", "greatbattles C5l"})
    void inTheBigScaleGapsAreUpToThreeInchesAndTemplatesTwoAcross() {
        ProvingGround big = new ProvingGround("variant.cd3-scale", "yes")
                .put("axis/A1/1 8,9@180", "axis/A1/2 12.5,9@180", "allied/A2/1 10.25,7@0");
        assertThat(big.refusals("move allied/A2 +0,+5")).contains("P20"); // exactly 3"
        big.put("axis/A1/2", 12.501, 9, 180);
        assertThat(big.refusals("move allied/A2 +0,+5")).doesNotContain("P20");
        assertThat(big.s.circle(0).radius()).isEqualTo(1000);
        assertThat(new ProvingGround().s.circle(0).radius()).isEqualTo(500);
        StandType[] two = {StandType.INFANTRY, StandType.INFANTRY};
        Base[] line = {base(5), base(9.4)};
        assertThat(Formations.fault(two, line, Formation.DEFENSIVE, big.s.standGap()))
                .isEmpty(); // 2.9"
        assertThat(Formations.fault(two, line, Formation.DEFENSIVE, new ProvingGround().s.standGap()))
                .isPresent();
    }

    private static Base base(double x) {
        return new Base(new Point((int) Math.round(x * 1000), 5000), 0, 500, 1500);
    }
}
