package salient.wave.threat;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import salient.hexwar.threat.ThreatTally;
import salient.hexwar.threat.ThreatTo;
import salient.hexwar.threat.Threats;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.Clause;
import salient.wave.combat.Attack;
import salient.wave.movement.MovementPhase;
import salient.wave.movement.Mover;
import salient.wave.movement.Reach;
import salient.wave.reinforcement.British;
import salient.wave.stacking.Peiper;
import salient.wave.state.PathSearch;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/**
 * What a side could attack when it moves and then fights. A unit that can be seen has its own factors; one of unknown
 * identity (7.3) is at its best the fastest and the strongest its side has, and therefore possible, never sure.
 */
@Clause("wave 8.5a")
public final class Threat {
    private final State state;
    private PathSearch reach;
    private final int side;
    private final NextSegment next;
    private final int fastest;
    private final int strongest;
    private final List<Reason> notes = new ArrayList<>();

    public Threat(State state, int side) {
        this.state = state;
        this.side = side;
        next = NextSegment.of(state, side);
        Counters counters = state.counters;
        int movement = 0;
        int attack = 0;
        for (int unit : counters.of(side)) {
            if (counters.isUnknown(unit) || counters.isArtillery(unit)) continue;
            movement = Math.max(movement, counters.movement(unit));
            attack = Math.max(attack, counters.attack(unit, counters.steps(unit)));
        }
        fastest = movement;
        strongest = attack;
    }

    public Threats ofSide() {
        return new Threats(Sides.word(side), next.title(), isPossible() ? hexes() : List.of(), notes);
    }

    @Clause("wave 10.1a")
    public ThreatTo to(int target) {
        List<ThreatTo.Attacker> attackers = new ArrayList<>();
        boolean own = state.stacks.holds(target, side);
        if (own) note("10.1a", Sides.name(side) + " units are in " + state.map.name(target) + " themselves.");
        StrongestAttack strongest = new StrongestAttack(1);
        if (isPossible() && !own)
            for (int unit : state.counters.of(side))
                if (mayAttack(unit, target) && add(unit, target, attackers)) join(unit, 1, strongest, 0);
        return new ThreatTo(
                Sides.word(side),
                next.title(),
                state.map.name(target),
                attackers,
                strongest.known(0),
                strongest.atMost(0),
                notes);
    }

    @Clause("wave 5.8b")
    private boolean isPossible() {
        Phase phase = state.turn.phase;
        if (phase == Phase.SET_UP) note("3.2", "Set-up is not finished.");
        else if (phase == Phase.OVER || next.turn() > state.scenario.lastTurn())
            note("5.1a", "The " + Sides.name(side) + " player has no movement phase left.");
        else if (side == Sides.ALLIED && next.isFirstCouplet())
            note("5.8b", "The Allied player cannot attack in the first couplet of GT1.");
        else {
            assume();
            return true;
        }
        return false;
    }

    @Clause({"wave 7.3", "wave 9.1a", "wave 10.16a", "wave 10.18b"})
    private void assume() {
        note(
                "9.1a",
                "Units have all their movement points in that phase; in a phase being played they have what is left.");
        if (hasUnknown())
            note(
                    "7.3",
                    "A hidden counter counts as possible, not as certain: it has at most " + fastest
                            + " movement points and an attack factor of " + strongest + ", the highest of its side.");
        note(
                "10.16a",
                "The strength is that of the strongest single attack: one organization, with at most "
                        + Attack.INDEPENDENTS + " independents.");
        note("7.1", "Stacking limits in the adjacent hexes are not checked.");
        note("10.18b", "Artillery and units that are not on the map are not counted.");
        note("5.2b", "Units and bridges are assumed to stay as they are now.");
    }

    private void note(String number, String why) {
        notes.add(new Reason(clause(number), why));
    }

    private boolean hasUnknown() {
        for (int unit : state.counters.of(side))
            if (state.counters.isUnknown(unit) && state.stacks.isOnMap(unit)) return true;
        return false;
    }

    private boolean mayAttack(int unit, int target) {
        return state.stacks.isOnMap(unit)
                && !state.counters.isArtillery(unit)
                && !British.isBarred(state, unit, target);
    }

    /** Searches what the unit can reach; tells how many points it begins with. */
    private int search(int unit) {
        Mover mover = mover(unit);
        boolean stays = next.now() && !MovementPhase.mayMove(state, unit);
        int points = stays ? 0 : Math.max(0, mover.left);
        reach = Reach.of(state, mover, mover.hex, points, mover.fresh);
        return points;
    }

    private Mover mover(int unit) {
        boolean peiper = state.stacks.is(unit, Stacks.PEIPER);
        if (state.counters.isUnknown(unit))
            return Mover.unknown(state, unit, peiper ? Math.max(fastest, Peiper.MOVEMENT) : fastest);
        if (!peiper) return Mover.of(state, new int[] {unit}, false);
        int[] together = state.stacks.units(state.stacks.place(unit));
        return Mover.of(
                state,
                java.util.Arrays.stream(together)
                        .filter(u -> state.stacks.is(u, Stacks.PEIPER))
                        .toArray(),
                false);
    }

    private List<Threats.Threatened> hexes() {
        int size = state.map.size();
        ThreatTally tally = new ThreatTally(size);
        StrongestAttack strongest = new StrongestAttack(size);
        int[] last = new int[size];
        for (int unit : state.counters.of(side)) {
            int times = times(unit);
            if (times == 0) continue;
            search(unit);
            for (int i = 0; i < reach.count(); i++)
                for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                    int hex = state.map.neighbor(reach.hex(i), d);
                    if (hex == HexGrid.NONE || last[hex] == unit + 1) continue;
                    last[hex] = unit + 1;
                    if (state.stacks.holds(hex, side) || !mayAttack(unit, hex)) continue;
                    tally.add(hex, times, state.counters.isUnknown(unit) ? 0 : 1);
                    join(unit, times, strongest, hex);
                }
        }
        return tally.hexes(state.map::name, strongest::known, strongest::atMost);
    }

    /** For how many units one search stands: the unknown counters of a hex are all alike. */
    private int times(int unit) {
        if (!state.stacks.isOnMap(unit) || state.counters.isArtillery(unit)) return 0;
        if (!state.counters.isUnknown(unit)) return 1;
        int first = Stacks.NONE;
        int times = 0;
        for (int other : state.stacks.units(state.stacks.place(unit)))
            if (state.counters.isUnknown(other)) {
                if (first == Stacks.NONE) first = other;
                times++;
            }
        return first == unit ? times : 0;
    }

    private void join(int unit, int times, StrongestAttack attack, int hex) {
        if (state.counters.isUnknown(unit)) attack.addUnknown(hex, times * atMost(unit));
        else attack.add(hex, state.counters.organization(unit), attack(unit));
    }

    private int attack(int unit) {
        return state.counters.attack(unit, state.stacks.steps(unit));
    }

    private int atMost(int unit) {
        return state.counters.isUnknown(unit) ? strongest : attack(unit);
    }

    /** Adds a unit that could attack; false if it comes beside the hex nowhere. */
    private boolean add(int unit, int target, List<ThreatTo.Attacker> attackers) {
        int points = search(unit);
        int from = HexGrid.NONE;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int hex = state.map.neighbor(target, d);
            if (hex == HexGrid.NONE || !reach.reached(hex)) continue;
            if (from == HexGrid.NONE || reach.cost(hex) < reach.cost(from)) from = hex;
        }
        if (from == HexGrid.NONE) return false;
        boolean unknown = state.counters.isUnknown(unit);
        boolean out = !unknown && !Supply.of(state, unit).isSupplied();
        attackers.add(new ThreatTo.Attacker(
                state.counters.id(unit),
                state.map.name(state.stacks.place(unit)),
                state.map.name(from),
                points - reach.cost(from),
                !unknown,
                unknown ? "with at most " + points + " points" : out ? "out of supply, so halved" : points + " points",
                attack(unit),
                atMost(unit)));
        return true;
    }
}
