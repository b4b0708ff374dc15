package salient.greatbattles.night;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.preview.Previews;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** N5, R9, R10: what is decided and what comes up in the night. */
class NightChoicesTest {
    private static ProvingGround night() {
        return new ProvingGround().phase(Phase.NIGHT);
    }

    @Test
    @Clause("greatbattles R9")
    void theOwnerOfAnIsolatedBattalionPicksTheStandThatIsLost() {
        ProvingGround g = night();
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 3 + 2 * i, 5, 0);
        Night.replace(g.s, g.unit("allied/A1"), g.teller()); // no C Ops on the table: isolated, no die
        assertThat(g.s.standsOf(g.unit("allied/A1"))).hasSize(4);
        g.refused("done", "R9").refused("withdraw allied/A1", "R9");
        assertThat(g.refusals("lose axis/A1/1")).contains("T2");
        g.play("lose allied/A1/2");
        assertThat(g.s.stands().place(g.stand("allied/A1/2"))).isEqualTo(StandPlace.DESTROYED);
        g.legal("done").refused("lose allied/A1/3", "R9"); // one is enough
    }

    @Test
    @Clause("greatbattles R9")
    void aLastStandIsLostWithoutAQuestionAndAHiddenLossIsToldToItsOwnerAlone() {
        ProvingGround g = night().put("allied/A1/1", 5, 5, 0).hidden("allied/A1");
        Night.replace(g.s, g.unit("allied/A1"), g.teller());
        assertThat(g.s.units().place(g.unit("allied/A1"))).isEqualTo(UnitPlace.WIPED_OUT);
        assertThat(g.told).noneMatch(e -> e.seenBy(GreatBattles.AXIS).isPresent());
    }

    private static ProvingGround depleted(double x, double fupX) {
        ProvingGround g = night();
        for (int i = 1; i <= 3; i++) g.put("allied/A1/" + i, x + 2 * i, 5, 0);
        g.formation("allied/A1", Formation.DEFENSIVE);
        g.put("allied/COps", fupX, 2, 0).put("allied/FUP", fupX, 3.6, 0);
        g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.DESTROYED);
        return g;
    }

    @Test
    @Clause("greatbattles R10")
    void aReplacedStandJoinsTheFormationNearTheFup() {
        ProvingGround g = depleted(5, 10);
        Night.replace(g.s, g.unit("allied/A1"), g.teller(1));
        int back = g.stand("allied/A1/4");
        assertThat(g.s.onTable(back)).isTrue();
        g.tells("joins US A1");
        for (int i = 1; i <= 3; i++)
            assertThat(g.s.base(back).overlaps(g.s.base(g.stand("allied/A1/" + i))))
                    .isFalse();
    }

    @Test
    @Clause("greatbattles R10")
    void fartherAwayItWaitsAndComesUpOnANightInTouchWithTheCops() {
        ProvingGround g = depleted(5, 29).put("allied/COps", 10, 2, 0); // OK for the C Ops, too far for the FUP
        Night.replace(g.s, g.unit("allied/A1"), g.teller(1));
        assertThat(g.s.stands().place(g.stand("allied/A1/4"))).isEqualTo(StandPlace.RESERVE);
        Night.replace(g.s, g.unit("allied/A1"), g.teller());
        assertThat(g.s.onTable(g.stand("allied/A1/4"))).isTrue();
    }

    @Test
    @Clause({"greatbattles R10", "greatbattles H8"})
    void aHiddenFriendInThePlaceOfAReplacedStandIsRevealedAndTheNextPlaceTried() {
        ProvingGround open = depleted(5, 10);
        Night.replace(open.s, open.unit("allied/A1"), open.teller(1));
        Point first = open.at("allied/A1/4");
        ProvingGround g = depleted(5, 10)
                .put("allied/B1/1", first.x() / 1000.0, first.y() / 1000.0, 0)
                .hidden("allied/B1");
        Night.replace(g.s, g.unit("allied/A1"), g.teller(1));
        assertThat(g.s.hidden(g.unit("allied/B1"))).isFalse();
        g.tells("is in the way of US A1/4 infantry and is placed on the table");
        assertThat(g.s.onTable(g.stand("allied/A1/4"))).isTrue();
        assertThat(g.at("allied/A1/4")).isNotEqualTo(first);
        ProvingGround secret = depleted(5, 10)
                .put("allied/B1/1", first.x() / 1000.0, first.y() / 1000.0, 0)
                .hidden("allied/B1");
        secret.s.stands().setPlace(secret.stand("allied/A1/4"), StandPlace.RESERVE);
        Night.replace(secret.s, secret.hidden("allied/A1").unit("allied/A1"), secret.teller());
        assertThat(secret.s.hidden(secret.unit("allied/B1")))
                .as("both are hidden")
                .isTrue();
        assertThat(secret.s.onTable(secret.stand("allied/A1/4"))).isTrue();
    }

    @Test
    @Clause({"greatbattles R10", "greatbattles H15"})
    void whoComesUpBecauseOfAHiddenCommandPostBetraysIt() {
        ProvingGround g = depleted(5, 29).put("allied/COps", 10, 2, 0);
        g.s.stands().setPlace(g.stand("allied/A1/4"), StandPlace.RESERVE);
        g.hidden("allied/COps");
        Night.replace(g.s, g.unit("allied/A1"), g.teller());
        g.tells("joins US A1");
        assertThat(g.told.getLast().reveals()).isTrue();
    }

    @Test
    @Clause({"greatbattles N4", "greatbattles N6"})
    void attachmentsAloneMayBeTakenOffAndJoinAnotherBattalionInReserve() {
        ProvingGround g = night().put("allied/COps", 27, 3, 0)
                .attach("allied/A/2", "allied/A1")
                .put("allied/A1/1 20,3@0", "allied/A/2 20,2@0")
                .refused("detach allied/A1/1", "N6"); // it is no attachment
        g.play("detach allied/A/2");
        assertThat(g.s.stands().place(g.stand("allied/A/2"))).isEqualTo(StandPlace.RESERVE);
        assertThat(g.s.standsOf(g.unit("allied/A1"))).hasSize(1);
        g.legal("attach allied/A/2 allied/B1").refused("attach allied/A/2 allied/A1", "N6"); // that one is on the table
    }

    @Test
    @Clause("greatbattles N4")
    void noAttachmentLeavesAnIsolatedBattalionNorGoesAsItsLastStand() {
        ProvingGround g = night().attach("allied/A/2", "allied/A1")
                .put("allied/A/2", 20, 2, 0)
                .refused("detach allied/A/2", "N4"); // all that is left
        g.put("allied/A1/1", 20, 3, 0).legal("detach allied/A/2").put("axis/A1/1", 20, 4.2, 180); // within 2" of both
        assertThat(g.refusals("detach allied/A/2")).contains("N4");
        g.hidden("axis/A1");
        g.phase(Phase.MOVEMENT);
        assertThat(g.refusals("detach allied/A/2")).isNotEmpty(); // by night alone
    }

    @Test
    @Clause("greatbattles N5")
    void aBattalionFormsOnceInTheNightWithinItsBadGoingMove() {
        ProvingGround g = night();
        for (int i = 1; i <= 3; i++) g.put("allied/A1/" + i, 3 + 2 * i, 5, 0);
        g.formation("allied/A1", Formation.DEFENSIVE);
        g.s.units().setActions(g.unit("allied/A1"), 0);
        g.play("form allied/A1 march 0");
        assertThat(g.s.units().formation(g.unit("allied/A1"))).isEqualTo(Formation.MARCH);
        g.refused("form allied/A1 defensive 0", "N5").refused("move allied/A1 +0,+1", "N4"); // nothing else moves
    }

    @Test
    @Clause("greatbattles N5")
    void nobodyFormsFartherThanThatNorIntoContact() {
        ProvingGround g = night();
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 3 + 6 * i, 5, 0); // scattered by losses
        assertThat(g.refusals("form allied/A1 march 0")).contains("N5");
        ProvingGround near = night().put("allied/B2/1 5,5@0", "allied/B2/2 6.5,5@0", "axis/A1/1 7.6,5@180");
        assertThat(near.refusals("form allied/B2 defensive 0")).isNotEmpty();
    }

    @Test
    @Clause({"greatbattles N5", "greatbattles H2"})
    void aFormationOfTheNightIsShownWithoutFireOrActions() {
        ProvingGround g = new ProvingGround()
                .phase(Phase.NIGHT)
                .put("allied/B1/1 8,4@0", "allied/B1/2 10,4@0", "allied/B1/3 9,3.2@0", "axis/A1/1 9,9@180");
        TableAnswer.Layout shown = (TableAnswer.Layout) Previews.of(g.s, g.order("form allied/B1 march 0"));
        assertThat(shown.stands()).hasSize(3);
        assertThat(shown.reasons()).isEmpty();
        assertThat(shown.remarks()).isEmpty();
        g.hidden("allied/B1");
        shown = (TableAnswer.Layout) Previews.of(g.s, g.order("form allied/B1 march 0"));
        assertThat(shown.remarks())
                .extracting(TableAnswer.Remark::text)
                .containsExactly("allied/B1 shows itself by moving.");
        shown = (TableAnswer.Layout) Previews.of(g.s, g.order("form allied/B2 march 0"));
        assertThat(shown.reasons()).extracting(r -> r.clause().number()).containsExactly("N5");
    }
}
