package salient.players.breakthrough;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import salient.breakthrough.tables.Table;

/** The tables of the staffs: where they want to go and what they want to hold. */
final class Resources {
    private static final String FOLDER = "/salient/players/breakthrough/";

    private Resources() {}

    static List<Table.Row> rows(String file) {
        try (InputStream in = Resources.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) throw new IllegalStateException(file + ": no such resource");
            return Table.parse(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }
}
