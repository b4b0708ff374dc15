package salient.greatbattles.airborne;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.DropGround;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.UnitPlace;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** Q44g to Q44i: units held back and postponed. */
class WithheldTest {
    private static final String[] ON = {"malta.withhold", "yes"};

    /** The deployment of a later turn, after an order given in the planning. */
    private static ProvingGround deployment(String planned, int turn) {
        return DropGround.planning(ON).play(planned).turn(turn).phase(Phase.DEPLOYMENT);
    }

    @Test
    @Clause({"greatbattles Q44g", "greatbattles V44"})
    void withoutTheOptionEverybodyComesOnTime() {
        DropGround.planning()
                .refused("drop axis/A1 20,20 normal turn 5", "Q44g")
                .refused("withhold axis/A1", "Q44g");
    }

    @Test
    @Clause({"greatbattles Q44g", "greatbattles V44"})
    void aLaterTurnCanBeStated() {
        ProvingGround g = DropGround.planning(ON);
        assertThat(g.refusals("drop axis/B2 20,20 normal turn 2"))
                .as("before its time")
                .containsExactly("Q44g");
        g.play("drop axis/B2 20,20 normal turn 5");
        assertThat(g.s.units().dropHour(g.unit("axis/B2"))).isEqualTo(5);
    }

    @Test
    @Clause({"greatbattles Q44g", "greatbattles V44"})
    void whoIsHeldBackNeedsNoAimAndDoesNotCome() {
        ProvingGround g = DropGround.planning(ON).play("withhold axis/A1");
        assertThat(g.refusals("done")).hasSize(3);
        g.refused("withhold axis/A1", "Q44g")
                .refused("drop axis/A1 20,20 normal", "Q44g")
                .turn(5);
        Airborne.arrive(g.s, 1, g.teller());
        assertThat(g.s.units().place(g.unit("axis/A1"))).isEqualTo(UnitPlace.RESERVE);
    }

    @Test
    @Clause({"greatbattles Q44g", "greatbattles Q44h"})
    void aUnitCalledFromReserveComesFourToTenTurnsLater() {
        for (int seed = 1; seed < 40; seed++) {
            ProvingGround g = deployment("withhold axis/A1", 2);
            new GreatBattlesPosition(g.s)
                    .play(g.order("postpone axis/A1 20,20 low"), new SeededDice(seed), g.told::add);
            assertThat(g.s.units().dropHour(g.unit("axis/A1"))).isBetween(6, 12);
            g.refused("postpone axis/A1 20,20 low", "Q44i");
        }
    }

    @Test
    @Clause("greatbattles Q44h")
    void theDiceForItAreSecret() {
        ProvingGround g = deployment("withhold axis/A1", 2);
        g.told.clear();
        g.play("postpone axis/A1 20,20 low");
        assertThat(g.told)
                .isNotEmpty()
                .noneMatch(e -> e.seenBy(GreatBattles.ALLIED).isPresent());
        assertThat(g.told).noneMatch(e -> e.seenBy(Side.PUBLIC).isPresent());
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 2", "3, 3", "4, 4", "5, 5", "6, 4"})
    @Clause({"greatbattles E14", "greatbattles Q44h"})
    void anAverageDieHasNoOneAndNoSix(int face, int reads) {
        assertThat(DropPlans.average(face)).isEqualTo(reads);
    }

    @Test
    @Clause("greatbattles Q44i")
    void anArrivalThatIsDueCanBePostponedToAnotherPlace() {
        ProvingGround g = deployment("drop axis/A1 20,20 normal", 1).play("postpone axis/A1 25,10 low");
        assertThat(g.s.units().dropPoint(g.unit("axis/A1")).x()).isEqualTo(25_000);
        assertThat(g.s.units().dropHour(g.unit("axis/A1"))).isBetween(5, 11);
        g.turn(2).refused("postpone axis/A1 20,20 low", "Q44i");
    }

    @Test
    @Clause({"greatbattles Q44g", "greatbattles A32"})
    void aNightDropThatWasHeldBackComesByDayWhenItsTurnsAreOver() {
        ProvingGround g = DropGround.planning(ON).phase(Phase.NIGHT).play("withhold axis/A2");
        g.s.turnState().setDay(2);
        g.turn(0);
        Airborne.arriveByNight(g.s, g.teller());
        g.turn(1).phase(Phase.DEPLOYMENT);
        g.play("postpone axis/A2 20,16 normal");
        g.s.turnState().setTurn(g.s.units().dropHour(g.unit("axis/A2")) - 10);
        Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 1, 10, 5, 5, 2));
        assertThat(g.s.units().place(g.unit("axis/A2"))).isEqualTo(UnitPlace.TABLE);
        assertThat(DropGround.suppressed(g, "axis/A2/1"))
                .as("by day a 1 suppresses")
                .isTrue();
        assertThat(DropGround.suppressed(g, "axis/A2/2"))
                .as("by night a 2 would destroy")
                .isFalse();
    }

    @Test
    @Clause("greatbattles Q44i")
    void aPostponedArrivalMayFallOnTheNextDay() {
        ProvingGround g = deployment("withhold axis/B1", 9).play("postpone axis/B1 20,16 glider");
        g.s.turnState().setDay(2);
        g.turn(10);
        Airborne.arrive(g.s, 1, g.teller(10, 1, 1, 10, 10, 5, 5, 10));
        assertThat(g.s.units().place(g.unit("axis/B1"))).isEqualTo(UnitPlace.TABLE);
    }
}
