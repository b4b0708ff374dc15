package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.tables.StandType;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;

@Clause("greatbattles V58")
class HandicapTest {
    private static final GreatBattles GAME = new GreatBattles();
    private static final Path FORD = Path.of("..", "docs", "examples", "six-nations.txt");

    private static GreatBattlesPosition start(String scenario, String handicap) {
        return GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), Map.of(Option.HANDICAP, handicap)));
    }

    private static ScenarioDefinition played(String scenario, String handicap) {
        return start(scenario, handicap).state().scenario();
    }

    private static List<Stand> companies(String scenario, String handicap, String battalion) {
        ScenarioDefinition battle = played(scenario, handicap);
        int unit = battle.findUnit(battalion).orElseThrow().index();
        return battle.stands().stream().filter(stand -> stand.unit() == unit).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "crossroads, 3, average, 6, experienced",
        "agira, 4, average, 6, experienced",
        "malta, 4, average, 4, experienced"
    })
    void theAttackOrTheDefenseIsStrongerIfItIsChosen(
            String scenario, int usual, String grade, int evened, String evenedGrade) {
        assertThat(companies(scenario, "no", "allied/A1")).hasSize(usual).allMatch(s -> s.type() == StandType.INFANTRY);
        assertThat(companies(scenario, "yes", "allied/A1"))
                .hasSize(evened)
                .allMatch(s -> s.type() == StandType.INFANTRY);
        assertThat(played(scenario, "no")
                        .findUnit("allied/A1")
                        .orElseThrow()
                        .quality()
                        .id())
                .isEqualTo(grade);
        assertThat(played(scenario, "yes")
                        .findUnit("allied/A1")
                        .orElseThrow()
                        .quality()
                        .id())
                .isEqualTo(evenedGrade);
    }

    @Test
    void theCanadiansHaveMoreActivationPointsToo() {
        assertThat(start("agira", "no").state().sides().points(0)).isEqualTo(12);
        assertThat(start("agira", "yes").state().sides().points(0)).isEqualTo(40);
    }

    @Test
    void aScenarioWithoutOneIsPlayedAsItIs() {
        assertThat(played("noville", "yes")).isSameAs(played("noville", "no"));
    }

    @Test
    void itIsOffUnlessItIsChosen() {
        assertThat(Options.of(GAME.options(), Map.of()).get(Option.HANDICAP)).isEqualTo(Option.NO_HANDICAP);
    }

    /** Records made before there was one have the hash of a game without it. */
    @Test
    void onlyAChosenHandicapChangesTheHash() {
        GreatBattlesPosition usual = GAME.start(GAME.scenario("noville"), Options.of(GAME.options(), Map.of()));
        assertThat(start("noville", "no").hash()).isEqualTo(usual.hash());
        assertThat(start("noville", "yes").hash()).isNotEqualTo(usual.hash());
    }

    @Test
    void theOptionTellsWhatChangesInEachScenarioThatHasOne() {
        String told = GAME.options().stream()
                .filter(option -> option.id().equals(Option.HANDICAP))
                .findFirst()
                .orElseThrow()
                .explanation();
        assertThat(told).contains("Ours");
        for (ScenarioDefinition battle : ScenarioDefinitions.all())
            if (battle.id().equals("noville")) assertThat(told).doesNotContain(battle.title());
            else
                assertThat(told)
                        .contains(battle.title() + ": "
                                + battle.handicap().orElseThrow().effect());
    }

    @ParameterizedTest
    @ValueSource(strings = {"crossroads", "agira", "malta", "noville"})
    void aPositionIsReadAsItIsWritten(String scenario) {
        String text = GAME.notation().print(start(scenario, "yes"));
        assertThat(text).contains("option handicap yes");
        GreatBattlesPosition read = (GreatBattlesPosition) GAME.notation().parsePosition(text);
        assertThat(read.state().scenario()).isSameAs(played(scenario, "yes"));
        assertThat(GAME.notation().print(read)).isEqualTo(text);
    }

    /** A stand that only the handicap brings can be told of only after the option. */
    @Test
    void inAPositionItComesBeforeWhatItChanges() {
        String late = "greatbattles crossroads\nstand allied/A1/2 6,3@0\noption handicap yes\n";
        assertThatThrownBy(() -> GAME.notation().parsePosition(late))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("comes before units and other facts");
        assertThatThrownBy(() -> GAME.notation().parsePosition("greatbattles crossroads\nstand allied/A1/5 6,3@0\n"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("allied/A1/5");
    }

    @Test
    void aTableOfOnesOwnKeepsBothForms() throws IOException {
        String own = Files.readString(FORD) + "handicap \"Fog lifts.\"\nwith-handicap fog-lifts\n";
        ScenarioDefinition battle = ScenarioReader.readOwn(own);
        GreatBattlesPosition position = GAME.start(battle, Options.of(GAME.options(), Map.of(Option.HANDICAP, "yes")));
        assertThat(battle.fogLifts()).isFalse();
        assertThat(position.state().scenario().fogLifts()).isTrue();
        GreatBattlesPosition read = (GreatBattlesPosition)
                GAME.notation().parsePosition(GAME.notation().print(position));
        assertThat(read.state().scenario().fogLifts()).isTrue();
        assertThat(read.hash()).isEqualTo(position.hash());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "with-handicap days 3 | a line 'handicap' with what it changes, in words, is missing",
                "handicap \"More days.\" | changes nothing",
                "with-handicap | found the end of the line",
                "with-handicap scenario other \"Another\" | is the same with and without the handicap",
                "with-handicap dyas 3 | without-handicap, table",
            })
    void aHandicapThatIsHalfWrittenIsRefusedWithItsLine(String line, String why) throws IOException {
        String ford = Files.readString(FORD);
        String more = line.contains("dyas") ? "handicap \"More days.\"\n" : "";
        assertThatThrownBy(() -> ScenarioReader.read(ford + more + line + "\n"))
                .isInstanceOfSatisfying(
                        BadNotation.class,
                        bad -> assertThat(bad.place().line())
                                .isGreaterThan((int) ford.lines().count()))
                .hasMessageContaining(why);
    }
}
