package salient.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.hexwar.plain.PlainPosition;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.players.plain.PlainEvaluator;
import salient.race.Race;

class PlanSearchTest {
    private static final Race GAME = new Race();
    private static final GameEntry ENTRY = GameCatalog.standard().entry(GAME);
    private static final Evaluator EVALUATOR = PlainEvaluator.of(GAME.scenario().constant("german-win"));

    private record Named(String describe) implements Plan {}

    /** Plans called "staff" are carried out by the regular staff, others at random. */
    private record Doctrine(List<Named> plans) implements PlanDoctrine<Named> {
        @Override
        public List<Named> candidates(Position known) {
            return plans;
        }

        @Override
        public ComputerPlayer staff(Named plan) {
            return plan.describe().startsWith("staff") ? regular(Race.GERMAN) : new RandomPlayer(4);
        }

        @Override
        public ComputerPlayer enemy() {
            return regular(Race.AMERICAN);
        }

        @Override
        public int occasion(Position known) {
            return turn(known);
        }

        @Override
        public int turn(Position position) {
            return ((PlainPosition) position).state().turn();
        }
    }

    private static ComputerPlayer regular(Side side) {
        return ENTRY.player("regular", side).maker().make(side, 1);
    }

    private static Position start() {
        return GAME.start(GAME.scenarios().getFirst(), Options.of(GAME.options(), Map.of()));
    }

    private static PlanSearch.Choice<Named> choose(Budget budget, String... plans) {
        Doctrine doctrine = new Doctrine(List.of(plans).stream().map(Named::new).toList());
        return new PlanSearch<>(doctrine, EVALUATOR, Determinizer.AS_KNOWN, budget).choose(start(), Race.GERMAN, 9);
    }

    @Test
    void thePlanThatPlaysBestIsChosenWhereverItStands() {
        Budget budget = new Budget(16, 3);
        assertThat(choose(budget, "staff", "random", "random too").plan().describe())
                .isEqualTo("staff");
        assertThat(choose(budget, "random", "random too", "staff").plan().describe())
                .isEqualTo("staff");
    }

    @Test
    void onATieTheEarlierPlanIsKept() {
        assertThat(choose(new Budget(8, 1), "staff first", "staff second")
                        .plan()
                        .describe())
                .isEqualTo("staff first");
    }

    @Test
    void theSameSeedGivesTheSameChoiceAndTheSmallestBudgetGivesOneToo() {
        assertThat(choose(new Budget(8, 2), "random", "staff")).isEqualTo(choose(new Budget(8, 2), "random", "staff"));
        assertThat(choose(new Budget(1, 1), "random", "staff").plan()).isNotNull();
        assertThat(choose(new Budget(1, 1), "staff").plan().describe()).isEqualTo("staff");
    }

    @Test
    void aBudgetOfNothingIsRefused() {
        assertThatThrownBy(() -> new Budget(0, 1)).hasMessage("a search needs a playout and a turn");
        assertThatThrownBy(() -> new Budget(1, 0)).hasMessage("a search needs a playout and a turn");
    }

    @Test
    void aSearchLeavesThePositionAsItWas() {
        Position position = start();
        long before = position.hash();
        Doctrine doctrine = new Doctrine(List.of(new Named("staff"), new Named("random")));
        new PlanSearch<>(doctrine, EVALUATOR, Determinizer.AS_KNOWN, new Budget(4, 1)).choose(position, Race.GERMAN, 2);
        assertThat(position.hash()).isEqualTo(before);
    }
}
