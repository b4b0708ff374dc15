package salient.greatbattles.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.night.Night;
import salient.greatbattles.placement.PlacementCheck;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Status;
import salient.kernel.rulebook.Clause;

/** H: hidden units, what brings them to light, and what stays secret. */
class HiddenTest {
    private final ProvingGround g = new ProvingGround().held();

    private boolean hidden(String unit) {
        return g.s.hidden(g.unit(unit));
    }

    private boolean spotted() {
        Spotting.all(g.s, g.teller());
        boolean seen = !hidden("axis/A1");
        g.hidden("axis/A1");
        return seen;
    }

    @Test
    @Clause({"greatbattles H1", "greatbattles H13"})
    void beforeTheFirstDayEverythingSetUpIsHidden() {
        g.phase(Phase.SET_UP).play("set-up allied/A1 defensive 10,5 0");
        g.play("set-up allied/FUP assault 27,3 0");
        GreatBattlesView view = (GreatBattlesView) new GreatBattlesPosition(g.s).seenBy(GreatBattles.AXIS);
        assertThat(view.stands())
                .filteredOn(v -> v.name().startsWith("allied"))
                .noneMatch(v -> v.place().equals("table"));
        assertThat(view.units())
                .filteredOn(v -> v.side().equals("allied"))
                .allMatch(v -> v.where().equals("unknown"));
    }

    @Test
    @Clause({"greatbattles H2", "greatbattles C7Mc"})
    void whoMovesIsPlacedThoughNobodySeesIt() {
        g.put("allied/A1/1", 5, 3, 0).hidden("allied/A1").play("move allied/A1 +0,+1");
        assertThat(hidden("allied/A1")).isFalse();
    }

    @Test
    @Clause({"greatbattles H13", "greatbattles H2"})
    void theCommandPostAppearsWhenItMoves() {
        g.put("allied/COps", 27, 3, 0).hidden("allied/COps").play("road allied/COps +2");
        assertThat(hidden("allied/COps")).isFalse();
    }

    @Test
    @Clause({"greatbattles H3", "greatbattles C7Fm", "greatbattles H8"})
    void whoFiresIsPlacedWithTheWholeBattalion() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "allied/A1/2 12,12@0").hidden("allied/A1");
        g.put("axis/A1/1", 5, 12, 180);
        g.play("aim allied/A1/1 axis/A1/1 indirect");
        assertThat(hidden("allied/A1")).isTrue(); // aiming alone tells nothing
        g.play("shoot allied/A1", 10);
        assertThat(hidden("allied/A1")).isFalse();
        assertThat(g.s.visible(g.stand("allied/A1/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles H4", "greatbattles H6", "greatbattles G20"})
    void inTheOpenItIsSpottedAtTheDistanceOfTheHour() {
        g.put("allied/A1/1", 17, 3, 0).hidden("axis/A1");
        g.put("axis/A1/1", 17, 15.5, 180).hidden("axis/A1");
        assertThat(spotted()).isTrue(); // exactly 12"
        g.put("axis/A1/1", 17, 15.501, 180);
        assertThat(spotted()).isFalse();
        g.turn(1).put("axis/A1/1", 17, 6.5, 180);
        assertThat(spotted()).isTrue(); // exactly 3"
        g.put("axis/A1/1", 17, 6.501, 180);
        assertThat(spotted()).isFalse();
    }

    @Test
    @Clause({"greatbattles H5", "greatbattles H6", "greatbattles ART28"})
    void inCoverItIsSpottedAtOneInchAtAnyHour() {
        for (int turn : new int[] {1, 5}) {
            g.turn(turn).put("allied/A1/1 12,9.25@0", "axis/A1/1 12,10.75@180").hidden("axis/A1");
            assertThat(spotted()).isTrue();
            g.put("axis/A1/1", 12, 10.751, 180);
            assertThat(spotted()).isFalse();
        }
    }

    @Test
    @Clause({"greatbattles H7", "greatbattles U34"})
    void suppressedStandsSpotAndCommandPostsDoNot() {
        g.put("axis/A1/1", 17, 9, 180).hidden("axis/A1").put("allied/COps 17,5@0", "allied/FUP 20,5@0");
        assertThat(spotted()).isFalse();
        g.put("allied/A1/1", 17, 4, 0).suppressed("allied/A1/1");
        g.s.stands().setPlace(g.stand("allied/COps"), salient.greatbattles.state.StandPlace.RESERVE);
        assertThat(spotted()).isTrue();
    }

    @Test
    @Clause({"greatbattles H9", "greatbattles H7"})
    void whatAMoverComesToSeeIsRevealedOnTheWay() {
        g.put("allied/A1/1 17,3@0", "axis/A1/1 17,17@180").hidden("axis/A1");
        g.play("move allied/A1 +0,+2");
        assertThat(hidden("axis/A1")).isFalse(); // at 12" of 13.5"
        assertThat(g.at("allied/A1/1")).hasToString("17,5"); // an activated battalion goes on
    }

    @Test
    @Clause({"greatbattles H10", "greatbattles H9"})
    void onceRevealedItStaysVisible() {
        g.put("allied/A1/1 17,3@0", "axis/A1/1 17,9@180").hidden("axis/A1");
        Spotting.all(g.s, g.teller());
        g.put("allied/A1/1", 2, 2, 0);
        Spotting.all(g.s, g.teller());
        Night.rest(g.s);
        assertThat(hidden("axis/A1")).isFalse();
    }

    @Test
    @Clause({"greatbattles H11", "greatbattles H5"})
    void aRevealedStandInCoverIsShotAtUpToTheSightingDistance() {
        g.phase(Phase.FIRE)
                .put("allied/A2/1 12,5@0", "axis/A1/1 12,10.5@180")
                .legal("aim allied/A2/1 axis/A1/1"); // 4.75", in the wood's edge
        g.hidden("axis/A1").refused("aim allied/A2/1 axis/A1/1", "C7Fx");
        assertThat(g.refusals("aim allied/A2/1 axis/A1/1")).isNotEmpty();
    }

    @Test
    @Clause({"greatbattles H14", "greatbattles C3f"})
    void aHiddenEnemyDoesNotForbidAnInactiveMove() {
        g.put("allied/A1/1 12,5@0", "axis/A1/1 12,12@180")
                .hidden("axis/A1")
                .inactive("allied/A1")
                .legal("move allied/A1 +0,+3");
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles G36"})
    void aHiddenBattalionRalliesOnSecretDiceToldToItsOwner() {
        g.phase(Phase.FIRE).put("allied/A1/1", 5, 3, 0).hidden("allied/A1").suppressed("allied/A1/1");
        g.play("rally allied/A1/1"); // no open die
        assertThat(g.told.getLast().seenBy(GreatBattles.AXIS)).isEmpty();
        assertThat(g.told.getLast().seenBy(GreatBattles.ALLIED)).isPresent();
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles C10i"})
    void itsMoraleIsSecretUntilItRetreats() {
        g.put("allied/A1/1", 5, 5, 0).hidden("allied/A1");
        g.s.units().setHits(g.unit("allied/A1"), 8); // four stands on the card, a dash: it fails for sure
        Morale.test(g.s, g.unit("allied/A1"), g.teller());
        assertThat(g.s.units().status(g.unit("allied/A1"))).isEqualTo(Status.GONE_TO_GROUND);
        assertThat(hidden("allied/A1")).isFalse(); // the retreat is a move
        assertThat(g.sentence(g.told.getFirst())).contains("tests morale");
        assertThat(g.told.getFirst().seenBy(GreatBattles.AXIS)).isEmpty();
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles C10k"})
    void ifItCannotRetreatNothingIsTold() {
        g.put("allied/A1/1", 5, 0.25, 0).hidden("allied/A1");
        g.s.units().setHits(g.unit("allied/A1"), 8);
        Morale.test(g.s, g.unit("allied/A1"), g.teller());
        assertThat(g.s.onTable(g.stand("allied/A1/1"))).isFalse();
        assertThat(g.told).noneMatch(e -> e.seenBy(GreatBattles.AXIS).isPresent());
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles H1"})
    void theOtherSideKnowsNoStateOfAHiddenStand() {
        g.put("axis/A1/1", 12, 11, 180)
                .hidden("axis/A1")
                .suppressed("axis/A1/1")
                .owesAction("axis/A1/1");
        var known = new GreatBattlesPosition(g.s).knownTo(GreatBattles.ALLIED).state();
        assertThat(known.suppressed(g.stand("axis/A1/1"))).isFalse();
        assertThat(known.stands().owesAction(g.stand("axis/A1/1"))).isFalse();
        var own = new GreatBattlesPosition(g.s).knownTo(GreatBattles.AXIS).state();
        assertThat(own.suppressed(g.stand("axis/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles H9", "greatbattles C9u", "greatbattles U37"})
    void anAdvanceAfterCombatSeesAndOverrunsLikeAnyMovement() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,14@0", "axis/A1/1 5,14.5@180");
        g.put("axis/A2/1", 15, 14, 180).hidden("axis/A2"); // 8.5" to the east, seen once the advance is over
        g.put("axis/COps", 5, 15.75, 180); // touched after exactly an inch
        g.play("combat allied/A1 axis/A1", 9, 2, 1);
        assertThat(g.s.ask()).isEqualTo(salient.greatbattles.state.Decision.ADVANCE);
        g.play("advance");
        assertThat(g.s.onTable(g.stand("axis/COps"))).isFalse();
        assertThat(hidden("axis/A2")).isFalse();
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles C10p", "greatbattles R1"})
    void aNumberThatFollowsFromAHiddenCommandPostBetraysIt() {
        int unit = g.unit("allied/A1");
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "allied/COps 10,3@0");
        g.s.units().setHits(unit, 1);
        Morale.test(g.s, unit, g.teller(1));
        assertThat(g.told.getLast().reveals()).isFalse();
        g.hidden("allied/COps");
        Morale.test(g.s, unit, g.teller(1));
        assertThat(g.told.getLast().reveals()).isTrue();
        g.s.stands().setPlace(g.stand("allied/A1/2"), salient.greatbattles.state.StandPlace.DESTROYED);
        Night.replace(g.s, unit, g.teller(10));
        assertThat(g.sentence(g.told.getLast())).contains("is not replaced");
        assertThat(g.told.getLast().reveals()).isTrue();
    }

    @Test
    @Clause({"greatbattles H8", "greatbattles G33", "greatbattles V19"})
    void aHiddenFriendInTheWayOfAVisibleStandComesToLight() {
        g.put("allied/A1/1 5,5@0", "allied/B1/1 8,5@0").hidden("allied/B1");
        var there = g.s.base(g.stand("allied/A1/1")).at(g.at("allied/B1/1"));
        assertThat(PlacementCheck.freeAfterLooking(g.s, g.stand("allied/A1/1"), there, g.teller()))
                .isFalse();
        assertThat(hidden("allied/B1")).isFalse();
        g.hidden("allied/B1").hidden("allied/A1");
        assertThat(PlacementCheck.freeAfterLooking(g.s, g.stand("allied/A1/1"), there, g.teller()))
                .isFalse();
        assertThat(hidden("allied/B1")).isTrue(); // their own affair
    }

    @Test
    @Clause("greatbattles H9")
    void whoMovesOutOfTheWayOpensTheViewOfOthers() {
        g.player(1).put("allied/A1/1 5,5@0", "axis/A2/1 5,8@180", "axis/A1/1 5,11@180");
        g.hidden("axis/A1").held();
        g.play("move axis/A2 +0,+0.5");
        assertThat(hidden("axis/A1")).isTrue(); // still behind the tank
        g.s.units().setActionUse(g.unit("axis/A2"), salient.greatbattles.state.ActionUse.NONE);
        g.play("move axis/A2 +4,+0");
        assertThat(hidden("axis/A1")).isFalse();
    }
}
