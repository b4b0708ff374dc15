package salient.greatbattles.formation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.combat.Retreat;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** F: how stands are drawn up. Infantry bases are 1.5" wide and 0.5" deep and face north here. */
class FormationTest {
    private final ProvingGround g = new ProvingGround();

    private static Optional<String> fault(Formation formation, Base... bases) {
        StandType[] types = new StandType[bases.length];
        for (int i = 0; i < bases.length; i++)
            types[i] = bases[i].frontage() == 1500 ? StandType.INFANTRY : StandType.HVY_WPNS;
        return Formations.fault(types, bases, formation).map(Formations.Fault::what);
    }

    private static Base at(double x, double y) {
        return new Base(new Point((int) Math.round(x * 1000), (int) Math.round(y * 1000)), 0, 500, 1500);
    }

    private static Base weapons(double x, double y) {
        return new Base(new Point((int) Math.round(x * 1000), (int) Math.round(y * 1000)), 0, 750, 750);
    }

    @Test
    @Clause({"greatbattles F1", "greatbattles E30", "greatbattles G20"})
    void aDefensiveLineHasGapsOfLessThanTwoInches() {
        assertThat(fault(Formation.DEFENSIVE, at(2, 5), at(5.499, 5), at(8.998, 5)))
                .isEmpty();
        assertThat(fault(Formation.DEFENSIVE, at(2, 5), at(5.5, 5), at(9, 5))).isPresent();
        assertThat(fault(Formation.DEFENSIVE, at(2, 5), at(5, 6.1), at(8, 5))).isPresent(); // no line
    }

    @Test
    @Clause({"greatbattles F2", "greatbattles E30", "greatbattles G20"})
    void twoStandsInDefenseDoNotTouch() {
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(7.5, 5))).isEmpty();
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(6.5, 5))).isPresent();
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(6.51, 5))).isPresent(); // contact is a hundredth
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(6.511, 5))).isEmpty();
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(6.5, 5), at(8, 5))).isEmpty(); // three may
    }

    @Test
    @Clause({"greatbattles F3", "greatbattles F4"})
    void anAssaultIsTwoLinesTheSecondLessThanAnInchBehind() {
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(8.4, 5), at(5, 4), at(7.4, 4)))
                .isEmpty();
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(8.5, 5), at(5, 4), at(7.4, 4)))
                .isPresent(); // 2" in front
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(8.4, 5), at(5, 4), at(7.5, 4)))
                .isPresent(); // 1" in the second line
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(7, 5), at(5, 3.501), at(7, 3.501)))
                .isEmpty(); // 0.999" behind
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(7, 5), at(5, 3.5), at(7, 3.5)))
                .isPresent();
    }

    @Test
    @Clause("greatbattles F3")
    void ofMoreThanFourAtMostHalfRoundedUpAreInFront() {
        Base[] five = {at(3, 5), at(5, 5), at(7, 5), at(4, 4), at(6, 4)};
        assertThat(fault(Formation.ASSAULT, five)).isEmpty();
        Base[] wide = {at(3, 5), at(5, 5), at(7, 5), at(9, 5), at(6, 4)};
        assertThat(fault(Formation.ASSAULT, wide)).isPresent();
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(5, 4), at(5, 3))).isPresent(); // one in front
        assertThat(fault(Formation.ASSAULT, at(3, 5), at(5, 5), at(7, 5), at(5, 4)))
                .isPresent(); // three of four
    }

    @Test
    @Clause({"greatbattles F5", "greatbattles E30", "greatbattles G20"})
    void twoStandsInAssaultTouchSideBySide() {
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(6.5, 5))).isEmpty();
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(6.51, 5))).isEmpty();
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(6.511, 5))).isPresent();
        assertThat(fault(Formation.ASSAULT, at(5, 5), at(5, 4.5))).isPresent(); // one behind the other
    }

    @Test
    @Clause("greatbattles F8")
    void aColumnIsOneStandWideWithGapsOfLessThanAnInch() {
        assertThat(fault(Formation.MARCH, at(5, 8), at(5, 6.501), at(5, 5.002))).isEmpty();
        assertThat(fault(Formation.MARCH, at(5, 8), at(5, 6.5), at(5, 5))).isPresent();
        assertThat(fault(Formation.MARCH, at(5, 8), at(6, 7.4), at(5, 6.8))).isPresent();
    }

    @Test
    @Clause({"greatbattles F12", "greatbattles U15", "greatbattles U21"})
    void heavyWeaponsStayWithinAnInchAndAreNoRank() {
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(7.5, 5), weapons(5, 3.375)))
                .isEmpty(); // an inch behind
        assertThat(fault(Formation.DEFENSIVE, at(5, 5), at(7.5, 5), weapons(5, 3.374)))
                .isPresent();
        boolean[] rear = Formations.rear(
                new StandType[] {StandType.INFANTRY, StandType.HQ},
                new Base[] {at(5, 5), weapons(5, 6)},
                Formation.DEFENSIVE);
        assertThat(rear).containsExactly(false, true); // even in front of the line
    }

    @Test
    @Clause({"greatbattles F9", "greatbattles F10", "greatbattles ACT6", "greatbattles F16", "greatbattles U2"})
    void whoIsFrontRankInTheFormationsAsDrawn() {
        int[] stands = {0, 1, 2, 3};
        Point here = new Point(10_000, 10_000);
        assertThat(Formations.layout(g.s, stands, Formation.MARCH, here, 0)
                        .orElseThrow()
                        .rear())
                .containsExactly(false, true, true, true);
        assertThat(Formations.layout(g.s, stands, Formation.ASSAULT, here, 0)
                        .orElseThrow()
                        .rear())
                .containsExactly(false, false, true, true);
        assertThat(Formations.layout(g.s, stands, Formation.DEFENSIVE, here, 0)
                        .orElseThrow()
                        .rear())
                .containsExactly(false, false, false, false);
        Point road = new Point(27_000, 10_000);
        assertThat(Formations.layout(g.s, stands, Formation.ROAD, road, 0)
                        .orElseThrow()
                        .rear())
                .containsExactly(false, true, true, true);
    }

    @Test
    @Clause({"greatbattles F16", "greatbattles F1", "greatbattles F3", "greatbattles F8"})
    void whatTheProgramLaysOutIsLegalInEveryDirection() {
        for (String unit : new String[] {"allied/A1", "allied/A2", "allied/B1", "axis/A1"}) {
            int[] stands =
                    g.s.unit(g.unit(unit)).stands().stream().mapToInt(i -> i).toArray();
            StandType[] types = Arrays.stream(stands).mapToObj(g.s::type).toArray(StandType[]::new);
            for (int facing = 0; facing < 360; facing += 15)
                for (Formation f : new Formation[] {Formation.MARCH, Formation.ASSAULT, Formation.DEFENSIVE}) {
                    var laid = Formations.layout(g.s, stands, f, new Point(15_000, 15_000), facing)
                            .orElseThrow();
                    assertThat(Formations.fault(types, laid.bases(), f))
                            .as(unit + " " + f + " " + facing)
                            .isEmpty();
                }
        }
    }

    @Test
    @Clause({"greatbattles F11", "greatbattles ACT4", "greatbattles G20"})
    void aRoadColumnLiesEndToEndWithItsLongEdgesAlongTheRoad() {
        Base[] bases = Formations.layout(g.s, new int[] {0, 1, 2}, Formation.ROAD, new Point(27_100, 10_000), 0)
                .orElseThrow()
                .bases();
        for (Base base : bases) {
            assertThat(base.center().x()).isEqualTo(27_000);
            assertThat(base.facing() % 180).isEqualTo(90); // the long edge runs north
        }
        assertThat(bases[0].distanceUp(bases[1])).isLessThanOrEqualTo(50);
        assertThat(bases[1].distanceUp(bases[2])).isLessThanOrEqualTo(50);
        assertThat(Formations.layout(g.s, new int[] {0}, Formation.ROAD, new Point(26_700, 10_000), 0))
                .isEmpty(); // not on the road
    }

    @Test
    @Clause({"greatbattles F6", "greatbattles F7", "greatbattles E30"})
    void aSingleStandIsInAssaultAndInColumnAlongARoad() {
        g.put("allied/A1/1", 5, 5, 0).formation("allied/A1", Formation.DEFENSIVE);
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.ASSAULT);
        g.put("allied/A1/1", 27, 5, 90);
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.ROAD);
        g.put("allied/A1/1", 27.25, 5, 105); // a quarter inch off, fifteen degrees
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.ROAD);
        g.put("allied/A1/1", 27.251, 5, 90);
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.ASSAULT);
        g.put("allied/A1/1", 27, 5, 106);
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.ASSAULT);
        g.put("allied/A1/1", 27, 5, 0); // it faces along the road: its long edge lies across
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.ASSAULT);
        g.put("allied/A1/2", 27, 7, 90); // two stands are what was ordered
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.DEFENSIVE);
    }

    @Test
    @Clause({"greatbattles F7", "greatbattles F12"})
    void aSquareBaseLiesAlongARoadWithAnyEdgeAndAnHqDoesNotCount() {
        ProvingGround guns = ProvingGround.with("battalion allied G1 Guns average at:M\nreserve allied G1 day 1");
        for (int facing : new int[] {0, 90, 180, 15, 75}) {
            guns.put("allied/G1/1", 27, 5, facing);
            assertThat(LoneStand.formation(guns.s, guns.unit("allied/G1"))).isEqualTo(Formation.ROAD);
        }
        guns.put("allied/G1/1", 27, 5, 45);
        assertThat(LoneStand.formation(guns.s, guns.unit("allied/G1"))).isEqualTo(Formation.ASSAULT);
        g.attach("allied/A/1", "allied/A1").put("allied/A1/1 27,5@90", "allied/A/1 26,5@0");
        assertThat(LoneStand.formation(g.s, g.unit("allied/A1"))).isEqualTo(Formation.ROAD);
    }

    @Test
    @Clause({"greatbattles F7", "greatbattles C7Mm", "greatbattles C7Fa", "greatbattles C7Fb"})
    void aLoneStandAlongARoadUsesRoadRateAndIsOnRoadOnlyOnceItHas() {
        g.put("allied/A1/1 27,5@90", "axis/A1/1 27,16@180").held();
        assertThat(hit()).isEqualTo(1 + 1); // at over 3" in column, not on road
        g.legal("road allied/A1 +9").refused("road allied/A1 +9.1", "G32").play("road allied/A1 +2");
        assertThat(hit()).isEqualTo(1 + 1 + 2);
        assertThat(g.s.units().usedRoadRate(g.unit("allied/A1"))).isTrue();
        g.put("allied/A1/1", 20, 7, 0);
        assertThat(hit()).isEqualTo(1);
    }

    private int hit() {
        return g.toHit("axis/A1/1", "allied/A1/1");
    }

    @Test
    @Clause({"greatbattles F9", "greatbattles F10", "greatbattles F14", "greatbattles C7Fu"})
    void whenTheFrontRankHasFallenTheNextIsTheFront() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "allied/A1/2 5,4@0", "allied/A1/3 5,3@0");
        g.formation("allied/A1", Formation.MARCH).rear("allied/A1/2").rear("allied/A1/3");
        g.put("axis/A1/1", 5, 8, 180);
        assertThat(g.refusals("aim allied/A1/2 axis/A1/1")).contains("C7Fu");
        Casualties.eliminate(g.s, g.stand("allied/A1/1"), Casualties.NOBODY, true, g.teller());
        g.legal("aim allied/A1/2 axis/A1/1");
        assertThat(g.refusals("aim allied/A1/3 axis/A1/1")).contains("C7Fu");
    }

    @Test
    @Clause({"greatbattles F9", "greatbattles F11"})
    void inARoadColumnTheNextStandOfTheColumnComesFirst() {
        g.put("allied/A1/1 27,8@90", "allied/A1/2 27,6.48@90", "allied/A1/3 27,4.96@90");
        g.formation("allied/A1", Formation.ROAD).rear("allied/A1/2").rear("allied/A1/3");
        Casualties.eliminate(g.s, g.stand("allied/A1/1"), Casualties.NOBODY, true, g.teller());
        assertThat(g.s.stands().rear(g.stand("allied/A1/2"))).isFalse();
        assertThat(g.s.stands().rear(g.stand("allied/A1/3"))).isTrue();
    }

    @Test
    @Clause({"greatbattles F15", "greatbattles P20", "greatbattles F1"})
    void fourStandsKeepTheEnemyOutOfAlmostTwelveInches() {
        Base[] line = {at(2.75, 9), at(6.249, 9), at(9.748, 9), at(13.247, 9)};
        assertThat(fault(Formation.DEFENSIVE, line)).isEmpty();
        assertThat(line[3].corner(0).x() - line[0].corner(3).x()).isEqualTo(11_997);
        ProvingGround h = new ProvingGround();
        for (int i = 0; i < 3; i++) h.put("axis/A1/" + (i + 1), 2.75 + i * 3.499, 9, 180);
        h.put("allied/A2/1", 4.5, 7, 0);
        assertThat(h.refusals("move allied/A2 +0,+4")).contains("P20");
        h.put("allied/A2/1", 8, 7, 0);
        assertThat(h.refusals("move allied/A2 +0,+4")).contains("P20");
        h.put("allied/A2/1", 11.5, 7, 0); // past the end of the line
        h.legal("move allied/A2 +0,+4");
    }

    @Test
    @Clause({"greatbattles P20", "greatbattles G33"})
    void theClosedLineIsNotSteppedOntoEitherAndAMateInTheMiddleClosesAWideGap() {
        g.put("axis/A1/1 8,9@180", "axis/A1/2 14.8,9@180", "axis/A1/3 11.4,9@180", "allied/A2/1 9.7,7@0");
        assertThat(g.refusals("move allied/A2 +0,+5")).contains("P20"); // 1.9" between the first and the third
        assertThat(g.refusals("move allied/A2 +0,+2")).contains("P20"); // exactly onto the line
        assertThat(g.refusals("move allied/A2 +0,+1")).doesNotContain("P20");
    }

    @Test
    @Clause({"greatbattles F13", "greatbattles U29", "greatbattles U27", "greatbattles F16"})
    void theViewShowsTheCarriedStandAndTheFormation() {
        g.put("allied/B2/1", 5, 5, 0).loaded("allied/B2/1");
        GreatBattlesView view = (GreatBattlesView) new GreatBattlesPosition(g.s).seenBy(GreatBattles.AXIS);
        assertThat(view.stands()).filteredOn(GreatBattlesView.StandView::loaded).hasSize(1);
        assertThat(view.units())
                .filteredOn(v -> v.name().equals("allied/B2"))
                .allMatch(v -> v.formation().equals("assault"));
    }

    @Test
    @Clause({"greatbattles F14", "greatbattles ACT10", "greatbattles G32"})
    void gapsOpenedByCasualtiesAreLegalAndClosedByTheNextMove() {
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 3.25 + 1.75 * i, 5, 0); // a line with gaps of 0.25"
        g.formation("allied/A1", Formation.DEFENSIVE).held();
        Casualties.eliminate(g.s, g.stand("allied/A1/2"), Casualties.NOBODY, true, g.teller());
        assertThat(g.at("allied/A1/1")).hasToString("5,5"); // nothing moves by itself
        g.play("move allied/A1 +0,+0.5");
        int first = g.at("allied/A1/1").x();
        int third = g.at("allied/A1/3").x();
        int fourth = g.at("allied/A1/4").x();
        assertThat(third).isEqualTo(8500); // the middle one marches straight ahead
        assertThat(third - first).isEqualTo(2000);
        assertThat(fourth - third).isEqualTo(2000);
        assertThat(g.at("allied/A1/1").y()).isEqualTo(5500);
    }

    @Test
    @Clause({"greatbattles F14", "greatbattles G32"})
    void whoMustCloseUpIsMeasuredByItsLongerWay() {
        for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 3.25 + 1.75 * i, 5, 0);
        g.formation("allied/A1", Formation.DEFENSIVE).held(); // 2" a move
        g.legal("move allied/A1 +0,+2");
        Casualties.eliminate(g.s, g.stand("allied/A1/2"), Casualties.NOBODY, true, g.teller());
        g.refused("move allied/A1 +0,+2", "G32"); // the left stand has 1.5" aside to go as well
        g.legal("form allied/A1 defensive 0").play("form allied/A1 defensive 0");
        assertThat(g.s.units().gaps(g.unit("allied/A1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles F14", "greatbattles C9t"})
    void aStandStoppedShortInARetreatClosesUpLater() {
        g.put("allied/A1/1 5,8@0", "allied/A1/2 7,8@0", "allied/A1/3 9,8@0");
        g.formation("allied/A1", Formation.DEFENSIVE).put("axis/A1/1 7,9@180", "allied/B1/1 9,5@0");
        Retreat.play(g.s, g.unit("allied/A1"), 1 << g.unit("axis/A1"), g.teller());
        assertThat(g.at("allied/A1/1").y()).isLessThan(g.at("allied/A1/3").y());
        assertThat(g.s.units().gaps(g.unit("allied/A1"))).isTrue();
    }
}
