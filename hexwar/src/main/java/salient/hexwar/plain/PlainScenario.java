package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import salient.geography.HexMap;
import salient.geography.MapFile;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/**
 * What never changes in a plain hex game: the map, the counters, the towns that count, single figures. Read from the
 * game's resources: {@code ID.map}, {@code units.csv}, {@code towns.csv}, {@code constants.csv}.
 */
public final class PlainScenario {
    /** A hex that is worth points to the side that holds it. */
    public record Town(int index, int hex, int points) {}

    private final HexMap map;
    private final List<Side> sides;
    private final List<PlainUnit> units = new ArrayList<>();
    private final Map<String, PlainUnit> unitsById = new HashMap<>();
    private final List<Town> towns = new ArrayList<>();
    private final Map<String, Integer> constants = new HashMap<>();

    /** @param folder of the resources, below {@code salient/}, with a slash at its end */
    public PlainScenario(String folder, String id, List<Side> sides) {
        this.sides = List.copyOf(sides);
        map = MapFile.read(id + ".map", Resources.text(folder + id + ".map"));
        for (CsvTable.Row row : Resources.rows(folder + "constants.csv"))
            constants.put(row.text("name"), row.number("value"));
        for (CsvTable.Row row : Resources.rows(folder + "units.csv")) add(row);
        for (CsvTable.Row row : Resources.rows(folder + "towns.csv"))
            towns.add(new Town(towns.size(), hex(row), row.number("points")));
    }

    /** What the towns of a side and the units lost are worth to it. */
    public List<Outcome.Line> score(PlainState state, int side, int perUnit, ClauseId clause) {
        List<Outcome.Line> lines = new ArrayList<>();
        for (Town town : towns)
            if (state.holder(town) == side)
                lines.add(new Outcome.Line(map.placeName(town.hex()), town.points(), clause));
        for (PlainUnit unit : units)
            if (state.hex(unit) == PlainState.LOST)
                lines.add(new Outcome.Line(
                        unit.name() + " eliminated", unit.side() == side ? -perUnit : perUnit, clause));
        return lines;
    }

    private void add(CsvTable.Row row) {
        PlainUnit unit = new PlainUnit(
                units.size(),
                row.text("id"),
                row.text("name"),
                row.text("formation"),
                side(row),
                row.text("symbol"),
                row.text("size"),
                row.number("attack"),
                row.number("defense"),
                row.number("movement"),
                row.number("turn"),
                hex(row));
        units.add(unit);
        if (unitsById.put(unit.id(), unit) != null) throw row.fault("two units are called " + unit.id());
    }

    private int side(CsvTable.Row row) {
        for (int i = 0; i < sides.size(); i++) if (sides.get(i).id().equals(row.text("side"))) return i;
        throw row.fault("there is no side " + row.text("side"));
    }

    private int hex(CsvTable.Row row) {
        int hex = map.names().hex(row.text("hex"));
        if (hex == HexGrid.NONE) throw row.fault("there is no hex " + row.text("hex"));
        return hex;
    }

    public HexMap map() {
        return map;
    }

    public HexGrid grid() {
        return map.grid();
    }

    public List<Side> sides() {
        return sides;
    }

    public List<PlainUnit> units() {
        return units;
    }

    /** The unit with an id, or null. */
    public PlainUnit unit(String id) {
        return unitsById.get(id);
    }

    public List<Town> towns() {
        return towns;
    }

    /** A row of {@code constants.csv}. */
    public int constant(String name) {
        Integer value = constants.get(name);
        if (value == null) throw new IllegalArgumentException("constants.csv has no row " + name);
        return value;
    }

    public String hexName(int hex) {
        return map.names().name(hex);
    }
}
