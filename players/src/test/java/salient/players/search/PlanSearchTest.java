package salient.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import salient.hexwar.plain.PlainPosition;
import salient.kernel.dice.Dice;
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

    /** Plans called "staff" are carried out by the regular staff, others at random; {@code faced} gets the number of each enemy. */
    private record Doctrine(List<Named> plans, double certainty, List<Integer> faced) implements PlanDoctrine<Named> {
        Doctrine(List<Named> plans) {
            this(plans, 0);
        }

        Doctrine(List<Named> plans, double certainty) {
            this(plans, certainty, new ArrayList<>());
        }

        @Override
        public List<Named> candidates(Position known) {
            return plans;
        }

        @Override
        public Named vary(Named plan, Dice dice) {
            return new Named("staff varied");
        }

        @Override
        public ComputerPlayer staff(Named plan, Position known) {
            return plan.describe().startsWith("staff") ? regular(Race.GERMAN) : new RandomPlayer(4);
        }

        @Override
        public ComputerPlayer enemy(int playout) {
            faced.add(playout);
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
        return new PlanSearch<>(doctrine, EVALUATOR, Determinizer.AS_KNOWN, budget)
                .choose(start(), Race.GERMAN, Optional.empty(), 9);
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
    void allPlansMeetTheSameEnemiesInTheSameOrder() {
        Doctrine doctrine = new Doctrine(List.of(new Named("staff first"), new Named("random")));
        new PlanSearch<>(doctrine, EVALUATOR, Determinizer.AS_KNOWN, new Budget(8, 1, 0))
                .choose(start(), Race.GERMAN, Optional.empty(), 9);
        assertThat(doctrine.faced()).containsExactly(0, 1, 2, 3, 0, 1, 2, 3);
    }

    @Test
    void thePlanBeingCarriedOutIsKeptOnATie() {
        Doctrine doctrine = new Doctrine(List.of(new Named("staff first"), new Named("staff second")));
        PlanSearch<Named> search = new PlanSearch<>(doctrine, EVALUATOR, Determinizer.AS_KNOWN, new Budget(8, 1));
        Optional<Named> last = Optional.of(new Named("staff second"));
        PlanSearch.Choice<Named> choice = search.choose(start(), Race.GERMAN, last, 9);
        assertThat(choice.plan().describe()).isEqualTo("staff second");
        assertThat(choice.regular().orElseThrow().plan().describe()).isEqualTo("staff first");
    }

    @Test
    void aPlanThatDoesNotLookClearlyBetterDoesNotTakeThePlaceOfTheUsualOne() {
        List<Named> plans = List.of(new Named("random"), new Named("staff"));
        assertThat(sure(new Doctrine(plans, 0.5))).isEqualTo("staff");
        assertThat(sure(new Doctrine(plans, 1000))).isEqualTo("random");
    }

    private static String sure(Doctrine doctrine) {
        return new PlanSearch<>(doctrine, EVALUATOR, Determinizer.AS_KNOWN, new Budget(16, 3))
                .choose(start(), Race.GERMAN, Optional.empty(), 9)
                .plan()
                .describe();
    }

    @Test
    void aVariationThatPlaysBetterTakesThePlaceOfTheBestPlan() {
        assertThat(choose(new Budget(12, 3, 2), "random", "random too").plan().describe())
                .isEqualTo("staff varied");
        assertThat(choose(new Budget(12, 3), "random", "random too").plan().describe())
                .startsWith("random");
    }

    @Test
    void aSearchNeverPlaysMoreThanItsBudget() {
        for (int playouts : new int[] {1, 2, 3, 5, 8, 13, 24, 40})
            for (int variations : new int[] {0, 4}) {
                int[] played = {0};
                Determinizer counting = (known, _, _) -> {
                    played[0]++;
                    return known.copy();
                };
                List<Named> plans = IntStream.range(0, 12)
                        .mapToObj(n -> new Named("random " + n))
                        .toList();
                new PlanSearch<>(new Doctrine(plans), EVALUATOR, counting, new Budget(playouts, 1, variations))
                        .choose(start(), Race.GERMAN, Optional.empty(), 9);
                assertThat(played[0]).as(playouts + " playouts, " + variations).isLessThanOrEqualTo(playouts);
            }
    }

    /** Told at once it plays the plan that is being carried out; told later, the best plan of the last finished round. */
    @Test
    void aSearchThatIsToldToPlayStopsBetweenTwoRounds() {
        int[] played = {0};
        Determinizer counting = (known, _, _) -> {
            played[0]++;
            return known.copy();
        };
        List<Named> plans =
                List.of(new Named("random 1"), new Named("staff"), new Named("random 2"), new Named("random 3"));
        PlanSearch<Named> search = new PlanSearch<>(new Doctrine(plans), EVALUATOR, counting, new Budget(60, 99, 4));
        PlanSearch.Choice<Named> atOnce =
                search.choose(start(), Race.GERMAN, Optional.of(new Named("random 3")), 9, () -> true);
        assertThat(played[0]).isZero();
        assertThat(atOnce.cutShort()).isTrue();
        assertThat(atOnce.plan()).isEqualTo(new Named("random 3"));
        PlanSearch.Choice<Named> later = search.choose(start(), Race.GERMAN, Optional.empty(), 9, () -> played[0] > 0);
        assertThat(played[0]).isBetween(4, 24);
        assertThat(later.cutShort()).isTrue();
        assertThat(later.plan()).isEqualTo(new Named("staff"));
        assertThat(search.choose(start(), Race.GERMAN, Optional.empty(), 9).cutShort())
                .isFalse();
    }

    @Test
    void aPlayerThatWasToldToPlaySaysSo() {
        ComputerPlayer veteran = ENTRY.player("veteran", Race.GERMAN).maker().make(Race.GERMAN, 3);
        veteran.hurryWhen(() -> true);
        veteran.decide(start());
        assertThat(veteran.plan().orElseThrow()).endsWith("It was told to play before it had thought to the end.");
    }

    @Test
    void aPlayerThatSearchesTellsWhatItIntends() {
        ComputerPlayer veteran = ENTRY.player("veteran", Race.GERMAN).maker().make(Race.GERMAN, 3);
        assertThat(veteran.plan()).isEmpty();
        veteran.decide(start());
        assertThat(veteran.plan().orElseThrow())
                .contains("Expects ", "% after ")
                .endsWith(".");
        assertThat(regular(Race.GERMAN).plan()).isEmpty();
    }

    @Test
    void aBudgetCanBeNamedWithThePlayer() {
        assertThat(ENTRY.playerWithBudget("veteran@40", Race.GERMAN).id()).isEqualTo("veteran@40");
        assertThat(ENTRY.computer("veteran@40", Race.GERMAN)).isEmpty();
        for (String bad : List.of("veteran@0", "veteran@", "veteran@-3", "veteran@x", "regular@40"))
            assertThatThrownBy(() -> ENTRY.playerWithBudget(bad, Race.GERMAN))
                    .hasMessageContaining("There is no computer player " + bad)
                    .hasMessageContaining("a number of playouts from 1 to 99999 can follow the name of a player");
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
        new PlanSearch<>(doctrine, EVALUATOR, Determinizer.AS_KNOWN, new Budget(4, 1))
                .choose(position, Race.GERMAN, Optional.empty(), 2);
        assertThat(position.hash()).isEqualTo(before);
    }
}
