package salient.lab.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * Follows one game for a mistake: a side moves its last unit out of a key place by an order of its own, without a loss and
 * without being asked in the other side's turn, and the enemy stands there in the same turn or the next. A place that is
 * taken back is forgiven.
 */
public final class LeftPlaces {
    private final Observer observer;
    private final List<Side> sides;
    /** By side: the places it left, with the turn. */
    private final List<Map<String, Integer>> left;
    /** By side: the places it left to the enemy. */
    private final List<Map<String, Integer>> lost;

    private List<List<String>> before = List.of();
    private List<Integer> losses = List.of();
    private Side decided = Side.REFEREE;

    public LeftPlaces(Observer observer, List<Side> sides) {
        this.observer = observer;
        this.sides = sides;
        left = sides.stream()
                .map(_ -> (Map<String, Integer>) new TreeMap<String, Integer>())
                .toList();
        lost = sides.stream()
                .map(_ -> (Map<String, Integer>) new TreeMap<String, Integer>())
                .toList();
    }

    /** The position before a decision, or at the end. */
    public void at(Position position) {
        List<List<String>> now =
                sides.stream().map(side -> standing(position, side)).toList();
        int turn = observer.turn(position);
        for (int side = 0; side < sides.size(); side++) {
            if (!before.isEmpty() && sides.get(side).equals(decided)) noteLeft(side, now.get(side), position, turn);
            for (String place : now.get(side)) {
                left.get(side).remove(place);
                lost.get(side).remove(place);
            }
            for (String place : now.get(1 - side)) {
                Integer when = left.get(side).remove(place);
                if (when != null && turn <= when + 1) lost.get(side).put(place, turn);
            }
        }
        before = now;
        losses = observer.losses(position);
        boolean freely = position.outcome().isEmpty() && !position.prompt().interruption();
        decided = freely ? position.toDecide() : Side.REFEREE;
    }

    private void noteLeft(int side, List<String> now, Position position, int turn) {
        if (!observer.losses(position).get(side).equals(losses.get(side))) return;
        for (String place : before.get(side))
            if (!now.contains(place)) left.get(side).put(place, turn);
    }

    private List<String> standing(Position position, Side side) {
        return observer.keyPlaces().stream()
                .filter(place -> observer.stands(position, place, side))
                .toList();
    }

    /** The places a side left to the enemy and did not take back. */
    public List<String> lostBy(Side side) {
        return IntStream.range(0, sides.size())
                .filter(i -> sides.get(i).equals(side))
                .mapToObj(i -> new ArrayList<>(lost.get(i).keySet()))
                .findFirst()
                .orElseThrow();
    }
}
