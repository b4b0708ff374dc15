package salient.race;

import static salient.race.Race.SCENARIO;
import static salient.race.Race.figure;

import java.util.List;
import java.util.function.Consumer;
import salient.hexwar.plain.OddsTable;
import salient.hexwar.plain.PlainAnswer.Shift;
import salient.hexwar.plain.PlainRules;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.hexwar.search.ReachSearch;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** The rulebook as the plain hex game layer asks for it. */
final class RaceRules implements PlainRules {
    @Override
    public ReachSearch reach(PlainState state, PlainUnit unit) {
        return Movement.reach(state, unit);
    }

    @Override
    @Clause("race 3.7")
    public int stacking() {
        return figure("stacking");
    }

    @Override
    public boolean connects(int from, int to) {
        return Combat.connects(from, to);
    }

    @Override
    public boolean mayRetreat(PlainState state, PlainUnit unit, int to) {
        return Combat.mayRetreat(state, unit, to);
    }

    @Override
    public OddsTable odds() {
        return Combat.TABLE;
    }

    @Override
    public List<Shift> shifts(PlainState state, int hex, List<PlainUnit> attackers) {
        return Combat.shifts(state, hex, attackers);
    }

    @Override
    public void nextPhase(PlainState state, Consumer<? super Event> tell) {
        TurnSequence.nextPhase(state, tell);
    }

    @Override
    public boolean isOver(PlainState state) {
        return TurnSequence.isOver(state);
    }

    @Override
    public String date(int turn) {
        return TurnSequence.day(turn) + " Dec " + (TurnSequence.isMorning(turn) ? "morning" : "afternoon");
    }

    @Override
    public String shortDate(int turn) {
        return TurnSequence.day(turn) + (TurnSequence.isMorning(turn) ? " am" : " pm");
    }

    @Override
    @Clause("race 5.2")
    public List<Outcome.Line> score(PlainState state) {
        return SCENARIO.score(state, Race.GERMAN_SIDE, figure("points-per-unit"), Race.clause("5.2"));
    }

    /** The layer judges by these clauses. */
    @Override
    @Clause({"race 1.3", "race 1.5", "race 4.1", "race 4.10", "race 5.1"})
    public ClauseId clause(Matter matter) {
        return Race.clause(
                switch (matter) {
                    case GAME_LENGTH -> "2.1";
                    case PHASES -> "2.2";
                    case REINFORCEMENTS -> "2.4";
                    case MOVEMENT -> "3.1";
                    case ENEMY_HEXES -> "3.5";
                    case STACKING -> "3.7";
                    case ATTACKS -> "4.1";
                    case ADJACENT -> "4.2";
                    case ODDS -> "4.3";
                    case LEAST_ODDS -> "4.4";
                    case COMBAT_DIE -> "4.6";
                    case STEP_LOSSES -> "4.7";
                    case RETREATS -> "4.8";
                    case NO_RETREAT -> "4.9";
                    case ADVANCES -> "4.10";
                    case TOWNS -> "5.1";
                    case VICTORY -> "5.3";
                });
    }
}
