package salient.lab.report;

import java.nio.file.Path;
import java.util.List;
import salient.lab.study.BadStudy;
import salient.lab.study.Simulation;
import salient.lab.study.StudyJson;
import salient.lab.study.StudyResult;

/**
 * The content of {@code --json}: what was found, the same in words and tables, and the games to look at.
 *
 * @param format of this file
 */
public record StudyFile(int format, List<Section> sections, List<Replay> replays, StudyResult result) {
    public static final int FORMAT = 2;

    public StudyFile {
        sections = List.copyOf(sections);
        replays = List.copyOf(replays);
    }

    /**
     * A game worth looking at.
     *
     * @param what       as in {@code the most typical game}
     * @param turns      how it went, turn by turn
     * @param record     which opens as a replay
     * @param intentions what the computer players intended; empty for players that keep no plan
     */
    public record Replay(
            int game,
            String what,
            String sentence,
            List<Story> turns,
            String record,
            List<Simulation.Intention> intentions) {
        public Replay {
            intentions = intentions == null ? List.of() : List.copyOf(intentions); // absent in older files
        }
    }

    /**
     * A game after one of its turns.
     *
     * @param held  the key places in the attacker's hands
     * @param front as in {@link salient.lab.rows.TurnRow}
     */
    public record Story(String turn, int score, List<Integer> losses, List<String> held, String front) {}

    /** With the records of the most typical and the most unusual game. */
    public static StudyFile of(Simulation simulation, StudyResult result) {
        return new StudyFile(
                FORMAT,
                Sections.of(result),
                List.of(
                        replay(simulation, result, result.typical(), "the most typical game"),
                        replay(simulation, result, result.unusual(), "the most unusual game")),
                result);
    }

    /** Without records, which are the games played once more. */
    public static StudyFile withoutReplays(StudyResult result) {
        return new StudyFile(FORMAT, Sections.of(result), List.of(), result);
    }

    private static Replay replay(Simulation simulation, StudyResult result, int index, String what) {
        StudyResult.Game game = result.games().get(index);
        return new Replay(
                index,
                what,
                "Game " + index + ", " + what + ": " + game.level() + ", score " + game.score() + ".",
                simulation.play(index).turns().stream()
                        .map(turn -> new Story(
                                simulation.observer().turnName(turn.turn()),
                                turn.score(),
                                turn.losses(),
                                turn.held(),
                                turn.front()))
                        .toList(),
                simulation.record(index),
                simulation.intentions(index));
    }

    public static StudyFile read(Path file) {
        StudyFile study = StudyJson.read(file, StudyFile.class, "the result of a study");
        if (study.format != FORMAT)
            throw new BadStudy(file + " has format " + study.format + "; this version of Salient reads format " + FORMAT
                    + ". Run the study again.");
        return study;
    }
}
