package salient.breakthrough.state;

import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Level;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Options;
import salient.kernel.play.Scenario;
import salient.kernel.rulebook.Clause;

/**
 * What was chosen before play and never changes: scenario, options, and the map they are played on.
 *
 * @param firstTurn the turn the scenario begins with
 * @param lastTurn  the turn after whose twelfth phase it ends (2.1n)
 * @param drawn     whether the map was drawn for a question of rules, rather than the Ardennes
 */
public record ScenarioDefinition(
        Scenario scenario,
        Options options,
        int firstTurn,
        int lastTurn,
        int level,
        boolean historical,
        boolean twoPlayer,
        Board board,
        boolean drawn) {

    public Level level(Army army) {
        return Level.of(level, army);
    }

    /** 13.2d: engineers and tank destroyers are weaker in a two-player game. */
    @Clause({"breakthrough 13.2d", "breakthrough 12.3c"})
    public int fullStrength(Unit unit) {
        return twoPlayer ? unit.twoPlayerStrength() : unit.strength();
    }
}
