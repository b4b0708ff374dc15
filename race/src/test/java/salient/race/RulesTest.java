package salient.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.hexwar.plain.PlainAnswer;
import salient.hexwar.plain.PlainPosition;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Event;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** Every clause: what it allows, what it forbids, and its edge. */
class RulesTest {
    private static final Race GAME = new Race();

    private final List<String> told = new ArrayList<>();

    private static PlainPosition start() {
        return GAME.start(GAME.scenarios().getFirst(), Options.of(GAME.options(), Map.of()));
    }

    private static Position position(String... lines) {
        return GAME.notation().parsePosition(String.join("\n", lines));
    }

    private static List<String> refusals(Position position, String order) {
        return switch (position.judge(GAME.notation().parseOrder(order, position))) {
            case Verdict.Legal _ -> List.of();
            case Verdict.Refused refused ->
                refused.reasons().stream()
                        .map(reason -> reason.clause().number())
                        .toList();
        };
    }

    /** Plays an order with the die given, if it needs one. */
    private void play(Position position, String text, int... dice) {
        Order order = GAME.notation().parseOrder(text, position);
        Verdict verdict =
                position.play(order, new ScriptedDice(dice), (Event event) -> told.add(position.sentence(event)));
        assertThat(verdict.isLegal()).as(text + ": " + verdict).isTrue();
    }

    private static String line(Position position, String unit) {
        return GAME.notation()
                .print(position)
                .lines()
                .filter(line -> line.startsWith("unit " + unit + " "))
                .findFirst()
                .orElseThrow();
    }

    private static PlainAnswer.Odds odds(Position position, String question) {
        return (PlainAnswer.Odds) position.answer(GAME.notation().parseQuestion(question, position));
    }

    private static int cost(Position position, String unit, String hex) {
        var reach = (PlainAnswer.Reach) position.answer(GAME.notation().parseQuestion("reach " + unit, position));
        return reach.hexes().stream()
                .filter(found -> found.hex().equals(hex))
                .findFirst()
                .map(PlainAnswer.ReachHex::cost)
                .orElse(-1);
    }

    @Clause("race 1.3")
    @Test
    void aReducedUnitHasHalfItsStrengthRoundedUp() {
        Position position = position("turn 2 german combat", "unit Gutmann 8,3 reduced", "unit 501 8,4 reduced");
        assertThat(odds(position, "odds 8,4 Gutmann").attack()).isEqualTo(4);
        assertThat(odds(position, "odds 8,4 Gutmann").defense()).isEqualTo(4);
    }

    @Clause("race 1.3")
    @Test
    void theSecondStepLostEliminates() {
        Position position = position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4 reduced");
        play(position, "attack 8,4 Gutmann", 4); // 7 to 2: 3-1, a 4 is a retreat
        assertThat(line(position, "44E")).doesNotContain("lost");
        Position again = position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4 reduced");
        play(again, "attack 8,4 Gutmann", 5);
        assertThat(line(again, "44E")).startsWith("unit 44E lost");
        assertThat(told).contains("44th Combat Engineers is eliminated.");
    }

    @Clause("race 1.4")
    @Test
    void unitsStartWhereTheListSays() {
        assertThat(line(start(), "I/110")).isEqualTo("unit I/110 12,6");
        assertThat(line(start(), "Hauser")).isEqualTo("unit Hauser due");
    }

    @Clause({"race 2.1", "race 2.2", "race 2.3"})
    @Test
    void germanThenAmericanMovementThenCombatAndNoAmericanMovementOnTurnOne() {
        Position position = start();
        List<String> phases = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            phases.add(position.prompt().phase());
            play(position, "done");
        }
        assertThat(phases)
                .containsExactly(
                        "German movement phase",
                        "German combat phase",
                        "American combat phase",
                        "German movement phase",
                        "German combat phase",
                        "American movement phase",
                        "American combat phase");
        while (position.outcome().isEmpty()) play(position, "done");
        assertThat(told).anyMatch(line -> line.startsWith("Turn 8")).noneMatch(line -> line.startsWith("Turn 9"));
        assertThat(refusals(position, "done")).containsExactly("2.1");
    }

    @Clause("race 2.2")
    @Test
    void onlyTheActiveSideInTheRightPhase() {
        assertThat(refusals(start(), "attack 13,7 39")).contains("2.2");
        assertThat(refusals(start(), "move I/110 11,6")).contains("2.2");
        assertThat(refusals(start(), "move 77 13,6")).isEmpty();
    }

    @Clause({"race 2.2", "race 3.1", "race 3.5", "race 4.1", "race 4.2"})
    @Test
    void aWrongPhaseOrSideIsOneReasonAmongAll() {
        Position fighting = position("turn 2 german combat", "unit Gutmann 9,5", "unit 501 8,6", "unit 44E 8,5");
        assertThat(refusals(fighting, "move Gutmann 8,6")).containsExactly("2.2", "3.5");
        assertThat(refusals(fighting, "move Gutmann 0,8")).containsExactly("2.2", "3.1");
        assertThat(refusals(fighting, "move 44E 0,8")).containsExactly("2.2", "2.2", "3.1"); // the phase and the side
        Position moving = position("turn 2 german movement", "unit Gutmann 9,5", "unit 501 8,3", "unit 44E 8,4");
        assertThat(refusals(moving, "attack 8,3 Gutmann")).containsExactly("2.2", "4.2");
        assertThat(refusals(moving, "attack 8,5 Gutmann")).contains("2.2", "4.1");
        // An enemy unit beside its own enemy: only the phase and the side forbid it.
        Position beside = position("turn 2 german movement", "unit Gutmann 8,3", "unit 501 8,4");
        assertThat(refusals(beside, "attack 8,3 501")).containsExactly("2.2", "2.2");
        assertThat(refusals(beside, "move Fallois 8,4")).contains("2.4").doesNotContain("3.1");
    }

    @Clause("race 2.4")
    @Test
    void reinforcementsArriveUnlessTheirHexIsTakenOrFull() {
        Position open = position("turn 1 american combat", "unit 44E 2,9");
        play(open, "done");
        assertThat(line(open, "Fallois")).isEqualTo("unit Fallois 16,8");
        assertThat(line(open, "Hauser")).isEqualTo("unit Hauser due");
        Position taken = position("turn 1 american combat", "unit 44E 16,8");
        play(taken, "done");
        assertThat(line(taken, "Fallois")).isEqualTo("unit Fallois due");
        Position full = position("turn 1 american combat", "unit 39 16,8", "unit 77 16,8");
        play(full, "done");
        assertThat(line(full, "Fallois")).isEqualTo("unit Fallois due");
        assertThat(refusals(full, "move Fallois 15,7")).contains("2.4");
    }

    @Clause("race 3.1")
    @Test
    void aUnitMovesOnceWithinItsAllowance() {
        Position position = position("turn 2 german movement", "unit Gutmann 9,5");
        assertThat(refusals(position, "move Gutmann 2,9")).containsExactly("3.1"); // 7 by road
        assertThat(refusals(position, "move Gutmann 3,8")).isEmpty(); // 6 by road
        play(position, "move Gutmann 5,7");
        assertThat(refusals(position, "move Gutmann 6,7")).containsExactly("3.1");
    }

    @Clause("race 3.2")
    @Test
    void roadsCostOneClearTwoForestThree() {
        Position position = position("turn 2 german movement", "unit Gutmann 9,5");
        assertThat(cost(position, "Gutmann", "8,6")).isEqualTo(1); // along the road
        assertThat(cost(position, "Gutmann", "9,4")).isEqualTo(2); // clear
        assertThat(cost(position, "Gutmann", "8,5")).isEqualTo(3); // forest
    }

    @Clause("race 3.3")
    @Test
    void aRiverCostsTwoMoreWithoutARoadAndABlownBridgeIsNoRoad() {
        Position position = position("turn 2 german movement", "unit Gutmann 15,6");
        assertThat(cost(position, "Gutmann", "14,7")).isEqualTo(5); // forest behind the Our, the bridge is blown
        Position bridge = position("turn 2 german movement", "unit Gutmann 12,6");
        assertThat(cost(bridge, "Gutmann", "11,6")).isEqualTo(1); // over the Clerf at Clervaux
    }

    @Clause("race 3.4")
    @Test
    void noUnitCrossesAGorgeExceptAlongARoad() {
        Position position = position("turn 2 german movement", "unit 39 11,7");
        assertThat(refusals(position, "move 39 10,8")).isEmpty(); // the road bridge of Drauffelt
        var path = ((PlainAnswer.Reach) position.answer(GAME.notation().parseQuestion("reach 39", position)))
                .hexes().stream().filter(hex -> hex.hex().equals("10,7")).findFirst();
        assertThat(path.map(hex -> hex.path().size()).orElse(2)).isGreaterThan(1); // never straight over the gorge
    }

    @Clause("race 3.5")
    @Test
    void noUnitEntersAHexWithAnEnemy() {
        Position position = position("turn 2 german movement", "unit Gutmann 9,5", "unit 44E 8,6");
        assertThat(refusals(position, "move Gutmann 8,6")).containsExactly("3.5");
    }

    @Clause("race 3.6")
    @Test
    void aUnitStopsBesideTheEnemyAndMayLeaveLater() {
        Position position = position("turn 2 german movement", "unit Gutmann 9,5", "unit 44E 7,7");
        assertThat(refusals(position, "move Gutmann 8,6")).isEmpty(); // two hexes away
        assertThat(refusals(position, "move Gutmann 7,6")).isEmpty(); // enters the zone
        assertThat(refusals(position, "move Gutmann 5,7")).containsExactly("3.1"); // and stops in it
        Position beside = position("turn 2 german movement", "unit Gutmann 7,6", "unit 44E 7,7");
        assertThat(refusals(beside, "move Gutmann 9,5")).isEmpty();
    }

    @Clause("race 3.7")
    @Test
    void twoUnitsPerHexButMorePassThrough() {
        Position position =
                position("turn 2 german movement", "unit Gutmann 9,5", "unit 39 8,6", "unit 77 8,6", "unit 78 7,6");
        assertThat(refusals(position, "move Gutmann 8,6")).containsExactly("3.7");
        assertThat(refusals(position, "move Gutmann 7,6")).isEmpty();
    }

    @Clause("race 3.8")
    @Test
    void noUnitLeavesTheMap() {
        var reach = (PlainAnswer.Reach) position("turn 2 german movement", "unit Gutmann 0,8")
                .answer(GAME.notation().parseQuestion("reach Gutmann", start()));
        assertThat(reach.hexes()).isNotEmpty().allMatch(hex -> hex.hex().matches("\\d+,\\d+"));
    }

    @Clause({"race 4.1", "race 4.2"})
    @Test
    void adjacentUnitsAttackOnceAndAreAttackedOnce() {
        Position position =
                position("turn 2 german combat", "unit Gutmann 8,3", "unit 39 8,5", "unit 77 9,5", "unit 501 8,4");
        assertThat(refusals(position, "attack 8,4 77")).containsExactly("4.2");
        assertThat(refusals(position, "attack 8,3 39")).contains("4.1");
        assertThat(odds(position, "odds 8,4 Gutmann 39").attack()).isEqualTo(11);
        play(position, "attack 8,4 Gutmann", 4); // 7 to 7: no effect
        assertThat(refusals(position, "attack 8,4 39")).containsExactly("4.1");
        assertThat(refusals(position, "attack 8,4 Gutmann")).contains("4.1");
    }

    @Clause({"race 4.3", "race 4.4"})
    @Test
    void oddsAreRoundedDownForTheDefender() {
        assertThat(odds(position("turn 2 german combat", "unit Gutmann 8,3", "unit Desobry 8,4"), "odds 8,4 Gutmann")
                        .column())
                .isEqualTo("1-1"); // 7 to 4
        assertThat(odds(
                                position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4 reduced"),
                                "odds 8,4 Gutmann")
                        .column())
                .isEqualTo("3-1"); // 7 to 2
        Position strong =
                position("turn 2 german combat", "unit Gutmann 8,3", "unit Hauser 8,3", "unit 44E 8,4 reduced");
        assertThat(odds(strong, "odds 8,4 Gutmann Hauser").column()).isEqualTo("5-1"); // 14 to 2 is the last column
        Position weak = position("turn 2 american combat", "unit 44E 8,3", "unit Bohm 8,4");
        assertThat(refusals(weak, "attack 8,4 44E")).containsExactly("4.4"); // 1 to 3
        Position half = position("turn 2 american combat", "unit I/110 8,3", "unit 39 8,4");
        assertThat(refusals(half, "attack 8,4 I/110")).isEmpty(); // 2 to 4
    }

    @Clause("race 4.5")
    @Test
    void townsForestsAndRiversShiftTheColumn() {
        Position town = position("turn 2 german combat", "unit Gutmann 10,6", "unit 39 12,6", "unit 44E 11,6");
        assertThat(odds(town, "odds 11,6 Gutmann").finalColumn()).isEqualTo("1-1"); // 7 to 3, a town
        assertThat(odds(town, "odds 11,6 39").finalColumn()).isEqualTo("1-2"); // 4 to 3, a town across the Clerf
        assertThat(odds(town, "odds 11,6 39").shifts()).hasSize(2);
        assertThat(odds(town, "odds 11,6 Gutmann 39").shifts()).hasSize(1); // not all cross the river
        Position clear = position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4");
        assertThat(odds(clear, "odds 8,4 Gutmann").shifts()).isEmpty();
    }

    @Clause("race 4.6")
    @Test
    void theDieDecides() {
        Position position = position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4");
        play(position, "attack 8,4 Gutmann", 2);
        assertThat(told).anyMatch(line -> line.contains("odds 2-1: no effect"));
        assertThat(odds(position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4"), "odds 8,4 Gutmann")
                        .results()
                        .stream()
                        .mapToInt(PlainAnswer.Chance::faces)
                        .sum())
                .isEqualTo(6);
    }

    @Clause("race 4.7")
    @Test
    void theStrongestUnitLosesTheStep() {
        Position position = position("turn 2 german combat", "unit 39 8,3", "unit Gutmann 8,3", "unit Cherry 8,4");
        play(position, "attack 8,4 39 Gutmann", 3); // 11 to 4: 2-1, each side loses a step
        assertThat(line(position, "Gutmann")).contains("reduced");
        assertThat(line(position, "39")).doesNotContain("reduced");
        assertThat(line(position, "Cherry")).contains("reduced");
    }

    @Clause("race 4.8")
    @Test
    void theOwnerChoosesARetreatOutOfEnemyZones() {
        Position position = position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4");
        play(position, "attack 8,4 Gutmann", 4);
        assertThat(position.toDecide()).isEqualTo(Race.AMERICAN);
        assertThat(refusals(position, "retreat 44E 7,3")).containsExactly("4.8"); // beside Gutmann
        assertThat(refusals(position, "advance Gutmann")).containsExactly("4.8");
        play(position, "retreat 44E 8,5");
        assertThat(line(position, "44E")).startsWith("unit 44E 8,5");
    }

    @Clause("race 4.8")
    @Test
    void aFriendlyUnitCancelsTheZoneForARetreat() {
        Position position = position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4", "unit Rose 7,3");
        play(position, "attack 8,4 Gutmann", 4);
        assertThat(refusals(position, "retreat 44E 7,3")).isEmpty();
    }

    @Clause("race 4.9")
    @Test
    void aUnitThatCannotRetreatIsEliminated() {
        Position position = position(
                "turn 2 german combat",
                "unit Gutmann 8,3",
                "unit 39 7,4",
                "unit 77 9,4",
                "unit 78 8,5",
                "unit 44E 8,4");
        play(position, "attack 8,4 Gutmann", 4);
        assertThat(line(position, "44E")).endsWith("lost");
    }

    @Clause("race 4.10")
    @Test
    void theWinnersMayAdvanceUpToTheStackingLimitOrNotAtAll() {
        Position position = position(
                "turn 2 german combat",
                "unit Gutmann 8,3",
                "unit 39 8,3",
                "unit 77 7,3",
                "unit 78 8,5",
                "unit 15FJ 9,4",
                "unit Bohm 9,3",
                "unit 44E 8,4");
        play(position, "attack 8,4 Gutmann 39 77", 6);
        assertThat(refusals(position, "advance 78")).containsExactly("4.10");
        assertThat(refusals(position, "attack 8,5 78")).contains("4.10");
        play(position, "advance Gutmann");
        play(position, "advance 77");
        assertThat(refusals(position, "advance 39")).containsExactly("4.10");
        Position declined = position("turn 2 german combat", "unit Gutmann 8,3", "unit 44E 8,4 reduced");
        play(declined, "attack 8,4 Gutmann", 6);
        play(declined, "done");
        assertThat(line(declined, "Gutmann")).startsWith("unit Gutmann 8,3");
        assertThat(declined.prompt().phase()).isEqualTo("German combat phase");
    }

    @Clause("race 5.1")
    @Test
    void aTownBelongsToTheLastUnitInIt() {
        Position position = position("turn 2 german movement", "unit Gutmann 9,5");
        play(position, "move Gutmann 11,6");
        assertThat(told).contains("The German side takes Clervaux (11,6).");
        assertThat(GAME.notation().print(position)).contains("town 11,6 german");
        Position passed = position("turn 2 german movement", "unit Gutmann 6,7");
        play(passed, "move Gutmann 4,8"); // through Longvilly
        assertThat(GAME.notation().print(passed)).contains("town 5,7 german");
    }

    @Clause({"race 5.2", "race 5.3"})
    @Test
    void townsAndLossesDecideAndTwentyTwoPointsWin() {
        String[] towns = {
            "town 2,9 german", "town 3,5 german", "town 4,3 german", "town 8,10 german", "town 11,6 german"
        };
        List<String> lines = new ArrayList<>(List.of("turn 8 american combat"));
        lines.addAll(List.of(towns)); // 8 + 2 + 2 + 2 + 2
        for (String unit : List.of("I/110", "II/110", "III/110", "44E", "Rose", "Harper"))
            lines.add("unit " + unit + " lost");
        Position won = position(lines.toArray(String[]::new));
        play(won, "done");
        assertThat(won.outcome().orElseThrow().score()).isEqualTo(22);
        assertThat(won.outcome().orElseThrow().winner()).contains(Race.GERMAN);
        lines.add("unit Bohm lost");
        Position lost = position(lines.toArray(String[]::new));
        play(lost, "done");
        assertThat(lost.outcome().orElseThrow().score()).isEqualTo(21);
        assertThat(lost.outcome().orElseThrow().winner()).contains(Race.AMERICAN);
    }
}
