package salient.skirmish;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.play.Answer;
import salient.kernel.play.Question;

public sealed interface SkirmishQuestion extends Question {
    /** Which cells can be entered without fear of a known mine? */
    record Safe() implements SkirmishQuestion {}

    record SafeCells(List<Integer> cells) implements Answer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept("Safe cells: " + cells + ".");
        }
    }
}
