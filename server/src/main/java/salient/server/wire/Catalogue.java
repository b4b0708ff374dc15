package salient.server.wire;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Option;
import salient.kernel.play.Scenario;
import salient.kernel.rulebook.Rulebook;

/** What can be played: games, scenarios, options, computer players, rulebooks, maps. */
public final class Catalogue {
    private Catalogue() {}

    /** {@code GET /api/games}. */
    public record Games(String version, List<GameInfo> games) {}

    public record GameInfo(
            String id,
            String title,
            String summary,
            List<SideInfo> sides,
            List<Scenario> scenarios,
            List<Option> options,
            List<Computer> computers,
            boolean hasMap) {}

    public record SideInfo(String id, String name) {}

    /** A computer player that can take a seat; {@code sides} are those it knows how to play. */
    public record Computer(String id, String title, String summary, List<String> sides) {}

    /** {@code GET /api/games/GAME/rulebook}. */
    public record Book(String game, List<Rulebook.Entry> entries) {}

    /**
     * {@code GET /api/games/GAME/map}: an offset grid of flat-topped hexes in columns from 0. Everything printed on it;
     * what changes in play is in the view.
     */
    public record MapSheet(
            String game,
            int columns,
            int evenRows,
            int oddRows,
            boolean oddColumnsLower,
            List<MapHex> hexes,
            List<MapSide> sides) {}

    /** {@code hex} as the game prints it; {@code name} of the town or place, if it has one. */
    public record MapHex(
            String hex, int column, int row, String terrain, Optional<String> name, List<String> features) {}

    /** A hexside with something on it: {@code river}, {@code road}, {@code bridge} and the like. */
    public record MapSide(String a, Optional<String> b, List<String> features) {}
}
