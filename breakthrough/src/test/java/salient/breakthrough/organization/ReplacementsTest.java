package salient.breakthrough.organization;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.Rulings.assertLegal;
import static salient.breakthrough.Rulings.assertRefused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Arm.ReplacementPool;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.rulebook.Clause;

/** 6.5. */
class ReplacementsTest {
    private static final String POSITION = """
            turn 5 fog
            phase american organization
            replacements infantry american 15 german 0
            replacements armored american 10 german 0
            american 9/2 27,25 strength=30 efficiency=70 fort=2 op=5
            american CCB/7A 19,23 strength=50
            american 1102 7,13 strength=3
            american a/28 2,24 strength=3
            american 423/106 18,20 strength=3 unsupplied
            american DIV/99 28,25 of=393/99+394/99 strength=70
            """;

    private static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    @Test
    @Clause({"breakthrough 6.5b", "breakthrough 6.3d", "breakthrough 6.5j"})
    void replacementsRaiseStrengthAndNothingElse() {
        BreakthroughPosition position = Games.twelveDays(POSITION);
        Games.play(position, new ScriptedDice(), "replace 9/2 10", "replace CCB/7A 5");
        State s = position.state();
        int u = unit("9/2");
        assertThat(s.forces().strength(u)).isEqualTo(40);
        assertThat(s.forces().efficiency(u)).isEqualTo(70);
        assertThat(s.forces().fort(u)).isEqualTo(2);
        assertThat(s.forces().op(u)).isEqualTo(5);
        assertThat(s.turn().replacements(Army.AMERICAN, ReplacementPool.INFANTRY))
                .isEqualTo(5);
        assertThat(s.turn().replacements(Army.AMERICAN, ReplacementPool.ARMORED))
                .isEqualTo(5);
        assertRefused(position, "replace 9/2 6", "6.5b");
    }

    @Test
    @Clause("breakthrough 6.5i")
    void noUnitIsRaisedAboveItsFullStrengthNorADivisionAboveItsComponents() {
        BreakthroughPosition position = Games.twelveDays(POSITION);
        assertRefused(position, "replace CCB/7A 6", "6.5i");
        assertLegal(position, "replace DIV/99 10");
        assertRefused(position, "replace DIV/99 11", "6.5i");
    }

    @Test
    @Clause({"breakthrough 6.5c", "breakthrough 13.2h"})
    void independentUnitsAndBattalionsReceiveNone() {
        BreakthroughPosition position = Games.twelveDays(POSITION);
        assertRefused(position, "replace 1102 1", "6.5c", "6.5b");
        assertRefused(position, "replace a/28 1", "6.5c");
    }

    @Test
    @Clause("breakthrough 6.5d")
    void theUnitMustBeSupplied() {
        assertRefused(Games.twelveDays(POSITION), "replace 423/106 1", "6.5d");
    }

    @Test
    @Clause("breakthrough 6.5a")
    void replacementsStartOnDecember19() {
        BreakthroughPosition early = Games.twelveDays(POSITION.replace("turn 5", "turn 3"));
        assertRefused(early, "replace 9/2 1", "6.5a");
        State s = Games.twelveDays("turn 3").state();
        Replacements.receive(s, Army.AMERICAN);
        assertThat(s.turn().replacements(Army.AMERICAN, ReplacementPool.INFANTRY))
                .isZero();
    }

    @ParameterizedTest
    @Clause({
        "breakthrough 6.5e",
        "breakthrough 6.5f",
        "breakthrough 2.1d",
        "breakthrough 2.1e",
        "breakthrough 2.1f",
        "breakthrough 2.1g",
        "breakthrough 6.5h"
    })
    @CsvSource({"4,15,10,20,30", "3,15,10,10,15", "2,30,20,10,15", "1,45,30,10,15"})
    void eachTurnBringsPointsByLevel(String level, int usInfantry, int usArmored, int geInfantry, int geArmored) {
        State s = Games.parse("breakthrough twelve-days\noption level " + level + "\nturn 4")
                .state();
        for (Army army : Army.values()) Replacements.receive(s, army);
        assertThat(s.turn().replacements(Army.AMERICAN, ReplacementPool.INFANTRY))
                .isEqualTo(usInfantry);
        assertThat(s.turn().replacements(Army.AMERICAN, ReplacementPool.ARMORED))
                .isEqualTo(usArmored);
        assertThat(s.turn().replacements(Army.GERMAN, ReplacementPool.INFANTRY)).isEqualTo(geInfantry);
        assertThat(s.turn().replacements(Army.GERMAN, ReplacementPool.ARMORED)).isEqualTo(geArmored);
    }

    @Test
    @Clause("breakthrough 6.5g")
    void whatIsNotUsedIsLostWithThePhase() {
        BreakthroughPosition position = Games.twelveDays(POSITION);
        Games.play(position, new ScriptedDice(), "done");
        assertThat(position.state().turn().replacements(Army.AMERICAN, ReplacementPool.INFANTRY))
                .isZero();
        assertThat(position.state().turn().replacements(Army.GERMAN, ReplacementPool.ARMORED))
                .isEqualTo(15);
    }

    @Test
    @Clause("breakthrough 6.5b")
    void panzergrenadiersAndRecceDrawOnTheArmoredPoolAndParatroopsOnInfantry() {
        assertThat(OrderOfBattle.named("15/5FJ").arm().pool()).isEqualTo(ReplacementPool.ARMORED);
        assertThat(OrderOfBattle.named("REC/LEHR").arm().pool()).isEqualTo(ReplacementPool.ARMORED);
        assertThat(OrderOfBattle.named("13/5FJ").arm().pool()).isEqualTo(ReplacementPool.INFANTRY);
        assertThat(OrderOfBattle.named("DIV/5FJ").arm().pool()).isEqualTo(ReplacementPool.INFANTRY);
        assertThat(OrderOfBattle.named("DIV/3PZGR").arm().pool()).isEqualTo(ReplacementPool.ARMORED);
    }
}
