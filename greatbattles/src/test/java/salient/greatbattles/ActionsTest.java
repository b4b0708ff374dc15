package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** C7, ACT: what one action of a battalion is spent on. */
class ActionsTest {
    private final ProvingGround g = new ProvingGround();

    @Test
    @Clause({"greatbattles C7a", "greatbattles C7c", "greatbattles ACT16", "greatbattles C7e"})
    void whoHasMovedDoesNothingElseWithThatActionNotEvenTheStandsThatStood() {
        g.held().put("allied/A1/1", 5, 5, 0).put("allied/A1/2", 6.5, 5, 0).put("axis/A1/1", 5, 10, 180);
        g.play("move allied/A1 +0,+1");
        assertThat(g.refusals("move allied/A1 +0,+1")).contains("C7c");
        g.phase(Phase.FIRE);
        assertThat(g.refusals("aim allied/A1/2 axis/A1/1")).contains("C7c");
    }

    @Test
    @Clause({"greatbattles C7b", "greatbattles C7e", "greatbattles ACT38", "greatbattles C7d"})
    void theStandsOfOneBattalionMayEachDoAnotherOfTheSingleActions() {
        g.phase(Phase.FIRE).attach("allied/A/3", "allied/A1");
        g.put("allied/A1/1", 5, 5, 0).put("allied/A1/2", 7, 5, 0).put("allied/A/3", 9, 5, 0);
        g.put("axis/A1/1", 5, 8, 180);
        g.suppressed("allied/A1/2").mark("allied/A/3", StandFact.SET_UP);
        g.play("limber allied/A/3");
        g.play("rally allied/A1/2", 1);
        g.play("aim allied/A1/1 axis/A1/1");
        assertThat(g.refusals("aim allied/A1/2 axis/A1/1")).containsExactly("C7b"); // it rallied
        assertThat(g.refusals("limber allied/A/3")).contains("C7b");
    }

    @Test
    @Clause({"greatbattles ACT37", "greatbattles C7e"})
    void anActionThatIsDeclinedIsLost() {
        g.held().put("allied/A1/1", 5, 5, 0);
        g.play("decline allied/A1");
        assertThat(g.refusals("move allied/A1 +0,+1")).contains("C7c");
    }

    @Test
    @Clause({"greatbattles ACT2", "greatbattles ACT3", "greatbattles ACT9"})
    void aChangeOfFormationTurnsTheBattalionAndIsItsWholeAction() {
        g.held().formation("allied/A1", Formation.MARCH);
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 5, 8 - i, 0);
        g.play("form allied/A1 assault 90");
        assertThat(g.s.get(g.stand("allied/A1/1"), StandFact.FACING)).isEqualTo(90);
        g.put("axis/A1/1", 8, 6, 270).phase(Phase.FIRE);
        for (int i = 1; i <= 4; i++)
            assertThat(g.refusals("aim allied/A1/" + i + " axis/A1/1")).contains("C7c");
    }

    @Test
    @Clause("greatbattles ACT7")
    void aChangeOfFormationKeepsOffTheEnemy() {
        g.formation("allied/A1", Formation.MARCH);
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 5, 8 - 0.6 * i, 0);
        assertThat(g.refusals("form allied/A1 defensive 0")).isEmpty();
        for (double x = 2; x <= 8; x += 1.5) g.put("axis/A1/1", x, 7.5, 180);
        g.put("axis/A1/1", 5, 7.95, 180).put("axis/A1/2", 6.5, 7.4, 180).put("axis/A1/3", 3.5, 7.4, 180);
        assertThat(g.refusals("form allied/A1 defensive 0")).isNotEmpty();
    }

    @Test
    @Clause({"greatbattles ACT11", "greatbattles ACT12", "greatbattles C7Ml"})
    void theSlowestStandSetsThePaceOfAll() {
        ProvingGround mixed = ProvingGround.with(
                "battalion allied C1 Mixed average \"afv:M4 Sherman\" inf\nset-up allied C1 in box 0,0 30,5 facing 0");
        mixed.put("allied/C1/1", 5, 5, 0);
        assertThat(mixed.refusals("move allied/C1 +0,+4")).isEmpty(); // tanks alone
        mixed.put("allied/C1/2", 8, 5, 0);
        assertThat(mixed.refusals("move allied/C1 +0,+4")).containsExactly("G32");
        assertThat(mixed.refusals("move allied/C1 +0,+3")).isEmpty();
    }

    @Test
    @Clause({"greatbattles ACT16", "greatbattles ACT17"})
    void aStandEndsFacingWhereItWentAndDoesNotTurnOnTheSpot() {
        g.put("allied/A1/1", 5, 5, 0);
        assertThat(g.refusals("go allied/A1 allied/A1/1=5,6@90")).isEmpty();
        assertThat(g.refusals("go allied/A1 allied/A1/1=5,6@91")).containsExactly("ACT17");
        assertThat(g.refusals("go allied/A1 allied/A1/1=5,5@10")).containsExactly("ACT16");
    }

    @Test
    @Clause({"greatbattles C7Mo", "greatbattles C9e"})
    void contactEndsTheMoveAndBringsACloseCombat() {
        g.held().put("allied/A1/1", 5, 4, 0).put("axis/A1/1", 5, 6, 180);
        g.play("move allied/A1 +0,+1.5");
        g.go("done", "done");
        assertThat(g.s.phase()).isEqualTo(Phase.CLOSE_COMBAT);
        assertThat(g.refusals("combat allied/A1 axis/A1")).isEmpty();
    }

    @Test
    @Clause({"greatbattles C7Md", "greatbattles ACT12"})
    void vehiclesGoByTheLetterOfTheirSpeed() {
        g.player(1);
        g.put("axis/A2/2", 5, 25, 180); // the Tiger II is slow
        int slow = furthest("axis/A2");
        g.put("axis/A2/2", 5, 25, 180);
        g.s.setPlace(g.stand("axis/A2/2"), salient.greatbattles.state.Place.RESERVE);
        g.put("axis/A2/1", 5, 25, 180); // the Panther is medium
        assertThat(furthest("axis/A2")).isGreaterThan(slow);
    }

    /** In whole inches. */
    private int furthest(String unit) {
        int far = 0;
        while (g.refusals("move " + unit + " +0,-" + (far + 1)).isEmpty()) far++;
        return far;
    }
}
