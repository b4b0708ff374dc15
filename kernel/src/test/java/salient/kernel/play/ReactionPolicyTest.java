package salient.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.kernel.play.ReactionKind.Ranked;
import salient.kernel.play.ReactionKind.Rule;
import salient.kernel.play.ReactionPolicy.BadPolicy;
import salient.kernel.play.ReactionPolicy.Setting;
import salient.kernel.rulebook.ClauseId;

class ReactionPolicyTest {
    private static final ClauseId CLAUSE = new ClauseId("toy", "1");
    private static final List<ReactionKind> KINDS = List.of(
            new ReactionKind(
                    "bridge", "Bridges", CLAUSE, List.of(Rule.of("always", "Always"), Rule.of("never", "Never"))),
            new ReactionKind(
                    "fire",
                    "Fire",
                    CLAUSE,
                    List.of(Rule.withFigure("from", "From", new ReactionKind.Amount("percent", 10, 100, 50)))),
            new ReactionKind(
                    "losses",
                    "Losses",
                    CLAUSE,
                    List.of(Rule.inOrder(
                            "ranked", "In order", List.of(new Ranked("foot", "foot"), new Ranked("tanks", "tanks"))))));

    private static Setting set(String kind, String rule) {
        return new Setting(kind, rule, Optional.empty(), List.of());
    }

    private static void bad(String sentence, Setting... settings) {
        assertThatThrownBy(() -> ReactionPolicy.of(KINDS, List.of(settings)))
                .isInstanceOf(BadPolicy.class)
                .hasMessage(sentence);
    }

    @Test
    void a_policy_has_one_text_and_is_read_back() {
        ReactionPolicy policy = ReactionPolicy.of(
                KINDS,
                List.of(
                        new Setting("losses", "ranked", Optional.empty(), List.of("tanks", "foot")),
                        new Setting("fire", "from", Optional.of(30), List.of()),
                        set("bridge", "never")));
        assertThat(policy.text()).isEqualTo("bridge never, fire from 30, losses ranked tanks foot");
        assertThat(ReactionPolicy.parse(policy.text(), KINDS)).isEqualTo(policy);
        assertThat(ReactionPolicy.parse("ask", KINDS)).isEqualTo(ReactionPolicy.ASK);
    }

    @Test
    void what_is_asked_is_not_in_it() {
        assertThat(ReactionPolicy.of(KINDS, List.of(set("bridge", "ask"))).asksEverything())
                .isTrue();
    }

    @Test
    void the_usual_policy_settles_everything_by_the_first_rule() {
        assertThat(ReactionPolicy.usual(KINDS).text())
                .isEqualTo("bridge always, fire from 50, losses ranked foot tanks");
    }

    @Test
    void a_policy_that_contradicts_itself_is_refused_with_a_sentence() {
        bad(
                "The policy contradicts itself: Bridges is settled twice, by always and by never.",
                set("bridge", "always"),
                set("bridge", "never"));
        bad(
                "The policy contradicts itself: Bridges is settled twice, by ask and by never.",
                set("bridge", "ask"),
                set("bridge", "never"));
        bad(
                "The policy contradicts itself: Fire is to be asked and has an answer.",
                new Setting("fire", "ask", Optional.of(30), List.of()));
        bad(
                "The policy contradicts itself: Losses names foot twice.",
                new Setting("losses", "ranked", Optional.empty(), List.of("foot", "foot")));
    }

    @Test
    void what_does_not_exist_is_refused_with_a_sentence() {
        bad("There is no standing reaction bridges; there are bridge, fire, losses.", set("bridges", "always"));
        bad("Bridges cannot be settled by maybe; it can be settled by ask, always, never.", set("bridge", "maybe"));
        bad("Bridges: never takes no number.", new Setting("bridge", "never", Optional.of(3), List.of()));
        bad("Fire: from needs a number from 10 to 100 percent.", set("fire", "from"));
        bad(
                "Fire: from needs a number from 10 to 100 percent.",
                new Setting("fire", "from", Optional.of(101), List.of()));
        bad("Losses: ranked needs each of foot, tanks, what is preferred first.", set("losses", "ranked"));
        assertThatThrownBy(() -> ReactionPolicy.of(List.of(), List.of(set("bridge", "never"))))
                .hasMessage("This game has nothing that could be settled in advance.");
        assertThatThrownBy(() -> ReactionPolicy.parse("bridge", KINDS)).isInstanceOf(BadPolicy.class);
    }
}
