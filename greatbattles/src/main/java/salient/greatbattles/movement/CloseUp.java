package salient.greatbattles.movement;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.formation.FormationLayout;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** F14: gaps caused by casualties or a halt break no rule, but the battalion's next move closes them. */
public final class CloseUp {
    private CloseUp() {}

    /** Whether the stands of a battalion have to close up with its next move. */
    @Clause("greatbattles F14")
    public static boolean due(State s, int unit) {
        if (!s.units().gaps(unit) || s.units().scattered(unit) || s.units().formation(unit) == Formation.ROAD)
            return false;
        int[] stands = s.standsOf(unit);
        StandType[] types = new StandType[stands.length];
        Base[] bases = new Base[stands.length];
        for (int i = 0; i < stands.length; i++) {
            types[i] = s.type(stands[i]);
            bases[i] = s.base(stands[i]);
        }
        return Formations.fault(types, bases, s.units().formation(unit), s.standGap())
                .isPresent();
    }

    /** The middle stand moves by the vector, the others to their places next to it. */
    public static Paths march(State s, int unit, int dx, int dy) {
        int[] stands = s.standsOf(unit);
        int center = OrderPaths.center(s, stands);
        Point to = s.at(stands[center]).plus(dx, dy);
        int facing = s.base(stands[center]).facing();
        Formations.Layout layout =
                FormationLayout.round(s, stands, center, s.units().formation(unit), to, facing);
        List<Paths.Way> ways = new ArrayList<>();
        for (int i = 0; i < stands.length; i++)
            ways.add(new Paths.Way(
                    stands[i], facing, layout.rear()[i], List.of(s.at(stands[i]), layout.bases()[i].center())));
        return Paths.of(ways);
    }
}
