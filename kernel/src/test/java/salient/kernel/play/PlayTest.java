package salient.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.ClauseId;
import salient.skirmish.Skirmish;

class PlayTest {
    private static final ClauseId CLAUSE = ClauseId.of("toy 1.1");
    private static final List<Option> OPTIONS = List.of(
            Option.yesNo("fog", "Fog", "Units are hidden.", true, CLAUSE),
            new Option(
                    "length",
                    "Length",
                    "Days played.",
                    List.of(new Option.Value("short", "5 days"), new Option.Value("long", "12 days")),
                    "long",
                    CLAUSE));

    @Test
    void options_left_open_have_their_default() {
        Options options = Options.of(OPTIONS, Map.of("length", "short"));
        assertThat(options.get("length")).isEqualTo("short");
        assertThat(options.yes("fog")).isTrue();
        assertThatThrownBy(() -> options.get("weather")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_unknown_option_or_value_is_answered_with_those_there_are() {
        assertThatThrownBy(() -> Options.of(OPTIONS, Map.of("weather", "yes")))
                .isInstanceOf(Options.BadOption.class)
                .hasMessage("There is no option weather; the options are fog, length.");
        assertThatThrownBy(() -> Options.of(OPTIONS, Map.of("length", "eternal")))
                .hasMessage("Option length cannot be eternal; it can be short, long.");
        assertThatThrownBy(() -> new Option("x", "X", "", List.of(), "yes", CLAUSE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_unknown_scenario_is_answered_with_those_there_are() {
        assertThatThrownBy(() -> new Skirmish().scenario("moon"))
                .hasMessage("There is no scenario moon; the scenarios are open, ruins.");
    }

    @Test
    void a_refusal_collects_every_reason_and_has_at_least_one() {
        Verdict.Reasons reasons = new Verdict.Reasons();
        assertThat(reasons.verdict()).isEqualTo(Verdict.LEGAL);
        reasons.add(CLAUSE, "One.").add(CLAUSE, "Two.");
        assertThat(reasons.verdict())
                .isEqualTo(new Verdict.Refused(
                        List.of(new Verdict.Reason(CLAUSE, "One."), new Verdict.Reason(CLAUSE, "Two."))));
        assertThat(((Verdict.Refused) new Verdict.Reasons()
                                .add(CLAUSE, "One.")
                                .add(CLAUSE, "Two.")
                                .add(CLAUSE, "One.")
                                .addAll(new Verdict.Reasons().add(CLAUSE, "Two."))
                                .verdict())
                        .reasons())
                .as("nothing is told twice")
                .hasSize(2);
        assertThat(Verdict.refused(CLAUSE, "No.").isLegal()).isFalse();
        assertThatThrownBy(() -> new Verdict.Refused(List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
