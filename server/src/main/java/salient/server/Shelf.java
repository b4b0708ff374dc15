package salient.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import salient.breakthrough.Breakthrough;
import salient.geography.Maps;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.ComputerPlayers;
import salient.server.wire.Catalogue;
import salient.server.wire.Catalogue.MapSheet;
import salient.server.wire.MapSheets;
import salient.wave.Wave;

/** The games this server offers, each with its map and its computer players. */
public final class Shelf {
    private final Map<String, Offered> games = new LinkedHashMap<>();

    /** {@code map} is asked once, when somebody wants to see it. */
    public record Offered(Game game, Optional<Supplier<MapSheet>> map, List<ComputerPlayers.Offer> computers) {
        public Optional<ComputerPlayers.Offer> computer(String id, Side side) {
            return computers.stream()
                    .filter(offer -> offer.id().equals(id) && offer.sides().contains(side))
                    .findFirst();
        }

        public Optional<Side> side(String id) {
            return game.sides().stream().filter(side -> side.id().equals(id)).findFirst();
        }

        Catalogue.GameInfo info() {
            return new Catalogue.GameInfo(
                    game.id(),
                    game.title(),
                    game.summary(),
                    game.sides().stream()
                            .map(side -> new Catalogue.SideInfo(side.id(), side.name()))
                            .toList(),
                    game.scenarios(),
                    game.options(),
                    game.profiles(),
                    computers.stream()
                            .map(offer -> new Catalogue.Computer(
                                    offer.id(),
                                    offer.title(),
                                    offer.summary(),
                                    offer.sides().stream().map(Side::id).toList()))
                            .toList(),
                    map.isPresent());
        }
    }

    public Shelf(List<Offered> games) {
        for (Offered offered : games) this.games.put(offered.game().id(), offered);
    }

    /** The games of the house. */
    public static Shelf standard() {
        return of(List.of(new Breakthrough(), new Wave(), new GreatBattles()));
    }

    /** Each game with its computer players, and its map where it is played on hexes. */
    public static Shelf of(List<Game> games) {
        return new Shelf(games.stream().map(game -> offer(game, map(game.id()))).toList());
    }

    private static Optional<Supplier<MapSheet>> map(String game) {
        return Maps.IDS.contains(game) ? Optional.of(() -> MapSheets.of(Maps.load(game))) : Optional.empty();
    }

    /** A game with the players that {@link ComputerPlayers} has for it. */
    public static Offered offer(Game game, Optional<Supplier<MapSheet>> map) {
        return new Offered(game, map, ComputerPlayers.of(game));
    }

    public Optional<Offered> game(String id) {
        return Optional.ofNullable(games.get(id));
    }

    public List<Offered> games() {
        return new ArrayList<>(games.values());
    }

    public Catalogue.Games catalogue(String version) {
        return new Catalogue.Games(
                version, games.values().stream().map(Offered::info).toList());
    }
}
