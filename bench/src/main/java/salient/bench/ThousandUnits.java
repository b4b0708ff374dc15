package salient.bench;

import salient.kernel.play.CopyInto;

/**
 * The state of a made-up game with 1,000 units on 2,700 hexes, laid out as games here do it: a few flat arrays. It
 * stands for a position to be copied, nothing else.
 */
final class ThousandUnits implements CopyInto<ThousandUnits> {
    static final int UNITS = 1_000;
    static final int HEXES = 2_700;

    final short[] hexOf = new short[UNITS];
    final byte[] steps = new byte[UNITS];
    final byte[] supply = new byte[UNITS];
    final short[] pointsLeft = new short[UNITS];
    final int[] marks = new int[UNITS];
    final byte[] owner = new byte[HEXES];
    final short[] topUnit = new short[HEXES];
    final int[] counters = new int[64];

    @Override
    public void copyInto(ThousandUnits kept) {
        System.arraycopy(hexOf, 0, kept.hexOf, 0, hexOf.length);
        System.arraycopy(steps, 0, kept.steps, 0, steps.length);
        System.arraycopy(supply, 0, kept.supply, 0, supply.length);
        System.arraycopy(pointsLeft, 0, kept.pointsLeft, 0, pointsLeft.length);
        System.arraycopy(marks, 0, kept.marks, 0, marks.length);
        System.arraycopy(owner, 0, kept.owner, 0, owner.length);
        System.arraycopy(topUnit, 0, kept.topUnit, 0, topUnit.length);
        System.arraycopy(counters, 0, kept.counters, 0, counters.length);
    }

    static int bytes() {
        return UNITS * (2 + 1 + 1 + 2 + 4) + HEXES * (1 + 2) + 64 * 4;
    }
}
