package salient.lab.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * Follows one game for a mistake: a side moves its last unit out of a place that scores by an order of its own, without a loss and
 * without being asked in the other side's turn, and the enemy stands there in the same turn or the next. A place that is
 * taken back is forgiven, and a unit that only passes through leaves nothing, nor does one that must retreat.
 */
public final class LeftPlaces {
    /** Orders after which the rules move units, not their owner. */
    private static final Set<String> MOVED_BY_RULES = Set.of("attack", "combat", "done", "retreat");

    private final Observer observer;
    private final List<Side> sides;
    /** When a place was left, and by which order. */
    private record Leaving(int turn, String order) {}

    /** By side: the places it left. */
    private final List<Map<String, Leaving>> left;
    /** By side: the places it left to the enemy. */
    private final List<Map<String, Leaving>> lost;

    private List<List<String>> before = List.of();
    private List<Integer> losses = List.of();
    private Side decided = Side.REFEREE;
    /** Whose phase it is, and where the sides stood when it began. */
    private Side mover = Side.REFEREE;

    private List<List<String>> begun = List.of();

    public LeftPlaces(Observer observer, List<Side> sides) {
        this.observer = observer;
        this.sides = sides;
        left = emptyMaps();
        lost = emptyMaps();
    }

    private List<Map<String, Leaving>> emptyMaps() {
        List<Map<String, Leaving>> maps = new ArrayList<>();
        for (Side _ : sides) maps.add(new TreeMap<>());
        return maps;
    }

    /**
     * Tells the position before a decision, or at the end.
     *
     * @param last what the order before it is called; empty at the beginning
     */
    public void at(Position position, String last) {
        List<List<String>> now =
                sides.stream().map(side -> standing(position, side)).toList();
        int turn = observer.turn(position);
        for (int side = 0; side < sides.size(); side++) {
            if (!before.isEmpty() && sides.get(side).equals(decided))
                noteLeft(side, now.get(side), position, new Leaving(turn, last));
            now.get(side).forEach(left.get(side)::remove);
            now.get(side).forEach(lost.get(side)::remove);
            for (String place : now.get(1 - side)) {
                Leaving leaving = left.get(side).remove(place);
                if (leaving != null && turn <= leaving.turn + 1) lost.get(side).put(place, leaving);
            }
        }
        before = now;
        losses = observer.losses(position);
        boolean freely = position.outcome().isEmpty() && !position.prompt().interruption();
        decided = freely ? position.toDecide() : Side.REFEREE;
        if (freely && !decided.equals(mover)) {
            mover = decided;
            begun = now;
        }
    }

    private void noteLeft(int side, List<String> now, Position position, Leaving leaving) {
        if (MOVED_BY_RULES.contains(leaving.order)) return;
        if (!observer.losses(position).get(side).equals(losses.get(side))) return;
        for (String place : before.get(side))
            if (!now.contains(place) && begun.get(side).contains(place))
                left.get(side).put(place, leaving);
    }

    private List<String> standing(Position position, Side side) {
        return observer.objectives().stream()
                .filter(place -> observer.stands(position, place, side))
                .toList();
    }

    /** The places a side left to the enemy and did not take back, with the turn in which it left each. */
    public Map<String, Integer> turnsOf(Side side) {
        Map<String, Integer> turns = new TreeMap<>();
        lost.get(sides.indexOf(side)).forEach((place, leaving) -> turns.put(place, leaving.turn));
        return turns;
    }

    /** The same places, each with what the order is called, as in "St. Vith (move)". */
    public List<String> lostBy(Side side) {
        return lost.get(sides.indexOf(side)).entrySet().stream()
                .map(each -> each.getKey() + " (" + each.getValue().order + ")")
                .toList();
    }
}
