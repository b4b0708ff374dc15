package salient.greatbattles.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.GroundType;

/** The tape measure and the straight edge: distances, the ground in between, and what blocks the view. */
public final class Measuring {
    /** The same resolution that move costs use for the ground. */
    private static final int STRIDE = 100;

    private Measuring() {}

    /** G27: from base to base, as all ranges are measured; the line runs from center to center. */
    public static TableAnswer.SightLine between(State s, int from, int to) {
        Optional<Sight.Block> block = Sight.block(s, from, to);
        return line(s, s.at(from), s.at(to), s.base(from).distanceUp(s.base(to)), block);
    }

    /** From place to place: the ground and the templates only. */
    public static TableAnswer.SightLine between(State s, Point from, Point to) {
        return line(s, from, to, from.distanceUp(to), Sight.between(s, from, to));
    }

    private static TableAnswer.SightLine line(
            State s, Point from, Point to, int distance, Optional<Sight.Block> block) {
        List<TableAnswer.Stretch> ground = new ArrayList<>();
        ground(s, from, to, 0, ground);
        return new TableAnswer.SightLine(
                List.of(from.x(), from.y()),
                List.of(to.x(), to.y()),
                distance,
                Sight.range(s),
                block.isEmpty(),
                block.map(b -> new TableAnswer.Remark(Clauses.clause(b.clause()), b.what())),
                ground);
    }

    /** The ground under a straight line, in stretches of one kind; places are counted from a start. */
    static void ground(State s, Point a, Point b, int start, List<TableAnswer.Stretch> into) {
        int length = a.distanceUp(b);
        for (int done = 0; done < length; done += STRIDE) {
            int end = Math.min(length, done + STRIDE);
            Point p = a.towards(b, (done + end) / 2, length);
            GroundType going = s.scenario().terrain().going(p.x(), p.y());
            String name = name(s, p, going);
            String kind = going.name().toLowerCase(Locale.ROOT).replace('_', '-');
            TableAnswer.Stretch last = into.isEmpty() ? null : into.getLast();
            if (last != null && last.going().equals(kind) && last.feature().equals(name))
                into.set(into.size() - 1, new TableAnswer.Stretch(kind, name, last.from(), start + end));
            else into.add(new TableAnswer.Stretch(kind, name, start + done, start + end));
        }
    }

    private static String name(State s, Point p, GroundType going) {
        if (going == GroundType.DIRT_ROAD || going == GroundType.PAVED_ROAD)
            for (Road road : s.scenario().roads()) if (road.passes(p, Road.ON_ROAD)) return road.name();
        for (Feature f : s.scenario().features())
            if (f.level() == 0 && f.outline().contains(p)) return f.name();
        for (Feature f : s.scenario().features().reversed()) if (f.outline().contains(p)) return f.name();
        return "";
    }
}
