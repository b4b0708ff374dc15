package salient.table.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.geography.RiverClass;
import salient.geography.RoadClass;
import salient.geography.Settlement;
import salient.kernel.play.Game;
import salient.kernel.play.Option;
import salient.kernel.play.Profile;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Rulebook;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** What can be played: games, scenarios, options, computer players, rulebooks, maps. */
public final class Catalog {
    private Catalog() {}

    /** What a catalog offers, as it is sent. */
    public static Games of(GameCatalog catalog, String version) {
        return new Games(version, catalog.entries().stream().map(GameInfo::of).toList());
    }

    /** {@code GET /api/games}. */
    public record Games(String version, List<GameInfo> games) {}

    public record GameInfo(
            String id,
            String title,
            String summary,
            List<SideInfo> sides,
            List<Scenario> scenarios,
            List<Option> options,
            List<Profile> profiles,
            List<Computer> computers,
            boolean hasMap) {
        static GameInfo of(GameEntry entry) {
            Game game = entry.game();
            return new GameInfo(
                    game.id(),
                    game.title(),
                    game.summary(),
                    game.sides().stream()
                            .map(side -> new SideInfo(side.id(), side.name()))
                            .toList(),
                    game.scenarios(),
                    game.options(),
                    game.profiles(),
                    entry.computers().stream()
                            .map(offer -> new Computer(
                                    offer.id(),
                                    offer.title(),
                                    offer.summary(),
                                    offer.sides().stream().map(Side::id).toList()))
                            .toList(),
                    entry.map().isPresent());
        }
    }

    public record SideInfo(String id, String name) {}

    /** A computer player that can take a seat; {@code sides} are those it knows how to play. */
    public record Computer(String id, String title, String summary, List<String> sides) {}

    /** {@code GET /api/games/GAME/rulebook}. */
    public record Book(String game, List<Rulebook.Entry> entries) {}

    /**
     * {@code GET /api/games/GAME/map}: the ground as it is printed; what changes in play is in the view. Hexes are
     * numbered from 0, column by column; their names stand in the list.
     *
     * @param up what lies at the top of a column
     * @param yards the width of a hex, flat to flat
     * @param german the hexes in German hands, by day
     * @param sets hexes by a name that the rules use, such as {@code exit}
     */
    public record MapSheet(
            String id,
            String title,
            Compass up,
            int yards,
            MapGrid grid,
            List<MapHex> hexes,
            List<MapSide> sides,
            List<EdgeRoad> edgeRoads,
            Map<String, int[]> german,
            Map<String, int[]> sets) {}

    /** Flat-topped hexes in columns; odd columns, counted from 0, sit half a hex lower or higher. */
    public record MapGrid(int columns, int evenRows, int oddRows, boolean oddColumnsLower) {}

    public record MapHex(String name, String terrain, Optional<MapPlace> place) {}

    /** {@code rank} is 1 city, 2 town, 3 market village, 4 village: how large it is lettered. */
    public record MapPlace(String name, Settlement settlement, int rank) {}

    /** A hexside inside the map with something on it. */
    public record MapSide(
            int a,
            int b,
            Optional<RiverClass> river,
            Optional<String> riverName,
            Optional<RoadClass> road,
            Optional<BridgeState> bridge,
            Optional<String> bridgeName,
            Optional<String> blocked) {}
}
