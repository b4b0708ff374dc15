package salient.hexwar.plain;

import java.util.List;
import java.util.function.Consumer;
import salient.hexwar.search.ReachSearch;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.rulebook.ClauseId;

/** What a plain hex game's own rulebook says. Orders, battles, prompts and answers of the layer ask it. */
public interface PlainRules {
    /** Where a unit could go with its whole allowance; {@link PlainState#inEnemyZone} and the like are the game's to ask. */
    ReachSearch reach(PlainState state, PlainUnit unit);

    /** How many units of a side may be in a hex when a move ends. */
    int stacking();

    /** Whether units can fight, and retreat, from a hex into a neighboring one. */
    boolean connects(int from, int to);

    /** Whether a unit may retreat into a hex that is connected, free of enemies and not full. */
    boolean mayRetreat(PlainState state, PlainUnit unit, int to);

    OddsTable odds();

    /** Columns to the left. */
    List<PlainAnswer.Shift> shifts(PlainState state, int hex, List<PlainUnit> attackers);

    /** Goes on to the next phase, with all flags cleared. */
    void nextPhase(PlainState state, Consumer<? super Event> tell);

    boolean isOver(PlainState state);

    /** As in "16 Dec morning". */
    String date(int turn);

    /** The same in a few letters, for the turn track: "16 am". */
    String shortDate(int turn);

    /** The points so far, line by line. */
    List<Outcome.Line> score(PlainState state);

    /** The clause that rules on a subject of the layer, for refusals, events and prompts. */
    ClauseId clause(Matter matter);

    /** Subjects that every plain hex game has a clause for. */
    enum Matter {
        GAME_LENGTH,
        PHASES,
        REINFORCEMENTS,
        MOVEMENT,
        ENEMY_HEXES,
        STACKING,
        ATTACKS,
        ADJACENT,
        ODDS,
        LEAST_ODDS,
        COMBAT_DIE,
        STEP_LOSSES,
        RETREATS,
        NO_RETREAT,
        ADVANCES,
        TOWNS,
        VICTORY
    }
}
