package salient.greatbattles.state;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Gap;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.Cover;

/**
 * Answers that follow from the facts, kept until a fact they follow from changes. Nothing here is part of the position:
 * a test proves that every kept answer equals the plain one.
 */
final class StateCache {
    private static final byte NO = 1;
    private static final byte YES = 2;

    /** Null or zero where it has not been computed yet. */
    private final Base[] bases;

    private final Cover[] groundCovers;

    /** By stand and other stand: null until one is asked for. Many moves of a unit are judged before any is made. */
    private Gap[][] gaps;

    private final int[][] standsOf;
    /** By side. */
    private final int[][] visible;

    private final byte[] inContact;
    /** By the stand of the command post. */
    private final Map<Integer, Predicate<Point>> reachedFrom;

    private final Map<Retreat, Predicate<Point>> waysOut;

    private final Map<Start, Optional<Point>> clearWays;
    /** By side. */
    private final Map<Integer, Predicate<Point>> clearRoads;

    /** How far a side keeps from the enemy. */
    private record Retreat(int side, int zone) {}

    /** Where a side's road is traced from. */
    private record Start(int side, Point from) {}

    StateCache(int stands, int units) {
        bases = new Base[stands];
        groundCovers = new Cover[stands];
        standsOf = new int[units][];
        visible = new int[2][];
        inContact = new byte[units];
        reachedFrom = new HashMap<>();
        waysOut = new HashMap<>();
        clearWays = new HashMap<>();
        clearRoads = new HashMap<>();
    }

    private StateCache(StateCache other) {
        bases = other.bases.clone();
        groundCovers = other.groundCovers.clone();
        standsOf = other.standsOf.clone();
        visible = other.visible.clone();
        inContact = other.inContact.clone();
        reachedFrom = new HashMap<>(other.reachedFrom);
        waysOut = new HashMap<>(other.waysOut);
        clearWays = new HashMap<>(other.clearWays);
        clearRoads = new HashMap<>(other.clearRoads);
    }

    StateCache copy() {
        return new StateCache(this);
    }

    void changed(int stand, StandFact fact) {
        switch (fact) {
            case X, Y, FACING -> {
                bases[stand] = null;
                groundCovers[stand] = null;
                gaps = null;
                forgetNeighbors();
            }
            case UNIT, PLACE -> {
                Arrays.fill(standsOf, null);
                Arrays.fill(visible, null);
                forgetNeighbors();
            }
            default -> {}
        }
    }

    void changed(UnitFact fact) {
        if (fact != UnitFact.HIDDEN) return;
        Arrays.fill(visible, null);
        forgetNeighbors();
    }

    private void forgetNeighbors() {
        Arrays.fill(inContact, (byte) 0);
        reachedFrom.clear();
        waysOut.clear();
        clearWays.clear();
        clearRoads.clear();
    }

    /** Q44v: ports and beachheads are where supply roads lead to. */
    void objectiveChanged() {
        clearWays.clear();
        clearRoads.clear();
    }

    Base base(int stand) {
        return bases[stand];
    }

    Base keep(int stand, Base plain) {
        bases[stand] = plain;
        return plain;
    }

    /** What the ground gives, works apart. */
    Cover groundCover(int stand) {
        return groundCovers[stand];
    }

    Cover keep(int stand, Cover plain) {
        groundCovers[stand] = plain;
        return plain;
    }

    Gap gap(int one, int other) {
        return gaps == null || gaps[one] == null ? null : gaps[one][other];
    }

    Gap keep(int one, int other, Gap plain) {
        if (gaps == null) gaps = new Gap[bases.length][];
        if (gaps[one] == null) gaps[one] = new Gap[bases.length];
        gaps[one][other] = plain;
        return plain;
    }

    int[] standsOf(int unit) {
        return standsOf[unit];
    }

    int[] keepStandsOf(int unit, int[] plain) {
        standsOf[unit] = plain;
        return plain;
    }

    int[] visible(int side) {
        return visible[side];
    }

    int[] keepVisible(int side, int[] plain) {
        visible[side] = plain;
        return plain;
    }

    boolean inContact(int unit, IntPredicate plain) {
        if (inContact[unit] == 0) inContact[unit] = plain.test(unit) ? YES : NO;
        return inContact[unit] == YES;
    }

    Predicate<Point> reachedFrom(int post, Supplier<Predicate<Point>> plain) {
        return kept(reachedFrom, post, plain);
    }

    Predicate<Point> waysOut(int side, int zone, Supplier<Predicate<Point>> plain) {
        return kept(waysOut, new Retreat(side, zone), plain);
    }

    Predicate<Point> clearRoads(int side, Supplier<Predicate<Point>> plain) {
        return kept(clearRoads, side, plain);
    }

    Optional<Point> clearWay(int side, Point from, Supplier<Optional<Point>> plain) {
        return kept(clearWays, new Start(side, from), plain);
    }

    /** Not {@code computeIfAbsent}: what finds the answer may ask for others. */
    private static <K, V> V kept(Map<K, V> answers, K key, Supplier<V> plain) {
        V kept = answers.get(key);
        if (kept == null) {
            kept = plain.get();
            answers.put(key, kept);
        }
        return kept;
    }
}
