package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.cli.Said.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.breakthrough.Breakthrough;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.OwnDice;
import salient.kernel.dice.Seed;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.kernel.record.Match;

/** What a person at the command line meets: answers, exit codes, and sentences for bad input. */
class CommandsTest {
    @TempDir
    private Path folder;

    private Said judge(String text, String... more) throws IOException {
        Path file = folder.resolve("question.desk");
        Files.writeString(file, text);
        String[] arguments = new String[more.length + 2];
        arguments[0] = "judge";
        arguments[1] = file.toString();
        System.arraycopy(more, 0, arguments, 2, more.length);
        return run(arguments);
    }

    @Test
    void theGamesAreListedWithScenariosAndOptions() {
        Said said = run("games");
        assertThat(said.code()).isZero();
        assertThat(said.out()).contains("scenario twelve-days", "level=3", "(default)", "breakthrough 2.1c");
    }

    @Test
    void aScenarioFileIsSummedUpOrRefusedWithFileLineAndReason() throws IOException {
        Path example = Path.of("..", "docs", "examples", "six-nations.txt");
        Said fine = run("scenario", example.toString());
        assertThat(fine.code()).isZero();
        assertThat(fine.out()).contains("2 days on a table of 40 by 36 inches", "A1 Guards Armoured, experienced");
        assertThat(fine.out()).doesNotContain("handicap");
        Path evened = folder.resolve("evened.txt");
        Files.writeString(evened, Files.readString(example) + "handicap \"The fog lifts.\"\nwith-handicap fog-lifts\n");
        assertThat(run("scenario", evened.toString()).out()).contains("With the handicap: The fog lifts.");
        Path broken = folder.resolve("broken.txt");
        Files.writeString(broken, Files.readString(example).replace("afv:Cromwell", "afv:Cromwel"));
        Said bad = run("scenario", broken.toString());
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err())
                .contains(broken + ", line 27, column 51: there is no vehicle 'Cromwel' in the vehicle table");
    }

    @Test
    void aScenarioOfOnesOwnIsStudiedToo() {
        String[] own = {"--scenarios", Path.of("..", "docs", "examples").toString(), "--scenario", "six-nations"};
        Said study = run(and(own, "simulate", "greatbattles", "--games", "1"));
        assertThat(study.code()).isZero();
        assertThat(study.out()).contains("The river of six nations · 1 games");
        Said tournament = run(and(own, "tournament", "greatbattles", "--players", "regular,random", "--games", "2"));
        assertThat(tournament.out()).contains(" · 2 games");
        assertThat(run("simulate", "greatbattles", "--scenario", "six-nations").err())
                .contains("six-nations");
    }

    @Test
    void aStudyOfAnOwnScenarioIsNeitherSavedNorSentToACluster() {
        String[] own = {"--scenarios", Path.of("..", "docs", "examples").toString(), "--scenario", "six-nations"};
        Said saved = run(and(own, "simulate", "greatbattles", "--save", folder.toString()));
        assertThat(saved.code()).isEqualTo(2);
        assertThat(saved.err()).contains("--scenarios goes with neither --save nor --resume");
        assertThat(folder).isEmptyDirectory();
        Said sent = run(and(own, "simulate", "greatbattles", "--on", "local[1]"));
        assertThat(sent.code()).isEqualTo(2);
        assertThat(sent.err()).contains("--on goes without --scenarios");
    }

    private static String[] and(String[] more, String... first) {
        return Stream.concat(Stream.of(first), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void standingReactionsSaveHandOvers() {
        Said said = run("handovers", "wave", "--scenario", "northern-shoulder", "--games", "1");
        assertThat(said.code()).isZero();
        List<Double> averages = said.out()
                .lines()
                .filter(line -> line.contains("hand-overs on average"))
                .map(line -> Double.valueOf(line.strip().split(" ")[0]))
                .toList();
        assertThat(averages).hasSize(2);
        assertThat(averages.get(1)).isBetween(1.0, 15.0).isLessThan(averages.getFirst() / 2);
        assertThat(run("handovers", "wave", "--policy", "demolition perhaps").err())
                .contains("Bridge demolition cannot be settled by perhaps; it can be settled by ask, ");
        assertThat(run("handovers", "race", "--games", "0").err()).contains("A study needs at least one game.");
    }

    @Test
    void anUnknownGameIsAnsweredWithTheGamesThereAre() {
        Said said = run("games", "chess");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("there is no game chess", "breakthrough");
    }

    /** Within seconds, and without a trace of Spark. */
    @Test
    void aClusterThatIsNotThereIsToldInASentence() {
        Said absent = run("simulate", "race", "--games", "1", "--on", "spark://127.0.0.1:1");
        assertThat(absent.code()).isEqualTo(2);
        assertThat(absent.err().strip()).hasLineCount(1).contains("No Spark master answers at spark://127.0.0.1:1");
        Said unknown = run("simulate", "race", "--games", "1", "--on", "yarn");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("A cluster is written local[*]");
    }

    @Test
    void aStudyThatCannotBeRunIsToldInASentence() throws IOException {
        assertThat(run("simulate", "race", "--player", "german=nobody").err()).contains("the players are ");
        assertThat(run("simulate", "race", "--player", "german=veteran@0").err())
                .contains("a number of playouts from 1 to 99999 can follow the name of a player that searches");
        assertThat(run("simulate", "race", "--games", "1", "--player", "german=veteran@4", "--intentions")
                        .out())
                .contains("What the players of game 0 intended:", "german: ", "Expects ");
        assertThat(run("simulate", "race", "--set", "constants.csv:nothing:value=3")
                        .err())
                .contains("race/constants.csv has no row nothing");
        assertThat(run("simulate", "race", "--set", "nothing.csv:a:b=3").err())
                .contains("There is no data file race/nothing.csv");
        Path study = folder.resolve("study");
        assertThat(run("simulate", "race", "--games", "2", "--save", study.toString())
                        .code())
                .isZero();
        Path manifest = study.resolve("manifest.json");
        Files.writeString(
                manifest, Files.readString(manifest).replaceFirst("\"rulesVersion\":\\d+", "\"rulesVersion\":99"));
        Said other = run("simulate", "--resume", study.toString());
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err().strip()).hasLineCount(1).contains("version 99", "Run the study again.");
        assertThat(run("compare", manifest.toString(), manifest.toString()).err())
                .contains("is not the result of a study");
    }

    @Test
    void anUnknownCommandIsBadInput() {
        assertThat(run("conquer").code()).isEqualTo(2);
    }

    @Test
    void theExampleOfTheManualPlays() throws IOException {
        Said said = run("judge", home().resolve("docs/examples/attack.desk").toString());
        assertThat(said.code()).isZero();
        assertThat(said.out())
                .contains("Attack on 9,22, rough, at odds of 5.15.")
                .contains("2.4c: No German unit may move in this phase on December 16.")
                .contains("rolled attacker losses: 50 on d100 (breakthrough 8.3e)")
                .contains("eliminated e/28");
    }

    @Test
    void aRefusedOrderNamesEveryClauseAndTheAnswerIsNo() throws IOException {
        Said said = judge("""
            game breakthrough
            scenario twelve-days
            begin
            done
            done
            move 2/2PZ 1
            """);
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).contains("refused", "breakthrough 2.4c", "breakthrough 7.6m");
    }

    @Test
    void theDeskKnowsScenariosOfAFolderAndTablesInABlock() throws IOException {
        Files.copy(Path.of("..", "docs", "examples", "six-nations.txt"), folder.resolve("mine.txt"));
        String question = "game greatbattles\nscenario six-nations\nlegal step\n";
        assertThat(judge(question).code()).isEqualTo(2);
        Said said = judge(question, "--scenarios", folder.toString());
        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isZero();
        Said own = run("judge", home().resolve("docs/examples/lane.desk").toString());
        assertThat(own.err()).isEmpty();
        assertThat(own.out())
                .contains("> aim allied/A1/1 axis/A1/1\n  refused\n", "greatbattles G28: ")
                .contains("  scenario lane \"A lane\"");
    }

    @Test
    void scriptedDiceShowWhatTheyAreTold() throws IOException {
        Said said = judge(DeskTest.FIGHT + "dice 1 100 10000\ndone\n");
        assertThat(said.out()).contains("attacker losses: 1 on d100", "defender losses: 100 on d100");
        Said without = judge(DeskTest.FIGHT + "done\n");
        assertThat(without.code()).isEqualTo(2);
        assertThat(without.err()).contains("line 7, column 1", "attacker losses", "'dice'", "'seed'");
    }

    @Test
    void oneSideIsAnsweredFromWhatItKnows() throws IOException {
        String question = """
            game breakthrough
            scenario twelve-days
            begin
            artillery 2/2PZ max
            display 2/2PZ
            """;
        assertThat(judge(question).out()).contains("ARTILLERY: 33");
        assertThat(judge(question, "--as", "american").out()).doesNotContain("ARTILLERY: 33");
        Said unknown = judge(question, "--as", "french");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("There is no side french", "american, german");
    }

    @Test
    void answersForProgramsAreJson() throws IOException {
        Said said = judge("game breakthrough\nscenario twelve-days\nlegal\n", "--json");
        assertThat(said.out()).startsWith("{\"game\":\"breakthrough\"").contains("\"begin\"");
    }

    @Test
    void whatCannotBeReadIsNamedByLineAndColumn() throws IOException {
        assertThat(judge("game breakthrough\nscenario forever\n").err())
                .contains("line 2, column 10")
                .contains("first-seven-days");
        assertThat(judge("game breakthrough\nscenario twelve-days level=9\n").err())
                .contains("level cannot be 9");
        assertThat(judge("game breakthrough\nscenario twelve-days\nbegin\nmove 9/9XX 1\n")
                        .err())
                .contains("line 4, column 6");
        assertThat(judge("game breakthrough\nposition\n  breakthrough twelve-days\n  turn 99\n")
                        .err())
                .contains("line 4, column 8");
        assertThat(judge("game breakthrough\n").code()).isEqualTo(2);
        assertThat(run("judge", folder.resolve("nothing").toString()).err()).contains("there is no file");
    }

    @Test
    void aRecordReplaysAndItsDiceAreAudited() throws IOException {
        Path file = folder.resolve("game.record");
        String record = record();
        Files.writeString(file, record);
        Said said = run("replay", file.toString(), "--audit", "--log");
        assertThat(said.code()).isZero();
        assertThat(said.out()).contains("steps and", "rolls are those of the committed seed", "rolled attacker losses");
    }

    @Test
    void aRecordWithOneByteChangedOrCutInHalfIsRefusedByPlace() throws IOException {
        Path file = folder.resolve("game.record");
        String record = record();
        Files.writeString(file, record.replace("attack 2/2PZ 1", "attack 2/2PZ 2"));
        Said changed = run("replay", file.toString());
        assertThat(changed.code()).isEqualTo(2);
        assertThat(changed.err()).containsPattern("line \\d+, column \\d+");
        Files.writeString(file, record.substring(0, record.length() / 2));
        Said cut = run("replay", file.toString());
        assertThat(cut.code()).isEqualTo(2);
        assertThat(cut.err()).containsPattern("line \\d+, column \\d+").contains("expected");
    }

    /** Fresh: of the rules as they are, to the end, with dice that can be audited. */
    @Test
    void thePagesHaveAFreshDemonstrationOfEveryGame() throws IOException {
        for (Game game : Games.ALL) {
            Path file = home().resolve("web/public/demonstrations/" + game.id() + ".txt");
            Said said = run("replay", file.toString(), "--audit");
            assertThat(said.code()).as(said.err() + said.out()).isZero();
            GameRecord record = GameRecord.parse(Files.readString(file));
            assertThat(record.header().rules()).as(game.id()).isEqualTo(game.rulesVersion());
            assertThat(record.result()).as(game.id()).isPresent();
        }
    }

    @Test
    void anAuditSaysWhichRollsThePlayersMadeThemselves() throws IOException {
        Breakthrough game = new Breakthrough();
        Seed seed = Seed.of("a test");
        Header header = Header.of(game, game.scenario("twelve-days"), Options.of(game.options(), java.util.Map.of()))
                .withOwnDice(true)
                .withDice(seed.commitment(), new java.util.TreeMap<>());
        Match match = new Match(game, header, DiceSource.keyed(seed.with(new java.util.TreeMap<>())));
        for (String order : new String[] {"begin", "done", "done", "attack 2/2PZ 1"})
            match.play(game.notation().parseOrder(order, match.position()), _ -> {});
        List<Integer> typed = new ArrayList<>();
        boolean played = false;
        while (!played)
            try {
                match.propose(game.notation().parseOrder("done", match.position()), new OwnDice(typed), match::adopt);
                played = true;
            } catch (OwnDice.WantedRoll wanted) {
                typed.add(1);
            }
        assertThat(typed).isNotEmpty();
        Path file = folder.resolve("own.txt");
        Files.writeString(file, match.record().revealing(seed).text());
        Said said = run("replay", file.toString(), "--audit");
        assertThat(said.code()).as(said.err() + said.out()).isZero();
        assertThat(said.out())
                .contains((typed.size() == 1 ? "1 roll was" : typed.size() + " rolls were")
                        + " made with the players' own dice and typed in; they cannot be audited.");
    }

    private static String record() {
        Breakthrough game = new Breakthrough();
        Seed seed = Seed.of("a test");
        Header header = Header.of(game, game.scenario("twelve-days"), Options.of(game.options(), java.util.Map.of()))
                .withDice(seed.commitment(), new java.util.TreeMap<>());
        Match match = new Match(game, header, DiceSource.keyed(seed.with(new java.util.TreeMap<>())));
        for (String order : new String[] {"begin", "done", "done", "attack 2/2PZ 1", "done"})
            assertThat(match.play(game.notation().parseOrder(order, match.position()), _ -> {})
                            .isLegal())
                    .isTrue();
        return match.record().revealing(seed).text();
    }

    @Test
    void simulationsNeedPlayersThatExist() {
        assertThat(run("simulate", "breakthrough", "--games", "1", "--german", "napoleon")
                        .err())
                .contains("There is no computer player napoleon for the German side; the players are random, greedy");
        assertThat(run("simulate", "breakthrough", "--games", "0").code()).isEqualTo(2);
    }

    @Test
    void theClauseReportFindsCodeAndTestsInTheCompiledClasses() {
        System.setProperty("salient.home", home().toString());
        Said said = run("rules", "breakthrough");
        assertThat(said.out()).contains("breakthrough 7.6b · rule · printed", "enforced by", "tested by");
        assertThat(run("rules", "breakthrough", "--json").out()).startsWith("{\"totals\":{\"game\":\"breakthrough\"");
    }

    private static Path home() {
        Path here = Path.of("").toAbsolutePath();
        return Files.isDirectory(here.resolve("docs")) ? here : here.getParent();
    }

    @Test
    void gamesAreCopiedAndRestoredWhileTheProgramRunsAndAfterIt() throws IOException {
        Path data = folder.resolve("games");
        Path copy = folder.resolve("copy.db");
        try (var server =
                salient.server.RunningServer.start(salient.server.ServerSettings.local(data), Games.catalog())) {
            assertThat(server.port()).isPositive();
            assertThat(run("backup", copy.toString(), "--data", data.toString()).code())
                    .isZero();
            Said running = run("restore", copy.toString(), "--data", data.toString());
            assertThat(running.code()).isZero();
            assertThat(running.out()).contains("are those of " + copy, "The games before are in");
        }
        Said restored = run("restore", copy.toString(), "--data", data.toString());
        assertThat(restored.code()).isZero();
        assertThat(restored.out()).contains("The games before are in");
    }

    @Test
    void aFolderThatCannotBeUsedIsOneSentenceAndExitCodeTwo() throws IOException {
        Path notAFolder = Files.writeString(folder.resolve("file"), "x");
        Path empty = Files.createDirectories(folder.resolve("empty"));
        Files.createFile(empty.resolve("salient.db"));
        for (Path data : new Path[] {notAFolder, empty, Path.of("/proc/no/such/folder")}) {
            Said said = run("serve", "--no-browser", "--port", "0", "--data", data.toString());
            assertThat(said.code()).isEqualTo(2);
            assertThat(said.err().lines()).as(said.err()).hasSize(1);
        }
    }
}
