package salient.breakthrough.organization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.breakthrough.Rulings.assertLegal;
import static salient.breakthrough.Rulings.assertRefused;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughSubject;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.supply.Isolation;
import salient.breakthrough.tables.Arm;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.rulebook.Clause;

/** 6.6. */
class BuildUpTest {
    private static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    private static BreakthroughPosition german(String units) {
        return Games.twelveDays("turn 4 fog\nphase german organization\npools LVIII 50\n" + units);
    }

    private static State built(String units, String commander) {
        BreakthroughPosition position = german(units);
        Games.play(position, new ScriptedDice(), "build-up " + commander);
        return position.state();
    }

    @Test
    @Clause({
        "breakthrough 6.6a",
        "breakthrough 6.6d",
        "breakthrough 6.6k",
        "breakthrough 1.5e",
        "breakthrough 6.3e",
        "breakthrough 7.6u"
    })
    void twoRegimentsInAHexBecomeADivisionalUnitWithTheirStrengths() {
        State s = built("german 60/116PZ 13,25\ngerman 156/116PZ 13,25", "60/116PZ");
        int division = unit("DIV/116PZ");
        assertThat(s.forces().onMap(division)).isTrue();
        assertThat(s.forces().strength(division)).isEqualTo(105);
        assertThat(s.forces().stacking(division)).isEqualTo(2);
        assertThat(s.forces().status(unit("60/116PZ"))).isEqualTo(Status.IN_DIVISION);
        assertThat(s.forces().onMap(Army.GERMAN)).isEqualTo(1);
    }

    @Test
    @Clause("breakthrough 6.6b")
    void aThirdRegimentJoinsTheDivisionalUnit() {
        State s = built("german DIV/116PZ 13,25 of=60/116PZ+156/116PZ\ngerman 16/116PZ 13,25", "16/116PZ");
        assertThat(s.forces().strength(unit("DIV/116PZ"))).isEqualTo(160);
        assertThat(s.forces().stacking(unit("DIV/116PZ"))).isEqualTo(3);
    }

    @Test
    @Clause({"breakthrough 6.6a", "breakthrough 6.6o"})
    void aRegimentAloneAndUnitsOfDifferentDivisionsDoNotBuildUp() {
        BreakthroughPosition position =
                german("german 60/116PZ 13,25\ngerman 2/2PZ 13,25\ngerman 150 13,26\ngerman PZ/LVIII 13,26");
        assertRefused(position, "build-up 60/116PZ", "6.6a");
        assertRefused(position, "build-up 150", "6.6o");
    }

    @Test
    @Clause({"breakthrough 6.6o", "breakthrough 13.2h"})
    void theBattalionsOfThe28thNeverBuildUp() {
        BreakthroughPosition position = Games.twelveDays("4", "american organization", """
                american a/28 2,24
                american b/28 2,24
                american 112/28 2,24
                """);
        assertRefused(position, "build-up a/28", "6.6o");
        assertRefused(position, "build-up 112/28", "6.6a");
    }

    @Test
    @Clause("breakthrough 6.6l")
    void aDivisionOfFourHasOneDivisionalUnitOfThreeAtMost() {
        BreakthroughPosition position = german("""
                german DIV/LEHR 8,26 of=901/LEHR+902/LEHR
                german 130/LEHR 8,27
                german REC/LEHR 8,27
                """);
        assertRefused(position, "build-up 130/LEHR", "6.6l");
        assertThat(OrderOfBattle.allDivisions().stream()
                        .filter(d -> OrderOfBattle.regiments(d).length == 4)
                        .map(Object::toString))
                .containsExactlyInAnyOrder("101", "82", "LEHR");
    }

    @Test
    @Clause({"breakthrough 6.6a", "breakthrough 6.3e"})
    void twoOfThreeRegimentsBuildUpAndTheThirdStays() {
        String three = "german 16/116PZ 13,25\ngerman 60/116PZ 13,25\ngerman 156/116PZ 13,25";
        State s = built(three, "60/116PZ 156/116PZ");
        assertThat(s.forces().strength(unit("DIV/116PZ"))).isEqualTo(105);
        assertThat(s.forces().status(unit("16/116PZ"))).isEqualTo(Status.ON_MAP);
        assertThat(s.forces().stackingAt(s.forces().hex(unit("DIV/116PZ")))).isEqualTo(3);
        State joined =
                built("german DIV/116PZ 13,25 of=60/116PZ+156/116PZ\ngerman 16/116PZ 13,25", "16/116PZ DIV/116PZ");
        assertThat(joined.forces().stacking(unit("DIV/116PZ"))).isEqualTo(3);
        List<String> offered = new ArrayList<>();
        BreakthroughPosition position = german(three);
        position.orders(
                new BreakthroughSubject.OfUnit(OrderOfBattle.named("60/116PZ")),
                order -> offered.add(Games.GAME.notation().print(order)));
        assertThat(offered).contains("build-up 60/116PZ", "build-up 60/116PZ 16/116PZ", "build-up 60/116PZ 156/116PZ");
    }

    @Test
    @Clause("breakthrough 6.6a")
    void partnersMustBeRegimentsOfTheDivisionInTheHex() {
        BreakthroughPosition position =
                german("german 16/116PZ 13,25\ngerman 60/116PZ 13,25\ngerman 156/116PZ 13,26\ngerman 2/2PZ 13,25");
        assertRefused(position, "build-up 60/116PZ 156/116PZ", "6.6a");
        assertRefused(position, "build-up 60/116PZ 2/2PZ", "6.6a");
        assertRefused(position, "build-up 60/116PZ 2/2PZ 156/116PZ", "6.6a", "6.6a");
        assertThatThrownBy(() -> Games.order(position, "build-up 60/116PZ 60/116PZ"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("line 1, column 19");
    }

    /** Who names all names none: an order has one text. */
    @Test
    void namingAllWhoAreThereIsTheOrderWithoutNames() {
        BreakthroughPosition position = german("german 16/116PZ 13,25\ngerman 60/116PZ 13,25\ngerman 156/116PZ 13,25");
        assertThat(Games.GAME.notation().print(Games.order(position, "build-up 60/116PZ 156/116PZ 16/116PZ")))
                .isEqualTo("build-up 60/116PZ");
    }

    @Test
    @Clause({"breakthrough 6.6l", "breakthrough 7.10b", "breakthrough 7.10c", "breakthrough 10.1d"})
    void aDivisionalUnitThatHasExitedIsNotBuiltAgainAndKeepsItsPoints() {
        String units = """
                german DIV/LEHR 19,0 of=901/LEHR+902/LEHR op=4
                german 130/LEHR 19,1
                german REC/LEHR 19,1
                """;
        BreakthroughPosition position = german(units);
        Games.play(position, new ScriptedDice(), "exit DIV/LEHR");
        State s = position.state();
        int strength = s.forces().strength(unit("DIV/LEHR"));
        s.forces().shift(unit("130/LEHR"), s.board().at(19, 0));
        s.forces().shift(unit("REC/LEHR"), s.board().at(19, 0));
        assertRefused(position, "build-up 130/LEHR", "6.6l");
        assertThat(BuildUp.canBuildUp(s, unit("130/LEHR"))).isFalse();
        assertThat(s.forces().status(unit("DIV/LEHR"))).isEqualTo(Status.EXITED);
        assertThat(strength).isPositive();
    }

    @Test
    @Clause({"breakthrough 6.6e", "breakthrough 6.6f", "breakthrough 0e"})
    void efficiencyIsAveragedByStrengthAndFortificationByStacking() {
        State s = built("""
                german 60/116PZ 13,25 strength=45 efficiency=80 fort=1
                german 156/116PZ 13,25 strength=60 efficiency=95 fort=4
                """, "60/116PZ");
        // (45 x 80 + 60 x 95) / 105 = 88.57; (1 + 4) / 2 floored
        assertThat(s.forces().efficiency(unit("DIV/116PZ"))).isEqualTo(89);
        assertThat(s.forces().fort(unit("DIV/116PZ"))).isEqualTo(2);
        State half = built("""
                german 60/116PZ 13,25 strength=30 efficiency=80
                german 156/116PZ 13,25 strength=30 efficiency=81
                """, "60/116PZ");
        assertThat(half.forces().efficiency(unit("DIV/116PZ"))).isEqualTo(81); // 80.5 half up
    }

    @Test
    @Clause({"breakthrough 6.6h", "breakthrough 6.6i", "breakthrough 6.6p"})
    void theResultHasTheSupplyOfTheCommanderNormalModeTheLeastPointsAndAllArtillery() {
        String units = """
                german 60/116PZ 13,25 unsupplied travel op=5 artillery=7 advance
                german 156/116PZ 13,25 op=12 artillery=10
                """;
        State s = built(units, "60/116PZ");
        int division = unit("DIV/116PZ");
        assertThat(s.forces().supply(division)).isEqualTo(SupplyState.UNSUPPLIED);
        assertThat(s.forces().mode(division)).isEqualTo(Mode.NORMAL);
        assertThat(s.forces().op(division)).isEqualTo(5);
        assertThat(s.forces().artillery(division)).isEqualTo(17);
        assertThat(s.forces().advance(division)).isFalse();
        assertThat(built(units, "156/116PZ").forces().supply(division)).isEqualTo(SupplyState.SUPPLIED);
    }

    @Test
    @Clause({"breakthrough 6.6h", "breakthrough 4.4d"})
    void wantOfFuelIsThatOfTheCommanderToo() {
        String units = """
                german 60/116PZ 13,25 unsupplied no-fuel
                german 156/116PZ 13,25
                """;
        int division = unit("DIV/116PZ");
        State dry = built(units, "60/116PZ");
        assertThat(dry.forces().supply(division)).isEqualTo(SupplyState.UNSUPPLIED);
        assertThat(dry.forces().withoutFuel(division)).isTrue();
        State supplied = built(units, "156/116PZ");
        assertThat(supplied.forces().supply(division)).isEqualTo(SupplyState.SUPPLIED);
        assertThat(supplied.forces().withoutFuel(division)).isFalse();
    }

    @Test
    @Clause({"breakthrough 6.6h", "breakthrough 4.2e"})
    void isolatedRegimentsMakeAnIsolatedDivisionThatTheNextSupplyPhaseFrees() {
        State s = built("""
                german 60/116PZ 10,5 isolated
                german 156/116PZ 10,5 isolated
                american 422/106 10,4
                american 423/106 10,6
                """, "60/116PZ");
        int division = unit("DIV/116PZ");
        assertThat(s.forces().supply(division)).isEqualTo(SupplyState.ISOLATED);
        assertThat(Isolation.state(s, division)).isEqualTo(SupplyState.UNSUPPLIED);
    }

    @Test
    @Clause({"breakthrough 6.6q", "breakthrough 13.2f", "breakthrough 1.5c"})
    void aDivisionalUnitHasTheArmOfItsDivisionAndIsMobileIfAllItsComponentsAre() {
        assertThat(OrderOfBattle.named("DIV/116PZ").arm()).isEqualTo(Arm.PZ);
        assertThat(OrderOfBattle.named("DIV/116PZ").mobile()).isTrue();
        assertThat(OrderOfBattle.named("DIV/116PZ").allowance().first()).isEqualTo(24);
        assertThat(OrderOfBattle.named("DIV/3PZGR").arm()).isEqualTo(Arm.PZGR);
        assertThat(OrderOfBattle.named("DIV/3PZGR").allowance().first()).isEqualTo(20);
        assertThat(OrderOfBattle.named("DIV/5FJ").mobile()).isFalse();
        assertThat(OrderOfBattle.named("DIV/1SS").allowance().first())
                .as("Piper in his division")
                .isEqualTo(24);
        assertThat(OrderOfBattle.find("DIV/28")).isEmpty();
        assertThat(OrderOfBattle.find("DIV/272VG")).isEmpty();
    }

    @Test
    @Clause({"breakthrough 6.6c", "breakthrough 6.6g", "breakthrough 6.6i", "breakthrough 6.6p", "breakthrough 6.6h"})
    void aDivisionalUnitBreaksDownIntoAllItsRegimentsInProportion() {
        BreakthroughPosition position =
                german("german DIV/116PZ 13,25 of=16/116PZ+60/116PZ+156/116PZ strength=100 efficiency=83 fort=2 op=9"
                        + " artillery=20 unsupplied");
        Games.play(position, new ScriptedDice(), "break-down DIV/116PZ");
        Forces forces = position.state().forces();
        // of 160: 100 x 55/160 = 34.375, 100 x 45/160 = 28.125, 100 x 60/160 = 37.5
        assertThat(forces.strength(unit("16/116PZ"))).isEqualTo(34);
        assertThat(forces.strength(unit("60/116PZ"))).isEqualTo(28);
        assertThat(forces.strength(unit("156/116PZ"))).isEqualTo(38);
        int artillery = 0;
        for (String id : new String[] {"16/116PZ", "60/116PZ", "156/116PZ"}) {
            assertThat(forces.efficiency(unit(id))).isEqualTo(83);
            assertThat(forces.fort(unit(id))).isEqualTo(2);
            assertThat(forces.op(unit(id))).isEqualTo(9);
            assertThat(forces.supply(unit(id))).isEqualTo(SupplyState.UNSUPPLIED);
            artillery += forces.artillery(unit(id));
        }
        assertThat(artillery).isEqualTo(20);
        assertThat(forces.status(unit("DIV/116PZ"))).isEqualTo(Status.ABSENT);
        assertThat(forces.onMap(Army.GERMAN)).isEqualTo(3);
    }

    @Test
    @Clause("breakthrough 6.6p")
    void artilleryOverTheCapOfARegimentGoesBackToThePool() {
        BreakthroughPosition position = german("german DIV/116PZ 13,25 of=60/116PZ+156/116PZ artillery=33");
        Games.play(position, new ScriptedDice(), "break-down DIV/116PZ");
        State s = position.state();
        assertThat(s.forces().artillery(unit("60/116PZ"))).isEqualTo(14);
        assertThat(s.forces().artillery(unit("156/116PZ"))).isEqualTo(15);
        assertThat(s.turn().pool(11)).as("LVIII").isEqualTo(54);
    }

    @Test
    @Clause({"breakthrough 6.6g", "breakthrough 10.1g"})
    void aRegimentWhoseShareIsNothingIsLost() {
        BreakthroughPosition position = german("german DIV/560VG 13,25 of=1128/560VG+1129/560VG+1130/560VG strength=2");
        Games.play(position, new ScriptedDice(), "break-down DIV/560VG");
        assertThat(position.state().forces().status(unit("1129/560VG"))).isEqualTo(Status.ELIMINATED);
        assertThat(position.state().turn().eliminated(Army.GERMAN)).isEqualTo(1);
    }

    @Test
    @Clause("breakthrough 6.6j")
    void breakingDownNeedsFreeSlots() {
        BreakthroughPosition position = Games.start("last-seven-days");
        State s = position.state();
        s.turn().setPhase(salient.breakthrough.state.Phase.ORGANIZATION, Army.GERMAN);
        Games.play(position, new ScriptedDice(), "build-up 12/12SS");
        assertThat(s.forces().onMap(Army.GERMAN)).isEqualTo(69);
        assertLegal(position, "break-down DIV/12SS");
        s.forces().place(unit("FGR"), s.board().at(19, 31));
        assertRefused(position, "break-down DIV/12SS", "6.6j");
    }

    @Test
    @Clause("breakthrough 6.6c")
    void onlyADivisionalUnitBreaksDown() {
        assertRefused(german("german 60/116PZ 13,25"), "break-down 60/116PZ", "6.6c");
    }

    @Test
    @Clause({"breakthrough 6.6g", "breakthrough 8.3d"})
    void sharesAddUpAndFollowTheLargestRemainder() {
        assertThat(Shares.divide(100, new int[] {55, 45, 60})).containsExactly(34, 28, 38);
        assertThat(Shares.divide(13, new int[] {60, 105})).containsExactly(5, 8);
        assertThat(Shares.divide(1, new int[] {1, 1, 1})).containsExactly(1, 0, 0);
        assertThat(Shares.divide(0, new int[] {5, 5})).containsExactly(0, 0);
        for (int total = 0; total < 200; total += 7)
            assertThat(Arrays.stream(Shares.divide(total, new int[] {15, 32, 25, 40}))
                            .sum())
                    .isEqualTo(total);
    }
}
