package salient.players.catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.conformance.BreakthroughCandidate;
import salient.breakthrough.map.BreakthroughMapSource;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.OwnScenarios;
import salient.greatbattles.conformance.GreatBattlesCandidate;
import salient.kernel.play.Game;
import salient.players.breakthrough.BreakthroughStaffs;
import salient.players.greatbattles.GreatBattlesStaffs;
import salient.players.race.RaceStaffs;
import salient.players.wave.WaveStaffs;
import salient.race.Race;
import salient.wave.Wave;
import salient.wave.conformance.WaveCandidate;
import salient.wave.map.WaveMapSource;

/** The games a program offers. {@link #standard} is the one place where a game is registered. */
public record GameCatalog(List<GameEntry> entries) {
    // One line for each game. Server, command line, laboratory and benchmarks take their games from here.
    private static final GameCatalog STANDARD = new GameCatalog(List.of(
            GameEntry.plain(new Race(), RaceStaffs.offers())
                    .learningBy(RaceStaffs.LEARNING)
                    .oncePlayedBy(RaceStaffs.FIRST),
            GameEntry.of(new Breakthrough(), BreakthroughStaffs.offers())
                    .testedAs(new BreakthroughCandidate())
                    .drawnBy(BreakthroughStaffs.DETERMINIZER)
                    .learningBy(BreakthroughStaffs.LEARNING)
                    .tunedBy(BreakthroughStaffs.TUNING)
                    .oncePlayedBy(BreakthroughStaffs.FIRST)
                    .onMap(() -> new BreakthroughMapSource().load()),
            GameEntry.of(new Wave(), WaveStaffs.offers())
                    .testedAs(new WaveCandidate())
                    .drawnBy(WaveStaffs.DETERMINIZER)
                    .learningBy(WaveStaffs.LEARNING)
                    .tunedBy(WaveStaffs.TUNING)
                    .oncePlayedBy(WaveStaffs.FIRST)
                    .onMap(() -> new WaveMapSource().load()),
            GameEntry.of(new GreatBattles(), GreatBattlesStaffs.offers())
                    .testedAs(new GreatBattlesCandidate())
                    .drawnBy(GreatBattlesStaffs.DETERMINIZER)
                    .learningBy(GreatBattlesStaffs.LEARNING)
                    .tunedBy(GreatBattlesStaffs.TUNING)
                    .oncePlayedBy(GreatBattlesStaffs.FIRST)
                    .readingScenarios((folder, refused) -> new GreatBattles(OwnScenarios.folder(folder, refused)))));

    public GameCatalog {
        entries = List.copyOf(entries);
    }

    /** Every game of Salient. */
    public static GameCatalog standard() {
        return STANDARD;
    }

    /** The same games with the scenarios of a folder added to those that read scenario files; refused files are told. */
    public GameCatalog withScenarios(Path folder, Consumer<String> refused) {
        return new GameCatalog(entries.stream()
                .map(entry -> entry.withScenarios(folder, refused))
                .toList());
    }

    /** The same games, one of them with a player that judges by a model. */
    public GameCatalog withLearned(String game, String file, String table) {
        return new GameCatalog(entries.stream()
                .map(entry -> entry.id().equals(game) ? entry.withLearned(file, table) : entry)
                .toList());
    }

    public Optional<GameEntry> find(String id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /** The entry of a game that is known to be in the catalog. */
    public GameEntry entry(Game game) {
        return find(game.id()).orElseThrow(() -> new IllegalArgumentException(game.id() + " is not in the catalog"));
    }

    public List<Game> games() {
        return entries.stream().map(GameEntry::game).toList();
    }

    public List<String> ids() {
        return entries.stream().map(GameEntry::id).toList();
    }
}
