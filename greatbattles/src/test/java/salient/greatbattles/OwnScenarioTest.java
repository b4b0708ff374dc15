package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioFiles;
import salient.kernel.data.Resources;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.rulebook.Clause;

/** Scenario files that are not in the program: read, refused with file, line and reason, played. */
class OwnScenarioTest {
    private static final Path EXAMPLE = Path.of("..", "docs", "examples", "six-nations.txt");

    @TempDir
    private Path folder;

    @Test
    @Clause({"greatbattles W2", "greatbattles W3", "greatbattles W4", "greatbattles W13"})
    void theExampleHasVehiclesOfAllSixNations() {
        ScenarioDefinition battle = ScenarioFiles.read(EXAMPLE);
        SortedSet<String> nations = new TreeSet<>();
        for (var row : Resources.rows("greatbattles/tables/vehicles.csv"))
            if (battle.stands().stream()
                    .anyMatch(s -> s.arms().isPresent()
                            && s.arms().get().name().equals(row.text("name"))
                            && s.arms().get().mobility().isPresent())) nations.add(row.text("nation"));
        assertThat(nations).contains("British", "German", "Italy", "Japan", "Soviet Union", "U.S.A.");
    }

    @Test
    void theExampleIsPlayedToItsEnd() {
        GreatBattles game = new GreatBattles(List.of(ScenarioFiles.read(EXAMPLE)));
        assertThat(RandomPlay.play(game, "six-nations", 1, _ -> {})).isGreaterThan(50);
    }

    @Test
    void itsPositionsAreReadBackByTheGameThatHasIt() {
        GreatBattles game = new GreatBattles(List.of(ScenarioFiles.read(EXAMPLE)));
        Position start = game.start(game.scenario("six-nations"), Options.of(game.options(), Map.of()));
        String text = game.notation().print(start);
        assertThat(game.notation().print(game.notation().parsePosition(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "area town Fordham 17,21 22,21 22,25 17,25|area town Fordham 17,21 22,25 22,21 17,25|line 19, column 11:"
                        + " Fordham: the outline crosses itself: the edge 17,21 to 22,25 meets the edge 22,21 to 17,25",
                "set-up axis C2 in box 24,20 40,36|set-up axis C2 in box 24,20 40.5,36|line 53, column 29: 40.5 inches is"
                        + " off the table, which ends at 40",
                "bunker \"Ford bunker\" 19,20.25|bunker \"Ford bunker\" 19,37|line 25, column 25: 37 inches is off the"
                        + " table, which ends at 36",
                "afv:Cromwell|afv:Cromwel|line 27, column 51: there is no vehicle 'Cromwel' in the vehicle table",
                "\"afv:Type 1=M-M-F\"|\"afv:Type 1=M-M-X\"|line 43, column 43: expected figures such as H-L-F after Type 1",
                "battalion allied A2|battalion allied A1|line 28, column 18: two battalions have the name allied/A1",
                "division allied 2 \"Eastern Division\" C|division allied 2 \"Eastern Division\" A|line 12, column 38:"
                        + " battlegroup A is already in division 1",
                "division allied 2 \"Eastern Division\" C|division allied 2 \"Eastern Division\" D|line 32, column 1:"
                        + " allied/C1 is in no division",
                "reserve axis B1 C1 day 1 turn 3|reserve axis B1 day 1 turn 3|line 43, column 1: axis/C1 has no set-up",
                "victory hold allied Fordham|victory hold allied Ford|line 57, column 21: expected an area named above,"
                        + " found 'Ford'"
            })
    void whatIsWrongIsToldWithFileLineAndReason(String from, String to, String complaint) throws IOException {
        String text = Files.readString(EXAMPLE);
        assertThat(text).contains(from);
        Path file = folder.resolve("mine.txt");
        Files.writeString(file, text.replace(from, to).replace("Ford 17,17", "Shallows 17,17"));
        assertThatThrownBy(() -> ScenarioFiles.read(file)).hasMessage(file + ", " + complaint);
    }

    @Test
    void twoScenariosOfOneIdAreRefused() throws IOException {
        Files.copy(EXAMPLE, folder.resolve("a.txt"));
        List<String> refused = new ArrayList<>();
        assertThat(OwnScenarios.folder(folder, refused::add)).hasSize(1);
        assertThat(refused).isEmpty();
        Files.copy(EXAMPLE, folder.resolve("b.txt"));
        Files.writeString(folder.resolve("c.txt"), "scenario broken");
        assertThat(OwnScenarios.folder(folder, refused::add)).hasSize(1); // the good one is still offered
        assertThat(refused).hasSize(2);
        assertThat(refused.getFirst()).isEqualTo(folder.resolve("b.txt") + ": another scenario has the id six-nations");
        assertThat(refused.getLast()).startsWith(folder.resolve("c.txt").toString());
    }

    @Test
    void aZoneWithoutRoomForItsBattalionsIsRefused() throws IOException {
        Path file = folder.resolve("crowded.txt");
        Files.writeString(
                file,
                ProvingGround.SCENARIO
                        .replace("scenario proving", "scenario crowded")
                        .replace("A1 A2 B1 B2 in box 0,0 30,5", "A1 A2 B1 B2 in box 4,0 7,3"));
        assertThatThrownBy(() -> OwnScenarios.read(file))
                .hasMessageMatching(
                        ".*crowded.txt: the set-up zone of allied/.. has no room for it beside the other units");
        Files.writeString(file, ProvingGround.SCENARIO.replace("scenario proving", "scenario crowded"));
        assertThat(OwnScenarios.read(file).id()).isEqualTo("crowded");
    }

    @Test
    void anUnknownNationIsRefused() {
        assertThatThrownBy(() -> salient.greatbattles.scenario.ScenarioReader.read(
                        ProvingGround.SCENARIO.replace("axis german", "axis ruritania")))
                .hasMessageContaining("a nation (german, italian, japanese, us, commonwealth, soviet)");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Path missing = folder.resolve("nothing.txt");
        assertThatThrownBy(() -> ScenarioFiles.read(missing)).hasMessageStartingWith(missing + ": cannot be read");
    }
}
