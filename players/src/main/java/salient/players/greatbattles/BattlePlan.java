package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;
import salient.players.search.Plan;

/**
 * How a side fights the coming turns.
 *
 * @param haste   what an action on the way to the aim is worth, as a factor
 * @param caution what hits taken count, as a factor
 * @param ripe    the chance of close combat, in hundredths, that an attack waits for
 * @param thrift  how much of the activation points is saved, as a factor
 * @param flank   from how far to the side, in degrees, an attack comes
 * @param last    whether the last goal is attacked first
 */
record BattlePlan(double haste, double caution, int ripe, double thrift, int flank, boolean last) implements Plan {
    private static final Purpose VARIATION = new Purpose("a variation of a plan", new ClauseId("players", "search"));
    private static final double[] HASTE = {0.6, 1, 1.6};
    private static final double[] CAUTION = {0.5, 1, 2};
    private static final int[] RIPE = {0, 25, 45, 65};
    private static final double[] THRIFT = {0.4, 1, 1.4};
    private static final int[] FLANKS = {-60, -30, 0, 30, 60};
    private static final int USUAL_RIPE = 45;

    static final BattlePlan USUAL = new BattlePlan(1, 1, USUAL_RIPE, 1, 0, false);

    /** The usual plan first; the others differ from it in kind. */
    static final List<BattlePlan> CANDIDATES = List.of(
            USUAL,
            new BattlePlan(1.6, 0.5, 25, 0.4, 0, false),
            new BattlePlan(0.6, 2, 65, 1.4, 0, false),
            new BattlePlan(1, 1, 0, 1, 0, false),
            new BattlePlan(1, 1, 65, 1, 0, false),
            new BattlePlan(1, 1, USUAL_RIPE, 1, -60, false),
            new BattlePlan(1, 1, USUAL_RIPE, 1, 60, false),
            new BattlePlan(1, 1, USUAL_RIPE, 0.4, 0, false),
            new BattlePlan(1, 2, USUAL_RIPE, 1, 0, false),
            new BattlePlan(1, 1, USUAL_RIPE, 1, 0, true));

    /** The same with one thing changed. */
    BattlePlan varied(Dice dice) {
        return switch (roll(6, dice)) {
            case 1 -> new BattlePlan(HASTE[roll(HASTE.length, dice) - 1], caution, ripe, thrift, flank, last);
            case 2 -> new BattlePlan(haste, CAUTION[roll(CAUTION.length, dice) - 1], ripe, thrift, flank, last);
            case 3 -> new BattlePlan(haste, caution, RIPE[roll(RIPE.length, dice) - 1], thrift, flank, last);
            case 4 -> new BattlePlan(haste, caution, ripe, THRIFT[roll(THRIFT.length, dice) - 1], flank, last);
            case 5 -> new BattlePlan(haste, caution, ripe, thrift, FLANKS[roll(FLANKS.length, dice) - 1], last);
            default -> new BattlePlan(haste, caution, ripe, thrift, flank, !last);
        };
    }

    private static int roll(int sides, Dice dice) {
        return dice.roll(sides, VARIATION);
    }

    @Override
    public String describe() {
        List<String> words = new ArrayList<>();
        if (haste > 1) words.add("Marches rather than fires.");
        if (haste < 1) words.add("Fires rather than marches.");
        if (caution > 1) words.add("Keeps out of the enemy's fire.");
        if (caution < 1) words.add("Accepts the enemy's fire.");
        if (ripe < USUAL_RIPE) words.add("Closes in early.");
        if (ripe > USUAL_RIPE) words.add("Wears the enemy down before it closes in.");
        if (thrift < 1) words.add("Spends its activation points now.");
        if (thrift > 1) words.add("Saves activation points.");
        if (flank != 0) words.add("Attacks from the " + (flank < 0 ? "left" : "right") + ".");
        if (last) words.add("Goes for the last goal first.");
        return words.isEmpty() ? "Carries out the usual plan." : String.join(" ", words);
    }
}
