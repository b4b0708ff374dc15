package salient.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

class CanonicalTextTest {
    private record Leaf(int number, Optional<String> name) {}

    private record Tree(List<Leaf> leaves, Map<String, Integer> counts, Thread.State state, int[] cells) {}

    private static Tree tree(String name) {
        return new Tree(
                List.of(new Leaf(1, Optional.of(name)), new Leaf(2, Optional.empty())),
                new TreeMap<>(Map.of("y", 2, "x", 1)),
                Thread.State.NEW,
                new int[] {3, 4});
    }

    @Test
    void a_small_tree_is_one_line() {
        assertThat(CanonicalText.lines(tree("a").leaves()))
                .containsExactly(" = [Leaf(number 1, name \"a\"), Leaf(number 2, name nothing)]");
    }

    @Test
    void a_large_tree_is_written_branch_by_branch() {
        String name = "a\n\"b\"" + "c".repeat(70);
        assertThat(CanonicalText.lines(tree(name)))
                .containsExactly(
                        " = Tree",
                        "leaves = 2 items",
                        "leaves[0] = Leaf(number 1, name \"a\\n\\\"b\\\"" + "c".repeat(70) + "\")",
                        "leaves[1] = Leaf(number 2, name nothing)",
                        "counts = {{\"x\"} 1, {\"y\"} 2}",
                        "state = NEW",
                        "cells = [3, 4]");
    }

    @Test
    void clauses_and_sides_are_written_as_people_write_them() {
        assertThat(CanonicalText.of(List.of(ClauseId.of("toy 4.1"), Side.PUBLIC)))
                .isEqualTo(" = [toy 4.1, public]");
    }

    @Test
    void unordered_sets_and_maps_are_written_in_order_of_their_text() {
        assertThat(CanonicalText.of(Set.of("b", "c", "a")))
                .isEqualTo(CanonicalText.of(new HashSet<>(List.of("c", "a", "b"))));
        assertThat(CanonicalText.of(Map.of("b", 1, "a", 2)))
                .isEqualTo(CanonicalText.of(new java.util.HashMap<>(Map.of("a", 2, "b", 1))));
    }

    @Test
    void what_no_codec_can_write_is_a_fault() {
        assertThatThrownBy(() -> CanonicalText.of(new Object())).hasMessageContaining("java.lang.Object");
        assertThatThrownBy(() -> CanonicalText.of(new Leaf(1, null))).hasMessageContaining("Leaf.name()");
    }
}
