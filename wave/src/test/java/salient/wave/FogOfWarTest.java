package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveView;
import salient.wave.stacking.Peiper;
import salient.wave.units.Sides;

class FogOfWarTest {
    private static final String FRONT = """
            phase german combat
            german I/1SSPanzer s.501SSPanzer SS-PzJg1 E2615
            allied I/393Inf II/393Inf(reduced) 5BelFus E2515
            allied I/9Inf II/9Inf E2315
            """;

    @Clause("wave 7.3")
    @Test
    void ofAnEnemyStackOnlyTheTopAndTheNumberAreSeen() {
        Games german = Games.field(FRONT).knownTo(Sides.GERMAN_SIDE);
        assertThat(german.state().stacks.count(german.hex("E2515"))).isEqualTo(3);
        german.at("I/393Inf", "E2515").at("II/393Inf", "unseen");
        assertThat(german.text())
                .contains("allied I/393Inf ?a2 ?a3 E2515")
                .contains("german I/1SSPanzer s.501SSPanzer SS-PzJg1 E2615");
        WaveView view = (WaveView) Games.field(FRONT).position().seenBy(Sides.GERMAN_SIDE);
        assertThat(view.toString())
                .doesNotContain("II/393Inf")
                .doesNotContain("5BelFus")
                .contains("unknown unit");
    }

    @Clause("wave 7.3")
    @Test
    void ownStacksAreAlwaysOpenAndSpectatorsSeeTopsOnly() {
        Games allied = Games.field(FRONT).knownTo(Sides.ALLIED_SIDE).at("II/393Inf", "E2515");
        assertThat(allied.steps("II/393Inf")).isEqualTo(1);
        allied.at("SS-PzJg1", "unseen");
        Games.field(FRONT).knownTo(Side.PUBLIC).at("II/393Inf", "unseen").at("SS-PzJg1", "unseen");
        assertThat(Games.field(FRONT).knownTo(Side.REFEREE).place("SS-PzJg1")).isEqualTo("E2615");
    }

    @Clause("wave 7.3")
    @Test
    void theHexesOfABattleLieOpenWhileItIsFought() {
        Games game = Games.field("""
                phase german combat
                german VAK388 E2715 · I/1SSPanzer s.501SSPanzer SS-PzJg1 E2615
                allied I/393Inf II/393Inf(reduced) 5BelFus E2515 · I/9Inf II/9Inf E2315
                """);
        game.play("attack E2515 I/1SSPanzer").inPhase("german attack-support");
        Games german = game.knownTo(Sides.GERMAN_SIDE);
        german.at("5BelFus", "E2515").at("II/9Inf", "unseen");
        Games allied = game.knownTo(Sides.ALLIED_SIDE);
        allied.at("SS-PzJg1", "E2615");
    }

    @Clause("wave 7.3")
    @Test
    void theOwnerMayBringAnyUnitToTheTop() {
        Games game = Games.field(FRONT).play("top SS-PzJg1");
        assertThat(game.state().stacks.top(game.hex("E2615"))).isEqualTo(game.unit("SS-PzJg1"));
        game.refused("top SS-PzJg1", "7.3").refused("top I/393Inf", "7.3");
        assertThat(game.knownTo(Sides.ALLIED_SIDE).place("I/1SSPanzer")).isEqualTo("unseen");
    }

    @Clause("wave 7.3")
    @Test
    void aMoveIsToldToTheEnemyByItsTopCounter() {
        Games game = Games.field(FRONT.replace("combat", "movement"));
        game.play("move I/1SSPanzer s.501SSPanzer SS-PzJg1 E2616");
        Event moved = game.events().getFirst();
        assertThat(game.position().sentence(moved)).contains("SS-PzJg 1");
        String seen = game.position().sentence(moved.seenBy(Sides.ALLIED_SIDE).orElseThrow());
        assertThat(seen).contains("I/1 SS Panzer").contains("3 counters").doesNotContain("PzJg");
        assertThat(moved.reveals()).isFalse();
        Games part = Games.field(FRONT.replace("combat", "movement")).play("move I/1SSPanzer E2616");
        assertThat(part.events().getFirst().reveals()).isTrue();
    }

    @Clause({"wave 7.3", "wave 7.7f"})
    @Test
    void theKampfgruppesCounterIsSeenEvenWhereItsUnitsAreNot() {
        Games game = Games.field("german SS-PzJg1 I/1SSPanzer(peiper) s.501SSPanzer(peiper) E2615\n");
        Games allied = game.knownTo(Sides.ALLIED_SIDE);
        assertThat(Peiper.hex(allied.state())).isEqualTo(allied.hex("E2615"));
        allied.at("I/1SSPanzer", "unseen");
    }

    @Clause({"wave P.3", "wave P.4g"})
    @Test
    void theBeginnerGameHidesNothing() {
        Games game = Games.wave("beginner\nphase german combat\ngerman I/1SSPanzer SS-PzJg1 E4217\n");
        assertThat(game.knownTo(Sides.ALLIED_SIDE).place("SS-PzJg1")).isEqualTo("E4217");
    }

    @Clause("wave 7.3")
    @Test
    void theOddsAgainstAStackCountUnknownDefendersAtTheirAverage() {
        Games german = Games.field(FRONT).knownTo(Sides.GERMAN_SIDE);
        var question = Games.GAME.notation().parseQuestion("odds E2515 I/1SSPanzer", german.position());
        WaveAnswer.OddsAre odds = (WaveAnswer.OddsAre) german.position().answer(question);
        assertThat(odds.unknown()).isEqualTo(2);
        assertThat(odds.defenders()).hasSize(3);
    }
}
