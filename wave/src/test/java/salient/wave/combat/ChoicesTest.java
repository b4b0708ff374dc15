package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveAnswer.Barred;
import salient.wave.play.WaveAnswer.BattleChoices;
import salient.wave.play.WaveAnswer.Forecast;
import salient.wave.play.WaveAnswer.LossChoice;
import salient.wave.play.WaveAnswer.SupportChoice;

class ChoicesTest {
    private static BattleChoices choices(Games game) {
        WaveAnswer answer = Choices.of(game.state());
        assertThat(answer).isInstanceOf(BattleChoices.class);
        return (BattleChoices) answer;
    }

    @Clause({"wave R.3", "wave 10.23"})
    @Test
    void anotherGunRaisesTheOddsOfItsOwnSide() {
        Games game = Games.field("""
                phase german combat
                german VAK388 E2815 · I/1SSPanzer E2615
                allied 5/1FAGp E2315 · I/393Inf E2515
                """).play("attack E2515 I/1SSPanzer");
        BattleChoices attack = choices(game);
        Forecast now = attack.now().orElseThrow();
        assertThat(now.least()).isEqualTo(now.most());
        assertThat(attack.support()).hasSize(1);
        SupportChoice gun = attack.support().getFirst();
        assertThat(gun.unit()).contains("VAK388");
        assertThat(gun.after().most()).isNotEqualTo(now.most());
        assertThat(gun.after().cleared()).isGreaterThan(now.cleared());
        game.play("support VAK388");
        BattleChoices defense = choices(game);
        assertThat(defense.now()).contains(gun.after());
        assertThat(defense.support()).extracting(SupportChoice::unit).containsExactly(Optional.of("5/1FAGp"));
        assertThat(defense.support().getFirst().after().cleared())
                .isLessThan(gun.after().cleared());
    }

    @Clause({"wave 10.9a", "wave 2.13c", "wave 10.9c"})
    @Test
    void aLossIsToldByTheFactorsBeforeAndAfter() {
        Games game = Games.twoStepsToLose("I/393Inf(reduced) II/393Inf III/393Inf");
        BattleChoices losses = choices(game);
        assertThat(losses.losses()).extracting(LossChoice::unit).containsExactly("II/393Inf", "III/393Inf");
        int unit = game.state().counters.unit("II/393Inf");
        LossChoice loss = losses.losses().getFirst();
        assertThat(loss.before()).isEqualTo(game.state().counters.counter(unit).factors(2));
        assertThat(loss.after())
                .contains(game.state().counters.counter(unit).factors(1))
                .isNotEqualTo(Optional.of(loss.before()));
        assertThat(losses.now()).isEmpty();
    }

    @Clause({"wave 10.9c", "wave 2.13b"})
    @Test
    void theLastStepOfAUnitHasNoFactorsAfter() {
        Games game = Games.wave("""
                phase german defense-losses
                battle E2033
                attackers I/1SSPanzer
                losses 0 1
                german I/1SSPanzer E2133
                allied I/393Inf(reduced) II/393Inf(reduced) E2033
                """);
        assertThat(choices(game).losses())
                .hasSize(2)
                .allMatch(loss -> loss.after().isEmpty());
    }

    @Clause({"wave 10.26a", "wave 10.26b", "wave 7.1"})
    @Test
    void whoCannotAdvanceWithTheOthersIsNamedWithTheReason() {
        Games game = Games.field("""
                phase german combat
                german I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW E2615 · SS-PzPi1 E2616
                allied 5/1FAGp E2515
                """);
        game.play("attack E2515 I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW SS-PzPi1");
        BattleChoices advance = choices(game);
        assertThat(advance.together()).containsExactly("I/1SSPanzer", "s.501SSPanzer", "SS-PzJg1", "III/2SSPzGrenSPW");
        assertThat(advance.barred()).extracting(Barred::units).containsExactly(List.of("SS-PzPi1"));
        assertThat(advance.barred().getFirst().reasons())
                .extracting((Reason r) -> r.clause().toString())
                .contains("wave 7.1");
        game.play("advance " + String.join(" ", advance.together()));
    }

    @Clause({"wave 10.26e", "wave 10.26f"})
    @Test
    void aHeavyUnitThatCannotCrossTheRiverIsNamed() {
        Games game = Games.field("""
                  minor E2515/E2615
                phase german combat
                german I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW E2615
                allied 5/1FAGp E2515
                """);
        game.play("attack E2515 I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW");
        BattleChoices advance = choices(game);
        assertThat(advance.together()).isNotEmpty();
        assertThat(advance.barred())
                .isNotEmpty()
                .allSatisfy(barred -> assertThat(barred.reasons())
                        .extracting((Reason r) -> r.clause().toString())
                        .contains("wave 10.26f"));
    }

    @Clause("wave R.3")
    @Test
    void outsideABattleThereIsNothingToChoose() {
        Games game = Games.field("phase german combat\ngerman I/1SSPanzer E2615\nallied I/393Inf E2515\n");
        BattleChoices none = choices(game);
        assertThat(none.now()).isEmpty();
        assertThat(none.support()).isEmpty();
        assertThat(none.losses()).isEmpty();
        assertThat(none.together()).isEmpty();
    }
}
