package salient.greatbattles.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.kernel.rulebook.Clause;

/** C9d, C9h, C9j: what each side adds to its die, and what becomes of equal totals. */
class CloseCombatScoreTest {
    private final ProvingGround g = ProvingGround.with("""
            area bunker Casemate 15,15 18,15 18,18 15,18
            battalion allied C1 Half average smg inf
            battalion allied C2 Third average smg inf inf
            battalion axis B1 Second average inf inf
            set-up allied C1 C2 in box 0,0 30,5 facing 0
            set-up axis B1 in box 0,10 30,30 facing 180
            """).phase(Phase.CLOSE_COMBAT);

    private int attack(String attacker, String defender) {
        return Fire.Modifier.sum(CloseCombat.attackerModifiers(g.s, g.unit(attacker), g.unit(defender)));
    }

    private int defense(String attacker, String defender) {
        return Fire.Modifier.sum(CloseCombat.defenderModifiers(g.s, g.unit(defender), g.unit(attacker)));
    }

    private boolean pending(String attacker, String defender) {
        return CloseCombat.pending(g.s, g.unit(attacker), g.unit(defender));
    }

    @Test
    @Clause("greatbattles C9j")
    void halfTheInfantryWithSubmachineGunsIsASubmachineGunBattalion() {
        g.put("axis/A1/1 5,9@180", "axis/A1/2 7,9@180", "axis/A1/3 9,9@180", "allied/C1/1 5,5@0", "allied/C1/2 7,5@0");
        assertThat(attack("allied/C1", "axis/A1")).isEqualTo(2);
        assertThat(defense("axis/A1", "allied/C1")).isEqualTo(2); // for the defender as for the attacker
        g.put("allied/C2/1 5,3@0", "allied/C2/2 7,3@0", "allied/C2/3 9,3@0");
        assertThat(attack("allied/C2", "axis/A1")).isZero(); // one of three is not half
        g.put("allied/A1/1", 15, 5, 0);
        assertThat(attack("allied/A1", "axis/A1")).isZero();
    }

    @Test
    @Clause("greatbattles C9j")
    void theBetterTroopsCountTheirGradesAndTheWorseLoseNothing() {
        g.put("axis/A1/1 5,9@180", "allied/B1/1 5,5@0");
        assertThat(attack("allied/B1", "axis/A1")).isEqualTo(2 + 1); // submachine guns, experienced against average
        assertThat(defense("allied/B1", "axis/A1")).isZero();
    }

    @Test
    @Clause("greatbattles C9h")
    void bunkersCountFourAndOneOfThemIsNoMoreThanHardCover() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "axis/A1/1 16,16@180", "axis/A1/2 17.5,17@180");
        assertThat(defense("allied/A1", "axis/A1")).isEqualTo(4);
        g.put("axis/A1/2", 22, 22, 180);
        assertThat(defense("allied/A1", "axis/A1")).isEqualTo(3);
        g.put("axis/A1/2", 5, 9, 180);
        assertThat(defense("allied/A1", "axis/A1")).isZero(); // one stand alone counts for nothing
    }

    private void tie() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        g.play("combat allied/A1 axis/A1", 5, 5);
    }

    @Test
    @Clause({"greatbattles C9d", "greatbattles C9a"})
    void equalTotalsLockBothUntilTheNextPlayerTurn() {
        tie();
        assertThat(g.s.units().lockedWith(g.unit("allied/A1"))).isEqualTo(g.unit("axis/A1"));
        assertThat(g.s.units().lockedWith(g.unit("axis/A1"))).isEqualTo(g.unit("allied/A1"));
        g.asks(Decision.NOTHING); // nobody runs, nobody advances
        g.phase(Phase.CLOSE_COMBAT).s.turnState().setRound(2);
        assertThat(pending("allied/A1", "axis/A1")).isFalse();
        g.player(1).s.turnState().setRound(1);
        g.s.units().setFought(g.unit("allied/A1"), 0);
        g.s.units().setFought(g.unit("axis/A1"), 0);
        assertThat(pending("allied/A1", "axis/A1")).isTrue(); // attacker and defender as before
        assertThat(pending("axis/A1", "allied/A1")).isFalse();
    }

    @Test
    @Clause({"greatbattles C9d", "greatbattles C9Rj"})
    void theLockedMayRallyAndNothingElse() {
        tie();
        g.player(1).phase(Phase.MOVEMENT).actions("axis/A1", 2);
        assertThat(g.refusals("move axis/A1 +0,+1")).contains("C9d");
        assertThat(g.refusals("form axis/A1 assault 180")).contains("C9d");
        g.phase(Phase.FIRE).put("allied/B1/1", 5, 3, 0);
        assertThat(g.refusals("aim axis/A1/1 allied/B1/1")).contains("C9d");
        g.suppressed("axis/A1/1").legal("rally axis/A1/1");
    }

    @Test
    @Clause({"greatbattles C9d", "greatbattles C9b"})
    void theSecondRoundFreesBoth() {
        tie();
        g.player(1).phase(Phase.CLOSE_COMBAT).s.turnState().setRound(1);
        g.s.units().setFought(g.unit("allied/A1"), 0);
        g.s.units().setFought(g.unit("axis/A1"), 0);
        g.play("combat allied/A1 axis/A1", 9, 1, 1);
        for (String unit : new String[] {"allied/A1", "axis/A1"}) {
            assertThat(g.s.units().lockedWith(g.unit(unit))).isNegative();
            assertThat(g.s.units().attacker(g.unit(unit))).isFalse();
        }
        g.asks(Decision.ADVANCE).decides(0); // the winner is the side that is not at turn
    }

    @Test
    @Clause({"greatbattles C9d", "greatbattles C9s"})
    void whoHasTiedFightsNobodyElseInThisStep() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180", "allied/A1/2 7,5@0", "axis/B1/1 7,5.5@180");
        g.play("combat allied/A1 axis/A1", 5, 6); // six each, with a stand more
        assertThat(pending("allied/A1", "axis/B1")).isFalse();
    }

    @Test
    @Clause({"greatbattles C9d", "greatbattles C9s"})
    void aFriendWhoDrivesTheEnemyOffEndsTheLockToo() {
        tie();
        g.phase(Phase.CLOSE_COMBAT).put("allied/B1/1 6,6.25@270", "axis/A1/1 5,5.5@180");
        g.put("allied/B1/1", 5, 6, 180);
        assertThat(pending("allied/B1", "axis/A1")).isTrue();
        g.play("combat allied/B1 axis/A1", 10, 1, 1);
        assertThat(g.s.units().lockedWith(g.unit("allied/A1"))).isNegative();
        assertThat(g.s.units().attacker(g.unit("allied/A1"))).isFalse();
    }

    @Test
    @Clause("greatbattles C9s")
    void theSideThatIsNotAtTurnAttacksNobodyItOnlyTouches() {
        g.player(1).put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        assertThat(pending("allied/A1", "axis/A1")).isFalse();
        assertThat(pending("axis/A1", "allied/A1")).isTrue();
    }
}
