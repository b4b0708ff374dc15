package salient.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** What is played under load, and where it is stored. */
final class LoadOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            split = ",",
            description = "What is played, one or several with commas; default breakthrough, wave and greatbattles.")
    private List<String> games = List.of("breakthrough", "wave", "greatbattles");

    @Option(names = "--database", paramLabel = "URL", description = "A PostgreSQL database instead of a file.")
    private String database;

    List<String> games() {
        return games.stream().map(game -> Games.named(game).id()).toList();
    }

    boolean isOnFile() {
        return database == null;
    }

    List<String> where() throws IOException {
        return where(database);
    }

    /** A fresh folder, or the database named, as options of the server. */
    static List<String> where(String database) throws IOException {
        if (database != null) return List.of("--database", database);
        Path data = Files.createTempDirectory("salient-load");
        return List.of("--data", data.toString());
    }
}
