package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.formation.RoadColumn;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.LegalOrders;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** C7Mm, F8, F11, ACT3: a road column turns at junctions, and leaves the road as a march column. */
class RoadColumnTest {
    private final ProvingGround g =
            ProvingGround.with("road dirt Lane 10,12 27,12").held();

    /** On the road that runs north, its first stand at y = 9. */
    private void column(int stands) {
        for (int i = 0; i < stands; i++) g.put("allied/A1/" + (i + 1), 27, 9 - 1.52 * i, 90);
        for (int i = 1; i < stands; i++) g.rear("allied/A1/" + (i + 1));
        g.formation("allied/A1", Formation.ROAD);
    }

    private Formation formation() {
        return g.s.units().formation(g.unit("allied/A1"));
    }

    private boolean isRoadColumn() {
        int[] stands = g.s.standsOf(g.unit("allied/A1"));
        Base[] bases = new Base[stands.length];
        for (int i = 0; i < bases.length; i++) bases[i] = g.s.base(stands[i]);
        return RoadColumn.fault(g.s, bases).isEmpty();
    }

    @Test
    @Clause({"greatbattles C7Mm", "greatbattles F11", "greatbattles G32"})
    void aColumnTurnsAtAJunction() {
        column(4);
        assertThat(g.refusals("road-to allied/A1 20.9,12")).contains("G32"); // 9.1" of 9"
        g.play("road-to allied/A1 25,12");
        assertThat(g.at("allied/A1/1")).isEqualTo(new Point(25_000, 12_000));
        assertThat(g.at("allied/A1/4").x()).isEqualTo(27_000); // still on the first road
        assertThat(formation()).isEqualTo(Formation.ROAD);
        assertThat(isRoadColumn()).isTrue();
        g.actions("allied/A1", 2)
                .s
                .units()
                .setActionUse(g.unit("allied/A1"), salient.greatbattles.state.ActionUse.NONE);
        g.play("road allied/A1 -5"); // on along the lane, toward its first point
        assertThat(g.at("allied/A1/1").x()).isEqualTo(20_000);
        assertThat(g.at("allied/A1/4").y()).isEqualTo(12_000);
        assertThat(isRoadColumn()).isTrue();
    }

    @Test
    @Clause({"greatbattles C7Mm", "greatbattles F11"})
    void theLastStandLeadsBackward() {
        column(3);
        g.play("road allied/A1 -2");
        assertThat(g.at("allied/A1/1").y()).isEqualTo(7_000);
        assertThat(isRoadColumn()).isTrue();
        assertThat(g.refusals("road-to allied/A1 5,5")).isNotEmpty(); // no road
    }

    @Test
    @Clause({"greatbattles C7Mm", "greatbattles G32", "greatbattles F8", "greatbattles F9"})
    void aColumnLeavesTheRoadAtACornerAndIsThenAMarchColumn() {
        column(2);
        String order = "go allied/A1 allied/A1/1=27,10;24,10@270 allied/A1/2=27,10;25,10@270";
        g.legal(order).play(order);
        assertThat(formation()).isEqualTo(Formation.MARCH);
        assertThat(g.s.stands().rear(g.stand("allied/A1/1"))).isFalse();
        assertThat(g.s.stands().rear(g.stand("allied/A1/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles F8", "greatbattles F11", "greatbattles ACT3"})
    void aColumnDoesNotWalkOffSideways() {
        column(3);
        assertThat(g.refusals("move allied/A1 -3,+0")).contains("F8", "F11");
        g.legal("move allied/A1 +0,+3");
        assertThat(g.refusals("go allied/A1 allied/A1/1=24,9@90 allied/A1/2=24,7@90 allied/A1/3=24,5@90"))
                .contains("F8", "F11");
    }

    @Test
    @Clause({"greatbattles C7Mm", "greatbattles G32"})
    void whoHasLeftTheRoadMarchesAtColumnRateOnTheNextRoadToo() {
        g.put("allied/A1/1", 27, 9, 90); // a lone stand, in road column by F7
        g.legal("go allied/A1 allied/A1/1=25,11;25,12;23,12@0"); // 0.95 of a move
        g.refused("go allied/A1 allied/A1/1=25,11;25,12;22,12@0", "G32"); // 1.11
    }

    @Test
    @Clause("greatbattles C7Mm")
    void turningAndLeavingAreOffered() {
        column(2);
        boolean[] offered = new boolean[2];
        LegalOrders.orders(g.s, new GreatBattlesSubject.OfUnit(g.s.unit(g.unit("allied/A1"))), order -> {
            offered[0] |= order instanceof GreatBattlesOrder.RoadTo;
            offered[1] |= order instanceof GreatBattlesOrder.Go;
        });
        assertThat(offered).containsOnly(true);
    }

    @Test
    @Clause({"greatbattles F11", "greatbattles C2m", "greatbattles C2a"})
    void aRoadColumnDeploysStandByStand() {
        g.put("allied/FUP", 27, 3, 0).phase(Phase.DEPLOYMENT);
        for (int i = 1; i <= 3; i++) g.s.stands().setPlace(g.stand("allied/B1/" + i), StandPlace.RESERVE);
        g.s.units().setPlace(g.unit("allied/B1"), UnitPlace.RESERVE);
        String order = "deploy allied/B1 road allied/B1/1=27,9@90 allied/B1/2=27,7.48@90 allied/B1/3=27,";
        g.legal(order + "5.96@90").refused(order + "5.9@90", "F11"); // a gap of 0.08"
        assertThat(g.refusals(order + "5.96@0")).contains("F11");
        g.play(order + "5.96@90");
        assertThat(g.s.units().formation(g.unit("allied/B1"))).isEqualTo(Formation.ROAD);
        assertThat(g.s.stands().rear(g.stand("allied/B1/1"))).isFalse();
        assertThat(g.s.stands().rear(g.stand("allied/B1/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles C7Fa", "greatbattles F7", "greatbattles C7Mh"})
    void aLoneStandThatCannotUseRoadRateHasNotUsedIt() {
        for (boolean suppressed : new boolean[] {false, true}) {
            ProvingGround lone = new ProvingGround().held().put("allied/A1/1", 27, 5, 90);
            if (suppressed) lone.suppressed("allied/A1/1");
            lone.play("road allied/A1 +1");
            assertThat(lone.s.units().usedRoadRate(lone.unit("allied/A1"))).isNotEqualTo(suppressed);
        }
    }
}
