package salient.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.combat.CombatPhase;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.play.BreakthroughView;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.hexwar.answers.Judgement;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Answer;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** 6.1f, 8.0h, 10.2b: what a side knows of the other. */
@Clause("breakthrough 6.1f")
class FogOfWarTest {
    private static final String POSITION = """
            turn 5 fog
            phase german operation 1
            pools XLVII 12 V 99
            american 9/2 10,5 op=7 strength=33 fort=3
            german 2/2PZ 10,4 op=11 strength=38 reported=41 efficiency=55 fort=2 artillery=9 unsupplied traced=supplied travel advance moved no-fuel hits=1
            """;

    private static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    @Test
    @Clause({"breakthrough 8.0h", "breakthrough 12.3d"})
    void statisticsOfEnemyUnitsAreReplacedByWhatAnyoneWouldAssume() {
        State known = Games.twelveDays(POSITION).knownTo(Breakthrough.AMERICAN).state();
        Forces forces = known.forces();
        int u = unit("2/2PZ");
        assertThat(known.board().hex(forces.hex(u))).hasToString("10,4");
        assertThat(forces.strength(u)).isEqualTo(40);
        assertThat(forces.efficiency(u)).isEqualTo(100);
        assertThat(forces.fort(u)).isZero();
        assertThat(forces.artillery(u)).isZero();
        assertThat(forces.supply(u)).isEqualTo(SupplyState.SUPPLIED);
        assertThat(forces.mode(u)).isEqualTo(Mode.NORMAL);
        assertThat(forces.op(u)).isZero();
        assertThat(forces.advance(u)).isFalse();
        assertThat(forces.moved(u)).isFalse();
        assertThat(forces.withoutFuel(u)).isFalse();
    }

    @Test
    void ownUnitsAndPoolsAreKnownAndTheEnemysPoolsAreTheScheduleOfTheManual() {
        State known = Games.twelveDays(POSITION).knownTo(Breakthrough.AMERICAN).state();
        assertThat(known.forces().strength(unit("9/2"))).isEqualTo(33);
        assertThat(known.forces().fort(unit("9/2"))).isEqualTo(3);
        assertThat(known.turn().pool(0)).as("V").isEqualTo(99);
        assertThat(known.turn().pool(10)).as("XLVII: 75 less three times 13").isEqualTo(36);
    }

    @Test
    void anApproximateStrengthIsTheNearestMultipleOfTenAndAtLeastTen() {
        assertThat(CombatPhase.approximate(44)).isEqualTo(40);
        assertThat(CombatPhase.approximate(45)).isEqualTo(50);
        assertThat(CombatPhase.approximate(3)).isEqualTo(10);
        assertThat(CombatPhase.approximate(0)).isEqualTo(10);
    }

    @Test
    void plotsAreHiddenFromTheEnemyAndFromSpectators() {
        BreakthroughPosition position = Games.twelveDays(POSITION.replace(" travel", ""));
        Games.play(position, new ScriptedDice(), "attack 2/2PZ 4");
        for (Side side : new Side[] {Breakthrough.AMERICAN, Side.PUBLIC}) {
            State known = position.knownTo(side).state();
            assertThat(known.turn().plots()).isZero();
            assertThat(known.forces().plot(unit("2/2PZ"))).isEqualTo(Forces.NONE);
        }
        assertThat(position.knownTo(Breakthrough.GERMAN).state().turn().plots()).isEqualTo(1);
        assertThat(position.knownTo(Side.REFEREE).hash()).isEqualTo(position.hash());
    }

    @Test
    @Clause({"breakthrough 1.4f", "breakthrough 13.1c", "breakthrough 1.5a"})
    void theViewHasStatisticsOfOwnUnitsOnly() {
        BreakthroughView view = (BreakthroughView) Games.twelveDays(POSITION).seenBy(Breakthrough.AMERICAN);
        BreakthroughView.UnitView own = view.units().getFirst();
        BreakthroughView.UnitView enemy = view.units().getLast();
        assertThat(own.id()).isEqualTo("9/2");
        assertThat(own.approximate()).isFalse();
        assertThat(own.statistics()).isPresent();
        assertThat(own.mark()).isEqualTo("III");
        assertThat(enemy.id()).isEqualTo("2/2PZ");
        assertThat(enemy.approximate()).isTrue();
        assertThat(enemy.statistics()).isEmpty();
        assertThat(enemy.symbol()).isEqualTo("panzergrenadier");
        assertThat(view.germanHexes()).contains("10,4").doesNotContain("10,5");
        assertThat(view.sides().get(1).pools()).isEmpty();
        assertThat(view.sides().get(0).pools()).isNotEmpty();
    }

    @Test
    @Clause({"breakthrough 10.2b", "breakthrough 6.1f"})
    void whenTheGameIsOverEverythingMayBeExamined() {
        BreakthroughPosition over = Games.twelveDays(POSITION.replace("german operation 1", "over"));
        assertThat(over.knownTo(Breakthrough.AMERICAN).hash()).isEqualTo(over.hash());
        BreakthroughView view = (BreakthroughView) over.seenBy(Side.PUBLIC);
        assertThat(view.units()).allMatch(unit -> unit.statistics().isPresent() && !unit.approximate());
        assertThat(Games.ask(over, "display 9/2")).isInstanceOf(BreakthroughAnswer.Display.class);
        assertThat(Games.ask(over, "display 2/2PZ")).isInstanceOf(BreakthroughAnswer.Display.class);
    }

    @Test
    @Clause({"breakthrough 6.1f", "breakthrough 6.3f"})
    void displayAndPoolsAreForWhoAsksAndNotForWhosePhaseItIs() {
        BreakthroughPosition position = Games.twelveDays(POSITION);
        for (BreakthroughPosition known : List.of(position, position.knownTo(Breakthrough.AMERICAN))) {
            assertThat(Games.ask(known, "display 9/2")).isInstanceOf(BreakthroughAnswer.Display.class);
            assertThat(Games.ask(known, "pools V")).isInstanceOf(BreakthroughAnswer.Pools.class);
        }
        assertThat(Games.ask(position, "display 2/2PZ")).isInstanceOf(BreakthroughAnswer.Display.class);
        hidden(Games.ask(position.knownTo(Breakthrough.AMERICAN), "display 2/2PZ"));
        hidden(Games.ask(position.knownTo(Breakthrough.AMERICAN), "reach 2/2PZ"));
        hidden(Games.ask(position.knownTo(Breakthrough.AMERICAN), "pools XLVII"));
        hidden(Games.ask(position.knownTo(Breakthrough.GERMAN), "display 9/2"));
        hidden(Games.ask(position.knownTo(Side.PUBLIC), "pools"));
        assertThat(Games.ask(position.knownTo(Breakthrough.GERMAN), "pools"))
                .isInstanceOfSatisfying(
                        BreakthroughAnswer.Pools.class,
                        pools -> assertThat(pools.pools())
                                .extracting(BreakthroughView.PoolView::corps)
                                .contains("XLVII")
                                .doesNotContain("V"));
    }

    private static void hidden(Answer answer) {
        assertThat(answer)
                .isInstanceOfSatisfying(
                        Judgement.class,
                        j -> assertThat(j.reasons().getFirst().clause().number())
                                .isEqualTo("6.1f"));
    }

    @Test
    @Clause("breakthrough 6.1f")
    void theRefusalOfAnOrderToAnEnemyUnitTellsNothingOfItsStatistics() {
        BreakthroughPosition position = Games.twelveDays(POSITION);
        for (String order : List.of("move 9/2 1", "mode 9/2", "fortify 9/2", "attack 9/2 1"))
            Rulings.assertRefused(position, order, "6.1f");
    }

    @Test
    @Clause({"breakthrough 8.0f", "breakthrough 8.0h"})
    void lossesThatWereShownLowerWhatTheEnemyAssumes() {
        BreakthroughPosition position = Games.twelveDays("8 clear", "american air", """
                air american 2 german 0
                american 9/2 7,13
                german Piper/1SS 10,5 travel
                """);
        Games.play(position, new ScriptedDice(99, 1), "strike 10,5");
        // 30% of 85 is 25.5, rounded up
        assertThat(position.state().forces().strength(unit("Piper/1SS"))).isEqualTo(59);
        assertThat(position.knownTo(Breakthrough.AMERICAN).state().forces().strength(unit("Piper/1SS")))
                .isEqualTo(60);
    }

    @Test
    @Clause({"breakthrough 2.0b", "breakthrough 2.0c"})
    void theComputerCommandsTheGermanOnlyByTheExtensionAndTheAmericanOnlyInSolitaire() {
        Breakthrough game = Games.GAME;
        BreakthroughPosition usual = Games.start("twelve-days");
        assertThat(game.computerMayPlay(Army.GERMAN.side(), usual).isLegal()).isTrue();
        assertThat(game.computerMayPlay(Army.AMERICAN.side(), usual).isLegal()).isTrue();
        BreakthroughPosition original = Games.start("twelve-days", "extension.computer-german", "no");
        assertThat(game.computerMayPlay(Army.GERMAN.side(), original).toString())
                .contains("breakthrough 2.0b");
        BreakthroughPosition two = Games.start("twelve-days", "players", "two");
        assertThat(game.computerMayPlay(Army.AMERICAN.side(), two).toString()).contains("breakthrough 2.0c");
    }

    @Test
    @Clause("breakthrough 0c")
    void whatNoClauseForbidsIsAllowed() {
        // Nothing says that a unit in travel mode, or one that has plotted, may not fortify.
        BreakthroughPosition position = Games.twelveDays("5 fog", "american operation 1", """
                american 9/2 10,5 op=30 travel
                american 23/2 12,5 op=30
                german 2/2PZ 12,4
                """);
        Rulings.assertLegal(position, "fortify 9/2");
        Games.play(position, new ScriptedDice(), "attack 23/2 1");
        Rulings.assertLegal(position, "fortify 23/2");
    }
}
