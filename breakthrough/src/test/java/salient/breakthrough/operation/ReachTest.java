package salient.breakthrough.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.rulebook.Clause;

/** What {@link Reach} promises is what moving one hex after the other gives. */
class ReachTest {
    private static final int MOST_STEPS = 4;

    /** The most OP left in each hex, by trying every sequence of moves. */
    private static int[] byTrying(BreakthroughPosition position, int u) {
        int[] left = new int[position.state().board().size()];
        Arrays.fill(left, -1);
        tryFrom(position, u, left, 0);
        left[position.state().forces().hex(u)] = -1;
        return left;
    }

    private static void tryFrom(BreakthroughPosition position, int u, int[] left, int steps) {
        if (steps == MOST_STEPS) return;
        Unit unit = OrderOfBattle.unit(u);
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            BreakthroughOrder move = new BreakthroughOrder.Move(unit, Direction.of(d));
            BreakthroughPosition next = position.copy();
            if (!next.play(move, new ScriptedDice(), event -> {}).isLegal()) continue;
            int hex = next.state().forces().hex(u);
            int op = next.state().forces().op(u);
            if (op <= left[hex]) continue;
            left[hex] = op;
            tryFrom(next, u, left, steps + 1);
        }
    }

    /** Foot units have at most four steps in them, so trying finds everything. */
    @Test
    @Clause({
        "breakthrough 7.5b",
        "breakthrough 7.5c",
        "breakthrough 7.5d",
        "breakthrough 7.5e",
        "breakthrough 7.6d",
        "breakthrough 7.6v",
        "breakthrough 6.7o"
    })
    void reachIsWhatMovingStepByStepGives() {
        int compared = 0;
        for (int seed = 1; seed <= 25; seed++) {
            BreakthroughPosition position = Games.randomPosition("twelve-days", seed, 400 + 110 * seed);
            State s = position.state();
            Army army = Army.of(seed & 1);
            if (s.turn().phase() == Phase.OVER) continue;
            s.turn().forgetPlots();
            for (int u : OrderOfBattle.indices(army)) s.forces().setPlot(u, -1);
            s.turn().setPhase(Phase.operation(army, true), army);
            for (int u : OrderOfBattle.indices(army)) {
                Unit unit = OrderOfBattle.unit(u);
                if (!s.forces().onMap(u) || unit.mobile() || s.forces().traveling(u)) continue;
                s.forces().setOp(u, Math.min(12, unit.allowance().first()));
                Reach reach = Reach.of(s, u);
                int[] tried = byTrying(position, u);
                for (int hex = 0; hex < tried.length; hex++)
                    assertThat(reach.left(hex))
                            .as("seed %d, %s to %s", seed, unit, s.board().hex(hex))
                            .isEqualTo(tried[hex]);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    @Test
    @Clause({"breakthrough 7.7j", "breakthrough 7.6w", "breakthrough 13.5e"})
    void thePathOfAnAnswerCanBeMarchedForTheCostItNames() {
        BreakthroughPosition position = Games.twelveDays("3 fog", "german operation 1", """
                german Piper/1SS 23,31 op=32 travel
                german ENG/ISS 22,29 op=20
                american 422/106 19,23
                """);
        BreakthroughAnswer.Reach reach = (BreakthroughAnswer.Reach) Games.ask(position, "reach Piper/1SS");
        assertThat(reach.op()).isEqualTo(32);
        assertThat(reach.hexes()).hasSizeGreaterThan(10);
        for (BreakthroughAnswer.Reachable hex : reach.hexes()) {
            BreakthroughPosition march = position.copy();
            for (int direction : hex.directions()) Games.play(march, new ScriptedDice(), "move Piper/1SS " + direction);
            State s = march.state();
            int u = OrderOfBattle.named("Piper/1SS").index();
            assertThat(s.board().hex(s.forces().hex(u))).hasToString(hex.hex());
            assertThat(s.forces().op(u)).isEqualTo(hex.left());
            assertThat(hex.cost()).isEqualTo(32 - hex.left());
        }
    }

    @Test
    @Clause({"breakthrough 7.9g", "breakthrough 2.4c"})
    void whoMayNotMoveReachesNothing() {
        BreakthroughPosition plotted = Games.twelveDays("3 fog", "german operation 1", """
                german 39/26VG 10,10 op=12
                american 422/106 10,9
                plots 39/26VG>1
                """);
        assertThat(((BreakthroughAnswer.Reach) Games.ask(plotted, "reach 39/26VG")).hexes())
                .isEmpty();
        BreakthroughPosition firstMorning = Games.twelveDays("1", "german operation 1", "german 39/26VG 10,25 op=12");
        assertThat(((BreakthroughAnswer.Reach) Games.ask(firstMorning, "reach 39/26VG")).hexes())
                .isEmpty();
    }

    @Test
    @Clause({"breakthrough 7.5b", "breakthrough 7.5c"})
    void aWayOfOnesOwnIsGoneOnFromAtTheCostItNames() {
        BreakthroughPosition position = Games.twelveDays("3 fog", "german operation 1", """
                german 39/26VG 10,10 op=12
                """);
        var plain = (BreakthroughAnswer.Reach) Games.ask(position, "reach 39/26VG");
        BreakthroughAnswer.Reachable first = plain.hexes().stream()
                .filter(hex -> hex.directions().size() == 1)
                .findFirst()
                .orElseThrow();
        var on = (BreakthroughAnswer.Reach) Games.ask(position, "reach 39/26VG via " + first.hex());
        assertThat(on.hexes()).isNotEmpty();
        for (BreakthroughAnswer.Reachable hex : on.hexes()) {
            assertThat(hex.directions().getFirst()).isEqualTo(first.directions().getFirst());
            BreakthroughPosition march = position.copy();
            for (int direction : hex.directions()) Games.play(march, new ScriptedDice(), "move 39/26VG " + direction);
            int u = OrderOfBattle.named("39/26VG").index();
            assertThat(march.state().forces().op(u)).isEqualTo(hex.left());
            assertThat(hex.cost()).isEqualTo(12 - hex.left());
        }
        assertThat(((BreakthroughAnswer.Reach) Games.ask(position, "reach 39/26VG via 20,20")).hexes())
                .isEmpty();
    }
}
