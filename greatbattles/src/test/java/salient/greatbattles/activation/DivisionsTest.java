package salient.greatbattles.activation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** C3o, Q44o: sides of several divisions. */
class DivisionsTest {
    private static final String TWO = ProvingGround.SCENARIO
            .replace("area woods", "division allied 1 First A\ndivision allied 2 Second B\narea woods")
            .replace("command allied average", "command allied division 1 average\ncommand allied division 2 veteran")
            .replace(
                    "set-up allied COps FUP in box 26,0 28,5 road",
                    "set-up allied COps1 FUP1 COps2 FUP2 in box 26,0 28,9 road");

    private static ProvingGround ground(String... options) {
        ProvingGround g = new ProvingGround(ScenarioReader.read(TWO), options)
                .phase(Phase.ACTIVATION)
                .put("allied/A1/1 10,4@0", "allied/B1/1 20,4@0")
                .inactive("allied/A1")
                .inactive("allied/B1");
        g.s.sides().setPoints(0, 2);
        g.s.divisions().setPoints(0, 3);
        return g;
    }

    @Test
    @Clause({"greatbattles C3o", "greatbattles C3c"})
    void eachDivisionMakesItsOwnPurchase() {
        ProvingGround g = ground().play("activate allied/A1");
        assertThat(g.refusals("activate allied/A2")).contains("C3c");
        g.legal("activate allied/B1");
    }

    @Test
    @Clause({"greatbattles C3o", "greatbattles Q44o"})
    void aDivisionSpendsItsOwnPointsFirstAndThenThoseTheSideHasInCommon() {
        ProvingGround g = ground().play("activate allied/A1");
        assertThat(g.s.divisions().points(0)).isEqualTo(1);
        assertThat(g.s.sides().points(0)).isEqualTo(2);
        g.play("activate allied/B1");
        assertThat(g.s.sides().points(0)).isZero();
        assertThat(g.s.divisions().points(1)).isZero();
    }

    @Test
    @Clause("greatbattles C3c")
    void onePurchaseCoversOneDivisionOnly() {
        ProvingGround g = ground();
        g.s.sides().setPoints(0, 40);
        g.refused("activate-groups A B", "C3c");
    }

    @Test
    @Clause({"greatbattles C3o", "greatbattles C10p", "greatbattles R4"})
    void onlyTheOwnCommandPostHelps() {
        ProvingGround g = ground().put("allied/COps2", 27, 4, 0);
        assertThat(Morale.nearCommand(g.s, g.unit("allied/A1"))).isFalse();
        assertThat(Morale.nearCommand(g.s, g.unit("allied/B1"))).isTrue();
        assertThat(CommandPosts.post(g.s, g.s.unit(g.unit("allied/A1")), StandType.C_OPS))
                .isEmpty();
    }

    @Test
    @Clause({"greatbattles U38", "greatbattles R14", "greatbattles C3o"})
    void aLostCommandPostCostsItsOwnDivision() {
        ProvingGround g = ground();
        Divisions.loseCommand(g.s, g.unit("allied/COps1"), g.teller());
        assertThat(g.s.divisions().points(0)).isZero();
        assertThat(Divisions.commandLost(g.s, g.s.unit(g.unit("allied/A1")))).isTrue();
        assertThat(Divisions.commandLost(g.s, g.s.unit(g.unit("allied/B1")))).isFalse();
    }

    @Test
    @Clause("greatbattles Q45e")
    void whatTheSideHasInCommonIsNotHeldByADivision() {
        ProvingGround g = ground("variant.action-to-activation", "yes")
                .put("allied/COps1", 27, 3, 0)
                .phase(Phase.MOVEMENT);
        g.s.sides().setPoints(0, 8);
        g.s.divisions().setPoints(0, 19);
        g.play("save allied/COps1");
        assertThat(g.s.divisions().points(0)).isEqualTo(20);
        g.s.units().setActionUse(g.unit("allied/COps1"), ActionUse.NONE);
        g.refused("save allied/COps1", "Q45e");
    }

    @Test
    @Clause("greatbattles Q45e")
    void aDivisionHoldsTwentyPointsAtMost() {
        ProvingGround g = ground();
        g.s.divisions().setPoints(0, 19);
        int limit = Divisions.most(g.s);
        assertThat(Divisions.gain(g.s, 0, 0, 99)).isEqualTo(limit - 19);
        assertThat(g.s.divisions().points(0)).isEqualTo(limit);
    }

    @Test
    @Clause("greatbattles C3c")
    void aNewTurnLetsEverybodyBuyAgain() {
        ProvingGround g = ground().play("activate allied/A1");
        Divisions.newTurn(g.s, 0);
        assertThat(Divisions.bought(g.s, 0, 0)).isFalse();
        assertThat(g.s.sides().bought(0)).isFalse();
    }

    @Test
    @Clause({"greatbattles Q45e", "greatbattles V6"})
    void theLimitOfTwentyPointsBelongsToStaffWorkAndHoldsForACommonFundToo() {
        ProvingGround staff = new ProvingGround("variant.action-to-activation", "yes");
        staff.s.sides().setPoints(0, 19);
        assertThat(salient.greatbattles.divisions.Divisions.gain(staff.s, 0, -1, 2))
                .isEqualTo(1);
        assertThat(staff.s.sides().points(0)).isEqualTo(20);
        ProvingGround plain = new ProvingGround();
        plain.s.sides().setPoints(0, 19);
        assertThat(salient.greatbattles.divisions.Divisions.gain(plain.s, 0, -1, 2))
                .isEqualTo(2);
        assertThat(plain.s.sides().points(0)).isEqualTo(21);
    }

    @Test
    @Clause("greatbattles U38")
    void aLostStaffCostsNoMorePointsThanThereAre() {
        ProvingGround g = new ProvingGround().put("allied/COps", 27, 3, 0);
        g.s.sides().setPoints(0, 3);
        Divisions.loseCommand(g.s, g.unit("allied/COps"), g.teller());
        assertThat(g.s.sides().points(0)).isZero();
        g.tells("loses 3 activation points");
    }
}
