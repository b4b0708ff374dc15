package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.rulebook.Clause;

/** What each rule answers, from what its side knows. */
class WaveReactionsTest {
    private static final String RIVER = "  minor E2415/E2515\n  bridge E2415/E2515\n";

    private static String answer(Games game, String policy) {
        Position position = game.position();
        Position known = position.knownTo(position.toDecide());
        ReactionPolicy settled =
                ReactionPolicy.parse(policy, Games.GAME.standingReactions().kinds());
        return Games.GAME
                .standingReactions()
                .react(known, settled)
                .map(Games.GAME.notation()::print)
                .orElse("ask");
    }

    @Clause("wave 9.14a")
    @Test
    void aBridgeIsBlownAlwaysNeverOrBeforeHeavyUnits() {
        Games heavy = Games.field(RIVER + "phase german movement\ngerman I/1SSPanzer E2715\n")
                .play("move I/1SSPanzer E2615 E2515 E2415");
        assertThat(answer(heavy, "demolition always")).isEqualTo("blow E2415/E2515");
        assertThat(answer(heavy, "demolition heavy")).isEqualTo("blow E2415/E2515");
        assertThat(answer(heavy, "demolition never")).isEqualTo("leave E2415/E2515");
        assertThat(answer(heavy, "losses least")).isEqualTo("ask");
        Games light = Games.field(RIVER + "phase german movement\ngerman SS-PzAufkl1 E2715\n")
                .play("move SS-PzAufkl1 E2615 E2515 E2415");
        assertThat(answer(light, "demolition heavy")).isEqualTo("leave E2415/E2515");
        assertThat(answer(light, "demolition always")).isEqualTo("blow E2415/E2515");
    }

    /** 7.3: of a stack only the top unit is seen. */
    @Clause("wave 7.3")
    @Test
    void aHeavyUnitBelowALightOneIsNotSeen() {
        String stack = RIVER + "phase german movement\ngerman %s E2715\n";
        Games hidden = Games.field(stack.formatted("SS-PzAufkl1 I/1SSPanzer"))
                .play("move SS-PzAufkl1 I/1SSPanzer E2615 E2515");
        Games open = Games.field(stack.formatted("I/1SSPanzer SS-PzAufkl1"))
                .play("move I/1SSPanzer SS-PzAufkl1 E2615 E2515");
        hidden.inPhase("allied demolition");
        assertThat(answer(hidden, "demolition heavy")).isEqualTo("leave E2415/E2515");
        assertThat(answer(open, "demolition heavy")).isEqualTo("blow E2415/E2515");
    }

    private static Games attacked(String attackers, String defenders) {
        return Games.field("turn 2\nphase german combat\nallied 5/1FAGp E2315\ngerman " + attackers + " E2615\nallied "
                        + defenders + " E2515\n")
                .play("attack E2515 " + attackers);
    }

    @Clause({"wave 10.24", "wave 10.23"})
    @Test
    void artillerySupportsADefenseWhereItChangesTheOddsColumn() {
        // 8 against 6 is 1:1; with the average of a die, 8 against 9 is 1:2.
        Games close = attacked("I/1SSPanzer", "I/393Inf").inPhase("allied defense-support");
        assertThat(answer(close, "support column")).isEqualTo("support 5/1FAGp");
        assertThat(answer(close, "support never")).isEqualTo("done");
        assertThat(answer(close, "support always")).isEqualTo("support 5/1FAGp");
        // 8 against 12 is 1:2, and so is 8 against 15.
        Games sure = attacked("I/1SSPanzer", "I/393Inf II/393Inf");
        assertThat(answer(sure, "support column")).isEqualTo("done");
        assertThat(answer(sure, "support always")).isEqualTo("support 5/1FAGp");
    }

    private static Games losing(String defenders) {
        return Games.wave("phase german defense-losses\nbattle E2033\nattackers I/1SSPanzer\nlosses 0 1\n"
                + "german I/1SSPanzer E2133\nallied " + defenders + " E2033\n");
    }

    @Clause({"wave 10.9b", "wave 10.9c"})
    @Test
    void lossesAreTakenByFactorsOrByTheOrderOfPreference() {
        Games game = losing("I/393Inf 2Tk");
        assertThat(answer(game, "losses ranked armor infantry mechanized recon engineers artillery"))
                .isEqualTo("lose 2Tk");
        assertThat(answer(game, "losses ranked infantry mechanized recon engineers armor artillery"))
                .isEqualTo("lose I/393Inf");
        // 10.9c: no unit is eliminated while another has two steps, whatever is preferred.
        Games reduced = losing("I/393Inf(reduced) II/393Inf 2Tk");
        assertThat(answer(reduced, "losses ranked infantry armor mechanized recon engineers artillery"))
                .isEqualTo("lose II/393Inf");
    }

    @Clause("wave 10.26a")
    @Test
    void anAdvanceIsMadeByAllWhoCanOrByNobody() {
        Games game = Games.field("""
                phase german combat
                german I/1SSPanzer SS-PzJg1 I/2SSPzGren E2615
                allied A/18CRS E2515
                """)
                .play("attack E2515 I/1SSPanzer SS-PzJg1 I/2SSPzGren")
                .inPhase("german advance");
        assertThat(answer(game, "advance all")).startsWith("advance I/1SSPanzer SS-PzJg1");
        assertThat(answer(game, "advance never")).isEqualTo("done");
    }
}
