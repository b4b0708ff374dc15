package salient.hexwar.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.kernel.property.ForAll.forAll;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class BitsTest {
    @Test
    void membersAreThoseAddedAndNotRemovedSince() {
        forAll(100, gen -> {
            int size = gen.between(1, 200);
            Bits bits = new Bits(size);
            TreeSet<Integer> expected = new TreeSet<>();
            for (int i = 0; i < 100; i++) {
                int member = gen.below(size);
                if (gen.coin()) {
                    bits.add(member);
                    expected.add(member);
                } else {
                    bits.remove(member);
                    expected.remove(member);
                }
                assertThat(bits.has(member)).isEqualTo(expected.contains(member));
            }
            Bits copy = bits.copy();
            assertThat(copy.toArray()).containsExactly(expected.toArray(Integer[]::new));
            assertThat(copy.count()).isEqualTo(expected.size());
            bits.clear();
            assertThat(bits.isEmpty()).isTrue();
            assertThat(copy.isEmpty()).isEqualTo(expected.isEmpty());
        });
    }
}
