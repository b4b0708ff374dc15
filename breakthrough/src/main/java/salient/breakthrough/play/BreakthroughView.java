package salient.breakthrough.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.View;
import salient.kernel.rulebook.Clause;

/**
 * What one side sees: made from the position as that side knows it. Statistics of enemy units are empty until the game
 * is over (6.1f); their strength is the approximate one of 8.0h, marked as such.
 *
 * @param mayMove false in the phase in which no unit of the active side may move (2.4c)
 */
public record BreakthroughView(
        String scenario,
        String viewer,
        int turn,
        int date,
        int firstTurn,
        int lastTurn,
        String phase,
        String active,
        String weather,
        boolean frozen,
        boolean mayMove,
        Figures figures,
        List<UnitView> units,
        List<String> germanHexes,
        List<BridgeView> bridges,
        List<SideView> sides,
        List<DueView> due,
        int townPoints,
        List<TownView> towns)
        implements View {

    /**
     * Figures of the rules that a client shows or counts with.
     *
     * @param firstDate  the day of December that is turn 1
     * @param freezeTurn the turn on which the ground freezes
     */
    public record Figures(
            int firstDate, int freezeTurn, int stackingLimit, int attackCost, int fortMost, int efficiencyMost) {}

    /**
     * A town that scores for the German side, with its points per turn and once more at the end.
     *
     * @param german whether the German side holds it now
     */
    @Clause({"breakthrough 10.1a", "breakthrough 10.1b"})
    public record TownView(String name, String hex, int points, boolean german) {}

    /** A unit on the map. Optional entries are known only of one's own units. */
    @Clause("breakthrough 6.1f")
    public record UnitView(
            String id,
            String side,
            String hex,
            String designation,
            String name,
            String division,
            String divisionName,
            String corps,
            String arm,
            String symbol,
            String size,
            String mark,
            boolean mobile,
            int stacking,
            int strength,
            boolean approximate,
            int fullStrength,
            Optional<Statistics> statistics) {}

    /** 13.3: what the display of a unit shows beside its strength. */
    @Clause("breakthrough 10.2b")
    public record Statistics(
            int operationPoints,
            int efficiency,
            int fort,
            String supply,
            boolean outOfFuel,
            String mode,
            int artillery,
            boolean advance,
            Optional<Integer> plot,
            boolean moved) {}

    /** A bridge site: its two hexes as {@code 9,22/9,23}. */
    @Clause("breakthrough 1.4f")
    public record BridgeView(String site, String near, boolean intact, int germanCrossings) {}

    /** Points and losses of a side; pools and replacements are empty for the enemy's. */
    public record SideView(
            String side,
            int unitsOnMap,
            int unitLimit,
            int airPoints,
            int interdiction,
            int eliminatedStackingPoints,
            List<PoolView> pools,
            Optional<Integer> infantryReplacements,
            Optional<Integer> armoredReplacements) {}

    public record PoolView(String corps, int points) {}

    /** A reinforcement to come; {@code turn} is its printed turn, which may have passed. */
    public record DueView(String id, String name, String side, int turn, String hex, int strength) {}
}
