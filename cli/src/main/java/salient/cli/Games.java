package salient.cli;

import java.nio.file.Path;
import java.util.List;
import salient.conformance.Candidate;
import salient.greatbattles.scenario.ScenarioFiles;
import salient.kernel.play.Game;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** The games by the names people type. */
final class Games {
    static final List<Game> ALL = GameCatalog.standard().games();

    private Games() {}

    static GameEntry entry(String id) {
        return GameCatalog.standard()
                .find(id)
                .orElseThrow(() -> new BadInput("there is no game " + id + "; the games are "
                        + String.join(", ", GameCatalog.standard().ids()) + "."));
    }

    static Game named(String id) {
        return entry(id).game();
    }

    /** A game ready for the conformance suite. */
    static Candidate candidate(String id) {
        return entry(id).candidate().orElseThrow(() -> new BadInput(id + " has no conformance candidate."));
    }

    /** What the server offers, with the good scenarios of a folder added; a bad file is named and stops nothing. */
    static GameCatalog catalog(Path scenarios) {
        try {
            return GameCatalog.standard()
                    .withScenarios(scenarios, bad -> System.err.println("This scenario is not offered: " + bad));
        } catch (ScenarioFiles.BadScenario bad) {
            throw new BadInput(bad.getMessage(), bad);
        }
    }

    /** What the server offers. */
    static GameCatalog catalog() {
        return GameCatalog.standard();
    }
}
