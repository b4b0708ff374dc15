package salient.wave.combat;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.wave.data.Constants;
import salient.wave.data.TerrainEffects;
import salient.wave.map.WaveMap;
import salient.wave.play.CombatEvent.Modifier;
import salient.wave.play.OddsShift;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/**
 * R.3 steps 7 to 11: the totals without dice and the shifts of a battle. The battle and the preview both ask here, so
 * they cannot disagree.
 *
 * @param whole factors that are not halved
 * @param halved the halved portion, rounded down once, at least one for each hex that contributes (6.3d, 6.3e)
 * @param defense the defense factors
 * @param shifts every shift with its clause
 */
public record Odds(int whole, int halved, int defense, List<Modifier> shifts, List<Part> parts) {
    private static final int ARTILLERY_DEFENSE = Constants.of("artillery-defense");
    private static final int WEST_WALL = TerrainEffects.shift("west-wall");

    /** What one attacking unit adds: its factor, divided by 1, 2 or 4, and the clauses that divide it. */
    public record Part(int unit, int factor, int divisor, List<ClauseId> clauses) {}

    /** Of the battle that is being fought, as declared so far. */
    public static Odds ofBattle(State state) {
        return of(
                state,
                state.turn.active,
                state.battle.target,
                state.battle.attackers(),
                state.battle.unsupplied(),
                state.battle.aircraft);
    }

    /** @param unsupplied bit i: attacker i is out of supply */
    @Clause({"wave R.3", "wave 6.3d", "wave 6.3e", "wave 10.13b", "wave P.4j"})
    public static Odds of(State state, int attacker, int target, int[] attackers, int unsupplied, boolean aircraft) {
        List<Part> parts = new ArrayList<>(attackers.length);
        int whole = 0;
        int quarters = 0;
        int contributing = 0;
        int directions = 0;
        for (int i = 0; i < attackers.length; i++) {
            int direction = state.map.grid().direction(target, state.stacks.place(attackers[i]));
            directions |= 1 << direction;
            Part part = part(state, attackers[i], target, direction, (unsupplied & 1 << i) != 0);
            parts.add(part);
            if (part.divisor() == 1) whole += part.factor();
            else {
                quarters += part.factor() * 4 / part.divisor();
                contributing |= 1 << direction;
            }
        }
        int halved = Math.max(Integer.bitCount(contributing), quarters / 4);
        List<Modifier> shifts = shifts(state, attacker, target, directions, aircraft);
        return new Odds(whole, halved, defense(state, target), shifts, parts);
    }

    @Clause({"wave 6.3c", "wave 10.13a"})
    private static Part part(State state, int unit, int target, int direction, boolean out) {
        int factor = state.counters.attack(unit, state.stacks.steps(unit));
        boolean barrier = halves(state, target, direction);
        if (!out && !barrier) return new Part(unit, factor, 1, List.of());
        List<ClauseId> clauses = new ArrayList<>(2);
        if (out) clauses.add(clause("6.3c"));
        if (barrier) clauses.add(clause("10.13a"));
        return new Part(unit, factor, 1 << clauses.size(), clauses);
    }

    /** 10.12: a bridged river still halves. */
    @Clause({
        "wave 10.12",
        "wave 10.13c",
        "wave TEC.blocked",
        "wave TEC.major-river",
        "wave TEC.lake",
        "wave TEC.minor-river",
        "wave TEC.bridge"
    })
    public static boolean halves(State state, int target, int direction) {
        return (state.map.step(target, direction) & (WaveMap.WATER | WaveMap.BLOCKED)) != 0;
    }

    @Clause({"wave 6.4", "wave 10.16b", "wave 10.17b", "wave 10.19a"})
    private static int defense(State state, int target) {
        int total = 0;
        for (int unit = state.stacks.top(target); unit != Stacks.NONE; unit = state.stacks.below(unit))
            total += state.counters.isArtillery(unit)
                    ? ARTILLERY_DEFENSE
                    : state.counters.defense(unit, state.stacks.steps(unit));
        return total;
    }

    @Clause({"wave 10.14c", "wave 10.25", "wave 5.6c", "wave P.4i"})
    private static List<Modifier> shifts(State state, int attacker, int target, int directions, boolean aircraft) {
        List<Modifier> shifts = new ArrayList<>(4);
        if (state.turn.isFightingFirst(attacker))
            shifts.add(new Modifier(clause("10.25"), 1, OddsShift.FIGHTING_FIRST));
        if (!state.scenario.beginner() && ConcentricAssault.isMade(directions))
            shifts.add(new Modifier(clause("10.15a"), 1, OddsShift.CONCENTRIC_ASSAULT));
        if (aircraft) shifts.add(new Modifier(clause("10.14c"), attacker == Sides.ALLIED ? 1 : -1, OddsShift.AIRCRAFT));
        addTerrain(state, target, shifts);
        return shifts;
    }

    @Clause({
        "wave 10.11a",
        "wave 10.11b",
        "wave 10.11c",
        "wave TEC.forest",
        "wave TEC.ridge",
        "wave TEC.town",
        "wave TEC.city",
        "wave TEC.west-wall",
        "wave TEC.marsh",
        "wave TEC.clear",
        "wave TEC.road"
    })
    private static void addTerrain(State state, int target, List<Modifier> shifts) {
        WaveMap map = state.map;
        String natural = map.terrainName(target);
        if (TerrainEffects.shift(natural) != 0)
            shifts.add(new Modifier(
                    clause("TEC." + natural), -TerrainEffects.shift(natural), OddsShift.ofTerrain(natural)));
        if (map.isSettled(target)) {
            String built = map.isCity(target) ? "city" : "town";
            shifts.add(new Modifier(clause("TEC." + built), -TerrainEffects.shift(built), OddsShift.ofTerrain(built)));
        }
        if (map.isWestWall(target) && state.stacks.holds(target, Sides.GERMAN))
            shifts.add(new Modifier(clause("TEC.west-wall"), -WEST_WALL, OddsShift.WEST_WALL));
    }

    /** The attack total without artillery dice. */
    public int attack() {
        return whole + halved;
    }

    public int netShift() {
        int net = 0;
        for (Modifier shift : shifts) net += shift.columns();
        return net;
    }

    /** The place on the ladder once artillery has added its dice: ratio, rounded, then shifted. */
    @Clause("wave 10.13d")
    public int place(int attackDice, int defenseDice) {
        return CombatResults.place(attack() + attackDice, defense + defenseDice) + netShift();
    }

    /** With so many artillery units on each side, each with an average die. */
    public int averagePlace(int attackGuns, int defenseGuns) {
        return place(average(attackGuns), average(defenseGuns));
    }

    private static int average(int dice) {
        return 7 * dice / 2;
    }
}
