package salient.kernel.order;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import salient.kernel.notation.Line;

/**
 * A slot made of two functions: how its words are read, and which words are written.
 *
 * @param <S> the game's state
 * @param <T> the argument
 * @param names how a description names the value
 */
public record WordSlot<S, T>(
        String name,
        Role role,
        boolean repeats,
        Optional<String> fixed,
        Reader<S, T> reader,
        BiFunction<S, T, List<String>> words,
        BiFunction<S, T, List<String>> names)
        implements Slot<S, T> {
    /** Takes the words of an argument from a line; given are the arguments before it. */
    public interface Reader<S, T> {
        T read(S state, Line line, List<?> before);
    }

    /** A slot of one word. */
    public static <S, T> Slot<S, T> one(
            String name, Role role, BiFunction<S, Line, T> reader, BiFunction<S, T, String> word) {
        return upToOne(name, role, reader, (state, value) -> List.of(word.apply(state, value)));
    }

    /** A slot of one word that is left out for some values. */
    public static <S, T> Slot<S, T> upToOne(
            String name, Role role, BiFunction<S, Line, T> reader, BiFunction<S, T, List<String>> words) {
        return new WordSlot<>(name, role, false, Optional.empty(), ignoringThoseBefore(reader), words, words);
    }

    /** A slot that takes as many words as fit. */
    public static <S, T> Slot<S, T> many(
            String name, Role role, BiFunction<S, Line, T> reader, BiFunction<S, T, List<String>> words) {
        return new WordSlot<>(name, role, true, Optional.empty(), ignoringThoseBefore(reader), words, words);
    }

    private static <S, T> Reader<S, T> ignoringThoseBefore(BiFunction<S, Line, T> reader) {
        return (state, line, _) -> reader.apply(state, line);
    }

    @Override
    public T read(S state, Line line) {
        return reader.read(state, line, List.of());
    }

    @Override
    public T read(S state, Line line, List<?> before) {
        return reader.read(state, line, before);
    }

    @Override
    public void write(S state, T value, Consumer<String> word) {
        words.apply(state, value).forEach(word);
    }

    @Override
    public void describe(S state, T value, Consumer<String> name) {
        names.apply(state, value).forEach(name);
    }
}
