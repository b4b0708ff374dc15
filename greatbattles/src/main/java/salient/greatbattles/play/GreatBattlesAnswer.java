package salient.greatbattles.play;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.play.Answer;

/** An answer in plain lines, with the numbers a client may want. */
public record GreatBattlesAnswer(String about, List<String> lines, List<Integer> numbers) implements Answer {
    public GreatBattlesAnswer {
        lines = List.copyOf(lines);
        numbers = List.copyOf(numbers);
    }

    @Override
    public void describe(Consumer<String> line) {
        lines.forEach(line);
    }
}
