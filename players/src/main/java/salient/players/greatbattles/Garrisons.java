package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Unit;

/**
 * Where a defender of many places deploys: the ports decide (SC4), so each port still held gets a few battalions, the
 * most remote first, because the fewest can reach it; then the airfields, one each; last, places that are lost.
 */
record Garrisons(Situation situation, Aims aims) {
    /** Battalions in addition to the one in the port itself. */
    private static final int BESIDE = 2;

    /** The posts, the most important first; goals are listed with the ports first. */
    List<Point> posts(List<Goals.Goal> goals) {
        List<Goals.Goal> ports = new ArrayList<>(goals.subList(0, ports()));
        ports.removeIf(goal -> !goal.held());
        ports.sort(Comparator.comparingLong(goal -> -remoteness(goal.center())));
        List<Point> posts = new ArrayList<>();
        for (Goals.Goal port : ports) {
            posts.add(port.center());
            List<Point> ring = aims.round(port.center());
            posts.addAll(ring.subList(0, Math.min(BESIDE, ring.size())));
        }
        for (Goals.Goal goal : goals) if (goal.held() && !ports.contains(goal)) posts.add(goal.center());
        for (Goals.Goal goal : goals) if (!goal.held()) posts.add(goal.center());
        return posts;
    }

    private int ports() {
        int n = 0;
        for (Objective o : situation.state().scenario().objectives())
            if (o.kind() == Objective.Kind.PORT && o.outline().isPresent()) n++;
        return n;
    }

    private long remoteness(Point goal) {
        long sum = 0;
        for (Unit unit : situation.battalions()) sum += aims.place(unit).distanceUp(goal);
        return sum;
    }
}
