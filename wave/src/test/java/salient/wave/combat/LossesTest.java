package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

class LossesTest {
    @Clause({"wave 10.9a", "wave 10.9b", "wave 2.13c", "wave 1.2e"})
    @Test
    void eachOwnerChoosesAttackerFirst() {
        Games game = Games.field("""
                phase german combat
                german I/1SSPanzer SS-PzJg1 E2615
                allied I/393Inf II/393Inf E2515
                """);
        // 16 against 12 is 1:1; a 3 is 2/1.
        game.play("attack E2515 I/1SSPanzer SS-PzJg1", 3).inPhase("german attack-losses");
        game.refused("lose I/393Inf", "10.9b").play("lose SS-PzJg1");
        assertThat(game.steps("SS-PzJg1")).isEqualTo(1);
        // One unit still has two steps, so the second loss is its.
        assertThat(game.steps("I/1SSPanzer")).isEqualTo(1);
        game.inPhase("allied defense-losses");
        game.play("lose II/393Inf");
        assertThat(game.steps("II/393Inf")).isEqualTo(1);
        game.at("II/393Inf", "E2515").inPhase("german combat");
    }

    @Clause("wave 10.9c")
    @Test
    void nobodyDiesWhileAnotherHasTwoSteps() {
        Games game = Games.twoStepsToLose("I/393Inf(reduced) II/393Inf III/393Inf");
        game.refused("lose I/393Inf", "10.9c").play("lose II/393Inf");
        assertThat(game.steps("III/393Inf")).isEqualTo(1);
        game.inPhase("german combat");
    }

    @Clause({"wave 10.9c", "wave 2.13b"})
    @Test
    void oneStepUnitsCountAsReduced() {
        Games game = Games.twoStepsToLose("A/18CRS I/393Inf II/393Inf");
        game.refused("lose A/18CRS", "10.9c").play("lose I/393Inf");
        assertThat(game.steps("II/393Inf")).isEqualTo(1);
    }

    @Clause({"wave 10.9a", "wave 1.2d", "wave 10.9b"})
    @Test
    void lossesBeyondWhatIsThereAreIgnoredAndBombardingArtilleryLosesNothing() {
        Games game = Games.field("""
                phase german combat
                german VAK388 E2815 · I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW E2615
                allied A/18CRS E2515
                """);
        game.play("attack E2515 I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW")
                .play("support VAK388", 3)
                .at("A/18CRS", "lost");
        assertThat(game.state().tally.total(Sides.GERMAN)).isEqualTo(1);
        game.at("VAK388", "E2815");
    }

    @Clause("wave 10.10")
    @Test
    void noughtIsNoLoss() {
        Games game = Games.field("""
                phase german combat
                german SS-PzPi1 E2615
                allied I/393Inf II/393Inf III/393Inf E2515
                """);
        game.play("attack E2515 SS-PzPi1");
        assertThat(game.told()).contains("4/0");
        assertThat(game.state().tally.total(Sides.GERMAN)).isZero();
        game.at("SS-PzPi1", "lost");
    }
}
