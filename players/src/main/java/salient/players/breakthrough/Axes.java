package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** 12.1a, 12.1c: the axes of the German advance: which formation goes where, stop by stop, from german-axes.csv. */
final class Axes {
    private static final String FILE = "players/breakthrough/german-axes.csv";

    /** What a formation is to do on its axis. */
    enum Task {
        /** Takes its stops, then whatever town is nearest. */
        DRIVE,
        /** Takes its stops, the last of which is a way off the map. */
        EXIT,
        /** Takes its stops and holds the last. */
        HOLD,
        /** Goes along behind, and works on bridges. */
        FOLLOW
    }

    /** A place to be taken; after the turn {@code until} it is left to others. */
    record Stop(int x, int y, int until) {}

    record Axis(String formation, String name, List<Stop> stops, Task task) {}

    private static final Axis[] BY_UNIT = byUnit();

    /** By the name of the axis, the way of the formation that leads on it. */
    private static final SortedMap<String, Axis> LEADING = leading();

    private Axes() {}

    @Clause({"breakthrough 12.1a", "breakthrough 12.1c"})
    static Axis of(int u) {
        return BY_UNIT[u];
    }

    /** The same under a plan that turns some axes. */
    static Axis of(int u, GermanPlan plan) {
        Axis axis = BY_UNIT[u];
        String other = axis == null ? null : plan.turned().get(axis.name());
        if (other == null) return axis;
        Axis leading = LEADING.get(other);
        return axis.task() == Task.FOLLOW ? new Axis(axis.formation(), other, leading.stops(), Task.FOLLOW) : leading;
    }

    /** The names of all axes. */
    static List<String> names() {
        return List.copyOf(LEADING.keySet());
    }

    private static SortedMap<String, Axis> leading() {
        SortedMap<String, Axis> leading = new TreeMap<>();
        for (CsvTable.Row row : Resources.rows(FILE))
            if (row.choice("task", Task.class) != Task.FOLLOW) leading.putIfAbsent(row.text("axis"), axis(row));
        return leading;
    }

    private static Axis axis(CsvTable.Row row) {
        return new Axis(row.text("formation"), row.text("axis"), stops(row), row.choice("task", Task.class));
    }

    private static Axis[] byUnit() {
        Map<String, Axis> named = new TreeMap<>();
        for (CsvTable.Row row : Resources.rows(FILE)) named.put(row.text("formation"), axis(row));
        Axis[] all = new Axis[OrderOfBattle.count()];
        for (Unit unit : OrderOfBattle.all()) {
            String formation = unit.division().map(Division::id).orElse(unit.id());
            all[unit.index()] = named.get(formation);
        }
        return all;
    }

    @Clause({"breakthrough 12.1d", "breakthrough 12.1e"})
    private static List<Stop> stops(CsvTable.Row row) {
        List<Stop> stops = new ArrayList<>();
        for (String word : row.text("stops").split(" ")) {
            String[] until = word.split("@");
            String[] hex = until[0].split(";");
            stops.add(new Stop(
                    Integer.parseInt(hex[0]),
                    Integer.parseInt(hex[1]),
                    until.length > 1 ? Integer.parseInt(until[1]) : Integer.MAX_VALUE));
        }
        return List.copyOf(stops);
    }
}
