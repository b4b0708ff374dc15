package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.greatbattles.night.Night;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.victory.Victory;
import salient.kernel.rulebook.Clause;

/** The victory lines of the scenarios, as nightfall of the last day finds the table. */
class VictoryTest {
    private static final int MARGINAL = 10;

    private static ProvingGround ground(String victory) {
        return new ProvingGround(
                ScenarioReader.read(ProvingGround.SCENARIO.replace("victory hold allied Town", victory)));
    }

    private static int won(ProvingGround g) {
        Night.begin(g.s, g.teller());
        g.inPhase(Phase.OVER);
        return g.s.turnState().winner() + 1 + (g.s.turnState().marginal() ? 10 : 0);
    }

    private static ProvingGround inTown() {
        return ground("victory hold allied Town").put("allied/A1/1", 22, 22, 0);
    }

    @Test
    @Clause({"greatbattles T1", "greatbattles N2"})
    void aTownIsHeldByAStandThatIsFitBeforeTheNightRestoresIt() {
        assertThat(won(inTown())).isEqualTo(1);
        assertThat(won(inTown().suppressed("allied/A1/1"))).isEqualTo(2);
        assertThat(won(inTown().suppressed("allied/A1/1").put("allied/A1/2", 23, 23, 0)))
                .isEqualTo(1);
    }

    @Test
    @Clause("greatbattles T1")
    void noEnemyMayStandInItHiddenSuppressedOrNot() {
        assertThat(won(inTown().put("axis/A1/1", 20.5, 20.5, 180))).isEqualTo(2);
        assertThat(won(inTown().put("axis/A1/1", 20.5, 20.5, 180).suppressed("axis/A1/1")))
                .isEqualTo(2);
        assertThat(won(inTown().put("axis/A1/1", 19.9, 20.5, 180))).isEqualTo(1); // its center is outside
        assertThat(won(ground("victory hold allied Town").put("allied/A2/1", 22, 22, 0)))
                .isEqualTo(2); // tanks alone do not hold it
    }

    private static ProvingGround towns() {
        ProvingGround g = new ProvingGround(ScenarioReader.read(ProvingGround.SCENARIO
                .replace("\"United States\" attacker", "\"United States\"")
                .replace("german Germany", "german Germany attacker")
                .replace("area level 1 Hill", "area town Village 2,10 4,10 4,12 2,12\narea level 1 Hill")
                .replace("victory hold allied Town", "victory towns axis Town Village survivors A1 end")));
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 4 + 2 * i, 3, 0);
        return g;
    }

    private static ProvingGround taken() {
        ProvingGround g = towns().put("axis/A1/1", 22, 22, 180);
        Victory.updateControl(g.s);
        return g;
    }

    @Test
    @Clause("greatbattles T1")
    void whoWasLastFitInATownWithNoEnemyThereControlsIt() {
        assertThat(won(towns())).isEqualTo(1); // nobody has been there: the defender's
        ProvingGround g = taken().put("axis/A1/2", 3, 11, 180);
        Victory.updateControl(g.s);
        assertThat(won(g)).isEqualTo(2);
        ProvingGround suppressed = towns().put("axis/A1/1", 22, 22, 180).suppressed("axis/A1/1");
        Victory.updateControl(suppressed.s);
        assertThat(won(suppressed)).isEqualTo(1);
        ProvingGround left = taken().put("axis/A1/1", 15, 28, 180); // it has gone on, and nobody has come back
        Victory.updateControl(left.s);
        assertThat(left.s.turnState().controlsFirstTown()).isEqualTo(1);
        ProvingGround disputed = towns().put("axis/A1/1 22,22@180", "allied/B1/1 23,23@0");
        Victory.updateControl(disputed.s);
        assertThat(disputed.s.turnState().controlsFirstTown()).isEqualTo(0);
    }

    @Test
    @Clause("greatbattles T1")
    void halfTheGarrisonAliveTurnsAMarginalDefeatRound() {
        ProvingGround g = taken();
        for (int i = 1; i <= 2; i++) g.s.stands().setPlace(g.stand("allied/A1/" + i), StandPlace.DESTROYED);
        assertThat(won(g)).isEqualTo(1 + MARGINAL);
        ProvingGround worse = taken();
        for (int i = 1; i <= 3; i++) worse.s.stands().setPlace(worse.stand("allied/A1/" + i), StandPlace.DESTROYED);
        assertThat(won(worse)).isEqualTo(2 + MARGINAL);
    }

    @Test
    @Clause({"greatbattles Q8b", "greatbattles T1"})
    void aCommandPostOnTheRoadInTheTownWinsAtOnceAndBesideItDoesNot() {
        ProvingGround g = new ProvingGround(ScenarioReader.read(ProvingGround.SCENARIO
                        .replace("road paved Road", "road dirt Lane 22,18 22,26\nroad paved Road")
                        .replace("victory hold allied Town", "victory command allied Town Hill")))
                .put("allied/COps 23.5,22@0", "allied/A1/1 5,5@0");
        assertThat(Victory.atOnce(g.s, g.teller())).isFalse();
        g.put("allied/COps", 22, 22, 0);
        assertThat(Victory.atOnce(g.s, g.teller())).isTrue();
        assertThat(g.s.turnState().winner()).isEqualTo(0);
        assertThat(g.s.turnState().marginal()).isFalse();
    }

    @Test
    @Clause("greatbattles T1")
    void theDefenderOfTheTownWinsMarginallyWithoutTheRidge() {
        assertThat(won(ground("victory command allied Town Hill").put("axis/A1/1", 5, 23, 180)))
                .isEqualTo(2);
        assertThat(won(ground("victory command allied Town Hill").put("axis/A1/1", 15, 28, 180)))
                .isEqualTo(2 + MARGINAL);
    }

    private static List<String> ledger(ProvingGround g) {
        won(g);
        return Victory.outcome(g.s).ledger().stream()
                .map(line -> line.what() + ": " + line.points())
                .toList();
    }

    @Test
    @Clause("greatbattles T1")
    void theReckoningNamesWhatWasCounted() {
        assertThat(ledger(inTown().put("axis/A1/1", 20.5, 20.5, 180)))
                .containsExactly("Fit infantry stands of United States in Town: 1", "Stands of Germany in Town: 1");
        ProvingGround g = taken();
        g.s.stands().setPlace(g.stand("allied/A1/1"), StandPlace.DESTROYED);
        assertThat(ledger(g))
                .containsExactly(
                        "Town taken by Germany: 1",
                        "Village taken by Germany: 0",
                        "Stands left of the 4 that must survive: 3");
        assertThat(ledger(ground("victory command allied Town Hill").put("axis/A1/1", 5, 23, 180)))
                .containsExactly("C Ops of United States on a road in Town: 0", "Stands of Germany on Hill: 1");
    }
}
