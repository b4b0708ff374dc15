package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.play.Side;
import salient.kernel.play.View;
import salient.kernel.rulebook.ClauseId;

/**
 * What a player of a plain hex game sees; nothing is hidden. {@code side} and {@code phase} are of the player turn,
 * {@code turnLabels} has one short label per turn for the turn track.
 */
public record PlainView(
        String viewer,
        int turn,
        List<String> turnLabels,
        String side,
        String phase,
        List<UnitView> units,
        List<TownView> towns,
        int score,
        int scoreToWin,
        ClauseId scoreClause)
        implements View {

    /**
     * A counter.
     *
     * @param where {@code map}, {@code due} or {@code lost}; the hex of a unit that is due is where it enters
     * @param marks the flags it has now, in words: {@code moved}, {@code attacked}
     */
    public record UnitView(
            String id,
            String name,
            String formation,
            String side,
            String symbol,
            String size,
            String where,
            String hex,
            int attack,
            int defense,
            int movement,
            boolean reduced,
            int turn,
            List<String> marks) {}

    public record TownView(String hex, String name, String side, int points) {}

    /** The view of a position, with what only the game can say: a label per turn and the score. */
    public static PlainView of(
            PlainGame game,
            PlainState state,
            Side viewer,
            List<String> turnLabels,
            int score,
            int scoreToWin,
            ClauseId scoreClause) {
        PlainScenario scenario = state.scenario();
        return new PlainView(
                viewer.id(),
                state.turn(),
                turnLabels,
                game.sides().get(state.side()).id(),
                PlainGame.phases().get(state.phase()),
                scenario.units().stream().map(unit -> unit(game, state, unit)).toList(),
                scenario.towns().stream()
                        .map(town -> new TownView(
                                scenario.hexName(town.hex()),
                                scenario.map().placeName(town.hex()),
                                game.sides().get(state.holder(town)).id(),
                                town.points()))
                        .toList(),
                score,
                scoreToWin,
                scoreClause);
    }

    private static UnitView unit(PlainGame game, PlainState state, PlainUnit unit) {
        List<String> marks = new ArrayList<>();
        for (int bit = 0; bit < PlainState.FLAGS.size(); bit++)
            if (state.is(unit, 1 << bit)) marks.add(PlainState.FLAGS.get(bit));
        return new UnitView(
                unit.id(),
                unit.name(),
                unit.formation(),
                game.sides().get(unit.side()).id(),
                unit.symbol(),
                unit.size(),
                state.onMap(unit) ? "map" : state.hex(unit) == PlainState.DUE ? "due" : "lost",
                state.scenario().hexName(state.onMap(unit) ? state.hex(unit) : unit.hex()),
                state.strength(unit, unit.attack()),
                state.strength(unit, unit.defense()),
                unit.movement(),
                state.lostSteps(unit) > 0,
                unit.turn(),
                marks);
    }
}
