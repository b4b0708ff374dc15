package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.combat.Retreat;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.rulebook.Clause;

/** What each rule answers, from what its side knows. */
class GreatBattlesReactionsTest {
    private static final Game GAME = new GreatBattles();
    private final ProvingGround g = new ProvingGround();

    private String answer(String policy) {
        Position position = new GreatBattlesPosition(g.s);
        Position known = position.knownTo(position.toDecide());
        ReactionPolicy settled =
                ReactionPolicy.parse(policy, GAME.standingReactions().kinds());
        return GAME.standingReactions()
                .react(known, settled)
                .map(GAME.notation()::print)
                .orElse("ask");
    }

    @Test
    @Clause({"greatbattles C8a", "greatbattles C8f"})
    void opportunityFireWaitsForAGoodChance() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180")
                .play("move allied/A1 +2,+0")
                .asks(Decision.OPPORTUNITY);
        assertThat(answer("fire from 10")).isEqualTo("opportunity axis/A1/1 allied/A1/1");
        assertThat(answer("fire from 100")).isEqualTo("hold inch");
        assertThat(answer("fire never")).isEqualTo("hold turn");
        assertThat(answer("advance full")).isEqualTo("ask");
    }

    @Test
    @Clause("greatbattles C8n")
    void whoHasNobodyThatCouldFireHoldsForTheWholeMove() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180")
                .suppressed("axis/A1/1")
                .put("axis/A2/1", 28, 28, 180)
                .hidden("axis/A2")
                .suppressed("axis/A2/1")
                .play("move allied/A1 +2,+0")
                .asks(Decision.OPPORTUNITY);
        assertThat(answer("fire from 10")).isEqualTo("hold move");
    }

    @Test
    @Clause("greatbattles C7Fac")
    void aHitGoesToTheRearRankOrStaysWhereItFell() {
        g.put("allied/A1/1 17,5@0", "axis/A1/1 17,6.5@180", "axis/A1/2 17,7.5@180");
        g.rear("axis/A1/2").phase(Phase.FIRE);
        g.shoot("allied/A1/1", "axis/A1/1", 1, 1);
        g.asks(Decision.DISPLACEMENT);
        assertThat(answer("casualty rear")).isEqualTo("displace axis/A1/2");
        assertThat(answer("casualty struck")).isEqualTo("accept");
    }

    @Test
    @Clause("greatbattles C10k")
    void aStandIsGivenUpByTheOrderOfPreference() {
        g.put("allied/A1/1 5,5@0", "axis/A1/1 5,8@180");
        g.attach("allied/A/1", "allied/A1").put("allied/A/1", 7, 5, 0);
        g.s.pending().standLoss().begin(g.unit("allied/A1"));
        g.s.ask(Decision.LOSS, 0);
        assertThat(answer("losses ranked hq weapons guns infantry armor")).isEqualTo("lose allied/A/1");
        assertThat(answer("losses ranked infantry weapons guns hq armor")).isEqualTo("lose allied/A1/1");
    }

    @Test
    @Clause("greatbattles C9t")
    void aBattalionRetreatsWhereTheNearestEnemyIsFarthestAway() {
        g.phase(Phase.CLOSE_COMBAT).player(1);
        g.put("allied/A1/1 12,5@0", "allied/A1/2 18,5@0", "axis/A1/1 15,8@180", "axis/A2/1 24,5@270");
        Retreat.play(g.s, g.unit("allied/A1"), Foes.bit(g.s, g.unit("axis/A1")), g.teller());
        g.asks(Decision.RETREAT);
        assertThat(answer("retreat away")).isEqualTo("retreat allied/A1/1 from axis/A1/1");
    }

    @Test
    @Clause("greatbattles C9u")
    void theWinnerOfACloseCombatAdvancesOrStays() {
        g.phase(Phase.CLOSE_COMBAT)
                .put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "axis/A1/1 5,5.5@180")
                .play("combat allied/A1 axis/A1", 5, 5, 1)
                .asks(Decision.ADVANCE);
        assertThat(answer("advance full")).isEqualTo("advance");
        assertThat(answer("advance never")).isEqualTo("stay");
    }
}
