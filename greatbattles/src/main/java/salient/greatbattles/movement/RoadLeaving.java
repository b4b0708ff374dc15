package salient.greatbattles.movement;

import java.util.Optional;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.RoadColumn;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C7Mm, F8, F11, ACT3: a road column that moves ends as a road column, or off the road as a march column. */
final class RoadLeaving {
    private RoadLeaving() {}

    @Clause({"greatbattles C7Mm", "greatbattles F8", "greatbattles F11", "greatbattles ACT3"})
    static void judge(State s, Base[] bases, StandType[] types, Verdict.Reasons why) {
        Optional<String> onRoad = RoadColumn.fault(s, bases);
        if (onRoad.isEmpty()) return;
        Optional<Formations.Fault> offRoad = Formations.fault(types, bases, Formation.MARCH, s.standGap());
        if (offRoad.isEmpty()) return;
        why.add(Clauses.clause("F11"), "The formation is not kept: " + onRoad.get() + ".");
        why.add(
                Clauses.clause("F8"),
                "It is no march column either: " + offRoad.get().what() + ".");
    }

    /** The move is over: a road column that is no longer one is in march column, with its first stand in front. */
    @Clause("greatbattles F9")
    static void settle(State s, int unit) {
        int[] stands = s.standsOf(unit);
        if (!s.unit(unit).battalion() || s.units().formation(unit) != Formation.ROAD || stands.length < 2) return;
        Base[] bases = new Base[stands.length];
        StandType[] types = new StandType[stands.length];
        boolean onRoad = true;
        for (int i = 0; i < stands.length; i++) {
            bases[i] = s.base(stands[i]);
            types[i] = s.type(stands[i]);
            onRoad &= Formations.roadAt(s, s.at(stands[i])).isPresent();
        }
        if (onRoad) return; // F14: gaps do not end a road column
        s.units().setFormation(unit, Formation.MARCH);
        if (Formations.fault(types, bases, Formation.MARCH, s.standGap()).isPresent())
            s.units().setGaps(unit, true);
        boolean[] rear = Formations.rear(types, bases, Formation.MARCH);
        for (int i = 0; i < stands.length; i++) s.stands().setRear(stands[i], rear[i]);
    }
}
