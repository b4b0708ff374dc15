package salient.breakthrough.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.kernel.play.Order;
import salient.kernel.play.Prompt;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.Clause;

/** The manual's menus: the keys that every prompt carries (section K of the rules), the unit lists, and the display of 13.3. */
class LegalOrdersTest {
    private static BreakthroughPosition in(String phase) {
        return Games.twelveDays("""
                turn 5 clear
                phase %s
                air american 2 german 1
                german 39/26VG 16,28 op=12
                german 77/26VG 16,28 op=12
                german 78/26VG 17,28 op=12
                american 422/106 19,26 op=9
                """.formatted(phase));
    }

    private static Set<String> keys(BreakthroughPosition position, String menu) {
        Set<String> keys = new TreeSet<>();
        for (Prompt.Key key : position.prompt().keys()) if (key.menu().equals(menu)) keys.add(key.key());
        return keys;
    }

    @Clause({
        "breakthrough 3.2b",
        "breakthrough 3.2c",
        "breakthrough 3.2d",
        "breakthrough 3.2e",
        "breakthrough 2.1a",
        "breakthrough 2.1k"
    })
    @Test
    void theStartMenuHasItsSixItemsAndTheAirMenuItsKeys() {
        assertThat(keys(Games.start("twelve-days"), "start menu"))
                .containsExactly("1", "2", "3", "4", "5", "6", "RETURN");
        assertThat(keys(in("german air"), "air mission menu"))
                .containsExactly("0", "1", "2", "3", "4", "5", "6", "G", "I", "Q");
    }

    @Clause({"breakthrough 6.1a", "breakthrough 6.1b", "breakthrough 6.1c", "breakthrough 6.1d", "breakthrough 6.1e"})
    @Test
    void theOrganizationCursorMenu() {
        assertThat(keys(in("german organization"), "cursor menu"))
                .containsExactly("0", "1", "2", "3", "4", "5", "6", "D", "G", "Q", "T");
    }

    @Clause({
        "breakthrough 6.3b", "breakthrough 6.3c", "breakthrough 6.3d", "breakthrough 6.3e", "breakthrough 6.3f",
        "breakthrough 6.3g", "breakthrough 6.3h", "breakthrough 6.3i", "breakthrough 6.3j", "breakthrough 6.3k",
        "breakthrough 6.3l"
    })
    @Test
    void theUnitOrganizationMenu() {
        assertThat(keys(in("german organization"), "unit organization menu"))
                .containsExactly("A", "B", "C", "D", "E", "G", "M", "P", "Q", "R", "S");
    }

    @Clause({"breakthrough 7.1a", "breakthrough 7.1b", "breakthrough 7.1c", "breakthrough 7.1d"})
    @Test
    void theOperationCursorMenu() {
        assertThat(keys(in("german operation 1"), "cursor menu"))
                .containsExactly("0", "1", "2", "3", "4", "5", "6", "C", "G", "T");
    }

    @Clause({
        "breakthrough 7.3a", "breakthrough 7.3b", "breakthrough 7.3c", "breakthrough 7.3d", "breakthrough 7.3e",
        "breakthrough 7.3f", "breakthrough 7.3g", "breakthrough 7.3h", "breakthrough 7.3i", "breakthrough 7.3j"
    })
    @Test
    void theCommandMenu() {
        assertThat(keys(in("german operation 2"), "command menu"))
                .containsExactly("0", "1", "2", "3", "4", "5", "6", "A", "D", "E", "F", "G", "M", "Q", "T");
    }

    @Clause({"breakthrough 6.2a", "breakthrough 6.2b", "breakthrough 7.2a"})
    @Test
    void theUnitListsNumberUpToThreeUnits() {
        assertThat(keys(in("german organization"), "unit menu")).containsExactly("1", "2", "3", "Q");
        assertThat(keys(in("german operation 1"), "unit menu")).containsExactly("1", "2", "3", "Q");
    }

    @Clause({"breakthrough 1.2a", "breakthrough 1.2b"})
    @Test
    void numbersAreConfirmedWithReturnAndQuestionsAnsweredWithOneKey() {
        for (String phase : List.of("german air", "german organization", "american operation 1"))
            assertThat(keys(in(phase), "questions")).containsExactly("N", "RETURN", "Y");
    }

    @Clause({"breakthrough 6.2a", "breakthrough 6.2c", "breakthrough 7.2a", "breakthrough 6.1b", "breakthrough 7.1b"})
    @Test
    void everyOwnUnitCanBeAccessedWhetherAloneOrStacked() {
        List<String> subjects = new ArrayList<>();
        in("german operation 1").subjects(subject -> subjects.add(subject.text()));
        assertThat(subjects).contains("unit 39/26VG", "unit 77/26VG", "unit 78/26VG", "phase");
        assertThat(subjects).doesNotContain("unit 422/106");
    }

    @Clause({"breakthrough 7.3c", "breakthrough 7.3d", "breakthrough 7.3e"})
    @Test
    void theCommandsOfAUnitAreThoseThatWouldBeLegal() {
        BreakthroughPosition position = in("german operation 1");
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        for (Subject subject : subjects) {
            List<Order> orders = new ArrayList<>();
            position.orders(subject, orders::add);
            assertThat(orders).as(subject.text()).isNotEmpty().doesNotHaveDuplicates();
            assertThat(orders).allMatch(order -> position.judge(order).isLegal());
        }
    }

    @Clause({
        "breakthrough 13.3a",
        "breakthrough 13.3b",
        "breakthrough 13.3c",
        "breakthrough 6.3a",
        "breakthrough 1.5b",
        "breakthrough 7.3f"
    })
    @Test
    void theDisplayOfThe116thPanzerDivisionIsThePrintedOne() {
        String text = """
                turn 4
                phase german %s
                pools LVIII 40
                german DIV/116PZ 13,25 of=60/116PZ+156/116PZ op=20 fort=2 artillery=30
                """;
        assertThat(display(Games.twelveDays(text.formatted("organization")), "DIV/116PZ"))
                .containsExactly(
                        "GER 116 PZ DIV  ADVANCE-N",
                        "COMBAT: 105 ARTILLERY: 30",
                        "OPERATION: 20 FORT:2 EFF: 100%",
                        "STACK: 2 NORMAL  SUPPLIED",
                        "LVIII CORPS ARTILLERY: 40");
        assertThat(display(Games.twelveDays(text.formatted("operation 1")), "DIV/116PZ"))
                .hasSize(4)
                .last()
                .isEqualTo("STACK: 2 NORMAL  SUPPLIED");
    }

    @Clause({"breakthrough 13.3c", "breakthrough 13.3b", "breakthrough 1.5g"})
    @Test
    void anIndependentUnitHasNoCorpsLine() {
        BreakthroughPosition position = Games.twelveDays("4", "american organization", """
                american 1102 7,13 op=9 efficiency=85 unsupplied advance
                """);
        assertThat(display(position, "1102"))
                .containsExactly(
                        "USA 1102 ENG BATT  ADVANCE-Y",
                        "COMBAT: 10 ARTILLERY: 0",
                        "OPERATION: 9 FORT:0 EFF: 85%",
                        "STACK: 1 NORMAL  UNSUPPLIED");
    }

    private static List<String> display(BreakthroughPosition position, String unit) {
        return ((BreakthroughAnswer.Display) Games.ask(position, "display " + unit)).lines();
    }
}
