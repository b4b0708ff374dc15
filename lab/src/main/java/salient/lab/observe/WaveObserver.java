package salient.lab.observe;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.geography.HexMap;
import salient.geography.Settlement;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.wave.WavePosition;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** Wave of Terror: losses are steps; a hex belongs to the side whose units are nearest, a town to the side that controls it. */
final class WaveObserver extends ArdennesObserver {
    WaveObserver(HexMap map) {
        super(map);
    }

    private static State state(Position position) {
        return ((WavePosition) position).state();
    }

    @Override
    public Counts counts() {
        return new Counts(Sides.GERMAN_SIDE.id(), "German victory points less Allied ones", "steps");
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

    /** 4.7a: cities. */
    @Override
    boolean scores(String place) {
        return map().orElseThrow().settlement(hex(place)) == Settlement.CITY;
    }

    @Override
    boolean stands(Position position, int hex, Side side) {
        return state(position).stacks.holds(hex, side.equals(Sides.GERMAN_SIDE) ? Sides.GERMAN : Sides.ALLIED);
    }

    @Override
    boolean holds(Position position, int hex) {
        State s = state(position);
        return s.map.exists(hex) && s.ground.control(hex) == Sides.GERMAN;
    }

    /** A unit stands west of the Meuse or beside it. */
    @Override
    boolean isAtTheMeuse(Position position) {
        State s = state(position);
        for (int hex = 0; hex < s.map.size(); hex++)
            if (s.stacks.holds(hex, Sides.GERMAN) && isOnABank(s, hex)) return true;
        return false;
    }

    private static boolean isOnABank(State s, int hex) {
        if (s.map.isWestBank(hex)) return true;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = s.map.neighbor(hex, d);
            if (next != HexGrid.NONE && s.map.isWestBank(next)) return true;
        }
        return false;
    }

    /** A unit stands there. */
    @Override
    boolean isReached(Position position, int hex) {
        return state(position).stacks.holds(hex, Sides.GERMAN);
    }
}
