package salient.lab.tournament;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import salient.kernel.play.Side;
import salient.lab.study.BadStudy;
import salient.lab.study.Manifest;
import salient.lab.study.Study;
import salient.lab.study.StudyFolder;
import salient.lab.study.StudyJson;
import salient.lab.study.StudyResult;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/**
 * Every player against every other, once on each side with the same dice. The games of two players on given sides are
 * a study, so a tournament on disk is a folder of studies.
 */
public final class Tournament {
    private static final String FILE = "tournament.json";

    /** What decides the result; the same values give the same tournament on any number of threads. */
    public record Settings(
            String game, String scenario, Map<String, String> options, List<String> players, long seed, int games) {
        public Settings {
            options = new TreeMap<>(options);
            players = List.copyOf(players);
        }
    }

    /** The games of two players, named by their places in the list, on given sides. */
    private record Match(int first, int second, Manifest manifest) {
        String folder() {
            return String.join("-against-", manifest.players().values());
        }
    }

    private final GameCatalog catalog;
    private final Settings settings;
    private final List<Match> matches = new ArrayList<>();

    /** What cannot be played is a {@link BadStudy} that says why. */
    public Tournament(GameCatalog catalog, Settings settings) {
        this.catalog = catalog;
        this.settings = settings;
        check();
        GameEntry entry = entry();
        List<Side> sides = entry.game().sides();
        for (int a = 0; a < settings.players().size(); a++)
            for (int b = a + 1; b < settings.players().size(); b++) {
                matches.add(new Match(a, b, manifest(entry, sides, a, b)));
                matches.add(new Match(b, a, manifest(entry, sides, b, a)));
            }
    }

    private void check() {
        if (settings.players().size() < 2) throw new BadStudy("A tournament needs at least two players.");
        if (new LinkedHashSet<>(settings.players()).size() < settings.players().size())
            throw new BadStudy("A player is named twice; each player is named once.");
        if (settings.games() < 2 || settings.games() % 2 != 0)
            throw new BadStudy("The number of games must be even and at least 2: half of them are played with the sides"
                    + " swapped.");
    }

    private GameEntry entry() {
        return catalog.find(settings.game())
                .orElseThrow(() -> new BadStudy("There is no game " + settings.game() + "; the games are "
                        + String.join(", ", catalog.ids()) + "."));
    }

    private Manifest manifest(GameEntry entry, List<Side> sides, int first, int second) {
        Map<String, String> seated = Map.of(
                sides.get(0).id(), settings.players().get(first),
                sides.get(1).id(), settings.players().get(second));
        return Manifest.of(
                entry,
                settings.scenario(),
                settings.options(),
                seated,
                List.of(),
                settings.seed(),
                settings.games() / 2);
    }

    /** The settings of a tournament that was saved. */
    public static Settings saved(Path folder) {
        return StudyJson.read(folder.resolve(FILE), Settings.class, "a tournament");
    }

    public Settings settings() {
        return settings;
    }

    /** How many games are played in all. */
    public int games() {
        return matches.size() * settings.games() / 2;
    }

    /**
     * Plays what is missing. With a folder, everything finished is on disk when {@code stop} ends the tournament early.
     *
     * @param finished told after each game how many are finished
     */
    public TournamentResult run(Optional<Path> folder, int threads, IntConsumer finished, BooleanSupplier stop) {
        folder.ifPresent(this::write);
        List<TournamentResult.Played> played = new ArrayList<>();
        int[] before = {0};
        for (Match match : matches) {
            if (stop.getAsBoolean()) break;
            Study study =
                    new Study(match.manifest().simulation(catalog), folder.map(path -> path.resolve(match.folder())));
            StudyResult result = study.run(threads, n -> finished.accept(before[0] + n), stop);
            before[0] += result.games().size();
            played.add(new TournamentResult.Played(
                    match.first(),
                    match.second(),
                    result.games().stream().map(StudyResult.Game::winner).toList()));
        }
        Manifest first = matches.getFirst().manifest();
        List<String> sides = entry().game().sides().stream().map(Side::id).toList();
        return TournamentResult.of(settings, first.scenario(), sides, played);
    }

    private void write(Path folder) {
        if (Files.exists(folder.resolve(FILE)) && !comparable(saved(folder)).equals(comparable(settings)))
            throw new BadStudy(folder + " holds another tournament. Name another folder, or continue that tournament"
                    + " with --resume " + folder + ".");
        if (!Files.exists(folder.resolve(FILE)) && StudyFolder.isStudy(folder))
            throw new BadStudy(folder + " holds a study, not a tournament. Name another folder.");
        try {
            Files.createDirectories(folder);
        } catch (java.io.IOException e) {
            throw new BadStudy("Cannot write the tournament to " + folder + ": " + e.getMessage() + ".", e);
        }
        StudyJson.write(settings, folder.resolve(FILE));
    }

    /** The number of games and the list of players may grow. */
    private static Settings comparable(Settings s) {
        return new Settings(s.game(), s.scenario(), s.options(), List.of(), s.seed(), 0);
    }
}
