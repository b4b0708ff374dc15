package salient.players.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.supply.Isolation;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 12.3: what the computer American must and must not do, clause by clause. */
class AmericanObligationsTest {
    private static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    @Clause("breakthrough 12.3e")
    @Test
    void replacementsGoToUnitsBelowFullStrengthUntilNoneIsLeft() {
        Command command = Command.twelveDays("5", "american organization", """
                replacements infantry american 15 german 0
                replacements armored american 10 german 0
                american 9/2 27,25 strength=30
                american CCA/7A 28,16 strength=50
                german 12/12SS 28,31
                """).phase();
        assertThat(command.orders("replace")).containsExactlyInAnyOrder("replace 9/2 15", "replace CCA/7A 5");
    }

    @Clause("breakthrough 12.3e")
    @Test
    void artilleryGoesToTheUnitThatFacesTheEnemy() {
        Command command = Command.twelveDays("3", "american organization", """
                pools V 100
                american 9/2 27,25
                american 38/2 30,16
                german 12/12SS 27,26
                """).phase();
        assertThat(command.orders("artillery")).containsExactly("artillery 9/2 max");
    }

    @Clause({"breakthrough 12.3e", "breakthrough 12.2d"})
    @Test
    void regimentsOfADivisionBuildUpBeforeTheEnemy() {
        Command command = Command.twelveDays("4", "american organization", """
                american 327G/101 7,13
                american 501/101 7,13
                american 502/101 7,13
                german 39/26VG 8,15
                """).phase();
        assertThat(command.orders("build-up")).hasSize(1);
        assertThat(command.hex("DIV/101")).isEqualTo("7,13");
    }

    @Clause({"breakthrough 12.3f", "breakthrough 12.2c"})
    @Test
    void anOurtheBridgeIsToBeBlownWithAGermanFourHexesAwayAndNotWhileHeIsFarAway() {
        assertThat(bridgesBlown("german 16/116PZ 16,9\n")).containsExactly("blow-bridge 1102 1");
        assertThat(bridgesBlown("german 16/116PZ 13,15\n")).isEmpty();
    }

    private static List<String> bridgesBlown(String german) {
        return Command.twelveDays("4", "american organization", "american 1102 18,7 op=9\n" + german)
                .phase()
                .orders("blow-bridge");
    }

    @Clause({"breakthrough 12.3g", "breakthrough 12.2e"})
    @Test
    void theLastUnitInATownStaysWhileAGermanIsNear() {
        Command command = Command.twelveDays("5", "american operation 1", """
                american 9/2 26,21 op=9
                american 38/2 24,19 op=9
                german 12/12SS 26,24
                """).phase();
        assertThat(command.hex("9/2")).isEqualTo("26,21");
    }

    @Clause("breakthrough 12.3g")
    @Test
    void aGarrisonDoesNotAdvanceOutOfItsTown() {
        Command command = Command.twelveDays("5", "american operation 1", """
                american 9/2 26,21 op=9
                german ENG/ISS 26,22 op=0
                """).phase();
        assertThat(command.orders("attack")).containsExactly("attack 9/2 4");
        assertThat(command.orders("advance")).isEmpty();
    }

    /** Six hexes around Clervaux in German hands or zones, and no road out. */
    private static final String RING = """
            german 39/26VG 9,20 op=0
            german 77/26VG 8,22 op=0
            german 78/26VG 10,22 op=0
            owned german 9,22 8,21 10,21
            """;

    @Clause({"breakthrough 12.3h", "breakthrough 12.2d"})
    @Test
    void aUnitThatWouldBeIsolatedMovesOut() {
        Command command = Command.twelveDays("5", "american operation 1", """
                american CCB/9A 9,21 op=15
                """ + RING);
        State s = command.position().state();
        assertThat(Isolation.state(s, unit("CCB/9A"))).isEqualTo(SupplyState.ISOLATED);
        command.phase();
        assertThat(command.orders("move")).isNotEmpty();
        assertThat(Isolation.state(s, unit("CCB/9A"))).isNotEqualTo(SupplyState.ISOLATED);
    }

    @Clause({"breakthrough 12.3h", "breakthrough 12.2d"})
    @Test
    void sisterRegimentsThatWouldBeIsolatedBuildUp() {
        Command command =
                Command.twelveDays("5", "american organization", """
                american 327G/101 9,21 op=9
                american 501/101 9,21 op=9
                """ + RING).phase();
        assertThat(command.orders("build-up")).hasSize(1);
        assertThat(Isolation.state(command.position().state(), unit("DIV/101"))).isEqualTo(SupplyState.UNSUPPLIED);
    }

    @Clause({"breakthrough 12.3i", "breakthrough 12.2b"})
    @Test
    void markedUnitsBlockRoadsOfTheCorridorWhileTheBanLasts() {
        Command command = Command.twelveDays("3", "american operation 1", """
                american 1102 10,15 op=9
                american TD-A 18,7 op=15
                american 505/82 18,7 op=9
                german 16/116PZ 15,22
                german 3/2PZ 13,22
                """).phase();
        State s = command.position().state();
        for (String marked : new String[] {"1102", "TD-A"}) {
            int hex = s.forces().hex(unit(marked));
            assertThat(s.board().x(hex)).as(marked).isBetween(11, 17);
            assertThat(s.board().hasRoad(hex)).as(marked).isTrue();
        }
        assertThat(s.board().x(s.forces().hex(unit("505/82")))).isGreaterThan(17);
    }

    @Clause({"breakthrough 12.3j", "breakthrough 12.2f"})
    @Test
    void anAttackIsPlottedAtThreeToTwoAndNotBelow() {
        assertThat(attacks(50, "")).isEmpty();
        assertThat(attacks(60, "")).isNotEmpty();
    }

    @Clause("breakthrough 12.3j")
    @Test
    void anIsolatedTargetIsAttackedAtEvenOdds() {
        assertThat(attacks(25, "")).isEmpty();
        assertThat(attacks(25, " isolated")).isNotEmpty();
    }

    /** The attacks of a regiment of a strength on a German regiment of 40. */
    private static List<String> attacks(int strength, String target) {
        return Command.twelveDays("5", "american operation 1", """
                        american 9/2 28,18 op=9 strength=%d
                        german 12/12SS 28,19 op=0 strength=40 reported=40%s
                        """.formatted(strength, target))
                .phase()
                .orders("attack");
    }

    @Clause({"breakthrough 12.3j", "breakthrough 12.2g"})
    @Test
    void anAttackThatWouldCutAGermanRoadIsPlottedAtEvenOdds() {
        // The only German road to Manderfeld runs through 22,30.
        String attack = """
                turn 5
                phase american operation 1
                american 9/2 21,30 op=9 strength=50
                german 12/12SS 22,30 op=0 strength=40 reported=40
                german 25/12SS 22,26 op=0
                owned german 22,29 21,28 21,27 22,27 22,28
                %s
                """;
        Command cutting = Command.twelveDays(attack.formatted("owned american 20,30 21,29 20,29 21,31 20,31 19,28"));
        assertThat(cutting.phase().orders("attack")).isNotEmpty();
    }

    @Clause("breakthrough 12.3k")
    @Test
    void spareOperationPointsGoIntoTheGroundAndThreeAreKept() {
        Command command = Command.twelveDays("5", "american operation 1", """
                american 9/2 27,25 op=9
                american CCA/7A 24,19 op=15
                german 12/12SS 27,28
                german 25/12SS 24,22
                """).phase();
        State s = command.position().state();
        assertThat(s.forces().fort(unit("9/2"))).isEqualTo(1);
        assertThat(s.forces().op(unit("9/2"))).isEqualTo(3);
        assertThat(s.forces().fort(unit("CCA/7A"))).isEqualTo(1);
        assertThat(s.forces().op(unit("CCA/7A"))).isEqualTo(5);
    }

    @Clause("breakthrough 12.3l")
    @Test
    void inClearWeatherAtLeastHalfOfTheAirPointsStrikeAndTheRestInterdict() {
        Command command = Command.twelveDays("8 clear", "american air", """
                air american 6 german 0
                american 9/2 27,25
                german 12/12SS 22,30 travel
                german 25/12SS 23,29 travel
                german 26/12SS 25,31
                """).phase();
        assertThat(command.orders("strike").size()).isGreaterThanOrEqualTo(3);
        assertThat(command.orders("strike"))
                .contains("strike 22,30", "strike 23,29")
                .doesNotContain("strike 25,31");
        assertThat(command.orders().stream().filter("interdict"::equals).count())
                .isEqualTo(6 - command.orders("strike").size());
    }

    @Clause("breakthrough 12.3l")
    @Test
    void onePointIsKeptAndDroppedOnASurroundedStack() {
        Command air = Command.twelveDays("8 clear", "american air", """
                air american 6 german 0
                american 327G/101 9,21
                """ + RING).phase();
        assertThat(air.orders()).hasSize(5);
        Command organization = Command.twelveDays("8 clear", "american organization", """
                air american 1 german 0
                american 327G/101 9,21 isolated
                """ + RING)
                .phase();
        assertThat(organization.orders("drop")).containsExactly("drop 327G/101");
    }

    @Clause("breakthrough 12.3d")
    @Test
    void whatItCannotSeeDoesNotChangeItsOrders() {
        String position = """
                turn 5
                phase american operation 1
                american 9/2 28,18 op=9
                american 38/2 27,18 op=9
                american 505/82 24,19 op=9
                german 12/12SS 28,20 op=0 %s
                """;
        assertThat(Command.twelveDays(position.formatted("efficiency=40 travel"))
                        .phase()
                        .orders())
                .isEqualTo(Command.twelveDays(position.formatted("fort=5 artillery=15"))
                        .phase()
                        .orders());
    }

    @Clause("breakthrough 12.3k")
    @Test
    void nobodySitsOnTrucksBeforeTheEnemyWhoCanGetOff() {
        Command command = Command.twelveDays("5", "american operation 1", """
                american 9/2 26,21 op=18 travel
                german 12/12SS 26,24
                """).phase();
        assertThat(command.position().state().forces().mode(unit("9/2"))).isEqualTo(Mode.NORMAL);
    }
}
