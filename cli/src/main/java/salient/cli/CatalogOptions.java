package salient.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import salient.greatbattles.scenario.ScenarioFiles;
import salient.players.catalog.GameCatalog;

/** Which games and scenarios are offered. */
final class CatalogOptions {
    @Option(
            names = "--scenarios",
            paramLabel = "DIR",
            description = "Scenario files of your own for Great Battles, in addition to the built-in ones.")
    private Path scenarios;

    /** The good scenarios of the folder are added; a bad file is named and stops nothing. */
    GameCatalog catalog() {
        if (scenarios == null) return Games.catalog();
        try {
            return Games.catalog()
                    .withScenarios(scenarios, bad -> System.err.println("This scenario is not offered: " + bad));
        } catch (ScenarioFiles.BadScenario bad) {
            throw new BadInput(bad.getMessage(), bad);
        }
    }
}
