package salient.wave.combat;

import salient.kernel.data.BadData;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/**
 * The Combat Results Table and the ladder of odds it stands on (D.9). A place on the ladder is a number: 0 is 1:1, 1 is
 * 2:1, -1 is 1:2, without end either way.
 */
@Clause({"wave D.9", "wave 10.7a", "wave 10.8", "wave 10.9a", "wave 10.10"})
public final class CombatResults {
    /** Steps lost by attacker and defender. */
    public record Result(int attacker, int defender) {
        @Override
        public String toString() {
            return attacker + "/" + defender;
        }
    }

    private static final String FILE = "combat-results.csv";
    /** 1:4 and 7:1: the ends of the table. */
    public static final int WORST = place("1:4");

    public static final int BEST = place("7:1");
    private static final Result[][] TABLE = new Result[BEST - WORST + 1][6];
    private static final Result HOPELESS;
    private static final Result CERTAIN;

    static {
        Result hopeless = null;
        Result certain = null;
        for (CsvTable.Row row : Resources.rows("wave/" + FILE)) {
            int place = place(row.text("odds"));
            Result result = new Result(row.number("attacker"), row.number("defender"));
            if (place < WORST) hopeless = result;
            else if (place > BEST) certain = result;
            else TABLE[place - WORST][row.number("die") - 1] = result;
        }
        HOPELESS = hopeless;
        CERTAIN = certain;
        for (Result[] column : TABLE)
            for (Result cell : column) if (cell == null) throw new BadData(FILE, 0, "lacks a cell");
    }

    private CombatResults() {}

    /** 10.5, 10.6: where two totals stand on the ladder, rounded in the defender's favor. */
    @Clause({"wave 10.5", "wave 10.6"})
    public static int place(int attack, int defense) {
        if (attack >= defense) return attack / defense - 1;
        return 1 - (defense + attack - 1) / attack;
    }

    /** The place of odds as {@link #name} writes them. */
    public static int place(String odds) {
        int colon = odds.indexOf(':');
        return place(Integer.parseInt(odds.substring(0, colon)), Integer.parseInt(odds.substring(colon + 1)));
    }

    /** As in {@code 3:1} or {@code 1:2}. */
    public static String name(int place) {
        return place >= 0 ? place + 1 + ":1" : "1:" + (1 - place);
    }

    /** 10.7b, tested after all shifts: whether the result needs no die. */
    @Clause("wave 10.7b")
    public static boolean isAutomatic(int place) {
        return place < WORST || place > BEST;
    }

    /** The result at a place with a die; automatic results ask no die. */
    public static Result result(int place, int die) {
        if (place < WORST) return HOPELESS;
        if (place > BEST) return CERTAIN;
        return TABLE[place - WORST][die - 1];
    }
}
