package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.artillery.Barrages;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.night.Night;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.rulebook.Clause;

/** U34 to U44: the C Ops and the FUP. The road runs from 27,0 to 27,30; south is the allied edge. */
class CommandPostTest {
    private final ProvingGround g = new ProvingGround()
            .put("allied/COps", 27, 3, 0)
            .inactive("allied/COps")
            .held();

    @Test
    @Clause({"greatbattles U36", "greatbattles C6h"})
    void theCommandPostMovesTwelveInchesAlongARoad() {
        g.legal("road allied/COps +12")
                .refused("road allied/COps +12.001", "U36")
                .refused("road allied/COps +0", "U36")
                .refused("road allied/COps -3.001", "U36"); // past the end of the road
        g.refused("road allied/COps -2.6", "G34").actions("allied/COps", 0).refused("road allied/COps +5", "C6c");
    }

    @Test
    @Clause({"greatbattles U36", "greatbattles C2b", "greatbattles G20"})
    void aRoadIsClearWithTheEnemyAnInchAwayAndNotANearerOne() {
        g.put("axis/A1/1", 25.25, 10, 180); // its edge is at 26
        g.legal("road allied/COps +12")
                .put("axis/A1/1", 25.251, 10, 180)
                .refused("road allied/COps +12", "U36")
                .legal("road allied/COps +6.7"); // 1.0003" from its corner
        g.refused("road allied/COps +6.75", "U36").hidden("axis/A1").legal("road allied/COps +12");
    }

    @Test
    @Clause({"greatbattles U36", "greatbattles C2b"})
    void aRoadCutBehindItIsNoFriendlyRoad() {
        g.put("allied/COps 27,15@0", "axis/A1/1 27,5@180")
                .refused("road allied/COps +5", "U36")
                .refused("road allied/COps -3", "U36");
    }

    @Test
    @Clause({"greatbattles U36", "greatbattles C3e", "greatbattles C3f"})
    void itNeedsNoActivationAndIsNotStoppedByWhatItSees() {
        g.put("axis/A1/1 24,14@180", "axis/A2/1 23,18@180").hidden("axis/A2");
        g.play("road allied/COps +10");
        assertThat(g.at("allied/COps")).hasToString("27,13");
    }

    @Test
    @Clause({"greatbattles U36", "greatbattles G34"})
    void itMayGoAlongTheFriendlyBoardEdgeButNotAcrossCountry() {
        g.put("allied/COps", 27, 0.5, 0)
                .legal("move allied/COps -12,+0")
                .refused("move allied/COps -12.1,+0", "U36")
                .refused("move allied/COps -3,+0.1", "U36")
                .put("axis/A1/1", 20, 0.5, 180)
                .refused("move allied/COps -12,+0", "G33")
                .put("allied/COps", 27, 3, 0)
                .refused("move allied/COps -3,+0", "U36")
                .player(1)
                .put("axis/COps", 20, 29.5, 0)
                .legal("move axis/COps -5,+0"); // his edge is the northern one
        g.put("axis/COps", 20, 0.5, 0)
                .refused("move axis/COps -5,+0", "U36")
                .player(0)
                .play("move allied/COps +0,+6"); // along the road all the same
        assertThat(g.at("allied/COps")).hasToString("27,9");
    }

    @Test
    @Clause({"greatbattles U36", "greatbattles C2b"})
    void itTurnsIntoASideRoadAsLongAsThatHangsTogetherWithTheEdge() {
        ProvingGround.with("road dirt Lane 10,8 27,8\nroad dirt Island 5,3 15,3")
                .put("allied/COps", 27, 3, 0)
                .held()
                .legal("go allied/COps allied/COps=27,8;20,8@0")
                .refused("go allied/COps allied/COps=27,8;19.9,8@0", "U36")
                .put("allied/COps", 12, 3, 0)
                .refused("go allied/COps allied/COps=9,3@0", "U36"); // leads nowhere
    }

    @Test
    @Clause({"greatbattles U37", "greatbattles U38", "greatbattles C9r"})
    void whoMovesIntoContactOverrunsItAndTheDivisionLosesTenPoints() {
        g.put("axis/COps 15,10@180", "allied/A1/1 15,8@0");
        g.play("move allied/A1 +0,+1.25");
        assertThat(g.s.onTable(g.stand("axis/COps"))).isFalse();
        assertThat(g.s.sides().points(1)).isEqualTo(2);
        assertThat(g.s.sides().points(0)).isEqualTo(12);
    }

    @Test
    @Clause("greatbattles U38")
    void pointsDoNotFallBelowNothingAndTheNightFindsEverybodyIsolated() {
        g.put("axis/COps 15,10@180", "axis/A1/1 15,20@180", "allied/A1/1 15,7@0");
        g.s.sides().setPoints(1, 6);
        assertThat(Night.situation(g.s, g.unit("axis/A1"))).isEqualTo(SupplySituation.OK);
        g.play("move allied/A1 +0,+2.25");
        assertThat(g.s.sides().points(1)).isZero();
        assertThat(Night.situation(g.s, g.unit("axis/A1"))).isEqualTo(SupplySituation.ISOLATED);
    }

    @Test
    @Clause({"greatbattles U37", "greatbattles G33", "greatbattles G22"})
    void oneMayMoveRightOverItVisibleOrNotButEndOnNothing() {
        g.put("axis/COps 15,10@180", "allied/A1/1 15,8@0")
                .formation("allied/A1", Formation.MARCH)
                .refused("go allied/A1 allied/A1/1=15,10@0", "G33")
                .play("go allied/A1 allied/A1/1=15,11@0");
        assertThat(g.at("allied/A1/1")).hasToString("15,11");
        assertThat(g.s.onTable(g.stand("axis/COps"))).isFalse();
        ProvingGround h = new ProvingGround()
                .put("axis/COps", 12, 11, 180)
                .hidden("axis/COps")
                .held()
                .put("allied/A1/1", 12, 8, 0)
                .play("go allied/A1 allied/A1/1=12,10.8@0"); // into the wood, where it stood unseen
        assertThat(h.s.onTable(h.stand("axis/COps"))).isFalse();
        h.tells("overruns German Center of Operations");
    }

    @Test
    @Clause({"greatbattles U37", "greatbattles C3e", "greatbattles G22"})
    void whoIsNotActivatedMayOverrunItOnlyIfNoStandRoundItForbids() {
        g.put("axis/COps 15,10@180", "allied/A1/1 15,8@0")
                .inactive("allied/A1")
                .legal("move allied/A1 +0,+1.25")
                .put("axis/A1/1", 15, 15, 180)
                .refused("move allied/A1 +0,+1.25", "C3e");
    }

    @Test
    @Clause({"greatbattles U34", "greatbattles U40", "greatbattles C5a"})
    void neitherPostFiresOrIsFiredAtOrShelled() {
        g.phase(Phase.FIRE)
                .put(
                        "allied/FUP 20,3@0",
                        "allied/A1/1 15,8@0",
                        "axis/COps 15,10@180",
                        "axis/FUP 18,10@180",
                        "axis/A1/1 27,5@180")
                .refused("aim allied/A1/1 axis/COps", "U34")
                .refused("aim allied/A1/1 axis/FUP", "U34");
        assertThat(g.refusals("aim allied/COps axis/A1/1")).contains("U34");
        assertThat(g.refusals("aim allied/FUP axis/A1/1")).contains("U40");
        g.firing(0, 15, 10).s.templates().setFresh(0, true);
        Barrages.strikeAll(g.s, 0, g.teller(10)); // no die but the template's own
    }

    @Test
    @Clause({"greatbattles U40", "greatbattles U44", "greatbattles G33"})
    void theFupDoesNotMoveByDayAndStandsInTheWayWithoutBeingDestroyed() {
        g.put("allied/FUP", 27, 6, 0).refused("road allied/FUP +3", "U40");
        assertThat(g.refusals("move allied/FUP +0,+3")).contains("U40");
        g.put("axis/FUP 15,10@180", "allied/A1/1 15,7.5@0", "allied/A1/2 15,6.5@0")
                .formation("allied/A1", Formation.MARCH)
                .refused("move allied/A1 +0,+5", "G33")
                .play("move allied/A1 +0,+1.25");
        assertThat(g.s.onTable(g.stand("axis/FUP"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U35", "greatbattles C10p", "greatbattles G21", "greatbattles G20", "greatbattles R4"})
    void itsBenefitReachesTwelveInchesFromTheNearestStand() {
        g.put("allied/A1/1 5,3@0", "allied/A1/2 13.75,3@0"); // 26.5 - 14.5
        assertThat(Morale.nearCommand(g.s, g.unit("allied/A1"))).isTrue();
        g.put("allied/A1/2", 13.749, 3, 0);
        assertThat(Morale.nearCommand(g.s, g.unit("allied/A1"))).isFalse();
        g.attach("allied/A/2", "allied/A1").put("allied/A/2", 20, 3, 0); // an attached stand counts
        assertThat(Morale.nearCommand(g.s, g.unit("allied/A1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U39", "greatbattles N14"})
    void aDestroyedCommandPostReturnsAtDawnOnTheRoadAtItsEdge() {
        g.put("axis/COps 15,10@180", "allied/A1/1 15,8@0");
        g.play("move allied/A1 +0,+1.25");
        Night.end(g.s, g.teller());
        assertThat(g.s.onTable(g.stand("axis/COps"))).isTrue();
        assertThat(g.at("axis/COps").x()).isEqualTo(27_000);
        assertThat(g.at("axis/COps").y()).isGreaterThan(29_000);
    }

    @Test
    @Clause({"greatbattles U43", "greatbattles N1"})
    void atNightTheFupRejoinsItsCommandPostIfTheRoadIsClear() {
        ProvingGround night = ProvingGround.with("days 2").put("allied/COps 27,12@0", "allied/FUP 27,3@0");
        Night.begin(night.s, night.teller());
        assertThat(night.s.base(night.stand("allied/FUP")).distanceUp(night.s.base(night.stand("allied/COps"))))
                .isLessThan(500);
        ProvingGround cut =
                ProvingGround.with("days 2").put("allied/COps 27,12@0", "allied/FUP 27,3@0", "axis/A1/1 26,8@180");
        Night.begin(cut.s, cut.teller());
        assertThat(cut.at("allied/FUP")).hasToString("27,3");
    }

    @Test
    @Clause({"greatbattles U36", "greatbattles Q44v"})
    void wherePortsTakeThePlaceOfTheEdgeNobodyMovesAlongIt() {
        g.put("allied/COps", 20, 0.5, 0).legal("move allied/COps +2,+0");
        ProvingGround.with("port Town", "malta.supply", "yes")
                .put("allied/COps", 20, 0.5, 0)
                .refused("move allied/COps +2,+0", "U36");
    }
}
