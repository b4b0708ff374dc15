package salient.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostilePlayTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "The game is over.",
                "I/393Inf is not on the map.",
                "a/28 is isolated and may not attack.",
                "44th Combat Engineers has already moved in this phase."
            })
    void aReasonIsASentence(String why) {
        assertThat(HostilePlay.isSentence(why)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "too far",
                "out of range.",
                "Forbidden.",
                "The unit is too far",
                "The unit is too far..",
                "The  unit is too far."
            })
    void aFragmentIsNot(String why) {
        assertThat(HostilePlay.isSentence(why)).isFalse();
    }
}
