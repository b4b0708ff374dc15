package salient.greatbattles.scenario;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import salient.kernel.notation.BadNotation;

/** Scenario files from a folder. An error names the file, the line, the column and the reason. */
public final class ScenarioFiles {
    private ScenarioFiles() {}

    /** A file that is not a valid scenario; the message is for its author. */
    public static final class BadScenario extends RuntimeException {
        public BadScenario(String message, Throwable cause) {
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
}
