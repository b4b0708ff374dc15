package salient.greatbattles.works;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.rulebook.Clause;

/** U48, U49: cover that stands make for themselves, as options. */
class EarthworksTest {
    private static ProvingGround entrenching() {
        return new ProvingGround("variant.entrench", "yes").phase(Phase.FIRE).held();
    }

    @Test
    @Clause({"greatbattles U48", "greatbattles V12"})
    void fourActionsOfAStandGiveItSoftCoverUntilItMoves() {
        ProvingGround g = entrenching().put("allied/A1/1 5,5@0", "allied/A1/2 6.5,5@0");
        for (int action = 1; action <= 4; action++) {
            assertThat(g.s.cover(g.stand("allied/A1/1"))).isEqualTo(Cover.OPEN);
            g.play("entrench allied/A1/1");
            assertThat(g.refusals("entrench allied/A1/1")).contains("C7b"); // one action a round
            g.s.stands().setActed(g.stand("allied/A1/1"), false);
        }
        assertThat(g.s.cover(g.stand("allied/A1/1"))).isEqualTo(Cover.SOFT);
        assertThat(g.s.cover(g.stand("allied/A1/2"))).isEqualTo(Cover.OPEN);
        g.phase(Phase.MOVEMENT).s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        g.play("move allied/A1 +0,+1");
        assertThat(g.s.cover(g.stand("allied/A1/1"))).isEqualTo(Cover.OPEN);
    }

    @Test
    @Clause({"greatbattles U48", "greatbattles V12", "greatbattles G10"})
    void inStockPlayNobodyDigs() {
        new ProvingGround().phase(Phase.FIRE).put("allied/A1/1", 5, 5, 0).refused("entrench allied/A1/1", "V12");
    }

    @Test
    @Clause({"greatbattles U48", "greatbattles V12"})
    void whatIsNotFinishedIsLostByMoving() {
        ProvingGround g = entrenching().put("allied/A1/1", 5, 5, 0).play("entrench allied/A1/1");
        g.phase(Phase.MOVEMENT).s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        g.play("move allied/A1 +0,+1");
        assertThat(g.s.stands().actionsDug(g.stand("allied/A1/1")) > 0).isFalse();
        g.s.stands().setActed(g.stand("allied/A1/1"), false);
        g.put("allied/A1/1", 12, 12, 0).phase(Phase.FIRE).s.units().setActionUse(g.unit("allied/A1"), ActionUse.NONE);
        g.refused("entrench allied/A1/1", "U48"); // the wood is cover already
    }

    @Test
    @Clause({"greatbattles U49", "greatbattles V39"})
    void fieldWorksComeAtTheSecondNightfallInPlace() {
        ProvingGround g = ProvingGround.with("days 4", "variant.fieldworks", "yes")
                .put("allied/A1/1 5,5@0", "axis/A1/1 15,25@180", "allied/COps 27,5@0", "axis/COps 27,25@0");
        for (int day = 1; day <= 2; day++) {
            g.s.turnState().setDay(day);
            TurnSequence.dawn(g.s, g.teller());
            if (day == 1) {
                FieldWorks.nightfall(g.s, g.teller());
                assertThat(g.s.cover(g.stand("allied/A1/1"))).isEqualTo(Cover.OPEN);
            }
            if (day == 2) g.put("axis/A1/1", 15, 24, 180); // it has moved
        }
        FieldWorks.nightfall(g.s, g.teller());
        assertThat(g.s.cover(g.stand("allied/A1/1"))).isEqualTo(Cover.HARD);
        assertThat(g.s.cover(g.stand("axis/A1/1"))).isEqualTo(Cover.OPEN);
        ProvingGround stock = ProvingGround.with("days 4").put("allied/A1/1", 5, 5, 0);
        TurnSequence.dawn(stock.s, stock.teller());
        stock.s.turnState().setDay(3);
        FieldWorks.nightfall(stock.s, stock.teller());
        assertThat(stock.s.cover(stock.stand("allied/A1/1"))).isEqualTo(Cover.OPEN);
    }

    @Test
    @Clause({"greatbattles V12", "greatbattles C9u"})
    void anAdvanceIntoContactEndsTheDiggingToo() {
        ProvingGround g = new ProvingGround("variant.entrench", "yes")
                .phase(Phase.CLOSE_COMBAT)
                .put("allied/A1/1 5,5@0", "axis/A1/1 5,6@180");
        g.s.stands().setActionsDug(g.stand("axis/A1/1"), 2);
        g.s.pending().advance().owe(g.unit("allied/A1"), g.unit("axis/A1"));
        salient.greatbattles.combat.Advance.ask(g.s);
        g.play("advance");
        assertThat(g.s.stands().actionsDug(g.stand("axis/A1/1"))).isZero();
    }

    @Test
    @Clause({"greatbattles U48", "greatbattles C6c"})
    void diggingIsRefusedByEveryClause() {
        new ProvingGround("variant.entrench", "yes")
                .phase(Phase.FIRE)
                .put("allied/A1/1", 12, 12, 0)
                .actions("allied/A1", 0)
                .refused("entrench allied/A1/1", "C6c", "U48"); // in the wood
    }
}
