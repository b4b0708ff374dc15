package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import salient.hexwar.answers.Judgement;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.WavePosition;
import salient.wave.play.CombatEvent;
import salient.wave.play.WaveAnswer;

/** The chances the preview gives are those of the battle itself, fought with every combination of dice. */
class ExactOddsTest {
    private static final String BATTLE = """
            turn 3
            phase german combat
            german I/1SSPanzer SS-PzPi1 E2615 · VAK388 E2815 · VAK401 E2816
            allied I/393Inf II/393Inf E2515 · 5/1FAGp E2315
            """;

    private static WaveAnswer.OddsAre preview(Games game, String question) {
        return (WaveAnswer.OddsAre)
                game.position().answer(Games.GAME.notation().parseQuestion(question, game.position()));
    }

    private static Map<String, Long> chances(WaveAnswer.OddsAre odds) {
        Map<String, Long> chances = new TreeMap<>();
        for (WaveAnswer.Chance chance : odds.results())
            chances.put(chance.attackerLosses() + "/" + chance.defenderLosses(), chance.weight());
        return chances;
    }

    @Clause({"wave R.3", "wave 10.23", "wave 10.8"})
    @Test
    void thePreviewCountsWhatHappensWhenTheBattleIsFoughtWithEveryCombinationOfDice() {
        Games game = Games.field(BATTLE);
        Map<String, Long> fought = new TreeMap<>();
        for (int i = 0; i < 6 * 6 * 6 * 6; i++) {
            int[] dice = {1 + i % 6, 1 + i / 6 % 6, 1 + i / 36 % 6, 1 + i / 216};
            fought.merge(fight(game.position().copy(), dice), 1L, Long::sum);
        }
        WaveAnswer.OddsAre odds = preview(game, "odds E2515 I/1SSPanzer SS-PzPi1 guns VAK388 VAK401 against 5/1FAGp");
        assertThat(odds.total()).isEqualTo(6 * 6 * 6 * 6);
        assertThat(chances(odds)).isEqualTo(fought);
    }

    /** The losses of one fight; the last die counts for nothing where the result is certain. */
    private static String fight(WavePosition position, int[] dice) {
        List<Event> events = new ArrayList<>();
        for (String order :
                List.of("attack E2515 I/1SSPanzer SS-PzPi1", "support VAK388", "support VAK401", "support 5/1FAGp"))
            position.play(Games.GAME.notation().parseOrder(order, position), new ScriptedDice(dice), events::add);
        CombatEvent.BattleFought battle = (CombatEvent.BattleFought) events.stream()
                .filter(CombatEvent.BattleFought.class::isInstance)
                .findFirst()
                .orElseThrow();
        return battle.attackerLosses() + "/" + battle.defenderLosses();
    }

    @Clause({"wave 10.22a", "wave 10.22b", "wave 10.5", "wave 10.6", "wave 10.7b"})
    @Test
    void withSevenArtilleryDiceEveryOneOfTheirCombinationsIsCounted() {
        Games game = Games.field("""
                turn 3
                phase german combat
                german I/1SSPanzer SS-PzPi1 E2615 · VAK388 E2815 · VAK401 E2816
                allied I/393Inf II/393Inf III/393Inf E2515
                allied 5/1FAGp E2315 · 5/2FAGp E2314 · 5/3FAGp E2316 · 8/1FAGp E2214 · 8/2FAGp E2216
                """);
        String guns = " guns VAK388 VAK401 against 5/1FAGp 5/2FAGp 5/3FAGp 8/1FAGp 8/2FAGp";
        WaveAnswer.OddsAre odds = preview(game, "odds E2515 I/1SSPanzer SS-PzPi1" + guns);
        Map<String, Long> counted = new TreeMap<>();
        int shift = odds.shifts().stream().mapToInt(WaveAnswer.Shift::columns).sum();
        int combinations = 6 * 6 * 6 * 6 * 6 * 6 * 6;
        for (int i = 0; i < combinations; i++) {
            int rest = i;
            int[] sums = new int[2];
            for (int gun = 0; gun < 7; gun++, rest /= 6) sums[gun < 2 ? 0 : 1] += 1 + rest % 6;
            int place = CombatResults.place(odds.attack() + sums[0], odds.defense() + sums[1]) + shift;
            for (int die = 1; die <= 6; die++)
                counted.merge(CombatResults.result(place, die).toString(), 1L, Long::sum);
        }
        assertThat(odds.total()).isEqualTo(6L * combinations);
        assertThat(chances(odds)).isEqualTo(counted);
        assertThat(odds.columns().stream().mapToLong(WaveAnswer.Column::weight).sum())
                .isEqualTo(odds.total());
    }

    @Clause({"wave 10.26a", "wave 10.9a"})
    @Test
    void theChanceToClearTheHexIsThatOfLosingAllItsSteps() {
        Games game = Games.field("""
                turn 3
                phase german combat
                german I/1SSPanzer s.501SSPanzer E2615
                allied I/393Inf(reduced) A/18CRS E2515
                """);
        WaveAnswer.OddsAre odds = preview(game, "odds E2515 I/1SSPanzer s.501SSPanzer");
        long cleared = odds.results().stream()
                .filter(chance -> chance.defenderLosses() >= 2)
                .mapToLong(WaveAnswer.Chance::weight)
                .sum();
        assertThat(odds.cleared()).isEqualTo(cleared).isBetween(1L, odds.total());
    }

    @Clause({"wave 10.1a", "wave 10.18b"})
    @Test
    void oddsWithoutABattleAreRefusedWithASentence() {
        Games game =
                Games.field("phase german combat\ngerman I/1SSPanzer E2615 · VAK388 E2616\nallied I/393Inf E2515\n");
        assertThat(refused(game, "odds E2715 I/1SSPanzer"))
                .containsExactly("No unit is in E2715, so there is nothing to attack. (wave 10.1a)");
        assertThat(refused(game, "odds E2515 VAK388"))
                .containsExactly("VAK388 is artillery, which supports attacks and never attacks. (wave 10.18b)");
        assertThat(refused(game, "odds E2616 I/1SSPanzer"))
                .containsExactly("Units of the same side as I/1SSPanzer are in E2616. (wave 10.1a)");
        Games far = Games.field("phase german combat\ngerman I/1SSPanzer E2815\nallied I/393Inf E2515\n");
        assertThat(refused(far, "odds E2515 I/1SSPanzer"))
                .containsExactly("I/1SSPanzer is not next to E2515. (wave 10.1a)");
        assertThat(refused(far, "odds E2515 SS-PzPi1")).containsExactly("SS-PzPi1 is not on the map. (wave 10.1a)");
    }

    private static List<String> refused(Games game, String question) {
        Judgement judgement =
                (Judgement) game.position().answer(Games.GAME.notation().parseQuestion(question, game.position()));
        assertThat(judgement.legal()).isFalse();
        List<String> lines = new ArrayList<>();
        judgement.describe(lines::add);
        return lines;
    }
}
