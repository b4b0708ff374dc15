package salient.greatbattles.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.greatbattles.Cases.forAll;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import salient.greatbattles.Cases;
import salient.kernel.rulebook.Clause;

@Clause({"greatbattles G19", "greatbattles G20"})
class GeometryTest {
    private static Point p(int x, int y) {
        return new Point(x, y);
    }

    private static Point anywhere(Cases c) {
        return p(c.between(0, 60_000), c.between(0, 48_000));
    }

    private static Segment segment(int ax, int ay, int bx, int by) {
        return new Segment(p(ax, ay), p(bx, by));
    }

    @Nested
    class Roots {
        @Test
        void areRoundedDownAndUpAroundEverySquare() {
            forAll(500, c -> {
                long n = c.between(1, 100_000);
                assertThat(Exact.rootDown(n * n)).isEqualTo(n);
                assertThat(Exact.rootUp(n * n)).isEqualTo(n);
                assertThat(Exact.rootDown(n * n - 1)).isEqualTo(n - 1);
                assertThat(Exact.rootUp(n * n + 1)).isEqualTo(n + 1);
            });
        }

        @Test
        void theProductOfTwoCrossProductsIsComparedWithoutOverflow() {
            long big = 10_000_000_000L;
            assertThat(Exact.compareProducts(big, big, big, big)).isZero();
            assertThat(Exact.compareProducts(big, big, big, big - 1)).isPositive();
            assertThat(Exact.compareProducts(big - 1, big, big, big)).isNegative();
        }
    }

    @Nested
    class Directions {
        @Test
        void northIsUpAndEastIsToTheRight() {
            assertThat(Bearing.step(p(0, 0), 0, 1000, 0)).isEqualTo(p(0, 1000));
            assertThat(Bearing.step(p(0, 0), 90, 1000, 0)).isEqualTo(p(1000, 0));
            assertThat(Bearing.step(p(0, 0), 90, 0, 1000)).isEqualTo(p(0, -1000));
            assertThat(Bearing.step(p(0, 0), 225, 1000, 0)).isEqualTo(p(-707, -707));
        }

        @Test
        void everyWholeDegreeIsFoundAgain() {
            for (int d = 0; d < 360; d++)
                assertThat(Bearing.of(p(0, 0), Bearing.step(p(0, 0), d, 20_000, 0)))
                        .isEqualTo(d);
        }

        @Test
        void theAngleBetweenTwoDirectionsGoesTheShortWay() {
            assertThat(Bearing.between(350, 10)).isEqualTo(20);
            assertThat(Bearing.between(90, 270)).isEqualTo(180);
        }
    }

    @Nested
    class Segments {
        @Test
        void touchingAtAnEndMeetsButDoesNotCross() {
            Segment one = segment(0, 0, 10, 0);
            assertThat(one.meets(segment(10, 0, 20, 5))).isTrue();
            assertThat(one.crosses(segment(10, 0, 20, 5))).isFalse();
            assertThat(one.meets(segment(5, 0, 5, 9))).isTrue();
            assertThat(one.crosses(segment(5, 0, 5, 9))).isFalse();
            assertThat(one.crosses(segment(5, -1, 5, 9))).isTrue();
        }

        @Test
        void collinearOnesMeetOnlyWhereTheyOverlap() {
            assertThat(segment(0, 0, 10, 10).meets(segment(10, 10, 20, 20))).isTrue();
            assertThat(segment(0, 0, 10, 10).meets(segment(11, 11, 20, 20))).isFalse();
            assertThat(segment(0, 0, 10, 10).crosses(segment(5, 5, 20, 20))).isFalse();
        }

        @Test
        void aPointOneMilBesideALongRoadIsOneMilAway() {
            assertThat(segment(0, 0, 60_000, 48_000).distanceUp(p(30_000, 24_000)))
                    .isZero();
            assertThat(segment(0, 0, 60_000, 0).distanceUp(p(30_000, 1))).isEqualTo(1);
            assertThat(segment(0, 0, 60_000, 0).distanceUp(p(60_003, 4))).isEqualTo(5);
        }

        @Test
        void roundedDistancesEncloseTheTrueOne() {
            forAll(2000, c -> {
                Segment s = new Segment(anywhere(c), anywhere(c));
                Point q = anywhere(c);
                double near = distance(s, q);
                assertThat((double) s.distanceUp(q)).isBetween(near - 1e-6, near + 1 + 1e-6);
                assertThat((double) s.distanceDown(q)).isBetween(near - 1 - 1e-6, near + 1e-6);
            });
        }

        private static double distance(Segment s, Point q) {
            double dx = s.b().x() - s.a().x();
            double dy = s.b().y() - s.a().y();
            double t = (dx * (q.x() - s.a().x()) + dy * (q.y() - s.a().y())) / (dx * dx + dy * dy);
            double u = Math.max(0, Math.min(1, t));
            return Math.hypot(s.a().x() + u * dx - q.x(), s.a().y() + u * dy - q.y());
        }
    }

    @Nested
    class Polygons {
        private final Polygon square = new Polygon(List.of(p(0, 0), p(1000, 0), p(1000, 1000), p(0, 1000)));

        @Test
        void theOutlineBelongsToIt() {
            assertThat(square.contains(p(0, 500))).isTrue();
            assertThat(square.contains(p(1000, 1000))).isTrue();
            assertThat(square.holds(p(1000, 1000))).isFalse();
            assertThat(square.holds(p(1, 1))).isTrue();
            assertThat(square.contains(p(1001, 500))).isFalse();
        }

        @Test
        void aBowTieIsRefusedWithTheEdgesThatCross() {
            assertThat(Polygon.fault(List.of(p(0, 0), p(1000, 1000), p(1000, 0), p(0, 1000))))
                    .hasValue("the outline crosses itself: the edge 0,0 to 1,1 meets the edge 1,0 to 0,1");
        }

        @Test
        void aSpikeThatRunsBackOnItselfIsRefused() {
            assertThat(Polygon.fault(List.of(p(0, 0), p(1000, 0), p(500, 0), p(0, 1000))))
                    .isPresent();
            assertThat(Polygon.fault(List.of(p(0, 0), p(0, 0), p(500, 0)))).isPresent();
            assertThat(Polygon.fault(List.of(p(0, 0), p(500, 0)))).isPresent();
            assertThat(Polygon.fault(List.of(p(0, 0), p(500, 0), p(0, 700)))).isEmpty();
        }
    }

    @Nested
    class Sight {
        private final Polygon wood =
                new Polygon(List.of(p(2000, 0), p(4000, 0), p(4000, 3000), p(3000, 1000), p(2000, 3000)));

        private int inside(Point a, Point b, Polygon... polygons) {
            Chords chords = new Chords(a, b);
            for (Polygon polygon : polygons) chords.add(polygon);
            return chords.insideLength();
        }

        @Test
        void aLineThroughIsMeasuredInside() {
            assertThat(inside(p(0, 500), p(9000, 500), wood)).isEqualTo(2000);
            assertThat(inside(p(2500, 500), p(9000, 500), wood)).isEqualTo(1500);
            assertThat(inside(p(2500, 500), p(3000, 500), wood)).isEqualTo(500);
        }

        @Test
        void aNotchLetsTheLineOutAgain() {
            assertThat(inside(p(0, 2000), p(9000, 2000), wood)).isEqualTo(1000);
        }

        @Test
        void aLineAlongAnEdgeIsNotInside() {
            assertThat(inside(p(0, 0), p(9000, 0), wood)).isZero();
            assertThat(inside(p(2000, 0), p(2000, 3000), wood)).isZero();
            assertThat(inside(p(2500, 2000), p(3500, 0), wood)).isEqualTo(1118); // along the notch, then through
        }

        @Test
        void aLineThatTouchesACornerIsNotInside() {
            assertThat(inside(p(1000, 4000), p(3000, 2000), wood)).isZero(); // grazes (2,3)
            assertThat(inside(p(0, 3000), p(9000, 3000), wood)).isZero();
        }

        @Test
        void overlappingWoodsCountOnce() {
            Polygon other = new Polygon(List.of(p(3000, 0), p(6000, 0), p(6000, 900), p(3000, 900)));
            assertThat(inside(p(0, 500), p(9000, 500), wood, other)).isEqualTo(4000);
        }

        @Test
        @Clause("greatbattles G27")
        void itIsTheSameBothWays() {
            forAll(1000, c -> {
                Point a = anywhere(c);
                Point b = anywhere(c);
                Polygon any = triangle(c);
                assertThat(inside(a, b, any)).isEqualTo(inside(b, a, any));
            });
        }

        @Test
        void itAgreesWithSamplingTheLine() {
            forAll(200, c -> {
                Point a = anywhere(c);
                Point b = anywhere(c);
                Polygon any = triangle(c);
                int samples = 4000;
                int in = 0;
                for (int i = 0; i < samples; i++) if (any.contains(a.towards(b, 2 * i + 1, 2 * samples))) in++;
                double length = new Segment(a, b).length();
                assertThat((double) inside(a, b, any)).isCloseTo(in * length / samples, Offset.offset(length / 900));
            });
        }

        private static Polygon triangle(Cases c) {
            List<Point> corners = List.of(anywhere(c), anywhere(c), anywhere(c));
            return Polygon.fault(corners).isEmpty()
                    ? new Polygon(corners)
                    : new Polygon(List.of(p(0, 0), p(9000, 0), p(0, 9000)));
        }
    }

    @Nested
    class Bases {
        private final Base infantry = new Base(p(10_000, 10_000), 0, 500, 1500);

        @Test
        void depthLiesAlongTheFacingAndFrontageAcross() {
            assertThat(infantry.corner(0)).isEqualTo(p(10_750, 10_250));
            assertThat(infantry.corner(2)).isEqualTo(p(9_250, 9_750));
            assertThat(new Base(p(0, 0), 90, 500, 1500).corner(0)).isEqualTo(p(250, -750));
        }

        @Test
        void basesThatShareAnEdgeTouchButDoNotOverlap() {
            Base beside = infantry.at(p(11_500, 10_000));
            assertThat(infantry.overlaps(beside)).isFalse();
            assertThat(infantry.touches(beside)).isTrue();
            assertThat(infantry.distanceUp(beside)).isZero();
            assertThat(infantry.overlaps(infantry.at(p(11_499, 10_000)))).isTrue();
        }

        @Test
        void contactReachesTenMilsAndNoFarther() {
            assertThat(infantry.touches(infantry.at(p(11_510, 10_000)))).isTrue();
            assertThat(infantry.touches(infantry.at(p(11_511, 10_000)))).isFalse();
        }

        @Test
        void exactlyTwoInchesIsWithinTwoInchesButNotLess() {
            Base other = infantry.at(p(13_500, 10_000));
            assertThat(infantry.within(2000, other)).isTrue();
            assertThat(infantry.distanceDown(other)).isEqualTo(2000);
            assertThat(infantry.within(2000, infantry.at(p(13_501, 10_000)))).isFalse();
            assertThat(infantry.distanceDown(infantry.at(p(13_499, 10_001)))).isEqualTo(1999);
        }

        @Test
        void aLineAlongTheEdgePassesBy() {
            assertThat(infantry.crossedBy(p(0, 10_250), p(20_000, 10_250))).isFalse();
            assertThat(infantry.crossedBy(p(0, 10_249), p(20_000, 10_249))).isTrue();
            assertThat(infantry.crossedBy(p(9_000, 10_500), p(9_500, 10_000))).isTrue();
            assertThat(infantry.crossedBy(p(9_000, 10_500), p(9_250, 10_250))).isFalse();
        }

        @Test
        @Clause("greatbattles C7Fe")
        void whatIsLevelWithTheCenterIsStillInFront() {
            assertThat(infantry.inFront(p(20_000, 10_000))).isTrue();
            assertThat(infantry.inFront(p(20_000, 9_999))).isFalse();
        }

        @Test
        void distanceIsTheSameBothWaysAndZeroWhenTheyOverlap() {
            forAll(2000, c -> {
                Base one = base(c);
                Base other = base(c);
                assertThat(one.distanceUp(other)).isEqualTo(other.distanceUp(one));
                assertThat(one.overlaps(other)).isEqualTo(other.overlaps(one));
                if (one.overlaps(other)) assertThat(one.distanceUp(other)).isZero();
                assertThat(one.distanceUp(other) - one.distanceDown(other)).isBetween(0, 1);
                assertThat(one.within(800, other)).isEqualTo(one.distanceUp(other) <= 800);
            });
        }

        private static Base base(Cases c) {
            return new Base(p(c.between(0, 4000), c.between(0, 4000)), c.between(0, 359), 750, 1500);
        }
    }

    @Nested
    class Templates {
        private final Circle template = new Circle(p(5000, 5000), 500);

        @Test
        @Clause("greatbattles C5l")
        void aBaseThatTouchesTheRimIsUnderIt() {
            assertThat(template.covers(new Base(p(6250, 5000), 0, 500, 1500))).isTrue();
            assertThat(template.covers(new Base(p(6251, 5000), 0, 500, 1500))).isFalse();
        }

        @Test
        void aLineThatTouchesTheRimIsNotBlocked() {
            assertThat(template.crossedBy(p(0, 5500), p(9000, 5500))).isFalse();
            assertThat(template.crossedBy(p(0, 5499), p(9000, 5499))).isTrue();
        }
    }
}
