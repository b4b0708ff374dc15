package salient.greatbattles.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Weather;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.rulebook.Clause;

/** C10: who was hit tests; who fails runs and goes to ground. */
class MoraleTest {
    private ProvingGround g = new ProvingGround();

    private void hits(String unit, int hits) {
        g.s.units().setHits(g.unit(unit), hits);
    }

    private int modifiers(String unit) {
        return Fire.Modifier.sum(Morale.modifiers(g.s, g.unit(unit)));
    }

    private Status status(String unit) {
        return g.s.units().status(g.unit(unit));
    }

    private void four() {
        g.put("allied/COps", 14, 2, 0);
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 3 + 2 * i, 5, 0);
    }

    @Test
    @Clause({"greatbattles C10a", "greatbattles C10v"})
    void whoWasHitTests() {
        four();
        assertThat(Morale.tests(g.s, g.unit("allied/A1"))).isFalse();
        hits("allied/A1", 1);
        assertThat(Morale.tests(g.s, g.unit("allied/A1"))).isTrue();
        g.s.units().setHits(g.unit("allied/COps"), 2);
        assertThat(Morale.tests(g.s, g.unit("allied/COps"))).isFalse();
        hits("allied/A2", 4); // nothing of it on the table
        assertThat(Morale.tests(g.s, g.unit("allied/A2"))).isFalse();
    }

    @Test
    @Clause({"greatbattles C10c", "greatbattles C10d", "greatbattles C10i"})
    void theScoreItselfPassesAndOneMoreFails() {
        four();
        hits("allied/A1", 2);
        Morale.test(g.s, g.unit("allied/A1"), g.teller(83));
        assertThat(status("allied/A1")).isEqualTo(Status.ACTIVATED);
        g.put("axis/A1/1", 5, 8, 180);
        Morale.test(g.s, g.unit("allied/A1"), g.teller(84));
        assertThat(status("allied/A1")).isEqualTo(Status.GONE_TO_GROUND);
        assertThat(g.at("allied/A1/1").y()).isEqualTo(2000);
    }

    @Test
    @Clause({"greatbattles C10e", "greatbattles P13", "greatbattles C10d"})
    void theStrengthOnTheCardCounts() {
        four();
        g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.DESTROYED); // lost in an earlier turn
        assertThat(Morale.stands(g.s, g.unit("allied/A1"))).isEqualTo(4);
        g = new ProvingGround("ruling.morale-strength", "turn-start");
        four();
        g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.DESTROYED);
        g.s.stands().setPlace(g.stand("allied/A1/3"), StandPlace.FALLEN); // in this player turn
        assertThat(Morale.stands(g.s, g.unit("allied/A1"))).isEqualTo(3);
    }

    @Test
    @Clause({"greatbattles P13", "greatbattles C10e", "greatbattles C9Rc"})
    void anAttachmentLostTodayIsOnTheCardAndTomorrowItIsNot() {
        four();
        g.attach("allied/A/2", "allied/A1").put("allied/A/2", 8, 4, 0);
        assertThat(Morale.stands(g.s, g.unit("allied/A1"))).isEqualTo(5);
        g.s.stands().setPlace(g.stand("allied/A/2"), StandPlace.DESTROYED);
        assertThat(Morale.stands(g.s, g.unit("allied/A1"))).isEqualTo(5);
        assertThat(Rally.lost(g.s, g.unit("allied/A1"))).isEqualTo(1);
        TurnSequence.dawn(g.s, g.teller());
        assertThat(Morale.stands(g.s, g.unit("allied/A1"))).isEqualTo(4);
        assertThat(Rally.lost(g.s, g.unit("allied/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles P13", "greatbattles R10"})
    void aReplacedStandThatWaitsToRejoinIsOnTheCardAndNotLost() {
        four();
        g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.RESERVE);
        assertThat(Morale.stands(g.s, g.unit("allied/A1"))).isEqualTo(4);
        assertThat(Rally.lost(g.s, g.unit("allied/A1"))).isZero();
    }

    @Test
    @Clause({"greatbattles C10g", "greatbattles C10h", "greatbattles G8"})
    void theTableEndsWithItsLastRowAndColumn() {
        assertThat(Charts.morale(11, 8)).isEqualTo(Charts.morale(10, 8)).isEqualTo(9);
        assertThat(Charts.morale(1, 9)).isEqualTo(Charts.morale(1, 8)).isEqualTo(99);
        assertThat(Charts.morale(14, 5)).isEqualTo(Charts.NEVER);
    }

    @Test
    @Clause({"greatbattles C10h", "greatbattles G8"})
    void nothingMakesADashPossible() {
        g.put("allied/COps 5,2@0", "allied/A1/1 21,21@0");
        for (int i = 2; i <= 4; i++) g.s.stands().setPlace(g.stand("allied/A1/" + i), StandPlace.FALLEN);
        hits("allied/A1", 8);
        Morale.test(g.s, g.unit("allied/A1"), g.teller(1));
        assertThat(status("allied/A1")).isEqualTo(Status.GONE_TO_GROUND);
    }

    @Test
    @Clause({"greatbattles C10j", "greatbattles C10i"})
    void whoIsAlreadyToGroundRunsAgain() {
        four();
        g.put("axis/A1/1", 5, 12, 180).status("allied/A1", Status.GONE_TO_GROUND);
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 3 + 2 * i, 9, 0);
        g.status("allied/A1", Status.GONE_TO_GROUND);
        hits("allied/A1", 1);
        Morale.test(g.s, g.unit("allied/A1"), g.teller(100));
        assertThat(g.at("allied/A1/1").y()).isEqualTo(6000);
        assertThat(status("allied/A1")).isEqualTo(Status.GONE_TO_GROUND);
    }

    @Test
    @Clause({"greatbattles C10k", "greatbattles C9t"})
    void whoCannotRunLosesAStandOfItsOwnersChoice() {
        g.put("allied/COps 20,2@0", "allied/A1/1 5,0.25@0", "allied/A1/2 7,0.25@0", "axis/A1/1 5,3@180");
        hits("allied/A1", 4);
        Morale.test(g.s, g.unit("allied/A1"), g.teller(100));
        g.asks(Decision.LOSS).decides(0);
        hits("allied/A1", 0); // it has tested
        g.phase(Phase.MORALE);
        g.go("lose allied/A1/2");
        assertThat(g.s.onTable(g.stand("allied/A1/2"))).isFalse();
        assertThat(g.s.onTable(g.stand("allied/A1/1"))).isTrue();
        assertThat(status("allied/A1")).isEqualTo(Status.GONE_TO_GROUND);
    }

    @Test
    @Clause({"greatbattles C10m", "greatbattles C10n", "greatbattles C10o"})
    void onlyTheBestCoverHelps() {
        four();
        assertThat(modifiers("allied/A1")).isZero();
        g.put("allied/A1/4", 12, 12, 0);
        assertThat(modifiers("allied/A1")).isEqualTo(10);
        g.put("allied/A1/3", 21, 21, 0);
        assertThat(modifiers("allied/A1")).isEqualTo(20);
        four();
        g.put("allied/A1/4", 5, 20.2, 0); // at the rim of the hill
        assertThat(modifiers("allied/A1")).isEqualTo(10);
    }

    @Test
    @Clause("greatbattles C10p")
    void oneStandTwelveInchesFromTheCommandPostIsNearEnough() {
        g.put("allied/COps 5,2@0", "allied/A1/1 5,14.75@0");
        int gap = g.s.base(g.stand("allied/A1/1")).distanceUp(g.s.base(g.stand("allied/COps")));
        g.put("allied/A1/1", 5, 14.75 - (gap - 12_000) / 1000.0, 0);
        assertThat(modifiers("allied/A1")).isZero();
        g.put("allied/A1/1", 5, 14.75 - (gap - 12_001) / 1000.0, 0);
        assertThat(modifiers("allied/A1")).isEqualTo(-10);
        g.s.stands().setPlace(g.stand("allied/COps"), StandPlace.DESTROYED);
        g.put("allied/A1/1", 5, 3, 0);
        assertThat(modifiers("allied/A1")).isEqualTo(-10);
    }

    @Test
    @Clause({"greatbattles C10q", "greatbattles C10r"})
    void weatherWeighs() {
        four();
        assertThat(java.util.Arrays.stream(Weather.values()).map(w -> {
                    g.weather(w);
                    return w + " " + modifiers("allied/A1");
                }))
                .containsExactlyInAnyOrder("CLEAR 0", "OVERCAST 0", "DRIZZLE -10", "FOG -20", "RAIN -20");
    }

    @Test
    @Clause({"greatbattles C10s", "greatbattles V18"})
    void qualityMattersOnlyByTheVariant() {
        g.put("axis/COps 5,28@0", "axis/A2/1 5,25@180", "axis/A2/1 10,28@180");
        assertThat(modifiers("axis/A2")).isZero();
        g = new ProvingGround("variant.morale-quality", "yes");
        g.put("axis/COps 5,28@0", "axis/A2/1 10,28@180");
        assertThat(modifiers("axis/A2")).isEqualTo(10);
    }

    @Test
    @Clause({"greatbattles C10f", "greatbattles C10l"})
    void withTheEndOfAPlayerTurnTheCountBeginsAnew() {
        four();
        Casualties.suppress(g.s, g.stand("allied/A1/1"), g.unit("axis/A1"), true);
        g.s.units().setWonCloseCombat(g.unit("allied/A1"), true);
        Morale.forget(g.s);
        assertThat(g.s.units().hits(g.unit("allied/A1"))).isZero();
        assertThat(g.s.units().hitBy(g.unit("allied/A1"))).isZero();
        Casualties.suppress(g.s, g.stand("allied/A1/2"), g.unit("axis/A1"), true);
        assertThat(Morale.tests(g.s, g.unit("allied/A1"))).isTrue(); // the victory was last turn's
    }

    @Test
    @Clause({"greatbattles C10t", "greatbattles V3", "greatbattles C10i"})
    void whoHasGoneToGroundPaysNoMoreForHowItWasActivated() {
        g = new ProvingGround("variant.reactivation-roll", "yes");
        four();
        g.s.units().setActivatedBy(g.unit("allied/A1"), salient.greatbattles.state.Activated.BY_ROLL);
        assertThat(modifiers("allied/A1")).isEqualTo(-15);
        g.status("allied/A1", Status.GONE_TO_GROUND);
        assertThat(modifiers("allied/A1")).isZero();
    }

    @Test
    @Clause({"greatbattles C10f", "greatbattles C10b"})
    void aStandSuppressedAndThenEliminatedCountsTwoInAll() {
        four();
        int stand = g.stand("allied/A1/1");
        Casualties.suppress(g.s, stand, g.unit("axis/A1"), true);
        Casualties.eliminate(g.s, stand, g.unit("axis/A1"), true, g.teller());
        assertThat(g.s.units().hits(g.unit("allied/A1"))).isEqualTo(2);
        int earlier = g.stand("allied/A1/2");
        Casualties.suppress(g.s, earlier, g.unit("axis/A1"), true);
        Morale.forget(g.s); // the end of a player turn: what was counted then is done with
        Casualties.eliminate(g.s, earlier, g.unit("axis/A1"), true, g.teller());
        assertThat(g.s.units().hits(g.unit("allied/A1"))).isEqualTo(2);
    }

    @Test
    @Clause({"greatbattles C10f", "greatbattles C10u"})
    void whatWasReceivedCountsWhateverBecameOfIt() {
        four();
        int stand = g.stand("allied/A1/1");
        Casualties.suppress(g.s, stand, g.unit("axis/A1"), true);
        Casualties.suppress(g.s, stand, g.unit("axis/A1"), true); // ignored
        g.s.stands().setSuppressed(stand, false); // rallied in between
        assertThat(g.s.units().hits(g.unit("allied/A1"))).isEqualTo(1);
        Casualties.eliminate(g.s, stand, g.unit("axis/A1"), true, g.teller());
        assertThat(g.s.units().hits(g.unit("allied/A1"))).isEqualTo(3);
        assertThat(g.s.onTable(stand)).isFalse();
    }

    @Test
    @Clause({"greatbattles C10h", "greatbattles G8"})
    void aDashFailsWithoutARoll() {
        ProvingGround dash = new ProvingGround().put("allied/A1/1 5,10@0", "axis/A1/1 5,20@180");
        dash.s.units().setHits(dash.unit("allied/A1"), 8); // four stands on the card, all their count
        Morale.test(dash.s, dash.unit("allied/A1"), dash.teller());
        dash.tells("cannot pass, retreats and goes to ground");
        assertThat(dash.s.units().status(dash.unit("allied/A1")))
                .isEqualTo(salient.greatbattles.state.Status.GONE_TO_GROUND);
    }

    @Test
    @Clause({"greatbattles C10f", "greatbattles N2"})
    void hitsOfPassedTurnsAreForgottenAtNightfall() {
        ProvingGround day = ProvingGround.with("days 2")
                .put("allied/A1/1 5,10@0", "axis/A1/1 5,20@180")
                .hidden("allied/A1");
        salient.greatbattles.casualties.Casualties.suppress(
                day.s, day.stand("allied/A1/1"), salient.greatbattles.casualties.Casualties.NOBODY, true);
        assertThat(Morale.tests(day.s, day.unit("allied/A1"))).isTrue();
        salient.greatbattles.night.Night.begin(day.s, day.teller(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
        assertThat(Morale.tests(day.s, day.unit("allied/A1"))).isFalse();
    }
}
