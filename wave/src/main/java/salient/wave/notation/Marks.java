package salient.wave.notation;

import java.util.List;
import salient.kernel.notation.Word;
import salient.wave.state.Stacks;

/** What a counter has done, in the words that stand behind its name: {@code I/393Inf(reduced,done)}. */
enum Marks {
    MOVING("moving", Stacks.MOVING),
    FINISHED("finished", Stacks.FINISHED),
    COLUMN("column", Stacks.COLUMN),
    ATTACKED("attacked", Stacks.ATTACKED),
    WAS_ATTACKED("was-attacked", Stacks.WAS_ATTACKED),
    DONE("done", Stacks.DONE),
    PEIPER("peiper", Stacks.PEIPER),
    ENTERED("entered", Stacks.ENTERED),
    SUPPLIED("supplied", Stacks.MOVES_SUPPLIED);

    static final List<Marks> ALL = List.of(values());

    final String word;
    final int flag;

    Marks(String word, int flag) {
        this.word = word;
        this.flag = flag;
    }

    static Marks read(Word word) {
        return word.oneOf("a mark, or reduced, points=, spent=, draws=", ALL, mark -> mark.word);
    }
}
