package salient.players.breakthrough;

import java.util.List;
import salient.kernel.table.Table;

/** The tables of the staffs: where they want to go and what they want to hold. */
final class Resources {
    private static final String FOLDER = "/salient/players/breakthrough/";

    private Resources() {}

    static List<Table.Row> rows(String file) {
        return Table.read(FOLDER + file);
    }
}
