package salient.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import salient.greatbattles.scenario.ScenarioFiles;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** Which games and scenarios are offered. */
final class CatalogOptions {
    @Option(
            names = "--scenarios",
            paramLabel = "DIR",
            description = "Scenario files of your own for Great Battles, in addition to the built-in ones.")
    private Path scenarios;

    private GameCatalog catalog;

    boolean hasOwn() {
        return scenarios != null;
    }

    /** A game of the catalog. */
    GameEntry entry(String id) {
        Games.entry(id); // an unknown one is named before the folder is read
        return catalog().find(id).orElseThrow();
    }

    /** The good scenarios of the folder are added; a bad file is named and stops nothing. */
    GameCatalog catalog() {
        if (catalog == null) catalog = scenarios == null ? Games.catalog() : withOwn();
        return catalog;
    }

    private GameCatalog withOwn() {
        try {
            return Games.catalog()
                    .withScenarios(scenarios, bad -> System.err.println("This scenario is not offered: " + bad));
        } catch (ScenarioFiles.BadScenario bad) {
            throw new BadInput(bad.getMessage(), bad);
        }
    }
}
