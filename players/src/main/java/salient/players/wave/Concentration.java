package salient.players.wave;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import salient.kernel.hex.HexGrid;
import salient.players.wave.Doctrine.Outlook;
import salient.wave.combat.CombatResults;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Counters;

/**
 * Brings whole organizations up against single hexes before anybody else moves: only one organization may share an
 * attack (10.16), and at eight to one nobody shoots back (10.7b), so its battalions must meet around one target.
 */
record Concentration(
        Draft draft,
        Doctrine doctrine,
        Outlook outlook,
        double boldness,
        int side,
        BitSet committed,
        BitSet attacked,
        List<Group> groups) {
    private static final int INDEPENDENTS = 4;

    /** Units of one organization in one hex, strongest first, and the hexes beside enemies they can be in. */
    record Group(int organization, int from, List<Integer> units, BitSet reach) {}

    /** A force that could be brought together and what its attack promises. */
    private record Plan(Force force, double worth) {}

    /** The units that have been sent, or told to stay, where they will attack. */
    static BitSet of(Draft draft, Doctrine doctrine, Outlook outlook) {
        double boldness = doctrine.boldness(draft.state());
        return new Concentration(
                        draft, doctrine, outlook, boldness, draft.side(), new BitSet(), new BitSet(), new ArrayList<>())
                .plan();
    }

    private BitSet plan() {
        gather();
        TreeMap<Integer, Plan> best = new TreeMap<>();
        for (int organization : organizations()) find(organization, best);
        while (!best.isEmpty()) {
            int organization = best.entrySet().stream()
                    .max(Comparator.comparingDouble(entry -> entry.getValue().worth()))
                    .orElseThrow()
                    .getKey();
            Plan plan = best.remove(organization);
            if (attacked.get(plan.force().target)) {
                find(organization, best);
                continue;
            }
            carryOut(plan.force());
            find(organization, best);
        }
        return committed;
    }

    // ---- who could go where

    private void gather() {
        State state = draft.state();
        for (int hex : Survey.held(state, side)) {
            TreeMap<Integer, List<Integer>> byOrganization = new TreeMap<>();
            for (int unit : Survey.free(state, outlook, hex))
                byOrganization
                        .computeIfAbsent(state.counters.organization(unit), _ -> new ArrayList<>())
                        .add(unit);
            byOrganization.forEach((organization, units) -> gather(hex, organization, units));
        }
    }

    private void gather(int hex, int organization, List<Integer> units) {
        State state = draft.state();
        units.sort(Comparator.comparingInt(unit -> -Survey.attack(state, unit)));
        BitSet reach = new BitSet();
        boolean[] threatened = state.threatened(side);
        if (threatened[hex]) reach.set(hex);
        draft.position().orders(state.scenario.unitSubject(slowest(units)), order -> {
            if (order instanceof WaveOrder.Move(Ids _, Ids path, boolean _) && threatened[path.last()])
                reach.set(path.last());
        });
        if (!reach.isEmpty()) groups.add(new Group(organization, hex, units, reach));
    }

    private int slowest(List<Integer> units) {
        return units.stream()
                .min(Comparator.comparingInt(unit -> draft.state().counters.movement(unit)))
                .orElseThrow();
    }

    private TreeSet<Integer> organizations() {
        TreeSet<Integer> found = new TreeSet<>();
        for (Group group : groups) found.add(group.organization());
        return found;
    }

    // ---- what would come of it

    /** The best attack an organization can still bring together, if it is worth the march. */
    private void find(int organization, TreeMap<Integer, Plan> best) {
        Plan found = null;
        for (int target : targets(organization).stream().toArray()) {
            Force force = force(organization, target);
            if (force.posts.isEmpty()) continue;
            State state = draft.state();
            double worth = Prospect.of(doctrine, force.place(), state, target, boldness);
            double threshold = outlook.threshold(state, force.posts.getFirst().unit());
            if (worth > threshold && (found == null || worth > found.worth())) found = new Plan(force, worth);
        }
        if (found != null) best.put(organization, found);
    }

    private BitSet targets(int organization) {
        State state = draft.state();
        BitSet targets = new BitSet();
        for (Group group : groups) {
            if (group.organization() != organization || group.units().stream().allMatch(committed::get)) continue;
            group.reach().stream().forEach(hex -> {
                for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                    int next = state.map.neighbor(hex, d);
                    if (next != HexGrid.NONE && state.stacks.holds(next, 1 - side)) targets.set(next);
                }
            });
        }
        targets.andNot(attacked);
        return targets;
    }

    private Force force(int organization, int target) {
        Force force = new Force(draft.state(), side, target);
        for (Group group : groups) if (serves(group, organization)) force.vacate(group.from(), freeIn(group));
        fill(force, organization, Integer.MAX_VALUE);
        if (organization != Counters.NONE) fill(force, Counters.NONE, INDEPENDENTS);
        return force;
    }

    private boolean serves(Group group, int organization) {
        return group.organization() == organization || group.organization() == Counters.NONE;
    }

    private int freeIn(Group group) {
        int free = 0;
        for (int unit : group.units()) if (!committed.get(unit)) free++;
        return free;
    }

    /** Adds the units of an organization until more would change nothing. */
    private void fill(Force force, int organization, int limit) {
        int most = organization == Counters.NONE ? Math.min(limit, INDEPENDENTS) : limit;
        int added = 0;
        for (Group group : groups) {
            if (group.organization() != organization) continue;
            for (int unit : group.units()) {
                if (committed.get(unit) || added == most) continue;
                if (!force.posts.isEmpty() && force.place() > CombatResults.BEST) return;
                int direction = direction(force, group);
                if (direction == HexGrid.NONE) continue;
                force.add(unit, group.from(), direction, isUnsupplied(unit, force.hex(direction)));
                added++;
            }
        }
    }

    private boolean isUnsupplied(int unit, int hex) {
        State state = draft.state();
        return state.turn.number > 1 && (Supply.isVictim(state, unit) || !Supply.canTrace(state, side, hex));
    }

    /** From where a unit of the group would help most, or NONE. */
    private int direction(Force force, Group group) {
        State state = draft.state();
        int best = HexGrid.NONE;
        double most = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            if (!force.hasRoom(d) || !group.reach().get(force.hex(d))) continue;
            double worth = 1 - 0.1 * force.strengthFrom(d);
            if (!salient.wave.combat.Odds.halves(state, force.target, d)) worth += doctrine.weight(Weight.GATHER_FULL);
            if (Supply.canTrace(state, side, force.hex(d))) worth += doctrine.weight(Weight.GATHER_SUPPLY);
            if (force.wouldBeConcentric(d)) worth += doctrine.weight(Weight.GATHER_CONCENTRIC);
            if (force.hex(d) == group.from()) worth += doctrine.weight(Weight.GATHER_STAYS);
            if (worth <= most) continue;
            most = worth;
            best = d;
        }
        return best;
    }

    // ---- carrying it out

    private void carryOut(Force force) {
        attacked.set(force.target);
        TreeMap<Long, List<Integer>> columns = new TreeMap<>();
        for (Force.Post post : force.posts) {
            committed.set(post.unit());
            long way = (long) post.from() << Integer.SIZE | force.hex(post.direction());
            columns.computeIfAbsent(way, _ -> new ArrayList<>()).add(post.unit());
        }
        // Those who stay give no order; those who come from the hexes others march into go first.
        columns.forEach((way, units) -> {
            int from = (int) (way >> Integer.SIZE);
            int to = way.intValue();
            if (from != to && !march(units, to)) for (int unit : units) march(List.of(unit), to);
        });
    }

    private boolean march(List<Integer> units, int to) {
        State state = draft.state();
        if (state.stacks.is(units.getFirst(), Stacks.FINISHED)) return false;
        WaveOrder[] found = new WaveOrder[1];
        int[] movers = units.stream().mapToInt(Integer::intValue).toArray();
        draft.position().orders(state.scenario.unitSubject(slowest(units)), order -> {
            if (order instanceof WaveOrder.Move(Ids _, Ids path, boolean column) && !column && path.last() == to)
                found[0] = new WaveOrder.Move(Ids.of(movers), path, false);
        });
        return found[0] != null && draft.give(found[0]);
    }
}
