package salient.wave.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.hexwar.threat.ThreatTo;
import salient.hexwar.threat.Threats;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.WaveAnswer;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

class ThreatTest {
    private static Threats threats(Games game, String side) {
        return (Threats) ask(game, "threat " + side);
    }

    private static ThreatTo threatTo(Games game, String side, String hex) {
        return (ThreatTo) ask(game, "threat " + side + " " + hex);
    }

    private static Object ask(Games game, String text) {
        return game.position().answer(Games.GAME.notation().parseQuestion(text, game.position()));
    }

    private static final String ONE = """
            phase german movement
            german I/1SSPanzer E2615
            allied I/393Inf II/393Inf E2315
            """;

    @Clause({"wave 9.1a", "wave 10.1a"})
    @Test
    void aUnitThreatensWhatLiesBesideTheHexesItCanReach() {
        Games game = Games.field(ONE);
        WaveAnswer.Reachable reach = (WaveAnswer.Reachable) ask(game, "reach I/1SSPanzer");
        Set<String> expected = new TreeSet<>();
        Set<String> stands = new TreeSet<>(List.of("E2615"));
        reach.goals().stream().filter(goal -> !goal.column()).forEach(goal -> stands.add(goal.hex()));
        for (String hex : stands)
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = game.state().map.neighbor(game.hex(hex), d);
                if (next != HexGrid.NONE) expected.add(game.state().map.name(next));
            }
        expected.remove("E2615");
        Threats threats = threats(game, "german");
        assertThat(threats.hexes()).extracting(Threats.Threatened::hex).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(threats.hexes())
                .allMatch(hex -> hex.units() == 1 && hex.sure() == 1 && hex.strength() == hex.atMost());
        assertThat(threats.when()).isEqualTo("German movement, GT2, first couplet");
    }

    @Clause({"wave 7.3", "wave 10.1a"})
    @Test
    void aCounterThatCannotBeSeenIsPossibleAndNeverSure() {
        Games german = Games.field(ONE).knownTo(Sides.GERMAN_SIDE);
        ThreatTo threat = threatTo(german, "allied", "E2415");
        assertThat(threat.attackers()).extracting(ThreatTo.Attacker::unit).containsExactly("I/393Inf", "?a1");
        assertThat(threat.attackers()).extracting(ThreatTo.Attacker::sure).containsExactly(true, false);
        assertThat(threat.strength()).isEqualTo(threat.attackers().getFirst().strength());
        assertThat(threat.atMost()).isGreaterThan(threat.strength() + 2);
        assertThat(threat.notes()).anyMatch(note -> note.clause().number().equals("7.3"));
        assertThat(threats(german, "allied").hexes()).anyMatch(hex -> hex.sure() == 0 && hex.units() == 1);
        assertThat(threatTo(Games.field(ONE), "allied", "E2415").attackers()).allMatch(ThreatTo.Attacker::sure);
    }

    @Clause("wave 10.16a")
    @Test
    void organizationsThatNeverShareAnAttackAreNotAddedUp() {
        Games game = Games.field("""
                phase german movement
                german I/1SSPanzer SS-PzPi1 E2615
                german I/989Gren II/989Gren E2515
                allied I/393Inf E2315
                """);
        ThreatTo threat = threatTo(game, "german", "E2315");
        assertThat(threat.attackers()).hasSize(4);
        int[] each = threat.attackers().stream()
                .mapToInt(ThreatTo.Attacker::strength)
                .toArray();
        int ss = 0;
        int grenadiers = 0;
        for (int i = 0; i < each.length; i++)
            if (threat.attackers().get(i).unit().contains("SS")) ss += each[i];
            else grenadiers += each[i];
        assertThat(threat.strength()).isEqualTo(Math.max(ss, grenadiers));
        assertThat(threat.notes()).anyMatch(note -> note.clause().number().equals("10.16a"));
    }

    @Clause({"wave 10.16a", "wave 10.17a"})
    @Test
    void theFourStrongestIndependentsComeWithTheStrongestOrganization() {
        StrongestAttack attack = new StrongestAttack(2);
        for (int strength : new int[] {2, 7, 1, 5, 3, 6}) attack.add(1, Counters.NONE, strength);
        attack.add(1, 4, 8);
        attack.add(1, 4, 2);
        attack.add(1, 9, 9);
        attack.addUnknown(1, 12);
        assertThat(attack.known(1)).isEqualTo(7 + 6 + 5 + 3 + 10);
        assertThat(attack.atMost(1)).isEqualTo(31 + 12);
        assertThat(attack.known(0)).isZero();
    }

    @Clause("wave 10.18b")
    @Test
    void artilleryThreatensNothingByItself() {
        assertThat(threats(Games.field("phase german movement\ngerman VAK388 E2615\n"), "german")
                        .hexes())
                .isEmpty();
    }

    @Clause({"wave 9.1a", "wave 5.6a"})
    @Test
    void aUnitThatHasMovedThreatensFromWhereItStandsUntilItsNextSegment() {
        Games game = Games.field("phase german movement\ngerman I/1SSPanzer(finished) E2615\n");
        assertThat(threats(game, "german").hexes()).hasSize(6);
        Games fighting = Games.field("phase german combat\ngerman I/1SSPanzer E2615\n");
        assertThat(threats(fighting, "german").hexes()).hasSizeGreaterThan(20);
        assertThat(threats(fighting, "german").when()).isEqualTo("German movement, GT2, second couplet");
    }

    @Clause("wave 5.8b")
    @Test
    void inTheFirstCoupletTheAlliedPlayerThreatensNobody() {
        Games game = Games.field("turn 1 1\n" + ONE);
        assertThat(threats(game, "allied").hexes()).isEmpty();
        assertThat(threats(game, "allied").notes())
                .extracting(note -> note.clause().number())
                .containsExactly("5.8b");
    }

    @Clause({"wave 3.2", "wave 5.1a"})
    @Test
    void whereThereIsNoThreatTheAnswerSaysWhy() {
        assertThat(threats(Games.campaign(), "german").notes())
                .extracting(note -> note.clause().number())
                .containsExactly("3.2");
        ThreatTo own = threatTo(Games.field(ONE), "german", "E2615");
        assertThat(own.attackers()).isEmpty();
        assertThat(own.notes()).anyMatch(note -> note.why().equals("German units are in E2615 themselves."));
    }

    @Clause("wave 10.1a")
    @Test
    void theHexesOfTheSideAndTheUnitsOfAHexTellTheSame() {
        Games game = Games.historical().knownTo(Sides.ALLIED_SIDE);
        int compared = 0;
        for (Threats.Threatened hex : threats(game, "german").hexes()) {
            if (++compared % 25 != 0) continue;
            ThreatTo one = threatTo(game, "german", hex.hex());
            assertThat(one.attackers()).as(hex.hex()).hasSize(hex.units());
            assertThat(one.strength()).isEqualTo(hex.strength());
            assertThat(one.atMost()).isEqualTo(hex.atMost());
        }
        assertThat(compared).isGreaterThan(300);
    }

    /** The end of GT7 with a die that clears the skies: in the weather phase GT8 has begun, with its first couplet. */
    @Clause({"wave 5.2a", "wave R.1"})
    @Test
    void inTheWeatherPhaseTheFirstCoupletOfTheNewTurnIsToCome() {
        for (String order : List.of("", "fight-first\n")) {
            Games game = Games.field("turn 7 2\nphase allied " + (order.isEmpty() ? "combat" : "movement") + "\n"
                    + order + "baseplate\nno-supply-problems\ngerman I/1SSPanzer E2615\nallied I/393Inf E2415\n");
            game.play("done", 6).inPhase("allied interdiction");
            assertThat(game.text()).contains("turn 8 1\n");
            assertThat(new Threat(game.state(), Sides.GERMAN).ofSide().when())
                    .isEqualTo("German movement, GT8, first couplet");
            assertThat(new Threat(game.state(), Sides.ALLIED).ofSide().when())
                    .isEqualTo("Allied movement, GT8, first couplet");
            game.play("done");
            assertThat(new Threat(game.state(), Sides.ALLIED).ofSide().when())
                    .isEqualTo("Allied movement, GT8, first couplet");
        }
    }
}
