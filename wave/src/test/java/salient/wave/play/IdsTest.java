package salient.wave.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IdsTest {
    @Test
    void aListThatContinuesAnotherIsTheSameAsOneMadeAtOnce() {
        Ids two = Ids.none().then(7).then(3);
        Ids three = two.then(9);
        assertThat(three.last()).isEqualTo(9);
        assertThat(three.size()).isEqualTo(3);
        assertThat(three.array()).containsExactly(7, 3, 9);
        assertThat(three).isEqualTo(Ids.of(7, 3, 9)).hasSameHashCodeAs(Ids.of(7, 3, 9));
        assertThat(three.toString()).isEqualTo(Ids.of(7, 3, 9).toString());
        assertThat(three.get(1)).isEqualTo(3);
        assertThat(three.contains(7)).isTrue();
        assertThat(two.array()).as("the one it continues").containsExactly(7, 3);
        assertThat(Ids.of(1, 2).then(3)).isEqualTo(Ids.of(1, 2, 3));
    }

    @Test
    void whatIsReadOnceIsReadTheSameAgain() {
        Ids list = Ids.of(4).then(5);
        assertThat(list.array()).isSameAs(list.array());
        assertThat(list.toArray()).isNotSameAs(list.array()).containsExactly(4, 5);
        assertThat(Ids.none().isEmpty()).isTrue();
    }
}
