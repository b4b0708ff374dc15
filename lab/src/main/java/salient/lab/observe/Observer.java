package salient.lab.observe;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.geography.HexMap;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Front;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** What the laboratory reads from a game. Everything is read from the true position, as a referee sees it. */
public interface Observer {
    /**
     * What is counted.
     *
     * @param attacker  the id of the side whose score is counted and whose advance is followed
     * @param scoreName what the score counts, as in {@code German victory points}
     * @param lossUnit  what a loss is counted in, as in {@code steps}
     */
    record Counts(String attacker, String scoreName, String lossUnit) {}

    Counts counts();

    /** The turn that is being played, from 1. */
    int turn(Position position);

    /** As in {@code December 16}. */
    String turnName(int turn);

    /** The day a turn stands for, as in {@code 1944-12-16}, where turns are days of history. */
    default Optional<String> date(int turn) {
        return Optional.empty();
    }

    /** The score if the game ended now. */
    int score(Position position);

    /** What each side has lost so far, in the order of the game's sides. */
    List<Integer> losses(Position position);

    /** What each formation has lost so far; formations without losses are left out. */
    Map<String, Integer> formationLosses(Position position);

    /** The places whose fate a reader wants to know, most important first. */
    List<String> keyPlaces();

    /** The key places in the hands of the attacker. */
    List<String> held(Position position);

    /** The key places for which there are points at the end. */
    default List<String> objectives() {
        return keyPlaces();
    }

    /** Whether a unit of a side is in a key place. */
    boolean stands(Position position, String place, Side side);

    /**
     * Who would have won if a side had held more places to the end.
     *
     * @param end    the position at the end of the game
     * @param places with the turn from which on the side would have held each
     * @return the winner's id, or {@link #DRAWN}; empty if that cannot be told
     */
    default Optional<String> winnerHad(Position end, Side side, Map<String, Integer> places) {
        return Optional.empty();
    }

    /** In place of a winner's id. */
    String DRAWN = "";

    /** The hex of the attacker's that lies farthest in the direction of its advance; {@link HexGrid#NONE} without one. */
    default int farthest(Position position) {
        return HexGrid.NONE;
    }

    /** The map whose hexes {@link #front} and {@link #farthest} speak of. */
    default Optional<HexMap> map() {
        return Optional.empty();
    }

    /** By hex: whether it lies behind the attacker's front; empty for a game without a hex map. */
    default boolean[] front(Position position) {
        return position.front().map(Front::behind).orElse(new boolean[0]);
    }

    /** The group of odds under which a report adds up battles. */
    default String oddsGroup(String odds) {
        return odds;
    }
}
