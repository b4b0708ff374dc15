package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/**
 * A combat results table: {@code combat-results.csv} has a row per odds column, from the worst for the attacker to the best,
 * with {@code attack} and {@code defense} as its ratio and a result per face of the die; {@code results.csv} says in words
 * what each result means and whom it costs steps or sends back.
 */
public final class OddsTable {
    /** What a result does to each side. */
    public record Result(
            String code,
            String text,
            int attackerSteps,
            int defenderSteps,
            boolean attackerRetreats,
            boolean defenderRetreats) {
        private PlainAnswer.Chance chance(int faces) {
            return new PlainAnswer.Chance(
                    code, text, attackerSteps, defenderSteps, attackerRetreats, defenderRetreats, faces);
        }
    }

    private final int faces;
    private final List<CsvTable.Row> columns;
    /** The ratio of a column is left to right. */
    private final int[] left;

    private final int[] right;
    private final Map<String, Result> results = new LinkedHashMap<>();

    public OddsTable(String folder, int faces) {
        this.faces = faces;
        columns = Resources.rows(folder + "combat-results.csv");
        left = columns.stream().mapToInt(row -> row.number("attack")).toArray();
        right = columns.stream().mapToInt(row -> row.number("defense")).toArray();
        for (CsvTable.Row row : Resources.rows(folder + "results.csv"))
            results.put(
                    row.text("result"),
                    new Result(
                            row.text("result"),
                            row.text("text"),
                            row.number("attacker-steps"),
                            row.number("defender-steps"),
                            row.yes("attacker-retreats"),
                            row.yes("defender-retreats")));
        for (CsvTable.Row row : columns)
            for (int die = 1; die <= faces; die++)
                if (!results.containsKey(row.text(Integer.toString(die))))
                    throw row.fault("there is no result " + row.text(Integer.toString(die)));
    }

    /** The best column whose ratio the strengths reach, or -1 if they do not reach the first. */
    public int column(int attack, int defense) {
        int column = -1;
        for (CsvTable.Row row : columns) if (attack * row.number("defense") >= defense * row.number("attack")) column++;
        return column;
    }

    /** So many columns to the left, but not left of the first. */
    public int shifted(int column, List<PlainAnswer.Shift> shifts) {
        return Math.max(
                0, column - shifts.stream().mapToInt(PlainAnswer.Shift::columns).sum());
    }

    public String name(int column) {
        return columns.get(column).text("column");
    }

    /** The column of that name; there is always one for a battle that was fought. */
    public int column(String name) {
        for (int column = 0; column < columns.size(); column++) if (name(column).equals(name)) return column;
        throw new IllegalArgumentException("there is no column " + name);
    }

    public Result result(int column, int die) {
        return results.get(columns.get(column).text(Integer.toString(die)));
    }

    /** Everything that can come of a column, in the order of the die. */
    public List<PlainAnswer.Chance> chances(int column) {
        Map<Result, Integer> counts = new LinkedHashMap<>();
        for (int die = 1; die <= faces; die++) counts.merge(result(column, die), 1, Integer::sum);
        List<PlainAnswer.Chance> chances = new ArrayList<>();
        counts.forEach((result, count) -> chances.add(result.chance(count)));
        return chances;
    }

    public PlainAnswer.Odds odds(
            PlainState state,
            int hex,
            List<PlainUnit> attackers,
            int attack,
            int defense,
            List<PlainAnswer.Shift> shifts) {
        List<String> defenders = new ArrayList<>();
        state.unitsIn(hex, unit -> defenders.add(unit.id()));
        int column = column(attack, defense);
        int shifted = shifted(column, shifts);
        return new PlainAnswer.Odds(
                state.scenario().hexName(hex),
                PlainUnit.ids(attackers),
                defenders,
                attack,
                defense,
                name(column),
                shifts,
                name(shifted),
                faces,
                chances(shifted),
                List.of());
    }
}
