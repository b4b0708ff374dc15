package salient.greatbattles.tables;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.greatbattles.geometry.Point;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** The numbers of the ten charts, read once from the tables. */
public final class Charts {
    /** G8: a dash, which no modifier turns into a chance. */
    @Clause("greatbattles G8")
    public static final int NEVER = Integer.MIN_VALUE;

    private static final Map<String, String> CELLS = cells("actions", "barrage", "morale", "airborne", "infantryfire");
    private static final int[] INFANTRY_COLUMNS = columns("infantry/to_hit/");
    private static final int[] SMG_COLUMNS = columns("smg/to_hit/");
    private static final int[] DEPLOYMENT_COLUMNS = columns("deployment/during_day/");
    private static final int[] GUN_COLUMNS = {3, 6, 9, 12};
    private static final int[][][] INFANTRY = infantry();
    private static final int[][] SIGHTING = sighting();
    private static final int[] RALLY = rally();
    private static final int[][] BARRAGE = barrage();
    private static final int[][] RATES = rates();
    private static final int[][][] GUN = gun();
    private static final int[][] MORALE = morale();
    private static final int[][] REPLACEMENTS = replacements();

    private Charts() {}

    private static Map<String, String> cells(String... files) {
        Map<String, String> cells = new TreeMap<>();
        for (String file : files)
            for (CsvTable.Row row : Resources.rows("greatbattles/tables/" + file + ".csv")) {
                boolean fire = file.equals("infantryfire");
                String column = row.text(fire ? "range_max" : "col");
                cells.put(
                        row.text("table") + "/" + row.text("row") + (column.isEmpty() ? "" : "/" + column),
                        row.text(fire ? "score" : "value"));
            }
        return cells;
    }

    private static String cell(String key) {
        String value = CELLS.get(key);
        if (value == null) throw new IllegalStateException("the charts have no cell " + key);
        return value;
    }

    private static int number(String cell) {
        if (cell.equals("-")) return NEVER;
        return Integer.parseInt(cell.startsWith("+") ? cell.substring(1) : cell);
    }

    /** A single number of the charts, by table, row and column. */
    public static int value(String key) {
        return number(cell(key));
    }

    /** A cell that is no single number, such as 1d/1s/-3. */
    public static String text(String key) {
        return cell(key);
    }

    /** The columns of a chart headed by ranges: the upper limit of each one in inches. */
    private static int[] columns(String row) {
        return CELLS.keySet().stream()
                .filter(key -> key.startsWith(row) && Character.isDigit(key.charAt(row.length())))
                .mapToInt(key -> Integer.parseInt(key.substring(row.length())))
                .sorted()
                .toArray();
    }

    /** The number of the first column that reaches this far; the last one if none does. */
    private static int band(int[] columns, int mils) {
        int band = 0;
        while (band < columns.length - 1 && mils > columns[band] * Point.INCH) band++;
        return band;
    }

    /** The upper end of a band such as 26-75. */
    private static int upTo(String key) {
        String band = cell(key);
        String end = band.substring(band.indexOf('-') + 1);
        return end.equals("00") ? 100 : Integer.parseInt(end); // G3: 00 is 100
    }

    private static int[][] rates() {
        List<CsvTable.Row> rows = Resources.rows("greatbattles/tables/movement.csv");
        String[] columns = {
            "good_column",
            "good_assault",
            "good_defensive",
            "bad_column",
            "bad_assault",
            "bad_defensive",
            "dirt_road",
            "paved_road"
        };
        int[][] rates = new int[Mobility.values().length][columns.length];
        for (Mobility m : Mobility.values()) {
            CsvTable.Row row = rows.stream()
                    .filter(r -> r.text("type").equals(m.row()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("movement.csv has no row " + m.row()));
            for (int c = 0; c < columns.length; c++) rates[m.ordinal()][c] = quarters(row.text(columns[c]));
        }
        return rates;
    }

    private static int quarters(String inches) {
        if (inches.equals("-")) return 0;
        int dot = inches.indexOf('.');
        if (dot < 0) return Integer.parseInt(inches) * 4;
        return Integer.parseInt(inches.substring(0, dot)) * 4 + 2;
    }

    /** C7M: the rate of one action in quarter inches; 0 where the chart has a dash. */
    @Clause({"greatbattles C7Ma", "greatbattles C7Mb", "greatbattles C7Me"})
    public static int rate(Mobility row, Formation formation, GroundType going) {
        int column = switch (going) {
            case GOOD -> formation.onGround().ordinal();
            case BAD -> 3 + formation.onGround().ordinal();
            case DIRT_ROAD -> 6;
            case PAVED_ROAD -> 7;
            case IMPASSABLE -> throw new IllegalArgumentException("no rate on impassable ground");
        };
        return RATES[row.ordinal()][column];
    }

    private static int[][][] gun() {
        int[][][] table = new int[5][7][4];
        String[] rows = {"to_hit", "dismounted", "soft", "armor_L", "armor_M", "armor_H", "armor_S"};
        for (CsvTable.Row row : Resources.rows("greatbattles/tables/gunfire.csv"))
            for (int r = 0; r < rows.length; r++)
                if (row.text("row").equals(rows[r]))
                    for (int b = 0; b < GUN_COLUMNS.length; b++)
                        table["0LMHS".indexOf(row.text("gun"))][r][b] = number(row.text("le" + GUN_COLUMNS[b]));
        return table;
    }

    /** C7Fn: the score of a gun class (1 to 4) in a band (0 to 3); row 0 to hit, 1 dismounted, 2 soft, 3 to 6 armor. */
    @Clause({"greatbattles C7Fn", "greatbattles C7Fo", "greatbattles C7Fp", "greatbattles V15"})
    public static int gunFire(int gun, int row, int band) {
        return GUN[gun][row][band];
    }

    /** The band of a distance in the gun chart. */
    public static int gunBand(int mils) {
        return band(GUN_COLUMNS, mils);
    }

    /** C7Fn: how far guns fire, in mils. */
    public static int gunRange() {
        return GUN_COLUMNS[GUN_COLUMNS.length - 1] * Point.INCH;
    }

    /** The band of a distance in the infantry or smg chart. */
    public static int infantryBand(boolean smg, int mils) {
        return band(smg ? SMG_COLUMNS : INFANTRY_COLUMNS, mils);
    }

    /** C7Fj, ACT30: how far infantry fires, in mils. */
    public static int infantryRange() {
        return INFANTRY_COLUMNS[INFANTRY_COLUMNS.length - 1] * Point.INCH;
    }

    /** C2f: the first band, in mils. */
    public static int deploymentClose() {
        return DEPLOYMENT_COLUMNS[0] * Point.INCH;
    }

    /** C2f: the last band in which the enemy matters, in mils. */
    public static int deploymentRange() {
        return DEPLOYMENT_COLUMNS[DEPLOYMENT_COLUMNS.length - 1] * Point.INCH;
    }

    /** C2d to C2i: the result for a battalion that deploys at a distance from the enemy. */
    public static String deployment(boolean dawn, int mils) {
        int column = DEPLOYMENT_COLUMNS[band(DEPLOYMENT_COLUMNS, mils)];
        return cell((dawn ? "deployment/dawn_phase/" : "deployment/during_day/") + column);
    }

    private static int[][][] infantry() {
        String[] rows = {"to_hit", "dismounted", "soft", "armor"};
        int[][][] table = new int[2][rows.length][];
        for (int r = 0; r < rows.length; r++) {
            String row = rows[r];
            table[0][r] = Arrays.stream(INFANTRY_COLUMNS)
                    .map(range -> value("infantry/" + row + "/" + range))
                    .toArray();
            table[1][r] = Arrays.stream(SMG_COLUMNS)
                    .map(range -> value("smg/" + row + "/" + range))
                    .toArray();
        }
        return table;
    }

    /** C7Fj, C7Fk: the score of infantry or smg in a band; row 0 to hit, 1 dismounted, 2 soft, 3 armor of any weight. */
    @Clause({"greatbattles C7Fj", "greatbattles C7Fk", "greatbattles C7Fr"})
    public static int infantryFire(boolean smg, int row, int band) {
        return INFANTRY[smg ? 1 : 0][Math.min(row, 3)][band];
    }

    /** C6: how many actions a modified percentile roll gives. */
    @Clause("greatbattles C6a")
    public static int actions(Quality quality, int die) {
        if (die <= upTo("action_roll/2/" + quality.id())) return 2;
        return die <= upTo("action_roll/1/" + quality.id()) ? 1 : 0;
    }

    /** C4: the delay in turns of a modified percentile roll. */
    @Clause({"greatbattles C4a", "greatbattles C4b"})
    public static int delay(Quality quality, int die) {
        if (die <= upTo("delay/immediate/" + quality.id())) return 0;
        if (die <= upTo("delay/1_turn/" + quality.id())) return 1;
        return die <= upTo("delay/2_turns/" + quality.id()) ? 2 : 3;
    }

    private static int[][] barrage() {
        int[][] table = new int[Cover.values().length][2];
        for (Cover cover : Cover.values())
            for (int activated = 0; activated < 2; activated++)
                table[cover.ordinal()][activated] = upTo("suppress/"
                        + switch (cover) {
                            case OPEN -> activated == 1 ? "activated_in_open" : "non_activated_or_soft_cover";
                            case SOFT -> "non_activated_or_soft_cover";
                            case HARD -> "hard_cover";
                            case BUNKER -> "bunker";
                        });
        return table;
    }

    /** C5: the highest die that suppresses. */
    @Clause({"greatbattles C5b", "greatbattles C5c", "greatbattles C5d", "greatbattles C5e"})
    public static int barrage(Cover cover, boolean activated) {
        return BARRAGE[cover.ordinal()][activated ? 1 : 0];
    }

    /** Q41a: the highest die with which an aircraft destroys. */
    @Clause("greatbattles Q41a")
    public static int airDestroys(boolean rockets, boolean vehicleOrBunker) {
        if (!rockets) return upTo("air_destroy/fighter_bomber");
        return upTo("air_destroy/rocket_equipped" + (vehicleOrBunker ? "_vs_vehicle_or_bunker" : ""));
    }

    private static int[][] morale() {
        int[][] table = new int[11][9];
        for (int count = 1; count <= 10; count++)
            for (int stands = 1; stands <= 8; stands++) table[count][stands] = value("morale/" + count + "/" + stands);
        return table;
    }

    /** C10d, C10g: the score for a count of hits on a battalion with this many stands. */
    @Clause({"greatbattles C10d", "greatbattles C10g", "greatbattles C10h"})
    public static int morale(int count, int stands) {
        return MORALE[Math.min(count, 10)][Math.min(stands, 8)];
    }

    private static int[][] replacements() {
        List<CsvTable.Row> rows = Resources.rows("greatbattles/tables/replacements.csv");
        int[][] table = new int[4][5];
        for (int r = 1; r < 4; r++)
            for (SupplyGrade grade : SupplyGrade.values())
                table[r][grade.ordinal()] = rows.get(r).number(grade.id());
        return table;
    }

    /** R1: the roll that returns a stand; never for an isolated unit. */
    @Clause({"greatbattles R1", "greatbattles R3"})
    public static int replacement(SupplySituation row, SupplyGrade grade) {
        return REPLACEMENTS[row.ordinal()][grade.ordinal()];
    }

    private static int[] rally() {
        return Arrays.stream(Quality.values())
                .mapToInt(quality -> value("rally/" + quality.id()))
                .toArray();
    }

    /** C9Ra. */
    @Clause("greatbattles C9Ra")
    public static int rally(Quality quality) {
        return RALLY[quality.ordinal()];
    }

    /** C3a, C3b: what a column of the activation chart costs; 0 is one battalion, n is n battlegroups. */
    @Clause({"greatbattles C3a", "greatbattles C3b"})
    public static int activation(boolean dawn, int battlegroups) {
        String column = battlegroups == 0
                ? "1_battalion"
                : battlegroups + (battlegroups == 1 ? "_battlegroup" : "_battlegroups");
        return value("activation_cost/" + (dawn ? "start_of_day/" : "during_day/") + column);
    }

    /** By turn, turn 3 with an even roll last; the second player and the first. */
    private static int[][] sighting() {
        String[] rows = {"1", "2", "3_odd", "4+", "3_even"};
        int[][] table = new int[rows.length][];
        for (int r = 0; r < rows.length; r++)
            table[r] = new int[] {value("sighting/" + rows[r] + "/second"), value("sighting/" + rows[r] + "/first")};
        return table;
    }

    /** C1Dj to C1Dn: the sighting distance on a turn in inches; the turn-3 roll applies from then on. */
    @Clause({"greatbattles C1Dj", "greatbattles C1Dk", "greatbattles C1Dl", "greatbattles C1Dm", "greatbattles C1Dn"})
    public static int sighting(int turn, int die, boolean firstPlayer) {
        int row = turn == 3 && die % 2 == 0 ? 4 : Math.min(turn, 4) - 1;
        return SIGHTING[row][firstPlayer ? 1 : 0];
    }
}
