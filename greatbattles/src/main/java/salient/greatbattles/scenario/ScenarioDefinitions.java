package salient.greatbattles.scenario;

import java.util.List;
import java.util.Optional;
import salient.kernel.data.Resources;
import salient.kernel.notation.BadNotation;

/** The scenarios that come with the game. */
public final class ScenarioDefinitions {
    private static final List<ScenarioDefinition> ALL =
            List.of(load("crossroads"), load("agira"), load("noville"), load("malta"));

    private ScenarioDefinitions() {}

    private static ScenarioDefinition load(String id) {
        String file = "scenarios/" + id + ".txt";
        try {
            return ScenarioReader.read(Resources.text("greatbattles/" + file));
        } catch (BadNotation bad) {
            throw new IllegalStateException(file + ", " + bad.getMessage(), bad);
        }
    }

    public static List<ScenarioDefinition> all() {
        return ALL;
    }

    public static Optional<ScenarioDefinition> find(String id) {
        return ALL.stream().filter(b -> b.id().equals(id)).findFirst();
    }
}
