package salient.cli;

import java.util.List;
import java.util.Optional;
import salient.breakthrough.Breakthrough;
import salient.geography.Maps;
import salient.kernel.play.Game;
import salient.server.Shelf;
import salient.server.wire.MapSheets;

/** Every game the program knows. */
final class Games {
    static final List<Game> ALL = List.of(new Breakthrough());

    private Games() {}

    /** What the server offers: every game with its map and its computer players. */
    static Shelf shelf() {
        return new Shelf(ALL.stream()
                .map(game -> Shelf.offer(game, Optional.of(() -> MapSheets.of(Maps.load(game.id())))))
                .toList());
    }

    static Game named(String id) {
        return ALL.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no game " + id + "; the games are "
                        + String.join(", ", ALL.stream().map(Game::id).toList()) + "."));
    }
}
