package salient.greatbattles.landing;

import java.util.List;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** Q44a, Q44t, V40, V50: which side holds the airfields, ports and beaches. Only what both sides can see counts. */
public final class Objectives {
    /** Q44a: this close to the outline is adjacent. */
    @Clause("greatbattles Q44a")
    private static final int ADJACENT = Constants.mils("airfield_adjacent");

    /** Q44t. */
    @Clause("greatbattles Q44t")
    private static final int PORT_POINTS = Constants.number("port_points");

    private Objectives() {}

    /** After stands have moved or landed, and at the end of a player turn. */
    public static void look(State s, PlayContext t) {
        for (Objective o : s.scenario().objectives())
            for (int side = 0; side < 2; side++)
                if (!s.objectives().heldBy(o.index(), side) && takes(s, o, side)) take(s, o, side, t);
    }

    /** Q44a: a unit that passes through an airfield does not have to stop there to hold it. */
    public static void passThrough(State s, int unit, PlayContext t) {
        if (!s.unit(unit).battalion()) return;
        int side = s.unit(unit).side();
        for (Objective o : s.scenario().objectives()) {
            if (o.kind() != Objective.Kind.AIRFIELD || s.objectives().heldBy(o.index(), side)) continue;
            boolean on = false;
            for (int stand : s.standsOf(unit)) on |= o.contains(s.at(stand));
            if (on && takes(s, o, side)) take(s, o, side, t);
        }
    }

    private static boolean takes(State s, Objective o, int side) {
        return switch (o.kind()) {
            case AIRFIELD -> s.on("malta.airfields") && present(s, o, side) && !enemyBeside(s, o, side);
            case PORT -> garrison(s, o, side) >= 0 && !present(s, o, 1 - side);
            case BEACH -> false; // held from the first landing on: Beaches
        };
    }

    private static boolean present(State s, Objective o, int side) {
        for (int stand : s.visibleStands(side)) if (s.type(stand).fights() && o.contains(s.at(stand))) return true;
        return false;
    }

    private static boolean enemyBeside(State s, Objective o, int side) {
        for (int stand : s.visibleStands(1 - side))
            if (s.type(stand).fights() && o.outline().orElseThrow().within(ADJACENT, s.base(stand))) return true;
        return false;
    }

    /** As a town in SC3: an unsuppressed infantry or armor stand of the side in it. */
    private static int garrison(State s, Objective o, int side) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stand(stand).side() == side
                    && s.visible(stand)
                    && (s.type(stand).infantry() || s.type(stand) == StandType.ARMOR)
                    && !s.suppressed(stand)
                    && o.contains(s.at(stand))) return stand;
        return -1;
    }

    @Clause("greatbattles V40")
    private static void take(State s, Objective o, int side, PlayContext t) {
        boolean first = !s.objectives().taken(o.index());
        s.objectives().setHolder(o.index(), side);
        s.objectives().setHeldSince(o.index(), s.hour());
        s.objectives().setTaken(o.index(), true);
        t.tell(
                Kind.OBJECTIVE,
                List.of(o.name()),
                new TurnHappening.ObjectiveTaken(ScenarioDefinition.SIDE_IDS.get(side), o.name()),
                o.kind() == Objective.Kind.PORT ? "Q44v" : "Q44a");
        if (o.kind() != Objective.Kind.PORT) return;
        if (first && s.on("malta.ports")) reward(s, garrison(s, o, side), t);
        Beaches.bringFups(s, side, t);
    }

    /** Q44t: to the division of the unit that took it. */
    @Clause("greatbattles V50")
    private static void reward(State s, int stand, PlayContext t) {
        Unit unit = s.unit(s.unitOf(stand));
        int gained = Divisions.gain(s, unit.side(), unit.division(), PORT_POINTS);
        if (gained > 0)
            t.tell(
                    Kind.OBJECTIVE,
                    List.of(unit.name()),
                    new TurnHappening.PointsGained(ScenarioDefinition.SIDE_IDS.get(unit.side()), gained, false),
                    "Q44t");
    }

    public static int count(State s, Objective.Kind kind, int side) {
        int n = 0;
        for (Objective o : s.scenario().objectives())
            if (o.kind() == kind && s.objectives().heldBy(o.index(), side)) n++;
        return n;
    }

    /** At the start the defender holds everything except beaches. */
    public static void begin(State s) {
        ScenarioDefinition b = s.scenario();
        for (Objective o : b.objectives())
            if (o.kind() != Objective.Kind.BEACH) s.objectives().setHolder(o.index(), 1 - b.attacker());
    }
}
