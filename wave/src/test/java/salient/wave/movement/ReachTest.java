package salient.wave.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.Clauses;
import salient.wave.play.WaveAnswer;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.state.StepCosts;

class ReachTest {
    private static final Purpose CHOICE = new Purpose("a random choice", Clauses.clause("9.1b"));

    @Clause({"wave R.4", "wave 9.1b"})
    @Test
    void theTableTheCostAndTheReasonsAgreeOnEveryStepOfARandomGame() {
        AtomicInteger compared = new AtomicInteger();
        Games.watchRandomGame(5, 4000, 50, (game, choice) -> {
            if (game.state().turn.phase != Phase.MOVEMENT) return;
            compare(game.state(), choice);
            compared.incrementAndGet();
        });
        assertThat(compared).hasValueGreaterThan(20);
    }

    private static void compare(State state, SeededDice choice) {
        int[] units = state.counters.of(state.turn.active);
        for (int n = 0; n < 10; n++) {
            int unit = units[choice.roll(units.length, CHOICE) - 1];
            if (!state.stacks.isOnMap(unit)) continue;
            for (boolean column : new boolean[] {false, true}) {
                Mover mover = Mover.of(state, new int[] {unit}, column);
                for (int k = 0; k < 200; k++) compareStep(state, mover, choice);
            }
        }
    }

    private static void compareStep(State state, Mover mover, SeededDice choice) {
        int hex = choice.roll(state.map.size(), CHOICE) - 1;
        int direction = choice.roll(6, CHOICE) - 1;
        int to = state.map.neighbor(hex, direction);
        if (to == HexGrid.NONE) return;
        for (boolean fresh : new boolean[] {false, true})
            for (int left : new int[] {1, 2, 7}) {
                int cost = Movement.cost(state, mover, hex, direction, left, fresh);
                Reasons reasons = new Reasons();
                Movement.judge(state, mover, hex, to, left, fresh, reasons);
                assertThat(reasons.isEmpty())
                        .as(state.map.name(hex) + " to " + state.map.name(to))
                        .isEqualTo(cost != Movement.FORBIDDEN);
            }
        byte[] costs =
                mover.column ? state.stepCosts().roads() : state.stepCosts().costs(mover.light);
        int table = costs[hex * HexGrid.DIRECTIONS + direction];
        boolean open = table != StepCosts.CLOSED && !(mover.column && Movement.hasEnemyBeside(state, mover.side, to));
        int cost = Movement.cost(state, mover, hex, direction, 99, false);
        assertThat(open && Movement.isOpen(state, mover, to) ? table : Movement.FORBIDDEN)
                .isEqualTo(cost);
    }

    @Clause({"wave 9.1a", "wave 9.12a", "wave 9.3a"})
    @Test
    void theAnswerToReachNamesCostAndWay() {
        Games game = Games.field("german I/1SSPanzer E2818\n");
        var question = Games.GAME.notation().parseQuestion("reach I/1SSPanzer", game.position());
        WaveAnswer.Reachable reach = (WaveAnswer.Reachable) game.position().answer(question);
        assertThat(reach.points()).isEqualTo(7);
        WaveAnswer.Goal road = reach.goals().stream()
                .filter(g -> g.hex().equals("E2715") && !g.column())
                .findFirst()
                .orElseThrow();
        assertThat(road.cost()).isEqualTo(6);
        assertThat(road.path().getLast()).isEqualTo("E2715");
        for (WaveAnswer.Goal goal : reach.goals()) game.legal("move I/1SSPanzer " + String.join(" ", goal.path()));
    }

    /** What is promised for another way than the cheapest is what the order pays, step by step. */
    @Clause({"wave 9.1a", "wave 9.1b"})
    @Test
    void aWayOfOnesOwnCostsWhatItsStepsCost() {
        Games game = Games.field("german I/1SSPanzer E2818\n");
        WaveAnswer.Reachable plain = reach(game, "reach I/1SSPanzer");
        WaveAnswer.Goal first = plain.goals().stream()
                .filter(g -> g.path().size() == 2 && !g.column())
                .reduce((_, dearest) -> dearest)
                .orElseThrow();
        WaveAnswer.Reachable on = reach(game, "reach I/1SSPanzer via " + String.join(" ", first.path()));
        assertThat(on.points()).isEqualTo(plain.points());
        assertThat(on.goals()).isNotEmpty();
        for (WaveAnswer.Goal goal : on.goals()) {
            if (goal.column()) continue;
            assertThat(goal.path().subList(0, 2)).isEqualTo(first.path());
            Games moved =
                    Games.field("german I/1SSPanzer E2818\n").play("move I/1SSPanzer " + String.join(" ", goal.path()));
            moved.hasSpent("I/1SSPanzer", goal.cost());
        }
    }

    @Clause("wave 9.1b")
    @Test
    void aWayThatCannotBeGoneLeadsNowhere() {
        Games game = Games.field("german I/1SSPanzer E2818\n");
        assertThat(reach(game, "reach I/1SSPanzer via E2315").goals()).isEmpty();
    }

    private static WaveAnswer.Reachable reach(Games game, String question) {
        var asked = Games.GAME.notation().parseQuestion(question, game.position());
        return (WaveAnswer.Reachable) game.position().answer(asked);
    }
}
