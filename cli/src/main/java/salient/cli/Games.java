package salient.cli;

import java.util.List;
import salient.conformance.Candidate;
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

    /** What the server offers. */
    static GameCatalog catalog() {
        return GameCatalog.standard();
    }
}
