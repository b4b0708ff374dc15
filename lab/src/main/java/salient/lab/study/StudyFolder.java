package salient.lab.study;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.lab.rows.BattleRow;
import salient.lab.rows.GameRow;
import salient.lab.rows.PlayedGame;
import salient.lab.rows.TurnRow;
import tools.jackson.core.JacksonException;

/**
 * A study on disk: the manifest and JSON lines for games, turns and battles. Games are written in order, and a game's own
 * line last, so that after any interruption the lines of {@code games.jsonl} say what is complete; the rest is dropped when
 * the study goes on.
 */
public final class StudyFolder implements AutoCloseable {
    public static final String MANIFEST = "manifest.json";
    public static final String GAMES = "games.jsonl";
    public static final String TURNS = "turns.jsonl";
    public static final String BATTLES = "battles.jsonl";

    private final Path folder;
    private BufferedWriter games;
    private BufferedWriter turns;
    private BufferedWriter battles;

    private StudyFolder(Path folder) {
        this.folder = folder;
    }

    /** The manifest of a study that was saved. */
    public static Manifest manifest(Path folder) {
        return StudyJson.read(folder.resolve(MANIFEST), Manifest.class, "the manifest of a study");
    }

    public static boolean isStudy(Path folder) {
        return Files.exists(folder.resolve(MANIFEST));
    }

    /**
     * Opens a folder for a study. If part of it is there already, hands out the complete games and drops what was cut off.
     * A folder with another study is refused.
     */
    static StudyFolder open(Path path, Manifest manifest, Consumer<PlayedGame> complete) {
        StudyFolder folder = new StudyFolder(path);
        try {
            Files.createDirectories(path);
            if (isStudy(path)) {
                Manifest saved = manifest(path);
                if (!saved.withGames(manifest.games()).equals(manifest))
                    throw new BadStudy(path + " holds another study. Name another folder, or continue that study with"
                            + " --resume " + path + ".");
                folder.keepComplete(complete, manifest.games());
            }
            StudyJson.write(manifest, path.resolve(MANIFEST));
            folder.games = folder.append(GAMES);
            folder.turns = folder.append(TURNS);
            folder.battles = folder.append(BATTLES);
        } catch (IOException e) {
            throw new BadStudy("Cannot write the study to " + path + ": " + e.getMessage() + ".", e);
        }
        return folder;
    }

    private BufferedWriter append(String name) throws IOException {
        return Files.newBufferedWriter(
                folder.resolve(name), StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Rewrites the three files with the complete games at their beginning, and hands these games out. */
    private void keepComplete(Consumer<PlayedGame> complete, int most) throws IOException {
        try (var oldGames = reader(GAMES);
                var oldTurns = new Rows<>(reader(TURNS), TurnRow.class);
                var oldBattles = new Rows<>(reader(BATTLES), BattleRow.class);
                var keptGames = writer(GAMES);
                var keptTurns = writer(TURNS);
                var keptBattles = writer(BATTLES)) {
            int next = 0;
            for (String line = oldGames.readLine(); line != null && next < most; line = oldGames.readLine()) {
                GameRow game = parsed(line, GameRow.class);
                if (game == null || game.game() != next) break;
                List<TurnRow> itsTurns = oldTurns.of(row -> row.game() == game.game());
                if (itsTurns.size() != game.turns()) break;
                List<BattleRow> itsBattles = oldBattles.of(row -> row.game() == game.game());
                PlayedGame played = new PlayedGame(game, itsTurns, itsBattles);
                write(played, keptGames, keptTurns, keptBattles);
                complete.accept(played);
                next++;
            }
        }
        for (String name : List.of(GAMES, TURNS, BATTLES))
            Files.move(kept(name), folder.resolve(name), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    }

    private Path kept(String name) {
        return folder.resolve(name + ".kept");
    }

    private BufferedReader reader(String name) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) Files.createFile(file);
        return Files.newBufferedReader(file);
    }

    private BufferedWriter writer(String name) throws IOException {
        return Files.newBufferedWriter(kept(name));
    }

    /** Rows read one after another, with one looked at in advance. */
    private static final class Rows<T> implements AutoCloseable {
        private final BufferedReader reader;
        private final Class<T> type;
        private T next;

        Rows(BufferedReader reader, Class<T> type) throws IOException {
            this.reader = reader;
            this.type = type;
            advance();
        }

        private void advance() throws IOException {
            String line = reader.readLine();
            next = line == null ? null : parsed(line, type);
        }

        List<T> of(java.util.function.Predicate<T> wanted) throws IOException {
            List<T> rows = new ArrayList<>();
            for (; next != null && wanted.test(next); advance()) rows.add(next);
            return rows;
        }

        @Override
        public void close() throws IOException {
            reader.close();
        }
    }

    /** Null for a line that was cut off. */
    private static <T> T parsed(String line, Class<T> type) {
        try {
            return StudyJson.read(line, type);
        } catch (JacksonException _) {
            return null;
        }
    }

    void add(PlayedGame played) {
        try {
            write(played, games, turns, battles);
            battles.flush();
            turns.flush();
            games.flush();
        } catch (IOException e) {
            throw new BadStudy(
                    "Cannot write to " + folder + ": " + e.getMessage()
                            + ". The games written so far are kept; make room" + " and continue with --resume " + folder
                            + ".",
                    e);
        }
    }

    private static void write(PlayedGame played, BufferedWriter games, BufferedWriter turns, BufferedWriter battles)
            throws IOException {
        for (BattleRow battle : played.battles()) line(battle, battles);
        for (TurnRow turn : played.turns()) line(turn, turns);
        line(played.game(), games);
    }

    private static void line(Object row, BufferedWriter out) throws IOException {
        out.write(StudyJson.text(row));
        out.write('\n');
    }

    @Override
    public void close() {
        try {
            battles.close();
            turns.close();
            games.close();
        } catch (IOException e) {
            throw new BadStudy("Cannot write to " + folder + ": " + e.getMessage() + ".", e);
        }
    }
}
