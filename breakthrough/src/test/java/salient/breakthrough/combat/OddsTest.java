package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.ProvingGround;
import salient.breakthrough.play.CombatEvent;
import salient.kernel.dice.Dice;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** The odds before the dice: the same ladder and the same chances as the combat itself. */
class OddsTest {
    private static final Side GERMAN = new Side("german", "German");

    private static BreakthroughPosition german(String units) {
        return ProvingGround.position("1", "german operation 1", units);
    }

    private static Odds odds(BreakthroughPosition position, String question) {
        return (Odds) Games.ask(position, question);
    }

    private static double mean(List<Odds.Chance> chances) {
        return chances.stream().mapToDouble(c -> c.loss() * c.chance()).sum();
    }

    private static double sum(List<Odds.Chance> chances) {
        return chances.stream().mapToDouble(Odds.Chance::chance).sum();
    }

    @Clause({"breakthrough 8.0c", "breakthrough 8.2l"})
    @Test
    void theLadderNamesEveryModifierOfBothSides() {
        Odds odds = odds(german("""
                german 39/26VG 6,7 op=12 strength=60 efficiency=80 artillery=10
                german DIV/116PZ 5,6 of=60/116PZ+156/116PZ op=12 unsupplied
                american 422/106 6,6 efficiency=90 fort=2 artillery=30
                """), "odds 6,6 by 39/26VG DIV/116PZ");
        assertThat(odds.odds()).isEqualTo("0.73");
        assertThat(odds.attackers().units().getFirst().modifiers())
                .extracting("clause.number")
                .containsExactly("13.6i", "13.6e");
        assertThat(odds.attackers().artilleryModifiers())
                .extracting("clause.number")
                .containsExactly("8.2h", "8.2i");
        assertThat(odds.attackers().total()).isEqualTo("105.63");
        assertThat(odds.defenders().total()).isEqualTo("145.20");
        assertThat(odds.range()).isEmpty();
        assertThat(odds.assumptions()).isEmpty();
        List<String> lines = new ArrayList<>();
        odds.describe(lines::add);
        assertThat(lines.getFirst()).isEqualTo("Attack on 6,6, town, at odds of 0.73.");
        assertThat(lines)
                .contains("Attacker 39/26VG: 60 x 0.80 efficiency 80% (breakthrough 13.6i)"
                        + " x 0.75 across a river (breakthrough 13.6e) = 36.00.");
    }

    @Clause({"breakthrough 8.3e", "breakthrough 8.3f", "breakthrough 8.4c"})
    @Test
    void theMeanOutcomesAreThoseOfTheRules() {
        // a 75-point VG division with 99 artillery against 40 infantry in forest: 2.8, 6%, 34%, 88%
        Odds forest = odds(german("""
                german DIV/18VG 2,5 of=293/18VG+294/18VG+295/18VG op=12 artillery=99
                american 422/106 2,4
                """), "odds 2,4 by DIV/18VG");
        assertThat(forest.odds()).isEqualTo("2.83");
        assertThat(mean(forest.attackerLoss()) / 75).isCloseTo(0.06, within(0.005));
        assertThat(mean(forest.defenderLoss()) / 40).isCloseTo(0.34, within(0.02));
        assertThat(forest.cleared()).isCloseTo(0.88, within(0.01));
        // 50 against 50 in the clear: 6%, 4.5%, 13%
        Odds even = odds(german("""
                german 39/26VG 4,5 op=12 strength=50
                american 422/106 4,4 strength=50
                """), "odds 4,4 by 39/26VG");
        assertThat(mean(even.defenderLoss()) / 50).isCloseTo(0.045, within(0.002));
        assertThat(even.cleared()).isCloseTo(0.13, within(0.01));
        // 150 against 50: 89%
        Odds three = odds(german("""
                german 39/26VG 4,5 op=12 strength=150
                american 422/106 4,4 strength=50
                """), "odds 4,4 by 39/26VG");
        assertThat(three.cleared()).isCloseTo(0.89, within(0.01));
    }

    @Clause({"breakthrough 8.3d", "breakthrough 4.3o", "breakthrough 8.4c", "breakthrough 8.4i"})
    @Test
    void theChancesAreThoseWithWhichTheCombatFalls() {
        agrees("""
                german 39/26VG 4,5 op=12
                german 77/26VG 3,4 op=12 artillery=20
                american 422/106 4,4 efficiency=70
                american 423/106 4,4 strength=12 isolated
                american 424/106 4,4 strength=3 fort=2
                american 9/2 5,3
                american 23/2 5,3
                """, "4,4", "attack 39/26VG 1", "attack 77/26VG 2");
        agrees("""
                german DIV/26VG 6,5 of=39/26VG+77/26VG op=12 artillery=40
                american 422/106 6,4 strength=8 artillery=5
                american 423/106 6,4 strength=20 isolated
                """, "6,4", "attack DIV/26VG 1");
    }

    @Clause({"breakthrough 8.4i", "breakthrough 8.4e", "breakthrough 7.6v"})
    @Test
    void whereOnlyOneCanGoTheSecondStands() {
        // 4,3 has room for one more, all other hexes are German
        String units = """
                german DIV/26VG 4,5 of=39/26VG+77/26VG op=12
                german 78/26VG 5,4
                german 293/18VG 5,3
                german 294/18VG 3,3
                german 295/18VG 3,4
                american 422/106 4,4
                american 423/106 4,4
                american 9/2 4,3
                american 23/2 4,3
                """;
        Odds odds = odds(german(units), "odds 4,4 by DIV/26VG");
        Odds.Fate first = odds.fates().getFirst();
        Odds.Fate second = odds.fates().getLast();
        assertThat(first.retreats()).isPositive();
        assertThat(first.standsAtACost()).isZero();
        assertThat(second.retreats()).isPositive().isLessThan(first.retreats());
        assertThat(second.standsAtACost()).isPositive();
        agrees(units, "4,4", "attack DIV/26VG 1");
    }

    @Clause("breakthrough 4.3q")
    @Test
    void allMaySurrender() {
        Odds odds = odds(german("""
                german 39/26VG 6,5 op=12
                american 422/106 6,4 isolated strength=30
                american 423/106 6,4 isolated strength=20
                """), "odds 6,4 by 39/26VG");
        // in a town nobody retreats and so few losses destroy nobody: the hex is cleared if both give up, 0.4 x 0.4
        assertThat(odds.cleared()).isCloseTo(0.16, within(1e-9));
        assertThat(odds.attackerLoss().getFirst()).isEqualTo(new Odds.Chance(0, 0.16));
        assertThat(odds.defenderLoss().getLast()).isEqualTo(new Odds.Chance(50, 0.16));
    }

    @Clause({"breakthrough 8.0c", "breakthrough 8.2k"})
    @Test
    void theAnswerSaysItselfInPlainLines() {
        List<String> lines = new ArrayList<>();
        odds(german("""
                german DIV/26VG 6,5 of=39/26VG+77/26VG op=12 artillery=40
                american 422/106 6,4 strength=30 fort=3 artillery=5
                american 423/106 6,4 strength=20 isolated
                """), "odds 6,4 by DIV/26VG").describe(lines::add);
        assertThat(lines)
                .containsExactly(
                        "Attack on 6,4, town, at odds of 1.32.",
                        "Attacker DIV/26VG: 110 x 1.25 divisional unit (breakthrough 13.6h) = 137.50.",
                        "Attacker artillery: 40 x 0.50 artillery against a town (breakthrough 8.2h)"
                                + " x 0.70 artillery against fortification level 3 (breakthrough 8.2i) = 14.00.",
                        "Attacker total: 151.50.",
                        "Defender 422/106: 30 x 2.00 in town (breakthrough 13.6c)"
                                + " x 1.90 fortification level 3 (breakthrough 13.6g),"
                                + " limited to three times (breakthrough 8.2k) = 90.00.",
                        "Defender 423/106: 20 x 2.00 in town (breakthrough 13.6c)"
                                + " x 0.50 isolated (breakthrough 13.6k) = 20.00.",
                        "Defender artillery: 5 = 5.00.",
                        "Defender total: 115.00.",
                        "The attacker loses 3 to 10, on average 6.6, the defender 4 to 40, on average 18.6.",
                        "422/106: stands at a further cost 38.7%, holds 61.3%.",
                        "423/106: surrenders 40.0%, stands at a further cost 30.3%, holds 29.7%.",
                        "The hex is cleared with 0.0%.");
    }

    private static void agrees(String units, String target, String... attacks) {
        BreakthroughPosition plotted = german(units);
        Games.play(plotted, new ScriptedDice(), attacks);
        Odds odds = odds(plotted, "odds " + target);
        int games = 6000;
        Dice dice = new SeededDice(1944);
        int cleared = 0;
        long attackerLoss = 0;
        long defenderLoss = 0;
        for (int i = 0; i < games; i++) {
            BreakthroughPosition position = plotted.copy();
            List<Event> events = Games.play(position, dice, "done");
            int hex = position.state().board().find(target).orElseThrow().index();
            if (position.state().forces().empty(hex)) cleared++;
            for (var fought : Games.of(CombatEvent.Fought.class, events)) {
                attackerLoss += fought.attackers().loss();
                defenderLoss += fought.defenders().loss();
            }
            for (var stood : Games.of(CombatEvent.StoodInstead.class, events)) defenderLoss += stood.loss();
            for (var retreated : Games.of(CombatEvent.Retreated.class, events)) defenderLoss += retreated.loss();
            for (var gaveUp : Games.of(CombatEvent.SurrenderTested.class, events))
                for (String unit : gaveUp.surrendered())
                    defenderLoss += plotted.state().forces().strength(Fighting.unit(unit));
        }
        assertThat(sum(odds.attackerLoss())).isCloseTo(1, within(1e-9));
        assertThat(sum(odds.defenderLoss())).isCloseTo(1, within(1e-9));
        assertThat((double) cleared / games).isCloseTo(odds.cleared(), within(0.03));
        assertThat((double) attackerLoss / games).isCloseTo(mean(odds.attackerLoss()), within(0.15));
        assertThat((double) defenderLoss / games).isCloseTo(mean(odds.defenderLoss()), within(0.35));
    }

    @Clause({"breakthrough 4.3q", "breakthrough 8.4d"})
    @Test
    void theFatesOfADefenderAddUp() {
        Odds odds = odds(german("""
                german DIV/26VG 6,5 of=39/26VG+77/26VG op=12 artillery=40
                american 422/106 6,4 strength=8 artillery=5
                american 423/106 6,4 strength=20 isolated
                """), "odds 6,4 by DIV/26VG");
        for (Odds.Fate fate : odds.fates())
            assertThat(fate.surrenders() + fate.eliminated() + fate.retreats() + fate.standsAtACost() + fate.holds())
                    .isCloseTo(1, within(1e-9));
        assertThat(odds.fates().getFirst().surrenders()).isZero();
        assertThat(odds.fates().getLast().surrenders()).isCloseTo(0.4, within(1e-9));
        assertThat(odds.fates()).allSatisfy(fate -> assertThat(fate.retreats()).isZero());
    }

    @Clause({"breakthrough 6.1f", "breakthrough 8.0h", "breakthrough 12.3d"})
    @Test
    void theAttackerReckonsWithWhatHeKnowsAndIsToldWhatHeAssumes() {
        BreakthroughPosition position = german("""
                german 39/26VG 4,5 op=12 efficiency=90
                american 422/106 4,4 strength=33 reported=33 efficiency=60 fort=3 artillery=20
                """);
        Odds truth = odds(position, "odds 4,4 by 39/26VG");
        Odds known = odds(position.knownTo(GERMAN), "odds 4,4 by 39/26VG");
        assertThat(known.attackers().total()).isEqualTo(truth.attackers().total());
        assertThat(known.defenders().units().getFirst().strength()).isEqualTo(30);
        assertThat(known.defenders().total()).isEqualTo("30.00");
        assertThat(known.odds()).isEqualTo("1.65");
        assertThat(known.assumptions())
                .isNotEmpty()
                .allSatisfy(text -> assertThat(text).startsWith("American"));
        double least = Double.parseDouble(known.range().orElseThrow().least());
        double most = Double.parseDouble(known.range().orElseThrow().most());
        assertThat(Double.parseDouble(truth.odds())).isBetween(least, most);
        // 25 points at 40% in travel mode at the worst; 40 at 2.5 with 30 guns at the best
        assertThat(most).isEqualTo(8.25);
        assertThat(least).isEqualTo(0.38);
    }

    @Clause({"breakthrough 6.1f", "breakthrough 4.4c"})
    @Test
    void fromDecember20AGermanOfWhomLittleIsKnownMayBeOutOfFuel() {
        String units =
                "phase american operation 1\namerican 422/106 4,4 op=9\ngerman 39/26VG 4,5 strength=8 reported=8\n";
        Side american = new Side("american", "American");
        Odds before = odds(ProvingGround.position("turn 4\n" + units).knownTo(american), "odds 4,5 by 422/106");
        Odds after = odds(ProvingGround.position("turn 5\n" + units).knownTo(american), "odds 4,5 by 422/106");
        assertThat(before.defenders().units().getFirst().strength()).isEqualTo(10);
        // one point at 40% in travel mode counts as the least there is, 1; out of fuel it would be less still
        assertThat(before.range().orElseThrow().most()).isEqualTo("40.00");
        assertThat(after.range().orElseThrow().most()).isEqualTo("40.00");
        String strong = units.replace("strength=8 reported=8", "");
        before = odds(ProvingGround.position("turn 4\n" + strong).knownTo(american), "odds 4,5 by 422/106");
        after = odds(ProvingGround.position("turn 5\n" + strong).knownTo(american), "odds 4,5 by 422/106");
        // seen as 60: at worst 55 x 0.4 x 0.6 = 13.2, and x 0.75 = 9.9 without fuel
        assertThat(before.range().orElseThrow().most()).isEqualTo("3.03");
        assertThat(after.range().orElseThrow().most()).isEqualTo("4.04");
    }

    @Clause("breakthrough 6.1f")
    @Test
    void whatTheAttackerCannotSeeDoesNotChangeHisAnswer() {
        String seen = "german 39/26VG 4,5 op=12\namerican 422/106 4,4 ";
        Odds fresh = odds(german(seen + "\n").knownTo(GERMAN), "odds 4,4 by 39/26VG");
        Odds worn = odds(
                german(seen + "strength=38 efficiency=50 fort=4 artillery=30 op=3 travel\n")
                        .knownTo(GERMAN),
                "odds 4,4 by 39/26VG");
        assertThat(worn).isEqualTo(fresh);
    }

    @Clause({"breakthrough 7.9c", "breakthrough 8.0b"})
    @Test
    void whereThereIsNothingToReckonTheAnswerSaysWhy() {
        BreakthroughPosition position = german("""
                german 39/26VG 4,5 op=12
                american 422/106 4,3
                """);
        assertThat(reasons(position, "odds 4,3 by 39/26VG")).containsExactly("7.9c");
        assertThat(reasons(position, "odds 4,4 by 39/26VG")).containsExactly("7.9c");
        assertThat(reasons(position, "odds 4,3")).containsExactly("8.0b");
        assertThat(reasons(position, "odds 4,3 by 77/26VG")).containsExactly("6.1b");
        assertThat(reasons(position, "odds 4,5 by 39/26VG")).containsExactly("7.9c", "7.9c");
    }

    private static List<String> reasons(BreakthroughPosition position, String question) {
        return ((OddsQuestion.NoOdds) Games.ask(position, question))
                .reasons().stream().map(reason -> reason.clause().number()).toList();
    }
}
