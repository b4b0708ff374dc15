package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;

/** Part V: which options there are, and which go together. */
class OptionTableTest {
    private static void start(String... options) {
        new ProvingGround(options);
    }

    @Test
    @Clause({"greatbattles V13", "greatbattles V14"})
    void coverCountsAgainstTheHitOrAgainstTheKillButNotBoth() {
        start("variant.cover-to-hit", "yes");
        start("variant.destroy-mods", "red-die");
        assertThatThrownBy(() -> start("variant.cover-to-hit", "yes", "variant.destroy-mods", "always"))
                .isInstanceOf(Options.BadOption.class)
                .hasMessageContaining("exclude");
    }

    @Test
    @Clause({"greatbattles V4", "greatbattles V5", "greatbattles V8", "greatbattles V9"})
    void whatNeedsAnotherOptionIsRefusedWithoutIt() {
        assertThatThrownBy(() -> start("variant.ground-reactivation", "yes"))
                .isInstanceOf(Options.BadOption.class)
                .hasMessageContaining("needs variant.initiative-hq");
        start("variant.ground-reactivation", "yes", "variant.initiative-hq", "yes");
        assertThatThrownBy(() -> start("variant.air-for-activation", "yes")).isInstanceOf(Options.BadOption.class);
        start("variant.air-for-activation", "yes", "variant.air-attacks", "yes");
    }

    @Test
    @Clause({"greatbattles V15", "greatbattles V16", "greatbattles G10"})
    void everyVariantOfTheBookIsAnOptionButTheTwoThatAreFixed() {
        var clauses = new GreatBattles()
                .options().stream().map(o -> o.clause().number()).toList();
        for (int v = 1; v <= 39; v++)
            if (v != 15 && v != 16) assertThat(clauses).contains("V" + v);
        assertThat(clauses).contains("V53", "V54", "V55", "V56", "V57").doesNotContain("V15", "V16");
    }

    @Test
    @Clause({"greatbattles V3", "greatbattles V22", "greatbattles V23"})
    void theProfileOf2003CanBePlayed() {
        Map<String, String> owen = GreatBattles.owen2003();
        GreatBattles game = new GreatBattles();
        game.start(game.scenario("agira"), Options.of(game.options(), owen));
        assertThat(owen)
                .containsEntry("variant.destroy-mods", "red-die")
                .containsEntry("variant.isolation-zone", "12")
                .containsEntry("variant.ammo-low", "summary")
                .containsEntry("variant.tank-riders", "2")
                .containsEntry("variant.cover-to-hit", "no");
    }

    @Test
    @Clause({"greatbattles G10"})
    void stockAndTheProfileOf2003AreOfferedAndStartEveryScenario() {
        GreatBattles game = new GreatBattles();
        assertThat(game.profiles()).extracting("id").containsExactly("stock", "owen-2003");
        for (var profile : game.profiles())
            for (var scenario : game.scenarios()) game.start(scenario, Options.of(game.options(), profile.options()));
        assertThat(game.profiles().getFirst().options()).isEmpty();
        assertThat(game.profiles().getLast().options()).isEqualTo(GreatBattles.owen2003());
    }

    @Test
    void everyOptionHasATitleAnExplanationAndADefaultAmongItsValues() {
        for (Option option : new GreatBattles().options()) {
            assertThat(option.title()).as(option.id()).isNotBlank();
            assertThat(option.explanation()).as(option.id()).endsWith(".");
            assertThat(option.values().stream().map(Option.Value::id)).contains(option.defaultValue());
        }
    }
}
