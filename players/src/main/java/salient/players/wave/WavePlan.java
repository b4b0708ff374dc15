package salient.players.wave;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.data.Resources;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.ClauseId;
import salient.players.search.Plan;
import salient.wave.state.State;
import salient.wave.units.Sides;

/**
 * What a side intends for the coming segment and turns. The regular staff's plan for a scenario is a row of usual-plans.csv;
 * where there is none, all is at 1.
 *
 * @param boldness what an enemy step is worth against one of its own, as a factor
 * @param prize    what ground is worth in an attack, as a factor
 * @param fear     how much units keep away from where they can be attacked, as a factor
 * @param approach how much units are drawn to their goals, as a factor
 * @param race     German: whether fast divisions run for the way out of the map while it is in reach
 */
record WavePlan(double boldness, double prize, double fear, double approach, boolean race) implements Plan {
    private static final Purpose VARIATION = new Purpose("a variation of a plan", new ClauseId("players", "search"));
    private static final double[] BOLDNESS = {0.7, 0.85, 1, 1.2, 1.5};
    private static final double[] PRIZE = {0.3, 1, 2, 4};
    private static final double[] FEAR = {0, 0.5, 1, 2};
    private static final double[] APPROACH = {0.3, 1, 2};

    static final WavePlan EVEN = new WavePlan(1, 1, 1, 1, true);

    /** The regular staff's plan for one side of a scenario. */
    private record Usual(String scenario, String side, WavePlan plan) {}

    private static final List<Usual> USUAL = Resources.rows("players/wave/usual-plans.csv").stream()
            .map(row -> new Usual(
                    row.text("scenario"),
                    row.text("side"),
                    new WavePlan(
                            row.decimal("boldness"),
                            row.decimal("prize"),
                            row.decimal("fear"),
                            row.decimal("approach"),
                            row.yes("race"))))
            .toList();

    private static final List<WavePlan> ALLIED = List.of(
            EVEN,
            new WavePlan(0.8, 1, 1, 1, true),
            new WavePlan(1.25, 1, 1, 1, true),
            new WavePlan(1.5, 2, 0.5, 1, true),
            new WavePlan(1, 2, 1, 1, true),
            new WavePlan(1, 1, 2, 1, true),
            new WavePlan(1, 1, 0.3, 1, true),
            new WavePlan(1, 1, 1, 2, true),
            new WavePlan(1, 1, 1, 0.3, true),
            new WavePlan(0.8, 0.5, 2, 0.3, true));

    /** The same for the German side, and plans without the race for the Meuse. */
    private static final List<WavePlan> GERMAN = german();

    private static List<WavePlan> german() {
        List<WavePlan> all = new ArrayList<>(ALLIED);
        all.add(new WavePlan(1, 1, 1, 1, false));
        all.add(new WavePlan(1.25, 2, 1, 1, false));
        return List.copyOf(all);
    }

    /** What the regular staff of a side does. */
    static WavePlan usual(State state, int side) {
        String name = Sides.side(side).id();
        for (Usual each : USUAL)
            if (each.scenario.equals(state.scenario.id()) && each.side.equals(name)) return each.plan;
        return EVEN;
    }

    /** The usual plan first; the others differ from it in kind. */
    static List<WavePlan> candidates(State state, int side) {
        List<WavePlan> all = new ArrayList<>(List.of(usual(state, side)));
        for (WavePlan plan : side == Sides.GERMAN ? GERMAN : ALLIED) if (!all.contains(plan)) all.add(plan);
        return all;
    }

    /** The same with one thing changed. */
    WavePlan varied(Dice dice) {
        return switch (dice.roll(5, VARIATION)) {
            case 1 -> new WavePlan(one(BOLDNESS, dice), prize, fear, approach, race);
            case 2 -> new WavePlan(boldness, one(PRIZE, dice), fear, approach, race);
            case 3 -> new WavePlan(boldness, prize, one(FEAR, dice), approach, race);
            case 4 -> new WavePlan(boldness, prize, fear, one(APPROACH, dice), race);
            default -> new WavePlan(boldness, prize, fear, approach, !race);
        };
    }

    private static double one(double[] values, Dice dice) {
        return values[dice.roll(values.length, VARIATION) - 1];
    }

    @Override
    public String describe() {
        List<String> words = new ArrayList<>();
        if (boldness > 1) words.add("Attacks even where it loses more steps than the enemy.");
        if (boldness < 1) words.add("Attacks only where the enemy loses more steps.");
        if (prize > 1) words.add("Fights for towns and roads more than for steps.");
        if (prize < 1) words.add("Fights for steps more than for ground.");
        if (fear > 1) words.add("Keeps out of reach of strong divisions.");
        if (fear < 1) words.add("Accepts counterattacks.");
        if (approach > 1) words.add("Everyone hurries to the goals.");
        if (approach < 1) words.add("Takes its time on the way to the goals.");
        if (!race) words.add("Fast divisions take towns instead of running for the Meuse.");
        return words.isEmpty() ? "Carries out the usual plan." : String.join(" ", words);
    }
}
