package salient.players.wave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.wave.combat.Attack;
import salient.wave.combat.CombatResults;
import salient.wave.combat.Odds;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Counters;

/** Finds attacks worth making: one organization with the independents beside it, no more units than it takes. */
final class Assaults {
    private static final int INDEPENDENTS = 4;
    private final State state;
    private final Doctrine doctrine;
    private final double boldness;
    private final int side;

    /** An attack and what it is worth. */
    record Choice(WaveOrder.Attack order, double worth) {}

    /** What artillery is expected to add on both sides. */
    private record Dice(int attack, int defense) {}

    Assaults(State state, Doctrine doctrine) {
        this.state = state;
        side = state.turn.active;
        this.doctrine = doctrine;
        boldness = doctrine.boldness(state);
    }

    /** The best attacks that share no unit and no target, best first. */
    List<Choice> choose() {
        double threshold = doctrine.weight(Weight.ATTACK_THRESHOLD);
        List<Choice> all = new ArrayList<>();
        for (int target : Survey.held(state, 1 - side)) if (Attack.isTarget(state, target)) forces(target, all);
        all.removeIf(choice -> choice.worth() <= threshold);
        all.sort((a, b) -> Double.compare(b.worth(), a.worth()));
        List<Choice> chosen = new ArrayList<>();
        for (Choice choice : all) if (chosen.stream().noneMatch(other -> collide(other, choice))) chosen.add(choice);
        return chosen;
    }

    private static boolean collide(Choice a, Choice b) {
        return a.order().target() == b.order().target()
                || a.order().units().stream().anyMatch(b.order().units()::contains);
    }

    private void forces(int target, List<Choice> all) {
        int[] units = Attack.eligible(state, target);
        int[] independents = Arrays.stream(units)
                .filter(state.counters::isIndependent)
                .limit(INDEPENDENTS)
                .toArray();
        int[] hexes = Arrays.stream(units).map(state.stacks::place).distinct().toArray();
        Dice dice =
                new Dice(Bombardments.ofAttacker(state, side, hexes), Bombardments.ofDefender(state, 1 - side, target));
        Arrays.stream(units)
                .map(state.counters::organization)
                .filter(organization -> organization != Counters.NONE)
                .distinct()
                .forEach(organization -> {
                    int[] own = Arrays.stream(units)
                            .filter(u -> state.counters.organization(u) == organization)
                            .toArray();
                    all.add(choice(target, joined(own, independents), dice));
                });
        if (independents.length > 0) all.add(choice(target, independents, dice));
    }

    private static int[] joined(int[] a, int[] b) {
        int[] all = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, all, a.length, b.length);
        return all;
    }

    /** The force without those who change nothing. */
    private Choice choice(int target, int[] units, Dice dice) {
        int place = place(target, units, dice);
        int enough = Math.min(place, CombatResults.BEST + 1);
        int[] force = units;
        for (int i = force.length - 1; i >= 0 && force.length > 1; i--) {
            int left = i;
            int[] all = force;
            int[] fewer = java.util.stream.IntStream.range(0, all.length)
                    .filter(j -> j != left)
                    .map(j -> all[j])
                    .toArray();
            if (place(target, fewer, dice) >= enough) force = fewer;
        }
        double worth = Prospect.of(doctrine, place, state, target, boldness);
        return new Choice(new WaveOrder.Attack(target, Ids.of(force)), worth);
    }

    private int place(int target, int[] units, Dice dice) {
        Odds odds = Odds.of(state, side, target, units, Supply.unsupplied(state, units), false);
        return odds.place(dice.attack(), dice.defense());
    }
}
