package salient.lab.observe;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import salient.geography.HexMap;
import salient.hexwar.odds.DiceSums;
import salient.kernel.play.Event;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.wave.WavePosition;
import salient.wave.combat.CombatResults;
import salient.wave.play.CombatEvent;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** Wave of Terror: losses are steps; a hex belongs to the side whose units are nearest, a town to the side that controls it. */
final class WaveObserver extends ArdennesObserver {
    private static final int FACES = 6;

    WaveObserver(HexMap map) {
        super(map);
    }

    private static State state(Position position) {
        return ((WavePosition) position).state();
    }

    @Override
    public String attacker() {
        return Sides.GERMAN_SIDE.id();
    }

    @Override
    public String scoreName() {
        return "German victory points less Allied ones";
    }

    @Override
    public String lossUnit() {
        return "steps";
    }

    @Override
    public int turn(Position position) {
        return state(position).turn.number;
    }

    @Override
    public int score(Position position) {
        State s = state(position);
        return s.tally.total(Sides.GERMAN) - s.tally.total(Sides.ALLIED);
    }

    @Override
    public List<Integer> losses(Position position) {
        int[] lost = new int[2];
        State s = state(position);
        for (int unit = 0; unit < s.counters.size(); unit++) lost[s.counters.side(unit)] += lost(s, unit);
        return List.of(lost[Sides.GERMAN], lost[Sides.ALLIED]);
    }

    /** The steps a unit has lost; one that has not come yet has lost none. */
    private static int lost(State s, int unit) {
        int place = s.stacks.place(unit);
        if (place == Stacks.LOST) return s.counters.steps(unit);
        return place >= 0 ? s.counters.steps(unit) - s.stacks.steps(unit) : 0;
    }

    @Override
    public Map<String, Integer> formationLosses(Position position) {
        State s = state(position);
        Counters counters = s.counters;
        Map<String, Integer> losses = new TreeMap<>();
        for (int unit = 0; unit < counters.size(); unit++) {
            int lost = lost(s, unit);
            if (lost == 0) continue;
            String formation = counters.isIndependent(unit)
                    ? "independent units"
                    : counters.organizations().get(counters.organization(unit)).designator();
            losses.merge(Sides.name(counters.side(unit)) + " " + formation, lost, Integer::sum);
        }
        return losses;
    }

    @Override
    public List<String> held(Position position) {
        State s = state(position);
        return heldPlaces(hex -> s.map.exists(hex) && s.ground.control(hex) == Sides.GERMAN);
    }

    @Override
    public boolean[] front(Position position) {
        State s = state(position);
        return new NearestSide(s.map.grid()).behindFirstSide(s.stacks::holder);
    }

    @Override
    public void battles(Event event, Position position, Consumer<Fought> battle) {
        if (!(event instanceof CombatEvent.BattleFought fought)) return;
        State s = state(position);
        double[] expected = expected(fought, Sides.side(s.turn.active));
        battle.accept(new Fought(
                fought.target(),
                Sides.word(s.turn.active),
                fought.finalOdds(),
                fought.attackerLosses(),
                fought.defenderLosses(),
                expected[0],
                expected[1]));
    }

    /** What the table takes from attacker and defender on average over the dice of the artillery and of the battle. */
    private static double[] expected(CombatEvent.BattleFought fought, Side active) {
        int[] guns = new int[2];
        int[] sums = new int[2];
        for (CombatEvent.Bombardment gun : fought.bombardments()) {
            int side = gun.side().equals(active) ? 0 : 1;
            guns[side]++;
            sums[side] += gun.roll().value();
        }
        int shift = CombatResults.place(fought.finalOdds()) - CombatResults.place(fought.baseOdds());
        long[] attack = DiceSums.ways(guns[0], FACES);
        long[] defense = DiceSums.ways(guns[1], FACES);
        double[] losses = new double[2];
        for (int a = 0; a < attack.length; a++)
            for (int d = 0; d < defense.length; d++) {
                if (attack[a] == 0 || defense[d] == 0) continue;
                int place = CombatResults.place(fought.attack() - sums[0] + a, fought.defense() - sums[1] + d) + shift;
                double weight = (double) attack[a] * defense[d] / FACES;
                for (int die = 1; die <= FACES; die++) {
                    CombatResults.Result result = CombatResults.result(place, die);
                    losses[0] += weight * result.attacker();
                    losses[1] += weight * result.defender();
                }
            }
        double ways = Math.pow(FACES, guns[0] + guns[1]);
        return new double[] {losses[0] / ways, losses[1] / ways};
    }
}
