package salient.wave.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

/** An order at the wrong time is refused by every clause that forbids it, the phase being one among them. */
class OutOfPhaseTest {
    private static final String UNITS = "german I/1SSPanzer SS-PzPi1 E2615 · VAK388 E2815\nallied I/393Inf E2515\n";

    private static Games at(String phase) {
        return Games.field(phase + "\n" + UNITS);
    }

    @Clause({"wave 5.8a", "wave 5.8b", "wave 5.6e"})
    @Test
    void theFirstCoupletLeavesNoChoiceOfTheOrder() {
        Games german = at("turn 1 1\nphase german combat\nfight-first");
        german.refused("move-first", "5.1a", "5.6e", "5.8a").refused("fight-first", "5.1a", "5.6e");
        Games allied = at("turn 1 1\nphase allied movement");
        allied.refused("fight-first", "5.1a", "5.6e", "5.8b").refused("move-first", "5.1a", "5.6e");
        at("turn 2\nphase german order").legal("move-first").legal("fight-first");
    }

    @Clause({"wave 5.6a", "wave 5.6e"})
    @Test
    void oneDeclarationHoldsForTheSegment() {
        at("phase german movement").refused("fight-first", "5.1a", "5.6e");
        at("phase german repair").refused("fight-first", "5.1a", "5.6e");
        at("turn 4\nclear-skies\nphase allied interdiction").refused("fight-first", "5.1a", "5.6a");
        Games asked = Games.field("  minor E2415/E2515\n  bridge E2415/E2515\ngerman I/1SSPanzer E2615\n")
                .play("move I/1SSPanzer E2515");
        asked.refused("fight-first", "5.1a", "5.6a");
    }

    @Clause("wave 5.8b")
    @Test
    void theAlliedPlayerCannotAttackInTheFirstCouplet() {
        at("turn 1 1\nphase allied movement").refused("attack E2615 I/393Inf", "5.1a", "5.8b");
        at("turn 1 2\nphase allied movement").refused("attack E2615 I/393Inf", "5.1a");
    }

    @Clause({"wave 5.6f", "wave 5.1a"})
    @Test
    void thereIsOneMovementAndOneCombatPhase() {
        at("phase german combat\nsecond-phase").refused("move I/1SSPanzer E2616", "5.1a", "5.6f");
        at("phase german movement\nfight-first\nsecond-phase").refused("attack E2515 I/1SSPanzer", "5.1a", "5.6f");
        // What is still to come is forbidden by the phase alone.
        at("phase german combat\nfight-first").refused("move I/1SSPanzer E2616", "5.1a");
        at("phase german movement").refused("attack E2515 I/1SSPanzer", "5.1a");
        Games fighting = at("phase german combat\nsecond-phase\ngerman VAK401 E2915")
                .play("attack E2515 I/1SSPanzer")
                .inPhase("german attack-support");
        fighting.refused("attack E2515 SS-PzPi1", "5.1a", "10.3d", "10.4b");
    }

    @Clause({"wave 9.1c", "wave 10.1b", "wave 10.26d"})
    @Test
    void theOtherSideNeitherMovesNorAttacksNorAdvances() {
        Games asked = Games.field("  minor E2415/E2515\n  bridge E2415/E2515\nallied I/393Inf E2514\n"
                        + "german I/1SSPanzer E2615\n")
                .play("move I/1SSPanzer E2515")
                .inPhase("allied demolition");
        asked.refused("move I/393Inf E2513", "5.1a", "9.1c").refused("attack E2515 I/393Inf", "5.1a", "10.1b");
        asked.refused("move I/1SSPanzer E2516", "5.1a", "9.1c")
                .refused("attack E2514 I/1SSPanzer", "5.1a", "10.1a", "10.1b");
        Games defending = Games.field("phase german defense-losses\nsecond-phase\nbattle E2515\nattackers I/1SSPanzer\n"
                + "losses 0 1\ngerman I/1SSPanzer E2615\nallied I/393Inf II/393Inf E2515\n");
        defending.refused("advance I/393Inf", "5.1a", "10.26d");
    }

    @Clause({"wave 5.3d", "wave 9.18a", "wave 10.14a"})
    @Test
    void anOvercastTurnHasNoAircraft() {
        at("phase allied movement")
                .refused("interdict E2515", "5.1a", "5.3d")
                .refused("support aircraft", "5.1a", "5.3d", "10.24");
        at("turn 4\nclear-skies\nphase allied movement").refused("interdict E2515", "5.1a", "9.18a");
        at("turn 4\nclear-skies\nphase allied movement").refused("interdict E2519", "5.1a", "9.18a");
        at("turn 4\nclear-skies\nphase german movement").refused("interdict E2515", "5.1a", "9.18a");
        at("turn 4\nclear-skies\nphase allied interdiction").legal("interdict E2515");
        Games battle = Games.field("phase german defense-support\nsecond-phase\nbattle E2515\nattackers I/1SSPanzer\n"
                + "german I/1SSPanzer E2615\nallied I/393Inf E2515 · 5/1FAGp E2415\n");
        battle.refused("support aircraft", "5.3d").legal("support 5/1FAGp");
    }

    @Clause("wave 6.15a")
    @Test
    void aerialSupplyHasItsTurnAndItsTime() {
        at("phase allied movement").refused("drop E2415", "5.1a", "6.15a");
        at("turn 4\nclear-skies\nphase allied movement").refused("drop E2415", "5.1a", "6.15a");
        at("turn 4\nclear-skies\nphase allied movement").refused("drop E2615", "5.1a", "6.15a");
        at("turn 4\nclear-skies\nphase allied aerial-supply").legal("drop E2415");
    }

    @Clause({"wave 9.15a", "wave 9.15f"})
    @Test
    void repairsAreDeclaredAtTheStartOfASegment() {
        String bridge = "  minor E2915/E3015\n  blown E2915/E3015\n";
        Games first = Games.field(bridge + "turn 1 1\nphase german combat\nfight-first\n" + UNITS);
        first.refused("repair E2915/E3015", "5.1a", "9.15a", "9.15f");
        Games late = Games.field(bridge + "phase german movement\n" + UNITS);
        late.refused("repair E2915/E3015", "5.1a", "9.15f").refused("repair E2515/E2615", "5.1a", "9.15b", "9.15f");
        Games.field(bridge + "phase german repair\n" + UNITS).legal("repair E2915/E3015");
    }

    @Clause({"wave 10.26c", "wave 10.26a"})
    @Test
    void anAdvanceIsDecidedAtOnce() {
        at("phase german combat\nsecond-phase").refused("advance I/1SSPanzer", "5.1a", "10.26c");
        at("phase german movement").refused("advance I/1SSPanzer", "5.1a", "10.26c");
        Games open = at("phase german attack-support\nsecond-phase\nbattle E2515\nattackers I/1SSPanzer");
        open.refused("advance I/1SSPanzer", "5.1a", "10.26a");
    }

    @Clause({"wave 4.3b", "wave 4.3a"})
    @Test
    void anAdvanceNeverLeadsOffTheMap() {
        String edge = "map W1800 3 3\n  ...\n  ...\n  ...\n  german W2000 W2001 W2002\n  road W1801 W1901\n"
                + "  edge-road W1801 west\n";
        Games combat = Games.wave(edge + "phase german combat\nsecond-phase\ngerman I/1SSPanzer W1801\n");
        combat.refused("exit I/1SSPanzer", "5.1a", "5.6f", "4.3b");
        Games first = Games.wave(edge + "phase german combat\nfight-first\ngerman I/1SSPanzer W1901\n");
        first.refused("exit I/1SSPanzer", "5.1a", "4.3b", "4.3a");
    }

    @Clause({"wave 7.7a", "wave 7.7b"})
    @Test
    void nobodyJoinsTheKampfgruppeAfterSetUp() {
        Games game = Games.field("german I/1SSPanzer s.501SSPanzer SS-PzPi1 SS-PzJg1 E2815\n");
        game.refused("peiper I/1SSPanzer s.501SSPanzer SS-PzPi1 SS-PzJg1", "5.1a", "7.7b");
        game.refused("peiper I/1SSPanzer s.501SSPanzer", "5.1a", "7.7a", "7.7b");
        game.refused("peiper none", "5.1a", "7.7a").refused("detach I/1SSPanzer", "7.7b");
        at("phase german combat\nsecond-phase").refused("detach I/1SSPanzer", "5.1a", "5.6f", "7.7b");
    }

    @Clause({"wave 3.1b", "wave 3.10b", "wave 8.1a"})
    @Test
    void theSquadronIsNeitherSetUpNorAReinforcement() {
        Games.campaign().refused("place 18CRS E3918", "3.1b", "3.10b");
        Games.wave("phase allied movement\n").refused("enter 18CRS E2000", "8.1a", "3.10b");
        Games.campaign().refused("place 10Tk E3918", "3.1b");
    }

    @Clause({"wave 8.7a", "wave 8.7c"})
    @Test
    void theTroopsAreExchangedAtTheEndOfAnAlliedMovementPhase() {
        String troops = "allied A/18CRS B/18CRS C/18CRS E2415\n";
        Games.field("phase allied combat\nsecond-phase\n" + troops).refused("reform", "5.1a", "8.7a");
        Games.field("phase allied combat\nsecond-phase\nallied A/18CRS B/18CRS E2415\nlost allied C/18CRS\n")
                .refused("reform", "5.1a", "8.7a", "8.7c");
        Games.field("phase allied reform\n" + troops).legal("reform");
        Games.field("phase german movement\n" + troops).refused("reform", "5.1a", "8.7a");
    }

    @Clause({"wave 5.7a", "wave 5.8c", "wave 6.3f", "wave 10.18a", "wave 10.19b", "wave 10.24"})
    @Test
    void supportOutsideABattleSaysWhatElseForbidsIt() {
        Games game = Games.field("turn 1 2\nphase allied movement\nallied 5/1FAGp(done) E2415 · I/393Inf E2315\n");
        game.refused("support 5/1FAGp", "5.1a", "10.24", "5.8c", "5.7a");
        game.refused("support I/393Inf", "5.1a", "10.24", "10.18a")
                .refused("support VAK388", "5.1a", "10.24", "10.18a");
        Games hit = Games.field("phase german combat\nsecond-phase\nallied 5/1FAGp(done,was-attacked) E2415\n"
                + "german I/1SSPanzer(attacked) E2515\n");
        hit.refused("support 5/1FAGp", "5.1a", "10.24", "10.18a"); // the German player asks: nothing more is said
    }

    @Clause({"wave 9.14a", "wave 9.14c", "wave 5.8f"})
    @Test
    void aBridgeIsBlownOnlyWhenAskedAbout() {
        String bridge = "  minor E2415/E2515\n  bridge E2415/E2515\n";
        Games.field(bridge + "phase allied movement\n").refused("blow E2415/E2515", "5.1a", "9.14a");
        Games.field(bridge + "turn 1 2\nphase allied movement\n").refused("blow E2415/E2515", "5.1a", "9.14a", "5.8f");
        Games.field(bridge + "phase allied movement\ntried E2415/E2515\n")
                .refused("blow E2415/E2515", "5.1a", "9.14a", "9.14c")
                .refused("leave E2415/E2515", "5.1a", "9.14a");
    }

    @Clause({"wave 10.9b", "wave 7.2c", "wave 8.5b"})
    @Test
    void lossesEliminationsAndReleasesHaveTheirTime() {
        at("phase german combat\nsecond-phase").refused("lose I/1SSPanzer", "5.1a", "10.9b");
        at("phase german combat\nsecond-phase").refused("eliminate I/1SSPanzer", "5.1a", "7.2c");
        at("phase german movement").refused("release brigades", "8.5b");
        at("turn 10\nphase german repair").refused("release brigades", "5.1a", "8.5b");
    }

    @Clause({"wave 3.3a", "wave 3.7a"})
    @Test
    void setUpOrdersLater() {
        Games game = Games.wave("phase allied movement\nallied I/393Inf E3712\n");
        game.refused("historical", "5.1a").refused("place I/393Inf E2033", "5.1a", "3.3a", "3.6a");
        game.refused("depot 1 E2033", "5.1a", "3.7a").refused("place I/1SSPanzer E4217", "5.1a", "3.2");
    }

    @Test
    void everythingIsOverWhenTheGameIsOver() {
        Games game = at("phase german movement").play("concede");
        assertThat(((Verdict.Refused) game.judge("move I/1SSPanzer E2013")).reasons())
                .anyMatch(reason -> reason.why().equals("The game is over."))
                .anyMatch(reason -> reason.clause().number().equals("9.1b"));
    }

    /** What a side that is not asked is told: whose turn it is, the clause that says so, and nothing false. */
    @Clause({"wave 9.1c", "wave 10.1b", "wave 10.26d", "wave 5.6a"})
    @Test
    void anOrderOfTheOtherSideIsJudgedAsItsOwn() {
        Games moving = at("phase german movement");
        assertThat(clauses(moving, "move I/393Inf E2415")).containsExactly("9.1a", "9.1c");
        assertThat(clauses(moving, "attack E2615 I/393Inf")).containsExactly("9.1a", "5.1a", "10.1b");
        assertThat(clauses(moving, "attack E2515 I/1SSPanzer"))
                .as("neither its unit nor its target")
                .containsExactly("9.1a", "5.1a", "10.1b", "10.1a", "10.1b");
        Games fighting = at("phase german combat");
        assertThat(clauses(fighting, "attack E2615 I/393Inf"))
                .as("whose decision it is, and that only the active side attacks")
                .containsExactly("10.1a", "10.1b");
        Games declaring = at("phase german order");
        assertThat(clauses(declaring, "fight-first")).containsExactly("5.6a", "5.6a");
    }

    private static List<String> clauses(Games game, String order) {
        Verdict verdict =
                game.position().judge(Games.GAME.notation().parseOrder(order, game.position()), Sides.ALLIED_SIDE);
        return ((Verdict.Refused) verdict)
                .reasons().stream().map(reason -> reason.clause().number()).toList();
    }
}
