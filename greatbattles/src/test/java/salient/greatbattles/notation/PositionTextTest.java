package salient.greatbattles.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.DivisionFact;
import salient.greatbattles.state.Field;
import salient.greatbattles.state.ObjectiveFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.TemplateFact;
import salient.greatbattles.state.UnitFact;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Lines;
import salient.kernel.play.Options;

/** Positions in words and inches, with a table of their own. */
class PositionTextTest {
    private static final GreatBattles GAME = new GreatBattles();
    private static final String TABLE =
            "greatbattles\nscenario\n" + Lines.indented(ProvingGround.SCENARIO) + "phase allied fire\nturn 5\n";

    private static State read(String text) {
        return ((GreatBattlesPosition) GAME.notation().parsePosition(text)).state();
    }

    @Test
    void theNameOfAScenarioAloneIsItsStart() {
        GreatBattlesPosition start = GAME.start(GAME.scenario("agira"), Options.of(GAME.options(), Map.of()));
        assertThat(read("greatbattles agira").hash()).isEqualTo(start.hash());
    }

    @Test
    void aTableOfOnesOwnIsABlock() {
        State s = read(TABLE + "stand allied/A1/1 12.5,4@90\nunit allied/A1 activated march\n");
        int unit = s.scenario().findUnit("allied/A1").orElseThrow().index();
        int stand = s.scenario().findStand("allied/A1/1").orElseThrow().index();
        assertThat(s.scenario().title()).isEqualTo("The proving ground");
        assertThat(s.at(stand)).isEqualTo(new Point(12_500, 4_000));
        assertThat(s.stands().facing(stand)).isEqualTo(90);
        assertThat(s.units().place(unit)).isEqualTo(UnitPlace.TABLE);
        assertThat(s.units().status(unit)).isEqualTo(Status.ACTIVATED);
        assertThat(s.units().formation(unit)).isEqualTo(Formation.MARCH);
        assertThat(s.units().actions(unit)).isEqualTo(2);
        assertThat(s.phase()).isEqualTo(Phase.FIRE);
        assertThat(s.turnState().round()).isEqualTo(1);
        assertThat(s.decider()).isZero();
        String text = GAME.notation().print(new GreatBattlesPosition(s));
        assertThat(GAME.notation().print(GAME.notation().parsePosition(text))).isEqualTo(text);
        assertThat(text).contains("stand allied/A1/1 12.5,4@90\n").contains("unit allied/A1 activated march\n");
    }

    @Test
    void twoTablesOfOneNameAreDifferentPositions() {
        String other =
                TABLE.replace("area woods Wood 10,10 14,10 14,14 10,14", "area woods Wood 10,10 14,10 14,15 10,15");
        assertThat(read(TABLE).hash()).isNotEqualTo(read(other).hash());
    }

    @Test
    void whatIsWrongInTheBlockHasItsPlaceInTheWhole() {
        assertThatThrownBy(() -> read(TABLE.replace("table 30 30", "table 30 300")))
                .isInstanceOf(BadNotation.class)
                .hasMessageStartingWith("line 4, column 12:");
    }

    @Test
    void wordsAndLinesStandInAnyOrderAndUsualValuesMayBeWritten() {
        String facts = "unit axis/A1 hits=2 hit-by=allied/A1+allied/B1 activated assault table\n";
        String other = "unit axis/A1 table assault activated hit-by=allied/B1+allied/A1 hits=2\n";
        String stands = "stand axis/A1/1 suppressed not-acted 5,20@180\nstand allied/A1/1 5,5 with=allied/A1\n";
        assertThat(read(TABLE + facts + stands).hash())
                .isEqualTo(read(TABLE + stands + other).hash());
    }

    @Test
    void aPendingDecisionIsWritten() {
        String text = TABLE + """
                stand allied/A1/1 5,5
                stand axis/A1/1 5,9@180
                stand axis/A1/2 5,11@180 rear
                unit allied/A1 activated action-used=single-stands
                shooting allied/A1
                asks displacement struck axis/A1/1 fatal
                """;
        GreatBattlesPosition position = (GreatBattlesPosition) GAME.notation().parsePosition(text);
        assertThat(position.toDecide()).isEqualTo(GreatBattles.AXIS);
        assertThat(position.state().ask()).isEqualTo(Decision.DISPLACEMENT);
        assertThat(position.play(
                                GAME.notation().parseOrder("displace axis/A1/2", position),
                                new ScriptedDice(java.util.List.of()),
                                _ -> {})
                        .isLegal())
                .isTrue();
        int rear =
                position.state().scenario().findStand("axis/A1/2").orElseThrow().index();
        assertThat(position.state().onTable(rear)).isFalse();
    }

    @Test
    void aMoveInTheMiddleIsWritten() {
        State s = read(TABLE.replace("allied fire", "allied movement") + """
                stand allied/A1/1 5,6
                stand axis/A1/1 5,12@180
                unit allied/A1 activated action-used=whole-unit
                unit axis/A1 activated
                moving allied/A1 gone 1 asked-after 1
                way allied/A1/1 5,5;5,7@0
                seen allied/A1/1 by axis/A1/1 1
                asks opportunity
                """);
        assertThat(s.decider()).isEqualTo(1);
        assertThat(GAME.notation().parseOrder("opportunity axis/A1/1 allied/A1/1", new GreatBattlesPosition(s)))
                .satisfies(o -> assertThat(new GreatBattlesPosition(s).judge(o).isLegal())
                        .isTrue());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "stand allied/A1/1 5,5;stand axis/A1/1 5,5|axis/A1/1 and allied/A1/1 are in the same place",
                "stand allied/A1/1 0,5|allied/A1/1 is off the table: its base does not fit at 0,5",
                "stand allied/A1/1 31,5|31 inches is off the table, which ends at 30",
                "stand allied/A1/1 5,5 loaded|allied/A1/1 cannot be loaded: it has no transport",
                "stand allied/A1/1 5,5 dismounted|allied/A1/1 cannot be dismounted: it has no transport",
                "stand allied/A1/1 5,5 set-up|allied/A1/1 cannot be set-up: only guns and heavy weapons are",
                "stand allied/A/3 5,5 set-up loaded with=allied/A1|allied/A/3 cannot be both loaded and set-up",
                "stand allied/A/2 5,5|allied/A/2 is on the table with no battalion: say with=UNIT",
                "stand allied/A/2 5,5 with=axis/A1|allied/A/2 cannot be with an enemy, axis/A1",
                "stand allied/A1/1 5,5 with=allied/B1|allied/A1/1 belongs to allied/A1",
                "stand allied/A1/1 5,5 riding|allied/A1/1 rides on a tank if it is riding on=STAND, both words",
                "stand allied/A1/1 5,5 indirect|allied/A1/1 cannot fire indirectly without aims=STAND",
                "stand allied/A1/1 5,5;stand allied/A1/1 6,6|allied/A1/1 stands twice",
                "stand allied/A1/1 5,5 suppressed suppressed|'suppressed' says something that has been said already",
                "unit axis/A1 locked=allied/A1|axis/A1 is locked with allied/A1 only if that is an enemy locked with it",
                "unit axis/A1 hit-by=axis/A2|axis/A2 is no enemy",
                "day 4|the scenario has 1 days",
                "asks loss|a loss needs of UNIT",
                "asks opportunity|opportunity fire is asked for while a unit is moving or landing",
                "moving allied/A1|a unit that is moving needs a line 'way' for each stand",
                "won axis|a side has won exactly when the phase is over",
                "template allied 9|expected a template of this side, found '9'",
                "weather hail|expected one of the words (clear, overcast, drizzle, rain, fog), found 'hail'"
            })
    void whatCannotBeIsRefusedWithLineAndReason(String lines, String reason) {
        String text = TABLE + lines.replace(';', '\n') + "\n";
        assertThatThrownBy(() -> read(text)).isInstanceOf(BadNotation.class).hasMessageEndingWith(": " + reason);
    }

    @Test
    void theComplaintIsAtTheLineOfTheThing() {
        assertThatThrownBy(() -> read("greatbattles crossroads\nturn 3\nstand allied/A1/1 5,5 loaded\n"))
                .hasMessageStartingWith("line 3, column 7:");
    }

    /** V47. */
    @Test
    void optionsThatExcludeEachOtherAreRefused() {
        assertThatThrownBy(() -> read("greatbattles malta\noption variant.entrench yes\n"))
                .isInstanceOf(BadNotation.class)
                .hasMessage(
                        "line 2, column 8: malta.entrench and variant.entrench exclude each other (greatbattles V47).");
    }

    @Test
    void aStepInWhichNothingIsDecidedIsRefused() {
        assertThatThrownBy(() -> read("greatbattles crossroads\nphase allied morale\n"))
                .isInstanceOf(BadNotation.class)
                .hasMessage("line 1, column 1: allied has nothing to decide in the phase morale");
    }

    /** Versions 1 and 2 counted in numbers and quarter inches. */
    @Test
    void aFormerPositionInTheMiddleOfAMoveIsRead() {
        State s = read("""
                greatbattles crossroads
                game turn=3 phase=9 decider=1 ask=1 proceeded=1 round=1 mover=0 step=6 hurt=2
                unit allied/A1 status=1 where=1 actions=2 doing=1
                unit axis/A1 status=1 where=1
                stand allied/A1/1 x=5000 y=6500 unit=0 place=1
                stand allied/A1/2 unit=0
                stand allied/A1/3 unit=0
                stand allied/COps unit=1
                stand allied/FUP unit=2
                stand axis/A1/1 x=5000 y=9000 facing=180 unit=3 place=1
                stand axis/A1/2 unit=3
                stand axis/COps unit=4
                stand axis/FUP unit=5
                plan 0 0 0 2 5000 5000 5000 8000
                """);
        assertThat(s.pending().move().walked()).isEqualTo(1500);
        assertThat(s.pending().move().askedAt()).isEqualTo(1000);
        assertThat(s.pending().move().suppressedAt()).isEqualTo(500);
        assertThat(GAME.notation().print(new GreatBattlesPosition(s)))
                .contains("moving allied/A1 gone 1.5 asked-after 1 suppressed-after 0.5\n");
    }

    @Test
    void theExampleOnThePageIsAPosition() throws IOException {
        String page = Files.readString(Path.of("../docs/notation.md"));
        String fence = "```greatbattles position\n";
        int from = page.indexOf(fence) + fence.length();
        String example = page.substring(from, page.indexOf("```", from));
        String printed = GAME.notation().print(GAME.notation().parsePosition(example));
        assertThat(printed).isEqualTo(example);
    }

    /** The page for authors explains each word that a position may have. */
    @Test
    void everyWordIsOnThePage() throws IOException {
        String all = Files.readString(Path.of("../docs/notation.md"));
        String page = all.substring(all.indexOf("## Great Battles"));
        for (String word : GameWords.words()) assertThat(page).contains("`" + word);
        Stream.<Field[]>of(
                        UnitFact.values(),
                        StandFact.values(),
                        TemplateFact.values(),
                        DivisionFact.values(),
                        ObjectiveFact.values())
                .flatMap(Arrays::stream)
                .map(FactWords::of)
                .flatMap(Optional::stream)
                .forEach(words -> {
                    if (words.form() instanceof Form.Choice(var choices, boolean bare) && bare)
                        choices.forEach(choice -> assertThat(page).contains("`" + choice + "`"));
                    else
                        assertThat(page).contains("`" + words.word() + (words.form() instanceof Form.Flag ? "`" : "="));
                });
        for (Phase phase : Phase.values()) assertThat(page).contains("`" + phase.word() + "`");
        for (Decision decision : Decision.values())
            if (decision != Decision.NOTHING) assertThat(page).contains("`asks " + decision.id());
    }
}
