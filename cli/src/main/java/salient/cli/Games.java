package salient.cli;

import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.kernel.play.Game;

/** Every game the program knows. */
final class Games {
    static final List<Game> ALL = List.of(new Breakthrough());

    private Games() {}

    static Game named(String id) {
        return ALL.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no game " + id + "; the games are "
                        + String.join(", ", ALL.stream().map(Game::id).toList()) + "."));
    }
}
