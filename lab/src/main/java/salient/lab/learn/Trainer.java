package salient.lab.learn;

import java.util.List;

/** Finds the weights of a logistic model. The module {@code lab-learn} has one; it is found when it is on the class path. */
public interface Trainer {
    /** Its name and version. */
    String library();

    /**
     * The same examples and the same seed give the same weights.
     *
     * @param names of the figures; the last one is always 1
     * @return a weight for each
     */
    double[] weights(List<String> names, List<Example> examples, long seed);
}
