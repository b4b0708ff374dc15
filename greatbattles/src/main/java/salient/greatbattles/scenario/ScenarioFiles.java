package salient.greatbattles.scenario;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import salient.kernel.notation.BadNotation;

/** Scenario files from a folder. An error names the file, the line, the column and the reason. */
public final class ScenarioFiles {
    private ScenarioFiles() {}

    /** A file that is not a valid scenario; the message is for its author. */
    public static final class BadScenario extends RuntimeException {
        BadScenario(String message, Throwable cause) {
            super(message, cause);
        }
    }

    public static ScenarioDefinition read(Path file) {
        try {
            return ScenarioReader.read(Files.readString(file, StandardCharsets.UTF_8));
        } catch (BadNotation bad) {
            throw new BadScenario(file + ", " + bad.getMessage(), bad);
        } catch (IOException e) {
            throw new BadScenario(file + ": cannot be read (" + e.getMessage() + ")", e);
        }
    }

    /**
     * Every {@code .txt} of a folder, by name. Duplicate ids are refused, including those of the built-in scenarios.
     */
    public static List<ScenarioDefinition> folder(Path folder) {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(f -> f.toString().endsWith(".txt")).sorted().toList();
        } catch (IOException e) {
            throw new BadScenario(folder + ": cannot be read (" + e.getMessage() + ")", e);
        }
        List<ScenarioDefinition> battles = new ArrayList<>();
        for (Path file : files) {
            ScenarioDefinition battle = read(file);
            if (ScenarioDefinitions.find(battle.id()).isPresent()
                    || battles.stream().anyMatch(b -> b.id().equals(battle.id())))
                throw new BadScenario(file + ": another scenario has the id " + battle.id(), null);
            battles.add(battle);
        }
        return battles;
    }
}
