package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.cli.Said.run;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The referee's desk: what it prints, and when it stops. */
class DeskTest {
    static final String FIGHT = """
            game breakthrough
            scenario twelve-days
            begin
            done
            done
            attack 2/2PZ 1
            """;

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private Said judge(String text) throws IOException {
        return run("judge", file("one.desk", text).toString());
    }

    @Test
    void whatWasJudgedBeforeAnUnreadableLineIsPrinted() throws IOException {
        Said said = judge(FIGHT + "supply 2/2PZ\nmove 9/9XX 1\ndone\n");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.out())
                .contains("> attack 2/2PZ 1\n  legal", "? supply 2/2PZ", "position\n", "plots 2/2PZ>1")
                .doesNotContain("> done\n  legal\n  Attack");
        assertThat(said.err()).contains("line 8, column 6", "9/9XX");
    }

    @Test
    void whatWasJudgedBeforeAMissingDieIsPrintedAndTheOrderWithoutDiceIsUndone() throws IOException {
        Said said = judge(FIGHT + "dice 50\ndone\n");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.out())
                .contains("> attack 2/2PZ 1\n  legal", "plots 2/2PZ>1")
                .contains("not rolled\n  dice 50");
        assertThat(said.err()).contains("line 8, column 1", "defender losses", "'dice'", "'seed'");
    }

    @Test
    void anUnreadablePositionIsNamedByItsLine() throws IOException {
        Said said = judge("game breakthrough\nposition\n  breakthrough twelve-days\n  turn 99\n");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
        assertThat(said.err()).contains("line 4, column 8");
    }

    @Test
    void diceLeftOverAreSaid() throws IOException {
        Said said = judge(FIGHT + "dice 50 50 10000 6 7\ndice secret 3\ndone\n");
        assertThat(said.code()).isZero();
        assertThat(said.out()).contains("not rolled\n  dice 6 7\n", "  secret dice 3\n");
        assertThat(judge(FIGHT).out()).doesNotContain("not rolled");
    }

    /** The action roll of a hidden battalion is made with the secret dice of its side. */
    @Test
    void secretDiceOfAHiddenBattalionAreGivenInGreatBattles() throws IOException {
        String text = """
                game greatbattles
                position
                  greatbattles
                  scenario
                    scenario lane "A lane"
                    table 20 20
                    side allied us "United States" attacker first edge S supply average points 4 artillery average 1 rounds 4 0
                    side axis german Germany edge N supply average points 4 artillery average 1 rounds 4 0
                    battalion allied A1 "1st Battalion" average inf inf
                    battalion axis A1 Grenadiers veteran inf inf
                    set-up allied A1 in box 0,0 20,5 facing 0
                    set-up axis A1 in box 0,12 20,20 facing 180
                    area town Farm 8,8 12,8 12,10 8,10
                    victory hold allied Farm
                  day 1 turn 5
                  phase allied barrage
                  unit allied/A1 hidden
                  stand allied/A1/1 10,2
                  stand allied/A1/2 12,2
                  stand axis/A1/1 10,18@180
                  stand axis/A1/2 12,18@180
                dice secret 99
                done
                """;
        Said none = judge(text);
        assertThat(none.code()).as(none.err()).isZero();
        assertThat(none.out()).contains("actions=0").doesNotContain("not rolled");
        Said one = judge(text.replace("secret 99", "secret 50 7"));
        assertThat(one.out()).contains("actions=1", "not rolled", "secret dice 7");
        Said open = judge(text.replace("secret 99", "99"));
        assertThat(open.out()).as("an open die is not for hidden battalions").contains("not rolled\n  dice 99");
    }

    @Test
    void anOrderOfTheWrongSideIsRefusedForThatAndForWhatElseForbidsIt() throws IOException {
        String text = FIGHT.replace("attack 2/2PZ 1\n", "");
        Said said =
                judge(text + "american: done\namerican: attack 2/2PZ 1\ngerman: attack 2/2PZ 1\nwhy american: done\n");
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out())
                .contains("> american: done\n  refused\n"
                        + "  breakthrough 7.3a: The German side decides now, not the American side.")
                .contains("breakthrough 6.1f: 2/2PZ is not yours to command now.")
                .contains("> german: attack 2/2PZ 1\n  legal")
                .contains("? why american: done\n  breakthrough 7.3a");
        assertThat(judge(text + "french: done\n").err())
                .contains("line 6, column 1", "expected a side and a colon (american:, german:)");
    }

    @Test
    void anOrderOfTheWrongSideCanBePutInEveryGame() throws IOException {
        for (String start : new String[] {
            "game wave\nscenario northern-shoulder\nallied: done\n",
            "game greatbattles\nscenario crossroads\naxis: done\nallied: done\n",
            "game race\nscenario bastogne\namerican: done\n"
        }) {
            Said said = judge(start);
            assertThat(said.code()).as(start + said).isEqualTo(1);
            assertThat(said.out()).contains("side decides now, not the ");
        }
    }

    @Test
    void theDeskSaysHowAGameEnded() throws IOException {
        Said said = judge("""
                game breakthrough
                position
                  breakthrough twelve-days
                  turn 12
                  phase german operation 2
                  owned german 7,13
                  german 39/26VG 9,20
                  american 501/101 9,10
                dice 1
                done
                """);
        assertThat(said.out())
                .contains("ended\n  winner: American\n  degree: American Strategic")
                .contains("  breakthrough 10.1a: Bastogne held at the end, 50")
                .containsPattern("  breakthrough 10\\.2d: American Strategic");
    }

    @Test
    void theThreatOfASideIsReadInEveryGameThatAnswersIt() throws IOException {
        assertThat(judge("game wave\nscenario northern-shoulder\nthreat german\nsupply allied\n")
                        .out())
                .contains("? threat german\n", "? supply allied\n");
        assertThat(judge("game breakthrough\nscenario twelve-days\nthreat german\n")
                        .out())
                .contains("? threat german\n");
    }

    @Test
    void manyFilesAndFoldersAreJudgedInOneCallAndTheWorstCodeCounts() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        String fine = file("fine.desk", FIGHT).toString();
        String bad = Files.writeString(inner.resolve("bad.desk"), FIGHT + "move 9/9XX 1\n")
                .toString();
        String refused = Files.writeString(inner.resolve("refused.desk"), FIGHT + "attack 2/2PZ 1\n")
                .toString();
        Files.writeString(inner.resolve("readme.txt"), "no desk file");
        Said said = run("judge", fine, inner.toString());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.out())
                .startsWith("== " + fine + "\n")
                .containsSubsequence(
                        "== end 0\n",
                        "== " + bad,
                        "problem: line 7, column 6",
                        "== end 2\n",
                        "== " + refused,
                        "== end 1\n")
                .doesNotContain("readme");
        Said json = run(
                "judge",
                "--json",
                fine,
                inner.toString(),
                folder.resolve("none").toString());
        assertThat(json.out().lines()).hasSize(4).allMatch(line -> line.startsWith("{\"file\":") && line.endsWith("}"));
        assertThat(json.out()).contains("there is no file");
    }

    @Test
    void theServingDeskAnswersFilesAndTextsLineByLine() throws IOException {
        String fine = file("fine.desk", FIGHT).toString();
        InputStream before = System.in;
        String request = "\"game breakthrough\\nscenario twelve-days\\ndone\\n\"";
        System.setIn(
                new ByteArrayInputStream((fine + "\n\n" + request + "\n\"half\n").getBytes(StandardCharsets.UTF_8)));
        try {
            Said said = run("judge", "--serve");
            assertThat(said.out())
                    .containsSubsequence(
                            "== " + fine,
                            "== end 0\n",
                            "== request\n",
                            "breakthrough 2.3a: The game has not begun yet.",
                            "== end 1\n",
                            "== request\n",
                            "not a JSON string",
                            "== end 2\n");
            assertThat(said.code()).isEqualTo(2);
        } finally {
            System.setIn(before);
        }
        assertThat(run("judge").code()).isEqualTo(2);
    }

    @Test
    void aSideReservedForPeopleIsNotSimulated() {
        Said german = run("simulate", "breakthrough", "--games", "1", "--option", "extension.computer-german=no");
        assertThat(german.code()).isEqualTo(2);
        assertThat(german.err()).contains("breakthrough 2.0b");
        Said two = run("simulate", "breakthrough", "--games", "1", "--option", "players=two");
        assertThat(two.code()).isEqualTo(2);
        assertThat(two.err()).contains("breakthrough 2.0c");
    }
}
