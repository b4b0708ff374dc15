package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.players.catalog.GameCatalog;

class StudyTest {
    @TempDir
    Path folder;

    private static Simulation race(int games) {
        return Studies.simulation("race", "bastogne", Map.of(), 7, games);
    }

    private StudyResult run(Simulation simulation, AtomicInteger finished, int stopAfter) {
        return new Study(simulation, Optional.of(folder)).run(2, finished::set, () -> finished.get() >= stopAfter);
    }

    @Test
    void aStoppedStudyGoesOnAndEndsAsIfItHadNotBeenStopped() throws IOException {
        StudyResult whole = Studies.run(race(12), 2);
        StudyResult part = run(race(12), new AtomicInteger(), 5);
        assertThat(part.games()).hasSizeLessThan(12).hasSizeGreaterThanOrEqualTo(5);
        cutTheLastLineShort(StudyFolder.TURNS);
        StudyResult rest = run(race(12), new AtomicInteger(), Integer.MAX_VALUE);
        assertThat(StudyJson.text(rest)).isEqualTo(StudyJson.text(whole));
        assertThat(Files.readAllLines(folder.resolve(StudyFolder.GAMES))).hasSize(12);
    }

    /** As a process leaves it that is killed while it writes. */
    private void cutTheLastLineShort(String name) throws IOException {
        String text = Files.readString(folder.resolve(name));
        Files.writeString(folder.resolve(name), text.substring(0, text.length() - 20));
    }

    @Test
    void aStudyCanBeMadeLonger() {
        run(race(4), new AtomicInteger(), Integer.MAX_VALUE);
        AtomicInteger finished = new AtomicInteger();
        StudyResult longer = run(race(6), finished, Integer.MAX_VALUE);
        assertThat(StudyJson.text(longer)).isEqualTo(StudyJson.text(Studies.run(race(6), 1)));
    }

    @Test
    void theFolderOfAnotherStudyIsRefused() {
        run(race(2), new AtomicInteger(), Integer.MAX_VALUE);
        Simulation other = Studies.simulation("race", "bastogne", Map.of(), 8, 2);
        assertThatThrownBy(() -> run(other, new AtomicInteger(), Integer.MAX_VALUE))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("holds another study");
    }

    @Test
    void aManifestOfAnotherVersionIsRefusedWithASentence() {
        Manifest now = race(1).manifest();
        Manifest other = new Manifest(
                now.format(),
                now.game(),
                now.rulesVersion() + 1,
                now.scenario(),
                now.options(),
                now.players(),
                now.set(),
                now.seed(),
                now.games());
        assertThatThrownBy(() -> other.simulation(GameCatalog.standard()))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("Run the study again.");
    }

    /** What cannot be written, as on a full disk, ends the study with a sentence; what was written before is continued. */
    @Test
    void aFullDiskIsToldInASentenceAndTheStudyGoesOnWhenThereIsRoom() {
        Simulation simulation = race(4);
        StudyFolder saved = StudyFolder.open(folder, simulation.manifest(), _ -> {});
        saved.add(simulation.play(0));
        saved.close();
        assertThatThrownBy(() -> saved.add(simulation.play(1)))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("make room and continue with --resume " + folder);
        StudyResult rest = run(simulation, new AtomicInteger(), Integer.MAX_VALUE);
        assertThat(StudyJson.text(rest)).isEqualTo(StudyJson.text(Studies.run(simulation, 2)));
    }

    @Test
    void unknownPlayersAndSidesAreRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Studies.manifest("race", "bastogne", Map.of("german", "nobody"), 1, 1))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("the players are ");
        assertThatThrownBy(() -> Studies.manifest("race", "bastogne", Map.of("french", "random"), 1, 1))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("the sides are german, american");
    }

    @Test
    void aFileThatIsNoManifestIsNamed() throws IOException {
        Files.writeString(folder.resolve(StudyFolder.MANIFEST), "{\"game\": 3");
        assertThatThrownBy(() -> StudyFolder.manifest(folder))
                .isInstanceOf(BadStudy.class)
                .hasMessageContaining("is not the manifest of a study");
        assertThat(List.of(folder.toFile().list())).containsExactly(StudyFolder.MANIFEST);
    }
}
