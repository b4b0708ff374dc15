package salient.breakthrough.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/**
 * 13.2: all units, in the order of the printed rows (85 American, then 79 German), and after them one divisional unit
 * for each division that has at least two regiments to build it from (6.6a). The index of a unit never changes.
 */
public final class OrderOfBattle {
    private static final List<Division> DIVISIONS = divisions();
    private static final List<Unit> UNITS = units();
    private static final Unit[] BY_INDEX = UNITS.toArray(Unit[]::new);
    private static final Map<String, Unit> BY_ID = byId();
    private static final int[][] REGIMENTS = regiments();
    private static final int[] DIVISIONAL = divisional();
    private static final int[][] OF_ARMY = ofArmy();

    private OrderOfBattle() {}

    /** Printed rows and divisional units together. */
    public static int count() {
        return BY_INDEX.length;
    }

    /** Every unit, printed rows first. */
    public static List<Unit> all() {
        return UNITS;
    }

    public static Unit unit(int index) {
        return BY_INDEX[index];
    }

    public static Optional<Unit> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /** The indices of all units of an army, divisional ones last. Read only. */
    public static int[] indices(Army army) {
        return OF_ARMY[army.ordinal()];
    }

    /** A unit that a clause names; for nothing else. */
    public static Unit named(String id) {
        return find(id).orElseThrow(() -> new IllegalStateException("order-of-battle.csv: no unit " + id));
    }

    /** The corps pools' and OOB's divisions, in order of first appearance. */
    public static List<Division> allDivisions() {
        return DIVISIONS;
    }

    /** The regiments that can be built into the divisional unit of a division, by index. Read only. */
    public static int[] regiments(Division division) {
        return REGIMENTS[division.index()];
    }

    /** The divisional unit of a division, or -1 if it has fewer than two regiments. */
    public static int divisionalUnit(Division division) {
        return DIVISIONAL[division.index()];
    }

    private static List<Division> divisions() {
        List<Division> all = new ArrayList<>();
        for (CsvTable.Row row : Resources.rows("breakthrough/divisions.csv")) {
            ArtilleryPool pool = ArtilleryPool.all().stream()
                    .filter(p -> p.corps().equals(row.text("pool")))
                    .findFirst()
                    .orElseThrow(() -> row.fault("artillery.csv has no corps " + row.text("pool")));
            if (!pool.divisions().contains(row.text("id")))
                throw row.fault("corps " + pool.corps() + " does not list division " + row.text("id"));
            all.add(new Division(
                    all.size(),
                    row.text("id"),
                    row.choice("side", Army.class),
                    row.text("designation"),
                    row.text("name"),
                    row.choice("arm", Arm.class),
                    pool,
                    Allowance.named(row, "allowance")));
        }
        return List.copyOf(all);
    }

    @Clause({"breakthrough 13.2a", "breakthrough 13.2e"})
    private static List<Unit> units() {
        List<Unit> all = new ArrayList<>();
        for (CsvTable.Row row : Resources.rows("breakthrough/order-of-battle.csv")) all.add(unit(row, all.size()));
        for (Division division : DIVISIONS) {
            List<Unit> regiments = all.stream()
                    .filter(u -> u.buildsUp() && u.division().get().equals(division))
                    .toList();
            if (regiments.size() >= 2) all.add(divisionalUnit(division, regiments, all.size()));
        }
        return List.copyOf(all);
    }

    @Clause({"breakthrough 13.2g", "breakthrough 13.2h"})
    private static Unit unit(CsvTable.Row row, int index) {
        Army army = row.choice("side", Army.class);
        String divisionId = row.text("division");
        Optional<Division> division = divisionId.isEmpty()
                ? Optional.empty()
                : Optional.of(DIVISIONS.stream()
                        .filter(d -> d.id().equals(divisionId) && d.army() == army)
                        .findFirst()
                        .orElseThrow(() -> row.fault("divisions.csv has no division " + divisionId)));
        int strength = row.number("strength");
        return new Unit(
                index,
                row.text("id"),
                army,
                row.text("designation"),
                row.text("name"),
                division,
                row.text("corps"),
                row.choice("arm", Arm.class),
                row.choice("size", Size.class),
                strength,
                row.numberOr("two_player_strength", strength),
                row.number("arrival_turn"),
                row.number("x"),
                row.number("y"),
                row.yes("mobile"),
                row.yes("corridor"),
                Allowance.named(row, "allowance"));
    }

    /** 6.6q: the division's arm and allowance; mobile only if all components are. */
    @Clause("breakthrough 6.6q")
    private static Unit divisionalUnit(Division division, List<Unit> regiments, int index) {
        long mobile = regiments.stream().filter(Unit::mobile).count();
        // With two or more mobile regiments among foot, mobility would depend on which of them are built in.
        if (mobile != regiments.size() && mobile > 1)
            throw new IllegalStateException("order-of-battle.csv: division " + division + " mixes mobile regiments");
        return new Unit(
                index,
                "DIV/" + division.id(),
                division.army(),
                division.designation(),
                division.name(),
                Optional.of(division),
                division.pool().corps(),
                division.arm(),
                Size.DIVISION,
                0,
                0,
                0,
                -1,
                -1,
                mobile == regiments.size(),
                false, // 7.6p: only if all components are marked; no division has two such regiments
                division.allowance());
    }

    private static Map<String, Unit> byId() {
        Map<String, Unit> all = new LinkedHashMap<>();
        for (Unit unit : UNITS)
            if (all.put(unit.id(), unit) != null)
                throw new IllegalStateException("order-of-battle.csv: unit " + unit + " is listed twice");
        return all;
    }

    private static int[][] regiments() {
        int[][] all = new int[DIVISIONS.size()][];
        for (Division division : DIVISIONS)
            all[division.index()] = UNITS.stream()
                    .filter(u -> u.buildsUp() && u.division().get().equals(division))
                    .mapToInt(Unit::index)
                    .toArray();
        return all;
    }

    private static int[][] ofArmy() {
        int[][] all = new int[2][];
        for (Army army : Army.values())
            all[army.ordinal()] = UNITS.stream()
                    .filter(u -> u.army() == army)
                    .mapToInt(Unit::index)
                    .toArray();
        return all;
    }

    private static int[] divisional() {
        int[] all = new int[DIVISIONS.size()];
        java.util.Arrays.fill(all, -1);
        for (Unit unit : UNITS) if (unit.divisional()) all[unit.division().get().index()] = unit.index();
        return all;
    }
}
