package salient.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.kernel.property.Gen;

class HexBitsTest {
    @Test
    void itAgreesWithAPlainSetThroughAnySequenceOfChanges() {
        forAll(300, gen -> {
            HexGrid grid = Grids.any(gen);
            HexBits set = new HexBits(grid);
            TreeSet<Integer> plain = new TreeSet<>();
            for (int i = 0; i < 30; i++) change(set, plain, gen);
            List<Integer> listed = new ArrayList<>();
            set.forEach(listed::add);
            assertThat(listed).containsExactlyElementsOf(plain);
            assertThat(set.size()).isEqualTo(plain.size());
            assertThat(set.isEmpty()).isEqualTo(plain.isEmpty());
            for (int hex = 0; hex < grid.size(); hex++) {
                assertThat(set.contains(hex)).isEqualTo(plain.contains(hex));
                assertThat(set.test(hex)).isEqualTo(plain.contains(hex));
            }
            assertThat(set).isEqualTo(HexBits.of(grid, plain::contains));
            assertThat(set).hasSameHashCodeAs(HexBits.of(grid, plain::contains));
        });
    }

    private static void change(HexBits set, TreeSet<Integer> plain, Gen gen) {
        HexBits other = HexBits.of(set.grid(), hex -> gen.percent(30));
        TreeSet<Integer> plainOther = new TreeSet<>();
        other.forEach(plainOther::add);
        int hex = Grids.hex(set.grid(), gen);
        assertThat(set.meets(other)).isEqualTo(plain.stream().anyMatch(plainOther::contains));
        switch (gen.below(8)) {
            case 0 -> {
                set.remove(hex);
                plain.remove(hex);
            }
            case 1 -> {
                set.addAll(other);
                plain.addAll(plainOther);
            }
            case 2 -> {
                set.removeAll(other);
                plain.removeAll(plainOther);
            }
            case 3 -> {
                set.retainAll(other);
                plain.retainAll(plainOther);
            }
            case 4 -> {
                set.copyFrom(other);
                plain.clear();
                plain.addAll(plainOther);
            }
            case 5 -> {
                set.clear();
                plain.clear();
            }
            default -> {
                set.add(hex);
                plain.add(hex);
            }
        }
    }

    @Test
    void columnsLongerThanAWordAreRefused() {
        assertThatThrownBy(() -> new HexBits(new HexGrid(1, 65, 1, true))).hasMessageContaining("65");
        assertThatThrownBy(() -> new HexBits(new HexGrid(2, 1, 65, true))).hasMessageContaining("65");
        assertThat(new HexBits(new HexGrid(2, 64, 64, true)).isEmpty()).isTrue();
    }
}
