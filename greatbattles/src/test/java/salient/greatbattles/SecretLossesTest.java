package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.greatbattles.night.Night;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.kernel.rulebook.Clause;

/** H1, H15: what happens to a battalion that is hidden or in reserve is its owner's affair. */
class SecretLossesTest {
    private final ProvingGround g = new ProvingGround("malta.reassign", "yes").phase(Phase.NIGHT);

    private State known() {
        return new GreatBattlesPosition(g.s).knownTo(GreatBattles.AXIS).state();
    }

    private List<String> toldToTheAxis() {
        return g.told.stream()
                .filter(e -> e.seenBy(GreatBattles.AXIS).isPresent())
                .map(g::sentence)
                .toList();
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles N4"})
    void aHiddenBattalionTakesItsLossesIntoReserveWithIt() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0").hidden("allied/A1");
        g.s.stands().setPlace(g.stand("allied/A1/2"), StandPlace.DESTROYED);
        Night.withdraw(g.s, g.unit("allied/A1"), g.teller());
        assertThat(known().stands().place(g.stand("allied/A1/2"))).isEqualTo(StandPlace.RESERVE);
        assertThat(known().units().place(g.unit("allied/A1"))).isEqualTo(UnitPlace.UNKNOWN);
        assertThat(toldToTheAxis()).isEmpty();
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles R9", "greatbattles R12"})
    void theEndOfAHiddenBattalionIsNotSeen() {
        g.put("allied/A1/1", 5, 5, 0).hidden("allied/A1");
        State before = known();
        Night.lose(g.s, g.stand("allied/A1/1"), g.teller());
        assertThat(g.s.units().place(g.unit("allied/A1"))).isEqualTo(UnitPlace.WIPED_OUT);
        assertThat(known().hash()).isEqualTo(before.hash());
        assertThat(toldToTheAxis()).isEmpty();
    }

    @Test
    @Clause({"greatbattles R1", "greatbattles R12", "greatbattles H15"})
    void whoseEndAllHaveSeenIsRebuiltBeforeAll() {
        int unit = g.unit("allied/A1");
        for (int i = 1; i <= 4; i++) g.s.stands().setPlace(g.stand("allied/A1/" + i), StandPlace.DESTROYED);
        g.s.units().setPlace(unit, UnitPlace.WIPED_OUT);
        g.s.units().setWipedOutOn(unit, 1);
        g.s.turnState().setDay(2);
        Night.replace(g.s, unit, g.teller(1, 10, 1, 10)); // all four dice are open ones
        assertThat(toldToTheAxis()).hasSize(4).first().asString().endsWith("rolls 1 and is replaced.");
        assertThat(g.s.units().place(unit)).isEqualTo(UnitPlace.RESERVE);
    }

    @Test
    @Clause({"greatbattles R1", "greatbattles H15"})
    void theReplacementsOfAHiddenBattalionAreSecret() {
        int unit = g.unit("allied/A1");
        g.put("allied/A1/1", 5, 5, 0).hidden("allied/A1");
        g.s.stands().setPlace(g.stand("allied/A1/2"), StandPlace.DESTROYED);
        Night.replace(g.s, unit, g.teller()); // no open die
        assertThat(toldToTheAxis()).isEmpty();
    }

    @Test
    @Clause({"greatbattles Q44e", "greatbattles H15"})
    void whoJoinsAHiddenBattalionUnseenIsNotMissed() {
        g.put("allied/A1/1", 5, 5, 0).hidden("allied/A1").go("attach allied/A/1 allied/A1");
        assertThat(g.s.onTable(g.stand("allied/A/1"))).isTrue();
        assertThat(toldToTheAxis()).isEmpty();
    }

    @Test
    @Clause({"greatbattles Q44e", "greatbattles H8"})
    void whoJoinsAHiddenBattalionIsNotNamedByWhatIsInItsWay() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 5.2,5@0").hidden("allied/A1").hidden("allied/B1");
        g.go("attach allied/A/1 allied/A1");
        assertThat(g.s.hidden(g.unit("allied/B1"))).isTrue();
        assertThat(toldToTheAxis()).isEmpty();
        g.put("axis/A1/1", g.at("allied/A/1").x() / 1000.0, g.at("allied/A/1").y() / 1000.0, 180)
                .hidden("axis/A1");
        g.s.stands().setPlace(g.stand("allied/A/1"), StandPlace.RESERVE);
        g.s.stands().setUnit(g.stand("allied/A/1"), -1);
        g.go("attach allied/A/1 allied/A1");
        assertThat(toldToTheAxis()).containsExactly("German A1 is in the way and is placed on the table.");
    }

    @Test
    @Clause({"greatbattles Q44e", "greatbattles H15"})
    void whoLeavesTheTableForAHiddenBattalionIsSeenToLeave() {
        g.put("allied/A1/1", 5, 5, 0).hidden("allied/A1").put("allied/B1/1", 15, 5, 0);
        g.attach("allied/A/1", "allied/B1").put("allied/A/1", 16, 5, 0).go("attach allied/A/1 allied/A1");
        assertThat(toldToTheAxis()).containsExactly("US A/1 headquarters leaves its battalion.");
    }
}
