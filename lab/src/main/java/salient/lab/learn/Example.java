package salient.lab.learn;

/**
 * How a game stood when a turn began, as one side knew it, and how it ended.
 *
 * @param game    its number, by which examples are kept for the test
 * @param known   the id of the side that knew the position so
 * @param figures of the position, as a model names them
 * @param result  of the side that the figures speak for: 1 if it won, 0 if it lost, 0.5 for a draw
 * @param written its chance by the evaluator written by hand
 */
public record Example(
        String scenario, int game, int turn, String known, double[] figures, double result, double written) {}
