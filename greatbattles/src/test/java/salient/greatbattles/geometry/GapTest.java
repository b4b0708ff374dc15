package salient.greatbattles.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.greatbattles.Cases.forAll;

import org.junit.jupiter.api.Test;
import salient.greatbattles.Cases;
import salient.kernel.rulebook.Clause;

/** The quick ways to measure agree with the plain ones. */
@Clause({"greatbattles G19", "greatbattles G20"})
class GapTest {
    private static final int[][] SIZES = {{500, 1000}, {1500, 1000}, {1000, 1000}, {1250, 750}};

    private static Base base(Cases c, int most) {
        int[] size = SIZES[c.between(0, SIZES.length - 1)];
        // Right angles are where edges lie along each other.
        int facing = c.between(0, 1) == 0 ? c.between(0, 3) * 90 : c.between(0, 359);
        return new Base(new Point(c.between(0, most), c.between(0, most)), facing, size[0], size[1]);
    }

    private static int plainUp(Base one, Base other) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 4; k++) {
                if (one.edge(i).meets(other.edge(k))) return 0;
                least = Math.min(least, one.edge(i).distanceUp(other.corner(k)));
                least = Math.min(least, other.edge(i).distanceUp(one.corner(k)));
            }
        return one.covers(other.center()) || other.covers(one.center()) ? 0 : least;
    }

    private static int plainDown(Base one, Base other) {
        if (plainUp(one, other) == 0) return 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 4; k++) {
                least = Math.min(least, one.edge(i).distanceDown(other.corner(k)));
                least = Math.min(least, other.edge(i).distanceDown(one.corner(k)));
            }
        return least;
    }

    @Test
    void theDistanceOfBasesIsThatOfTheirNearestEdgeAndCorner() {
        forAll(5000, c -> {
            Base one = base(c, 5000);
            Base other = base(c, 5000);
            assertThat(one.distanceUp(other)).as(one + " " + other).isEqualTo(plainUp(one, other));
            assertThat(one.distanceDown(other)).as(one + " " + other).isEqualTo(plainDown(one, other));
            int limit = c.between(0, 4000);
            assertThat(one.within(limit, other)).isEqualTo(plainUp(one, other) <= limit);
        });
    }

    @Test
    void aBaseIsMeasuredWhereItWouldStandAsIfItStoodThere() {
        forAll(3000, c -> {
            Base one = base(c, 5000);
            Base other = base(c, 5000);
            int dx = c.between(-3000, 3000);
            int dy = c.between(-3000, 3000);
            Base moved = new Base(one.center().plus(dx, dy), one.facing(), one.depth(), one.frontage());
            assertThat(one.at(moved.center()).edge(2)).isEqualTo(moved.edge(2));
            assertThat(one.distanceUp(other, dx, dy)).isEqualTo(moved.distanceUp(other));
            assertThat(one.overlaps(other, dx, dy)).isEqualTo(moved.overlaps(other));
        });
    }

    @Test
    void aGapThatStaysOpenIsNotNarrowerOrIsBeyondTheLimit() {
        int[] open = {0};
        forAll(5000, c -> {
            Base one = base(c, 20_000);
            Base other = base(c, 20_000);
            int dx = c.between(-8000, 8000);
            int dy = c.between(-8000, 8000);
            Gap gap = one.gap(other);
            if (!gap.staysOpen(12_000, dx, dy)) return;
            open[0]++;
            int after = one.distanceUp(other, dx, dy);
            assertThat(after >= gap.up() || after > 12_000)
                    .as(one + " moved " + dx + "," + dy + " toward " + other)
                    .isTrue();
        });
        assertThat(open[0]).as("cases decided without measuring").isGreaterThan(1000);
    }

    @Test
    void aGapThatStaysOpenAlongAWayStaysOpenAtEveryPlaceOfIt() {
        int[] open = {0};
        forAll(5000, c -> {
            Base one = base(c, 20_000);
            Gap gap = one.gap(base(c, 20_000));
            Point to = one.center().plus(c.between(-8000, 8000), c.between(-8000, 8000));
            int length = new Segment(one.center(), to).length();
            int dx = to.x() - one.center().x();
            int dy = to.y() - one.center().y();
            if (!gap.staysOpenAlong(12_000, dx, dy, length, 250)) return;
            open[0]++;
            for (int at = 250; at < length; at += 250) {
                Point there = one.center().towards(to, at, length);
                assertThat(gap.staysOpen(
                                12_000,
                                there.x() - one.center().x(),
                                there.y() - one.center().y()))
                        .as(one + " on its way to " + to + ", at " + there)
                        .isTrue();
            }
        });
        assertThat(open[0]).as("ways decided with one look").isGreaterThan(1000);
    }

    @Test
    void basesThatTouchHaveNoGap() {
        Base one = new Base(new Point(5000, 5000), 0, 1000, 1000);
        assertThat(one.gap(one.at(new Point(6000, 5000))).up()).isZero();
        assertThat(one.gap(one.at(new Point(5500, 5500))).down()).isZero();
    }

    @Test
    void aPlaceIsWithinWhatItIsMeasuredToBe() {
        forAll(3000, c -> {
            Base base = base(c, 5000);
            Point p = new Point(c.between(0, 5000), c.between(0, 5000));
            int limit = c.between(0, 3000);
            assertThat(base.within(limit, p)).isEqualTo(base.distanceUp(p) <= limit);
        });
    }

    @Test
    void oppositeCornersAreOpposite() {
        forAll(1000, c -> {
            Base base = base(c, 50_000);
            Point forward = Bearing.step(base.center(), base.facing(), base.depth() / 2, base.frontage() / 2);
            Point back = Bearing.step(base.center(), base.facing(), -base.depth() / 2, -base.frontage() / 2);
            assertThat(base.corner(0)).isEqualTo(forward);
            assertThat(base.corner(2)).isEqualTo(back);
        });
    }

    @Test
    void placesAlongAWayAreTheSameWhetherAddedOrDivided() {
        forAll(1000, c -> {
            int from = c.between(0, 60_000);
            int to = c.between(0, 60_000);
            int length = c.between(Math.abs(to - from) + 1, 90_000);
            int first = c.between(0, 500);
            int stride = c.between(1, 300);
            Ramp ramp = new Ramp(from, to, length, first, stride);
            for (int i = 0; i < 50; i++)
                assertThat(ramp.next()).isEqualTo(Ramp.at(from, to, length, first + i * stride));
        });
    }
}
