package salient.players.wave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import salient.players.Intention;
import salient.players.Intention.Aim;
import salient.players.Intention.AimKind;
import salient.wave.WavePosition;
import salient.wave.combat.CombatResults;
import salient.wave.combat.Odds;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Counters;
import salient.wave.units.Organization;

/** What a staff intends in a movement or combat phase, told from the orders it has thought out. */
record PhaseIntention(State before, State after, int side, List<Aim> aims) {
    private static final int MOST_FEARS = 3;
    /** Steps that an enemy attack would cost on average before it is worth a word. */
    private static final double FEARED_STEPS = 0.5;
    /** A town this near is what a march is for. */
    private static final int TOWARD = 10;

    static Intention of(WavePosition known, List<WaveOrder> orders, Doctrine doctrine) {
        Draft draft = new Draft(known);
        boolean marches = known.state().turn.phase == Phase.MOVEMENT;
        if (marches) for (WaveOrder order : orders) draft.give(order);
        State before = known.copy().state();
        PhaseIntention told = new PhaseIntention(before, draft.state(), before.turn.active, new ArrayList<>());
        if (marches) {
            for (Assaults.Choice choice : new Assaults(draft.state(), doctrine).choose())
                told.attack(choice.order(), "Hopes to attack ");
            told.marches();
            told.holds();
        } else
            for (WaveOrder order : orders)
                if (order instanceof WaveOrder.Attack attack) told.attack(attack, "Attacks ");
        told.fears(doctrine);
        return new Intention(doctrine.describe(), told.aims);
    }

    private void attack(WaveOrder.Attack attack, String verb) {
        int[] units = attack.units().toArray();
        int target = attack.target();
        Odds odds = Odds.of(after, side, target, units, Supply.unsupplied(after, units), false);
        int[] hexes = IntStream.of(units).map(after.stacks::place).distinct().toArray();
        int place = odds.place(
                Bombardments.ofAttacker(after, side, hexes), Bombardments.ofDefender(after, 1 - side, target));
        aims.add(new Aim(
                AimKind.ATTACK,
                verb + place(target) + " with " + Intention.list(organizations(units)) + " at about "
                        + CombatResults.name(Math.clamp(place, CombatResults.WORST, CombatResults.BEST)) + ".",
                from(units),
                name(target)));
    }

    /** Where each organization goes: the hex in which most of its units end, and the enemy's town behind it. */
    private void marches() {
        SortedMap<String, List<Integer>> moved = new TreeMap<>();
        for (int unit : before.counters.of(side))
            if (before.stacks.isOnMap(unit)
                    && after.stacks.isOnMap(unit)
                    && before.stacks.place(unit) != after.stacks.place(unit))
                moved.computeIfAbsent(organization(unit), _ -> new ArrayList<>())
                        .add(unit);
        moved.entrySet().stream()
                .sorted(Comparator.comparingInt(each -> -each.getValue().size()))
                .forEach(each -> {
                    int[] units = each.getValue().stream().mapToInt(i -> i).toArray();
                    int goal = commonest(units);
                    String who = each.getKey().substring(0, 1).toUpperCase(Locale.ROOT)
                            + each.getKey().substring(1);
                    aims.add(new Aim(
                            AimKind.GOAL, who + ": to " + place(goal) + toward(goal) + ".", from(units), name(goal)));
                });
    }

    private int commonest(int[] units) {
        int best = after.stacks.place(units[0]);
        long most = 0;
        for (int unit : units) {
            int hex = after.stacks.place(unit);
            long count = IntStream.of(units)
                    .filter(u -> after.stacks.place(u) == hex)
                    .count();
            if (count <= most) continue;
            most = count;
            best = hex;
        }
        return best;
    }

    private String toward(int hex) {
        int best = -1;
        for (int town : after.map.settledHexes())
            if (after.ground.control(town) != side
                    && distance(hex, town) <= TOWARD
                    && (best < 0 || distance(hex, town) < distance(hex, best))) best = town;
        return best < 0 || best == hex ? "" : ", toward " + place(best);
    }

    private int distance(int a, int b) {
        return after.map.distance(a, b);
    }

    /** The towns that it keeps troops in, though the enemy is near. */
    private void holds() {
        for (int town : after.map.settledHexes()) {
            if (!after.stacks.holds(town, side) || nearestEnemy(town) < 0) continue;
            if (distance(nearestEnemy(town), town) > TOWARD / 2) continue;
            aims.add(new Aim(
                    AimKind.HOLD,
                    "Holds " + place(town) + " with " + Intention.list(organizations(after.stacks.units(town))) + ".",
                    List.of(),
                    name(town)));
        }
    }

    private void fears(Doctrine doctrine) {
        Danger danger = new Danger(after, 1 - side, doctrine.weights());
        SortedMap<Double, Integer> worst = new TreeMap<>(Comparator.reverseOrder());
        for (int hex : Survey.held(after, side)) {
            double steps = danger.of(after, after.stacks.units(hex), hex);
            if (steps >= FEARED_STEPS) worst.putIfAbsent(steps, hex);
        }
        worst.entrySet().stream().limit(MOST_FEARS).forEach(each -> {
            int hex = each.getValue();
            long tenths = Math.round(10 * each.getKey());
            int enemy = nearestEnemy(hex);
            aims.add(new Aim(
                    AimKind.FEAR,
                    "Fears for " + place(hex) + ": an attack there would cost about " + tenths / 10 + "." + tenths % 10
                            + " steps.",
                    enemy < 0 ? List.of() : List.of(name(enemy)),
                    name(hex)));
        });
    }

    private int nearestEnemy(int hex) {
        int best = -1;
        for (int enemy : Survey.held(after, 1 - side))
            if (best < 0 || distance(enemy, hex) < distance(best, hex)) best = enemy;
        return best;
    }

    private List<String> organizations(int[] units) {
        return IntStream.of(units).mapToObj(this::organization).distinct().toList();
    }

    /** What a division or brigade is called on its counters; an independent unit goes by its own name. */
    private String organization(int unit) {
        int organization = before.counters.organization(unit);
        if (organization == Counters.NONE || before.counters.isIndependent(unit)) return before.counters.id(unit);
        Organization parent = before.counters.organizations().get(organization);
        return "the " + parent.designator() + " " + parent.size().name().toLowerCase(Locale.ROOT);
    }

    private List<String> from(int[] units) {
        return Arrays.stream(units)
                .filter(before.stacks::isOnMap)
                .map(before.stacks::place)
                .distinct()
                .mapToObj(this::name)
                .toList();
    }

    private String place(int hex) {
        return before.map.spokenName(hex);
    }

    private String name(int hex) {
        return before.map.name(hex);
    }
}
