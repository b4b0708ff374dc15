package salient.breakthrough.tables;

import java.util.List;
import salient.kernel.table.Table;

/** The tables and texts of the game. */
public final class Resources {
    private static final String FOLDER = "/salient/breakthrough/";

    private Resources() {}

    public static List<Table.Row> rows(String file) {
        return Table.read(FOLDER + file);
    }

    public static String text(String file) {
        return Table.text(FOLDER + file);
    }
}
