package salient.players.breakthrough;

import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;

/** What the plans of both sides share: how a value is drawn, and how it is said. */
final class Choices {
    private static final Purpose VARIATION = new Purpose("a variation of a plan", new ClauseId("players", "search"));

    private Choices() {}

    static int upTo(int limit, Dice dice) {
        return dice.roll(limit, VARIATION);
    }

    static double of(double[] values, Dice dice) {
        return values[upTo(values.length, dice) - 1];
    }

    /** As in "1.5 to 1". */
    static String odds(double odds) {
        boolean whole = odds == Math.rint(odds);
        return (whole ? Integer.toString((int) odds) : Double.toString(odds)) + " to 1";
    }

    /** What an attack is made for, if one of two things counts more than usual. */
    static String emphasis(double ground, double blood, String forGround, String forBlood) {
        if (ground == blood) return "";
        return ", more " + (ground > blood ? forGround : forBlood) + " than " + (ground > blood ? forBlood : forGround);
    }
}
