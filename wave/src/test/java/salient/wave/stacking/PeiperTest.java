package salient.wave.stacking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.SetupEvent;
import salient.wave.state.State;
import salient.wave.units.Sides;

class PeiperTest {
    private static final String KG =
            "german I/1SSPanzer(peiper) s.501SSPanzer(peiper) III/2SSPzGrenSPW(peiper) SS-PzPi1(peiper) E2715\n";
    private static final String ALL = "I/1SSPanzer s.501SSPanzer III/2SSPzGrenSPW SS-PzPi1";

    @Clause({"wave 7.7e", "wave 7.10c"})
    @Test
    void togetherItsUnitsHaveSevenPointsEvenTheSlowOne() {
        Games game = Games.field(KG);
        game.legal("move " + ALL + " E2615 E2515 E2415 E2315 E2215 E2115 E2015");
        // The engineers alone have six.
        game.refused("move SS-PzPi1 E2615 E2515 E2415 E2315 E2215 E2115 E2015", "9.1a");
    }

    @Clause({"wave 7.7b", "wave 7.7g"})
    @Test
    void whoMovesAloneHasLeftForGood() {
        Games game = Games.field(KG).play("move SS-PzPi1 E2615");
        assertThat(Peiper.size(game.state())).isEqualTo(3);
        game.play("move I/1SSPanzer s.501SSPanzer III/2SSPzGrenSPW E2615");
        assertThat(Peiper.size(game.state())).isEqualTo(3);
        assertThat(Peiper.hex(game.state())).isEqualTo(game.hex("E2615"));
        Games last = Games.field("german I/1SSPanzer(peiper) s.501SSPanzer(peiper) E2715\n")
                .play("move I/1SSPanzer E2615");
        last.play("move s.501SSPanzer E2615");
        assertThat(Peiper.size(last.state())).isEqualTo(1);
    }

    @Clause({"wave 7.3", "wave 7.7b"})
    @Test
    void theEnemyHearsWhoLeftOnlyOfTheUnitOnTop() {
        Games game = Games.field(KG);
        State state = game.state();
        String top = state.counters.id(state.stacks.top(Peiper.hex(state)));
        String covered = top.equals("SS-PzPi1") ? "I/1SSPanzer" : "SS-PzPi1";
        game.play("detach " + covered);
        assertThat(game.events().getLast().seenBy(Sides.ALLIED_SIDE)).isEmpty();
        game.play("detach " + top);
        assertThat(game.events().getLast().seenBy(Sides.ALLIED_SIDE))
                .contains(new SetupEvent.LeftPeiper(Sides.GERMAN_SIDE, List.of(top), List.of(top)));
    }

    @Clause({"wave 7.7b", "wave 7.7e", "wave 7.7g"})
    @Test
    void aUnitMayBeLeftBehindWhileTheOthersGoOnAsTheKampfgruppe() {
        Games game = Games.field(KG).play("move " + ALL + " E2615").play("detach III/2SSPzGrenSPW SS-PzPi1");
        assertThat(Peiper.size(game.state())).isEqualTo(2);
        game.play("move I/1SSPanzer s.501SSPanzer E2515 E2415 E2315 E2215 E2115 E2015");
        assertThat(Peiper.hex(game.state())).isEqualTo(game.hex("E2015"));
        // The engineers have five of their own six points left.
        game.legal("move SS-PzPi1 E2515 E2415 E2315 E2215 E2115")
                .refused("move SS-PzPi1 E2515 E2415 E2315 E2215 E2115 E2015", "9.1a");
        game.refused("detach SS-PzPi1", "7.7b").refused("detach I/393Inf", "7.7b");
        game.play("detach I/1SSPanzer s.501SSPanzer");
        assertThat(game.told()).contains("Kampfgruppe Peiper is broken up");
    }

    @Clause({"wave 7.2a", "wave 7.4a", "wave 7.7b", "wave 7.7c"})
    @Test
    void whoLeavesCountsInStackingAgain() {
        Games full = Games.field(
                KG + "german I/25SSPzGren II/25SSPzGren III/25SSPzGren I/26SSPzGren E2615 · VAK388 E2515\n");
        full.play("move " + ALL + " E2615").refused("detach SS-PzPi1", "7.1");
        assertThat(offers(full, "unit SS-PzPi1")).isNotEmpty().noneMatch(order -> order.startsWith("detach"));
        full.play("move " + ALL + " E2515").refused("detach SS-PzPi1", "7.4a");
        full.play("move " + ALL + " E2415").legal("detach SS-PzPi1");
        assertThat(offers(full, "unit SS-PzPi1")).contains("detach SS-PzPi1");
        // Three others: one may leave, two may not.
        Games three = Games.field(KG + "german I/25SSPzGren II/25SSPzGren III/25SSPzGren E2615\n");
        three.play("move " + ALL + " E2615").legal("detach SS-PzPi1").refused("detach SS-PzPi1 I/1SSPanzer", "7.1");
    }

    private static List<String> offers(Games game, String subject) {
        List<String> orders = new ArrayList<>();
        game.position()
                .orders(
                        Games.GAME.notation().parseSubject(subject, game.position()),
                        order -> orders.add(Games.GAME.notation().print(order)));
        return orders;
    }

    @Clause("wave 7.7b")
    @Test
    void aUnitThatLeavesInMidMoveGoesOnWithItsOwnFactorLessWhatIsSpent() {
        Games game = Games.field(KG).play("move " + ALL + " E2615 E2515 E2415 E2315 E2215");
        // Five points are spent; the engineers have one of their six left, the others two of seven.
        game.legal("move SS-PzPi1 E2115").refused("move SS-PzPi1 E2115 E2015", "9.1a");
        game.legal("move I/1SSPanzer E2115 E2015");
    }

    @Clause({"wave 7.7c", "wave 7.2a"})
    @Test
    void inGermanMovementPhasesItPassesThroughAnythingFriendly() {
        Games game = Games.field(
                KG + "german I/25SSPzGren II/25SSPzGren III/25SSPzGren I/26SSPzGren E2615 · VAK388 E2515\n");
        game.play("move " + ALL + " E2615 E2515 E2415");
        assertThat(Peiper.hex(game.state())).isEqualTo(game.hex("E2415"));
        Games other = Games.field(KG + "german I/25SSPzGren II/25SSPzGren III/25SSPzGren I/26SSPzGren E2815\n");
        other.legal("move I/25SSPzGren II/25SSPzGren III/25SSPzGren I/26SSPzGren E2715");
    }

    @Clause({"wave 7.7h", "wave R.1"})
    @Test
    void fromGameTurnThreeADieMayRemoveTheCounterButNotTheUnits() {
        String end = " 2\nphase allied combat\nsecond-phase\nno-supply-problems\n" + KG;
        Games removed = Games.field("turn 3" + end).play("done", 6, 1);
        assertThat(Peiper.size(removed.state())).isZero();
        removed.at("I/1SSPanzer", "E2715");
        Games kept = Games.field("turn 3" + end).play("done", 5, 1);
        assertThat(Peiper.size(kept.state())).isEqualTo(4);
        Games early = Games.field("turn 2" + end).play("done");
        assertThat(Peiper.size(early.state())).isEqualTo(4);
    }

    @Clause({"wave 7.7j", "wave 7.7k", "wave 9.8a", "wave 9.10a"})
    @Test
    void itCrossesNoBlockedHexsideAndWithAHeavyUnitNoUnbridgedRiver() {
        String map = "  blocked E2714/E2715\n  minor E2715/E2716\n";
        Games heavy = Games.field(map + KG);
        heavy.refused("move " + ALL + " E2714", "9.8a").refused("move " + ALL + " E2716", "9.10a");
        Games lighter = Games.field(map + "german III/2SSPzGrenSPW(peiper) SS-PzPi1(peiper) E2715\n");
        lighter.legal("move III/2SSPzGrenSPW SS-PzPi1 E2716");
    }

    @Clause({"wave 7.7f", "wave 7.7g"})
    @Test
    void inCombatItsUnitsAreOrdinaryAndTheLastLossEndsIt() {
        Games game = Games.field("""
                phase allied combat
                german SS-PzPi1(peiper,reduced) E2615
                allied 10Tk 34Tk 81Tk 15AIB E2515
                """);
        game.play("attack E2615 10Tk 34Tk 81Tk 15AIB").at("SS-PzPi1", "lost");
        assertThat(Peiper.size(game.state())).isZero();
        assertThat(game.told()).contains("Kampfgruppe Peiper is destroyed");
    }

    @Clause({"wave 7.7b", "wave 7.7i"})
    @Test
    void afterAnAdvanceItIsWhereMostOfItIs() {
        String text = """
                phase german combat
                german I/1SSPanzer(peiper) s.501SSPanzer(peiper) III/2SSPzGrenSPW(peiper) E2615
                allied 5/1FAGp E2515
                """;
        Games one = Games.field(text).play("attack E2515 I/1SSPanzer s.501SSPanzer III/2SSPzGrenSPW");
        one.play("advance I/1SSPanzer").play("done");
        assertThat(Peiper.hex(one.state())).isEqualTo(one.hex("E2615"));
        assertThat(Peiper.size(one.state())).isEqualTo(2);
        Games two = Games.field(text).play("attack E2515 I/1SSPanzer s.501SSPanzer III/2SSPzGrenSPW");
        two.play("advance I/1SSPanzer s.501SSPanzer").play("done");
        assertThat(Peiper.hex(two.state())).isEqualTo(two.hex("E2515"));
        assertThat(Peiper.size(two.state())).isEqualTo(2);
    }
}
