package salient.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.conformance.BreakthroughCandidate;
import salient.conformance.Candidate;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.conformance.GreatBattlesCandidate;
import salient.greatbattles.scenario.ScenarioFiles;
import salient.kernel.play.Game;
import salient.server.Shelf;
import salient.wave.Wave;
import salient.wave.conformance.WaveCandidate;

/** Every game the program knows. */
final class Games {
    static final List<Game> ALL = List.of(new Breakthrough(), new Wave(), new GreatBattles());

    private Games() {}

    /** The exam papers: one for every game. */
    private static final List<Candidate> CANDIDATES =
            List.of(new BreakthroughCandidate(), new WaveCandidate(), new GreatBattlesCandidate());

    /** A game ready for the conformance suite. */
    static Candidate candidate(String id) {
        Game game = named(id);
        return CANDIDATES.stream()
                .filter(candidate -> candidate.game().id().equals(game.id()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no candidate for " + id));
    }

    /** What the server offers, with scenarios of the reader's own in a folder. */
    static Shelf shelf(Path scenarios) {
        try {
            List<Game> games = new ArrayList<>();
            for (Game game : ALL)
                games.add(game instanceof GreatBattles ? new GreatBattles(ScenarioFiles.folder(scenarios)) : game);
            return Shelf.of(games);
        } catch (ScenarioFiles.BadScenario bad) {
            throw new BadInput(bad.getMessage(), bad);
        }
    }

    /** What the server offers. */
    static Shelf shelf() {
        return Shelf.of(ALL);
    }

    static Game named(String id) {
        return ALL.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no game " + id + "; the games are "
                        + String.join(", ", ALL.stream().map(Game::id).toList()) + "."));
    }
}
