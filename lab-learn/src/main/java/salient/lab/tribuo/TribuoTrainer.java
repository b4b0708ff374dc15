package salient.lab.tribuo;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.tribuo.MutableDataset;
import org.tribuo.Tribuo;
import org.tribuo.classification.Label;
import org.tribuo.classification.LabelFactory;
import org.tribuo.classification.sgd.linear.LinearSGDModel;
import org.tribuo.classification.sgd.linear.LinearSGDTrainer;
import org.tribuo.classification.sgd.objectives.LogMulticlass;
import org.tribuo.impl.ArrayExample;
import org.tribuo.math.la.DenseMatrix;
import org.tribuo.math.optimisers.AdaGrad;
import org.tribuo.provenance.SimpleDataSourceProvenance;
import salient.lab.learn.Example;
import salient.lab.learn.Trainer;

/** Logistic regression by Tribuo on figures of equal scale, translated back to the figures as they are. */
public final class TribuoTrainer implements Trainer {
    private static final Label WON = new Label("won");
    private static final Label LOST = new Label("lost");
    private static final Logger LOG = Logger.getLogger("org.tribuo");
    private static final double RATE = 0.1;
    private static final int EPOCHS = 30;
    private static final int BATCH = 32;
    /** A figure that varies less is constant. */
    private static final double CONSTANT = 1e-6;

    @Override
    public String library() {
        return "Tribuo " + Tribuo.VERSION;
    }

    @Override
    public double[] weights(List<String> names, List<Example> examples, long seed) {
        LOG.setLevel(Level.WARNING);
        Scale scale = Scale.of(names.size(), examples);
        LabelFactory factory = new LabelFactory();
        MutableDataset<Label> data = new MutableDataset<>(
                new SimpleDataSourceProvenance("games between computer players", factory), factory);
        String[] figures = names.toArray(String[]::new);
        for (Example example : examples) {
            double[] values = scale.applied(example.figures());
            // A draw is half a victory and half a defeat.
            add(data, WON, example.result(), figures, values);
            add(data, LOST, 1 - example.result(), figures, values);
        }
        LinearSGDModel model =
                new LinearSGDTrainer(new LogMulticlass(), new AdaGrad(RATE), EPOCHS, -1, BATCH, seed).train(data);
        return scale.weights(names, model);
    }

    private static void add(MutableDataset<Label> data, Label label, double weight, String[] names, double[] values) {
        if (weight == 0) return;
        ArrayExample<Label> example = new ArrayExample<>(label, names, values);
        example.setWeight((float) weight);
        data.add(example);
    }

    /** The mean and the spread of every figure. */
    private record Scale(double[] mean, double[] spread) {
        static Scale of(int size, List<Example> examples) {
            double[] mean = new double[size];
            double[] spread = new double[size];
            for (Example example : examples) for (int i = 0; i < size; i++) mean[i] += example.figures()[i];
            for (int i = 0; i < size; i++) mean[i] /= examples.size();
            for (Example example : examples)
                for (int i = 0; i < size; i++) {
                    double off = example.figures()[i] - mean[i];
                    spread[i] += off * off;
                }
            for (int i = 0; i < size; i++) spread[i] = Math.sqrt(spread[i] / examples.size());
            return new Scale(mean, spread);
        }

        double[] applied(double[] figures) {
            double[] values = new double[figures.length];
            for (int i = 0; i < values.length; i++)
                values[i] = spread[i] < CONSTANT ? 0 : (figures[i] - mean[i]) / spread[i];
            return values;
        }

        /** Of the figures as they are; what they have in common goes to the last, which is always 1. */
        double[] weights(List<String> names, LinearSGDModel model) {
            DenseMatrix matrix = model.getWeightsCopy();
            int won = model.getOutputIDInfo().getID(WON);
            int lost = model.getOutputIDInfo().getID(LOST);
            double[] weights = new double[names.size()];
            int last = weights.length - 1;
            int bias = matrix.getDimension2Size() - 1;
            double always = matrix.get(won, bias) - matrix.get(lost, bias);
            for (int i = 0; i < last; i++) {
                int column = model.getFeatureIDMap().getID(names.get(i));
                if (column < 0 || spread[i] < CONSTANT) continue;
                weights[i] = (matrix.get(won, column) - matrix.get(lost, column)) / spread[i];
                always -= weights[i] * mean[i];
            }
            weights[last] = always;
            return weights;
        }
    }
}
