package salient.wave.data;

import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** The Turn Record Track: a date for each game turn and the die results that make it overcast (M.2). */
@Clause("wave 5.3b")
public final class WeatherTable {
    private static final List<CsvTable.Row> ROWS = Resources.rows("wave/weather.csv");

    private WeatherTable() {}

    /** The highest die result that is overcast. */
    public static int overcastUpTo(int turn) {
        return row(turn).number("overcast_up_to");
    }

    /** As in {@code 20 Dec}. */
    public static String date(int turn) {
        return row(turn).text("date");
    }

    /** Of the month, as in 20. */
    public static int day(int turn) {
        return Integer.parseInt(date(turn).substring(0, date(turn).indexOf(' ')));
    }

    /** As in {@code Dec}. */
    public static String month(int turn) {
        return date(turn).substring(date(turn).indexOf(' ') + 1);
    }

    private static CsvTable.Row row(int turn) {
        CsvTable.Row row = ROWS.get(turn - 1);
        if (row.number("turn") != turn) throw row.fault("should be game turn " + turn);
        return row;
    }
}
