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

/**
 * 12.1a, 12.1c: the axes of the German advance: which formation goes where, stop by stop, from german-axes.csv. Rows for
 * {@code first} are those of the staff before anything was tuned, rows for {@code today} those that took their place, and
 * rows for {@code veteran} those in which the veteran's staff differs from it. Nobody takes an axis without a formation
 * unless a plan turns one there.
 */
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

    /** Before anything was tuned. */
    static final Axes FIRST = new Axes("first");

    static final Axes TODAY = new Axes("today");

    static final Axes VETERAN = new Axes("today", "veteran");

    private final Axis[] byUnit = new Axis[OrderOfBattle.count()];

    /** By the name of the axis, the way of the formation that leads on it. */
    private final SortedMap<String, Axis> leading = new TreeMap<>();

    /** Later rows of a formation replace earlier ones. */
    Axes(String... staffs) {
        Map<String, Axis> named = new TreeMap<>();
        for (CsvTable.Row row : Resources.rows(FILE)) {
            String staff = row.text("staff");
            if (!staff.equals("all") && !List.of(staffs).contains(staff)) continue;
            Axis axis = axis(row);
            named.put(axis.formation(), axis);
            if (axis.task() != Task.FOLLOW) leading.putIfAbsent(axis.name(), axis);
        }
        for (Unit unit : OrderOfBattle.all())
            byUnit[unit.index()] = named.get(unit.division().map(Division::id).orElse(unit.id()));
    }

    /** The axis of a unit, under a plan that may turn some axes. */
    @Clause({"breakthrough 12.1a", "breakthrough 12.1c"})
    Axis of(int u, GermanPlan plan) {
        Axis axis = byUnit[u];
        String other = axis == null ? null : plan.turned().get(axis.name());
        if (other == null) return axis;
        Axis way = leading.get(other);
        return axis.task() == Task.FOLLOW ? new Axis(axis.formation(), other, way.stops(), Task.FOLLOW) : way;
    }

    /** The names of all axes. */
    List<String> names() {
        return List.copyOf(leading.keySet());
    }

    private static Axis axis(CsvTable.Row row) {
        return new Axis(row.text("formation"), row.text("axis"), stops(row), row.choice("task", Task.class));
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
