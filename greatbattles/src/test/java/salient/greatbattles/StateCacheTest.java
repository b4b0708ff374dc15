package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.Targets;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.night.Isolation;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.LineOfRetreat;
import salient.greatbattles.supply.Roads;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Verdict;

/** What is kept between orders for speed equals what follows from the facts. */
class StateCacheTest {
    @Test
    void basesAndStandsOfAUnitAreThoseOfTheFacts() {
        RandomPlay.play("crossroads", 5, position -> {
            State s = ((GreatBattlesPosition) position).state();
            for (int stand = 0; stand < s.stands().count(); stand++) {
                Base plain = new Base(
                        s.at(stand),
                        s.stands().facing(stand),
                        s.size(stand).depth(),
                        s.size(stand).frontage());
                assertThat(s.base(stand)).isEqualTo(plain);
                assertThat(s.copy().base(stand)).isEqualTo(plain);
                Cover ground = s.scenario().terrain().cover(s.at(stand));
                assertThat(s.cover(stand)).isGreaterThanOrEqualTo(ground);
                if (s.stands().works(stand) == Cover.OPEN)
                    assertThat(s.cover(stand)).isEqualTo(ground);
                for (int other = 0; other < s.stands().count(); other++)
                    assertThat(s.gap(stand, other).up()).isEqualTo(plain.distanceUp(s.base(other)));
            }
            for (int side = 0; side < 2; side++) sameVisible(s, side);
            State other = s.copy();
            for (int unit = 0; unit < s.units().count(); unit++)
                other.units().setHidden(unit, !s.units().hidden(unit));
            for (int side = 0; side < 2; side++) sameVisible(other, side);
            for (int u = 0; u < s.units().count(); u++) {
                int unit = u;
                assertThat(s.standsOf(unit))
                        .isEqualTo(IntStream.range(0, s.stands().count())
                                .filter(stand -> s.unitOf(stand) == unit && s.onTable(stand))
                                .toArray());
            }
        });
    }

    private static void sameVisible(State s, int side) {
        assertThat(s.visibleStands(side))
                .isEqualTo(IntStream.range(0, s.stands().count())
                        .filter(stand -> s.stand(stand).side() == side && s.visible(stand))
                        .toArray());
    }

    @Test
    void whoIsInContactIsWhoTouchesAnEnemyNow() {
        int[] touching = {0};
        RandomPlay.play("crossroads", 7, position -> {
            State s = ((GreatBattlesPosition) position.copy()).state();
            for (int unit = 0; unit < s.units().count(); unit++) s.inContact(unit, u -> Contact.touchesEnemy(s, u));
            // Random battalions seldom meet: one is carried to every other.
            for (int stand = 0; stand < s.stands().count(); stand++) {
                s.put(0, s.base(0).at(s.at(stand)));
                for (int unit = 0; unit < s.units().count(); unit++) {
                    boolean plain = Contact.touchesEnemy(s, unit);
                    assertThat(s.inContact(unit, u -> Contact.touchesEnemy(s, u)))
                            .isEqualTo(plain);
                    if (plain) touching[0]++;
                }
            }
        });
        assertThat(touching[0]).as("cases of contact").isPositive();
    }

    /** A position read anew keeps nothing yet. */
    @Test
    void whoIsIsolatedOrHasAWayOutIsTheSameInThePositionReadAnew() {
        GreatBattles game = new GreatBattles();
        int[] seen = {0};
        RandomPlay.play("crossroads", 13, position -> {
            if (seen[0]++ % 10 != 0) return;
            State kept = ((GreatBattlesPosition) position).state();
            State anew = ((GreatBattlesPosition)
                            game.notation().parsePosition(game.notation().print(position)))
                    .state();
            for (int unit = 0; unit < kept.units().count(); unit++) {
                assertThat(Isolation.isolated(kept, unit)).isEqualTo(Isolation.isolated(anew, unit));
                for (int zone : new int[] {1000, 2000})
                    assertThat(LineOfRetreat.some(kept, unit, zone)).isEqualTo(LineOfRetreat.some(anew, unit, zone));
            }
        });
    }

    /** C2b, Q44v: kept until a stand is elsewhere, comes to light, or an objective changes hands. */
    @Test
    void theClearWayByRoadIsTheOneTracedAnew() {
        int[] seen = {0};
        Set<Optional<Point>> ends = new HashSet<>();
        RandomPlay.play("malta", 5, position -> {
            if (seen[0]++ % 16 != 0) return;
            State s = ((GreatBattlesPosition) position.copy()).state();
            for (Road road : s.scenario().roads()) sameWay(s, road.along(road.length() / 2), ends);
            Point at = s.scenario()
                    .roads()
                    .get(seen[0] % s.scenario().roads().size())
                    .line()
                    .getFirst();
            s.put(seen[0] % s.stands().count(), s.base(0).at(at));
            sameWay(s, at, ends);
            for (int unit = 0; unit < s.units().count(); unit++) s.units().setHidden(unit, unit % 2 == 1);
            sameWay(s, at, ends);
            for (int o = 0; o < s.scenario().objectives().size(); o++)
                s.objectives().setHolder(o, o % 3 - 1);
            sameWay(s, at, ends);
        });
        assertThat(ends).as("ends of roads, and none").hasSizeGreaterThan(3).contains(Optional.empty());
    }

    @Test
    void aRoadPassesWhatIsNoFartherFromItThanThat() {
        int[] passed = {0};
        for (Road road : new GreatBattles().battle("malta").orElseThrow().roads())
            for (int x = 0; x <= 72_000; x += 900)
                for (int y = 0; y <= 48_000; y += 700)
                    for (int mils : new int[] {250, 1500}) {
                        Point p = new Point(x, y);
                        assertThat(road.passes(p, mils)).isEqualTo(road.distanceUp(p) <= mils);
                        if (road.passes(p, mils)) passed[0]++;
                    }
        assertThat(passed[0]).isPositive();
    }

    private static void sameWay(State s, Point from, Set<Optional<Point>> ends) {
        for (int side = 0; side < 2; side++) {
            Optional<Point> plain = Roads.plainClearWay(s, side, from);
            assertThat(Roads.clearWay(s, side, from)).isEqualTo(plain);
            assertThat(Roads.hasClearWay(s, side, from)).isEqualTo(plain.isPresent());
            ends.add(plain);
        }
    }

    @Test
    void targetsAreTheStandsTheRulesAllow() {
        RandomPlay.play("crossroads", 11, position -> {
            State s = ((GreatBattlesPosition) position).state();
            for (int side = 0; side < 2; side++) {
                List<List<Integer>> found = new ArrayList<>();
                Targets.ofSide(s, side, (from, to) -> found.add(List.of(from, to)));
                assertThat(found).isEqualTo(plainTargets(s, side));
            }
        });
    }

    private static List<List<Integer>> plainTargets(State s, int side) {
        List<List<Integer>> all = new ArrayList<>();
        for (int from = 0; from < s.stands().count(); from++)
            for (int to = 0; to < s.stands().count(); to++) {
                if (s.stand(from).side() != side || !s.onTable(from)) continue;
                Verdict.Reasons why = new Verdict.Reasons();
                Fire.judge(s, from, to, Fire.Manner.DIRECT, why);
                if (why.isEmpty()) all.add(List.of(from, to));
            }
        return all;
    }

    @Test
    void whetherAnOrderIsLegalIsWhatTheVerdictSays() {
        int[] refused = {0};
        RandomPlay.play("crossroads", 12, position -> {
            State s = ((GreatBattlesPosition) position).state();
            for (Unit unit : s.scenario().units())
                for (int d = 0; d < 360; d += 60) {
                    Point by = Bearing.step(new Point(0, 0), d, 4000, 0);
                    for (GreatBattlesOrder order : List.of(
                            new GreatBattlesOrder.March(unit, by.x(), by.y()),
                            new GreatBattlesOrder.Form(unit, Formation.MARCH, d),
                            new GreatBattlesOrder.SetUp(unit, Formation.DEFENSIVE, new Point(d * 100, d * 100), d))) {
                        boolean legal = GreatBattlesOrders.judge(s, order).isLegal();
                        assertThat(GreatBattlesOrders.isLegal(s, order)).isEqualTo(legal);
                        if (!legal) refused[0]++;
                    }
                }
        });
        assertThat(refused[0]).isPositive();
    }

    @Test
    void aCopyKeepsItsOwn() {
        RandomPlay.play("crossroads", 6, position -> {
            State s = ((GreatBattlesPosition) position).state();
            Base before = s.base(0);
            State copy = s.copy();
            copy.put(0, before.at(before.center().plus(10, 0)));
            assertThat(s.base(0)).isEqualTo(before);
            assertThat(copy.base(0).center()).isEqualTo(before.center().plus(10, 0));
        });
    }
}
