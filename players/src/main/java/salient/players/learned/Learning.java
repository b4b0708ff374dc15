package salient.players.learned;

import java.util.function.Function;
import salient.players.ComputerPlayers.Thinker;
import salient.players.search.Evaluator;

/**
 * What a game brings so that its evaluator can be learned and compared.
 *
 * @param written the evaluator written by hand that the search uses
 * @param veteran the player that searches, with another evaluator
 */
public record Learning(Features features, Evaluator written, Function<Evaluator, Thinker> veteran) {}
