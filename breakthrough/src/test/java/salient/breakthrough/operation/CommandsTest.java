package salient.breakthrough.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.operation.Operating.american;
import static salient.breakthrough.operation.Operating.german;

import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.ProvingGround;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.Army;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.rulebook.Clause;

/** 7.7 to 7.9: travel mode, fortification, plotting. */
class CommandsTest {
    @Clause({"breakthrough 7.7b", "breakthrough 4.3i", "breakthrough 4.3l"})
    @Test
    void unitsOutOfSupplyDoNotMountButMayDismount() {
        german(4, "german 39/26VG 4,5 op=12 unsupplied\n").refused("mode 39/26VG", "7.7b");
        german(4, "german 39/26VG 4,5 op=0 isolated\n").refused("mode 39/26VG", "7.7b", "13.5k");
        german(5, "german 39/26VG 4,5 op=12 unsupplied no-fuel travel\n").legal("mode 39/26VG");
    }

    @Clause({"breakthrough 7.7e", "breakthrough 6.6m"})
    @Test
    void divisionsDoNotUseTravelMode() {
        german(2, "german DIV/26VG 4,5 of=39/26VG+77/26VG op=12\n").refused("mode DIV/26VG", "7.7e");
    }

    @Clause({"breakthrough 7.6t", "breakthrough 7.7i"})
    @Test
    void nobodyMountsBesideATraveller() {
        german(2, "german 39/26VG 4,5 op=12\ngerman 77/26VG 4,5 travel\n").refused("mode 39/26VG", "7.6t");
        german(2, "german 39/26VG 4,5 op=12\ngerman 77/26VG 4,5\n").legal("mode 39/26VG");
    }

    @Clause({"breakthrough 7.7j", "breakthrough 7.7l"})
    @Test
    void inTravelModeEveryStepFollowsARoadAndNeedsTheBridge() {
        String column = "german 39/26VG 2,6 op=12 travel\n";
        german(2, column).refused("move 39/26VG 2", "7.7j");
        german(2, column).legal("move 39/26VG 4");
        german(2, column + "blown 2,6/2,7\n").refused("move 39/26VG 4", "7.7l");
    }

    @Clause({"breakthrough 7.7k", "breakthrough 7.9c"})
    @Test
    void inTravelModeAnAttackFollowsARoad() {
        german(2, "german 39/26VG 2,5 op=12 travel\namerican 422/106 2,4\n").legal("attack 39/26VG 1");
        german(2, "german 39/26VG 2,5 op=12 travel\namerican 422/106 3,4\n").refused("attack 39/26VG 2", "7.7k");
    }

    @Clause({"breakthrough 7.7k", "breakthrough 7.9e"})
    @Test
    void whoHasPlottedAnAttackOffTheRoadStaysInNormalMode() {
        german(2, "german 39/26VG 2,5 op=12\namerican 422/106 3,4\n")
                .play("attack 39/26VG 2")
                .refused("mode 39/26VG", "7.7k");
        german(2, "german 39/26VG 2,5 op=12\namerican 422/106 2,4\n")
                .play("attack 39/26VG 1")
                .legal("mode 39/26VG");
        german(2, "german 39/26VG 2,5 op=12 travel\namerican 422/106 2,4\n")
                .play("attack 39/26VG 1")
                .legal("mode 39/26VG");
    }

    @Clause({"breakthrough 7.8a", "breakthrough 7.8h"})
    @Test
    void fortificationGoesLevelByLevelToFive() {
        Operating digging = german(2, "german 39/26VG 4,5 op=18 fort=3\n").play("fortify 39/26VG", "fortify 39/26VG");
        assertThat(digging.forces().fort(Operating.unit("39/26VG"))).isEqualTo(5);
        digging.refused("fortify 39/26VG", "7.8a");
    }

    @Clause({"breakthrough 7.8g", "breakthrough 4.3h"})
    @Test
    void unitsOutOfSupplyDoNotFortify() {
        german(4, "german 39/26VG 4,5 op=12 unsupplied\n").refused("fortify 39/26VG", "7.8g");
        german(4, "german 39/26VG 4,5 op=0 isolated\n").refused("fortify 39/26VG", "7.8g", "13.5p");
    }

    @Clause({"breakthrough 7.8c", "breakthrough 13.5p"})
    @Test
    void anEngineerHelpsInNormalModeAndHelpsItself() {
        assertThat(german(2, "german 39/26VG 4,5 op=12\ngerman ENG/ISS 4,5 travel\n")
                        .price("39/26VG", "fortify 39/26VG"))
                .isEqualTo(6);
        assertThat(german(2, "german ENG/ISS 4,5 op=20\n").price("ENG/ISS", "fortify ENG/ISS"))
                .isEqualTo(5);
        assertThat(american(2, "american 1102 4,5 op=9\n").price("1102", "fortify 1102"))
                .isEqualTo(3);
    }

    @Clause({"breakthrough 7.9a", "breakthrough 7.9c", "breakthrough 7.9d", "breakthrough 7.9g", "breakthrough 13.5o"})
    @Test
    void anAttackIsPlottedForSixPointsAndItsDirectionKept() {
        Operating plot = german(2, "german 39/26VG 4,5 op=12\namerican 422/106 4,4\n");
        assertThat(plot.price("39/26VG", "attack 39/26VG 1")).isEqualTo(6);
        assertThat(plot.forces().plot(Operating.unit("39/26VG"))).isZero();
        plot.refused("attack 39/26VG 1", "7.9g");
        german(2, "german 39/26VG 4,5 op=5\namerican 422/106 4,4\n").refused("attack 39/26VG 1", "13.5o");
        german(2, "german 39/26VG 4,5 op=12\namerican 422/106 4,4\n").refused("attack 39/26VG 2", "7.9c");
    }

    @Clause("breakthrough 7.9e")
    @Test
    void noOrderTakesAPlotBack() {
        Operating plot =
                german(2, "german 39/26VG 4,5 op=24\namerican 422/106 4,4\n").play("attack 39/26VG 1");
        plot.position().orders(order -> {
            BreakthroughPosition copy = plot.position().copy();
            if (Games.GAME.notation().print(order).equals("done")) return;
            copy.play(order, new ScriptedDice(), event -> {});
            assertThat(copy.state().forces().plot(Operating.unit("39/26VG"))).isNotEqualTo(Forces.NONE);
        });
    }

    @Clause({"breakthrough 7.9b", "breakthrough 13.5w"})
    @Test
    void anAttackInTheSecondPhaseTakesAllThatIsLeft() {
        BreakthroughPosition position = ProvingGround.position("2", "german operation 2", ProvingGround.FACE_TO_FACE);
        Operating.of(position).play("attack 39/26VG 1").has(Forces::op, "39/26VG", 0);
        Operating.of(ProvingGround.position("2", "german operation 2", """
                german 39/26VG 4,5 op=5
                american 422/106 4,4
                """)).refused("attack 39/26VG 1", "13.5o");
    }

    @Clause({"breakthrough 4.3p", "breakthrough 8.2e"})
    @Test
    void anIsolatedUnitMayNotAttack() {
        german(4, "german 39/26VG 4,5 op=12 isolated\namerican 422/106 4,4\n").refused("attack 39/26VG 1", "4.3p");
        german(4, "german 39/26VG 4,5 op=12 unsupplied\namerican 422/106 4,4\n").legal("attack 39/26VG 1");
    }

    @Clause({"breakthrough 7.9h", "breakthrough 7.6p"})
    @Test
    void tanksAttackAcrossARiver() {
        german(2, "german 16/116PZ 6,7 op=24\namerican 422/106 6,6\n").legal("attack 16/116PZ 1");
    }

    @Clause({"breakthrough 7.3b", "breakthrough 7.9f"})
    @Test
    void theAdvanceIsAToggleKnownToItsOwnSide() {
        Operating toggle = german(2, "german 39/26VG 4,5 op=12\n").refused("advance 39/26VG no", "7.3b");
        var events = Games.play(toggle.position(), new ScriptedDice(), "advance 39/26VG yes");
        assertThat(toggle.forces().advance(Operating.unit("39/26VG"))).isTrue();
        toggle.refused("advance 39/26VG yes", "7.3b");
        var told = Games.of(OperationEvent.AdvanceSet.class, events).getFirst();
        assertThat(told.seenBy(Army.AMERICAN.side())).isEmpty();
        assertThat(told.seenBy(Army.GERMAN.side())).isPresent();
    }

    @Clause({"breakthrough 6.1f", "breakthrough 7.1b"})
    @Test
    void onlyOwnUnitsOnTheMapAreCommanded() {
        german(2, "german 39/26VG 4,5 op=12\namerican 422/106 4,4\n")
                .refused("fortify 422/106", "6.1f")
                .refused("fortify 77/26VG", "6.1b");
    }
}
