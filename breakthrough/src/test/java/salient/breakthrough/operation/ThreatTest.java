package salient.breakthrough.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.hexwar.threat.ThreatTo;
import salient.hexwar.threat.Threats;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** What {@link Threat} promises is what moving, changing mode and attacking gives; of hidden units it is the most. */
class ThreatTest {
    private static Threats threats(BreakthroughPosition position, String side) {
        return (Threats) Games.ask(position, "threat " + side);
    }

    private static ThreatTo threatTo(BreakthroughPosition position, String side, String hex) {
        return (ThreatTo) Games.ask(position, "threat " + side + " " + hex);
    }

    private static List<String> names(Threats threats) {
        return threats.hexes().stream().map(Threats.Threatened::hex).toList();
    }

    /** The hexes a unit can attack by trying every order one after the other. */
    private static Set<String> byTrying(BreakthroughPosition position, Unit unit) {
        Set<String> targets = new TreeSet<>();
        Set<String> seen = new TreeSet<>();
        ArrayDeque<BreakthroughPosition> open = new ArrayDeque<>(List.of(position.copy()));
        while (!open.isEmpty()) {
            BreakthroughPosition at = open.remove();
            if (!seen.add(key(at, unit))) continue;
            targets.addAll(targets(at.state(), unit));
            for (String order : orders(unit)) {
                BreakthroughPosition next = at.copy();
                if (next.play(Games.order(next, order), new ScriptedDice(), event -> {})
                        .isLegal()) open.add(next);
            }
        }
        // The hex it left is held by its side in the position that was asked about.
        State s = position.state();
        targets.remove(s.board().hex(s.forces().hex(unit.index())).toString());
        return targets;
    }

    private static String key(BreakthroughPosition at, Unit unit) {
        var forces = at.state().forces();
        int u = unit.index();
        return forces.hex(u) + " " + forces.op(u) + " " + forces.mode(u);
    }

    private static List<String> orders(Unit unit) {
        List<String> orders = new ArrayList<>(List.of("mode " + unit));
        for (int d = 1; d <= 6; d++) orders.add("move " + unit + " " + d);
        return orders;
    }

    private static List<String> targets(State s, Unit unit) {
        List<String> targets = new ArrayList<>();
        int u = unit.index();
        if (s.forces().op(u) < OperationCost.ATTACK.of(unit.mobile())) return targets;
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int to = s.board().neighbor(s.forces().hex(u), d);
            boolean way =
                    !s.forces().traveling(u) || s.board().roadAcross(s.forces().hex(u), d);
            if (to != Board.NONE && way && !s.forces().holds(to, unit.army()))
                targets.add(s.board().hex(to).toString());
        }
        return targets;
    }

    @Test
    @Clause({"breakthrough 7.9c", "breakthrough 7.7a", "breakthrough 7.7c", "breakthrough 7.7k", "breakthrough 13.5o"})
    void theThreatOfAKnownUnitIsWhatTryingEveryOrderGives() {
        for (String unit : List.of(
                "german 39/26VG 9,22 op=12 unsupplied",
                "german 39/26VG 9,22 op=12",
                "german Piper/1SS 23,31 op=17 travel",
                "german ENG/XLVII 9,23 op=16",
                "american 422/106 19,23 op=18 travel",
                "american 9/2 12,22 op=9")) {
            String[] words = unit.split(" ");
            BreakthroughPosition position = Games.twelveDays("""
                    turn 3 fog
                    phase %s operation 1
                    %s
                    american 424/106 16,24
                    american 501/101 9,20
                    german 77/26VG 8,23
                    """.formatted(words[0], unit));
            Unit named = OrderOfBattle.named(words[1]);
            for (int u : OrderOfBattle.indices(named.army()))
                if (u != named.index()) position.state().forces().setOp(u, 0);
            assertThat(new TreeSet<>(names(threats(position, words[0]))))
                    .as(unit)
                    .isEqualTo(byTrying(position, named));
        }
    }

    @Test
    @Clause({"breakthrough 7.9c", "breakthrough 7.6d"})
    void inPlayedGamesEveryThreatToAnEnemyHexCanBeCarriedOut() {
        int compared = 0;
        for (int seed = 1; seed <= 3; seed++) {
            BreakthroughPosition position = Games.randomPosition("twelve-days", seed, 700 + 300 * seed);
            State s = position.state();
            if (!s.turn().phase().isOperation()) continue;
            Army army = s.turn().active();
            Set<String> threatened =
                    new TreeSet<>(names(threats(position, army.side().id())));
            Set<String> tried = new TreeSet<>();
            for (int u : OrderOfBattle.indices(army))
                if (s.forces().onMap(u) && s.forces().plot(u) == -1)
                    tried.addAll(byTrying(position, OrderOfBattle.unit(u)));
            assertThat(threatened).as("seed %d", seed).containsAll(tried);
            compared += tried.size();
        }
        assertThat(compared).isGreaterThan(100);
    }

    private static final String HIDDEN = """
            turn 3 fog
            phase american operation 1
            german 39/26VG 9,22 op=2 strength=20
            american 422/106 9,19 op=9
            """;

    @Test
    @Clause({"breakthrough 6.1f", "breakthrough 7.4h"})
    void theOtherSidesPointsAreTakenAsTheMostTheRulesAllow() {
        BreakthroughPosition position = Games.twelveDays(HIDDEN);
        BreakthroughPosition known = position.knownTo(new Side("american", "American"));
        ThreatTo hidden = threatTo(known, "german", "9,20");
        assertThat(threatTo(position, "german", "9,20").attackers()).isEmpty();
        assertThat(hidden.attackers()).hasSize(1);
        ThreatTo.Attacker attacker = hidden.attackers().getFirst();
        assertThat(attacker.unit()).isEqualTo("39/26VG");
        assertThat(attacker.at()).isEqualTo("9,22");
        assertThat(attacker.atMost()).isGreaterThan(20);
        assertThat(hidden.when()).isEqualTo("German 1st Operation Phase, 18 Dec");
        assertThat(hidden.notes()).extracting(note -> note.clause().number()).contains("7.4b", "7.7a", "8.0h", "2.3a");
    }

    @Test
    @Clause({"breakthrough 6.1f", "breakthrough 7.7e"})
    void whatOnlyAUnitInTravelModeCouldAttackIsPossibleAndNotSure() {
        BreakthroughPosition known = Games.twelveDays(HIDDEN).knownTo(new Side("american", "American"));
        List<Threats.Threatened> hexes = threats(known, "german").hexes();
        assertThat(hexes).anyMatch(hex -> hex.sure() == 1 && hex.strength() > 0);
        assertThat(hexes).anyMatch(hex -> hex.sure() == 0 && hex.strength() == 0 && hex.atMost() > 0);
        BreakthroughPosition division =
                Games.twelveDays("3 fog", "american operation 1", """
                german DIV/26VG 9,22 of=39/26VG+77/26VG op=2
                """).knownTo(new Side("american", "American"));
        assertThat(threats(division, "german").hexes()).isNotEmpty().allMatch(hex -> hex.sure() == 1);
    }

    @Test
    @Clause("breakthrough 2.4c")
    void onTheFirstDayTheGermansAttackOnlyFromWhereTheyStand() {
        BreakthroughPosition position = Games.twelveDays("1 overcast", "german operation 1", """
                german 39/26VG 9,22 op=12
                """);
        assertThat(threats(position, "german").hexes()).hasSize(6);
        assertThat(threats(position, "german").notes())
                .extracting(note -> note.clause().number())
                .contains("2.4c");
    }

    @Test
    @Clause({"breakthrough 7.9g", "breakthrough 4.3p"})
    void whoHasPlottedThreatensHisTargetAloneAndTheIsolatedNothing() {
        BreakthroughPosition position = Games.twelveDays("3 fog", "german operation 1", """
                german 39/26VG 10,10 op=6
                german 77/26VG 20,20 op=12 isolated
                american 422/106 10,9
                plots 39/26VG>1
                """);
        assertThat(names(threats(position, "german"))).containsExactly("10,9");
    }

    @Test
    @Clause({"breakthrough 2.1n", "breakthrough 7.9c"})
    void whenNoPhaseIsLeftOrTheHexIsTheirOwnTheAnswerSaysSo() {
        BreakthroughPosition over = Games.twelveDays(HIDDEN);
        over.state().turn().setNumber(over.state().definition().lastTurn());
        over.state().turn().setPhase(Phase.GERMAN_OPERATION_2, Army.GERMAN);
        assertThat(threats(over, "american").hexes()).isEmpty();
        assertThat(threats(over, "american").notes())
                .extracting(note -> note.why())
                .containsExactly("No Operation Phase of the American is left.");
        ThreatTo own = threatTo(Games.twelveDays(HIDDEN), "german", "9,22");
        assertThat(own.attackers()).isEmpty();
        assertThat(own.notes()).extracting(note -> note.why()).contains("Units of the German hold 9,22 themselves.");
    }

    @Test
    @Clause("breakthrough 7.9c")
    void theHexesOfTheSideAndTheUnitsOfAHexTellTheSame() {
        BreakthroughPosition known =
                Games.randomPosition("twelve-days", 5, 900).knownTo(new Side("american", "American"));
        int compared = 0;
        for (Threats.Threatened hex : threats(known, "german").hexes()) {
            ThreatTo one = threatTo(known, "german", hex.hex());
            assertThat(one.attackers()).as(hex.hex()).hasSize(hex.units());
            assertThat(one.strength()).isEqualTo(hex.strength());
            assertThat(one.atMost()).isEqualTo(hex.atMost());
            if (++compared == 40) break;
        }
        assertThat(compared).isEqualTo(40);
    }
}
