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

class CanonicalTextTest {
    private record Leaf(int number, Optional<String> name) {}

    private record Tree(List<Leaf> leaves, Map<String, Integer> counts, Thread.State state, int[] cells) {}

    @Test
    void a_tree_of_records_is_written_line_by_line() {
        Tree tree = new Tree(
                List.of(new Leaf(1, Optional.of("a\nb")), new Leaf(2, Optional.empty())),
                new TreeMap<>(Map.of("y", 2, "x", 1)),
                Thread.State.NEW,
                new int[] {3, 4});
        assertThat(CanonicalText.lines(tree))
                .containsExactly(
                        " = Tree",
                        "leaves = 2 items",
                        "leaves[0] = Leaf",
                        "leaves[0].number = 1",
                        "leaves[0].name = \"a\\nb\"",
                        "leaves[1] = Leaf",
                        "leaves[1].number = 2",
                        "leaves[1].name = nothing",
                        "counts = 2 entries",
                        "counts{\"x\"} = 1",
                        "counts{\"y\"} = 2",
                        "state = NEW",
                        "cells = [3, 4]");
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
        assertThatThrownBy(() -> CanonicalText.of(new Leaf(1, null))).hasMessageContaining("null at name");
    }
}
