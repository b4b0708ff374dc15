package salient.greatbattles.night;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** N1, N15, H8, H13: where the FUP goes at nightfall, and what its way reveals. */
class FormingUpPlacesTest {
    private static final String CALLED =
            "US Center of Operations calls up its Forming Up Place and is placed on the table.";

    private static ProvingGround night() {
        return new ProvingGround().phase(Phase.NIGHT);
    }

    private static void move(ProvingGround g) {
        FormingUpPlaces.move(g.s, g.s.unit(g.unit("allied/FUP")), g.teller());
    }

    /** What the enemy knows afterwards. */
    private static long known(ProvingGround g) {
        return new GreatBattlesPosition(g.s).knownTo(GreatBattles.AXIS).state().hash();
    }

    @Test
    @Clause({"greatbattles N15", "greatbattles U43"})
    void theFupOfALostCopsFallsBackToTheEdge() {
        ProvingGround g = night().put("allied/FUP", 27, 8, 0);
        move(g);
        assertThat(g.at("allied/FUP")).isEqualTo(new Point(27_000, 1_000));
        ProvingGround blocked = night().put("allied/FUP 27,8@0", "axis/A1/1 27.5,4@180");
        move(blocked);
        assertThat(blocked.at("allied/FUP")).isEqualTo(new Point(27_000, 8_000));
    }

    @Test
    @Clause("greatbattles N1")
    void itMovesUpOverAJunctionOfClearRoadsAndNotPastTheEnemy() {
        ProvingGround g = ProvingGround.with("road dirt Side 27,10 15,10")
                .phase(Phase.NIGHT)
                .put("allied/FUP 27,3@0", "allied/COps 18,10@0");
        move(g);
        assertThat(g.at("allied/FUP").y()).isEqualTo(10_000);
        assertThat(g.s.base(g.stand("allied/FUP")).within(250, g.s.base(g.stand("allied/COps"))))
                .isTrue();
        g.put("allied/FUP 27,3@0", "axis/A1/1 23,11@180");
        move(g);
        assertThat(g.at("allied/FUP")).isEqualTo(new Point(27_000, 3_000));
    }

    @Test
    @Clause("greatbattles N1")
    void withItsCopsOnTheTableItMovesUpInstead() {
        ProvingGround g = night().put("allied/FUP 27,4@0", "allied/COps 27,12@0");
        move(g);
        assertThat(g.at("allied/FUP").y()).isGreaterThan(8_000);
    }

    @Test
    @Clause({"greatbattles H2", "greatbattles H13", "greatbattles N1"})
    void aHiddenFormingUpPlaceThatMovesIsPlaced() {
        ProvingGround g =
                night().put("allied/FUP 27,3@0", "allied/COps 27,12@0").hidden("allied/FUP");
        move(g);
        assertThat(g.s.hidden(g.unit("allied/FUP"))).isFalse();
    }

    /** After the night's moves, with the FUP in sight and the COps hidden at a place. */
    private static ProvingGround movedWithHiddenCops(String cops) {
        ProvingGround g =
                night().put("allied/FUP 27,3@0", "allied/COps " + cops).hidden("allied/COps");
        move(g);
        return g;
    }

    @Test
    @Clause({"greatbattles N1", "greatbattles H13"})
    void aHiddenCopsIsPlacedBeforeItsVisibleFupMovesUp() {
        ProvingGround g = movedWithHiddenCops("27,12@0");
        assertThat(g.told).extracting(g::sentence).first().isEqualTo(CALLED);
        assertThat(g.told.getFirst().reveals()).isTrue();
        assertThat(g.s.hidden(g.unit("allied/COps"))).isFalse();
        assertThat(g.at("allied/FUP").y()).isGreaterThan(8_000);
    }

    @Test
    @Clause({"greatbattles N1", "greatbattles H13"})
    void itIsPlacedAlsoWhereItsVisibleFupStays() {
        ProvingGround near = movedWithHiddenCops("27,4.6@0");
        assertThat(near.told).extracting(near::sentence).containsExactly(CALLED);
        ProvingGround away = movedWithHiddenCops("15,3@0"); // no road
        assertThat(away.told).extracting(away::sentence).containsExactly(CALLED);
        assertThat(away.at("allied/FUP")).isEqualTo(new Point(27_000, 3_000));
    }

    @Test
    @Clause({"greatbattles N1", "greatbattles H2", "greatbattles H13"})
    void ofTwoHiddenPostsNothingShowsUnlessTheFupMoves() {
        ProvingGround stays = night().put("allied/FUP 27,3@0", "allied/COps 15,3@0")
                .hidden("allied/FUP")
                .hidden("allied/COps");
        long before = known(stays);
        move(stays);
        assertThat(stays.told).isEmpty();
        assertThat(known(stays)).isEqualTo(before);
        ProvingGround goes = night().put("allied/FUP 27,3@0", "allied/COps 27,12@0");
        move(goes.hidden("allied/FUP").hidden("allied/COps"));
        assertThat(goes.s.hidden(goes.unit("allied/FUP"))).isFalse();
        assertThat(goes.s.hidden(goes.unit("allied/COps"))).isFalse();
        assertThat(goes.told).filteredOn(Event::reveals).hasSize(2);
    }

    @Test
    @Clause({"greatbattles N1", "greatbattles H8", "greatbattles G33"})
    void aHiddenFriendWhereTheFupWouldStopIsRevealed() {
        ProvingGround open = night().put("allied/FUP 27,3@0", "allied/COps 27,12@0");
        move(open);
        ProvingGround g = night().put("allied/FUP 27,3@0", "allied/COps 27,12@0")
                .put("allied/A1/1", 27, open.at("allied/FUP").y() / 1000.0, 0)
                .hidden("allied/A1");
        move(g);
        assertThat(g.told.getFirst().reveals()).isTrue();
        assertThat(g.sentence(g.told.getFirst()))
                .isEqualTo("US A1 is in the way of US Forming Up Place and is placed on the table.");
        assertThat(g.at("allied/FUP")).isNotEqualTo(open.at("allied/FUP"));
        assertThat(g.at("allied/FUP").y()).as("it found another place").isGreaterThan(3_000);
        assertThat(g.s.base(g.stand("allied/FUP")).overlaps(g.s.base(g.stand("allied/A1/1"))))
                .isFalse();
    }

    @Test
    @Clause({"greatbattles N1", "greatbattles H8"})
    void aHiddenFupKeepsAwayFromHiddenFriendsInSecret() {
        ProvingGround g =
                night().put("allied/FUP 27,3@0", "allied/COps 27,12@0").hidden("allied/FUP");
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 27, 4.5 + 1.5 * i, 0); // 6 to 10.5
        g.hidden("allied/A1");
        move(g);
        assertThat(g.s.hidden(g.unit("allied/A1"))).isTrue();
        assertThat(g.told).noneMatch(e -> g.sentence(e).contains("is in the way"));
    }
}
