package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.Seed;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Event;
import salient.kernel.play.Game;

class RecordTest {
    private static final Game GAME = RandomSkirmish.GAME;
    private static final DiceSource DICE = DiceSource.seeded(0);

    private static GameRecord finished(long number) {
        RandomSkirmish random = new RandomSkirmish(number).toTheEnd();
        return random.match.record().revealing(random.seed);
    }

    private static Match replay(String text) {
        return Replay.of(GAME, GameRecord.parse(text), DICE);
    }

    @Test
    void a_record_reads_back_as_it_was_printed_and_replays() {
        for (int number = 0; number < 40; number++) {
            GameRecord record = finished(number);
            String text = record.text();
            assertThat(GameRecord.parse(text)).isEqualTo(record);
            assertThat(GameRecord.parse(text).text()).isEqualTo(text);
            Match again = replay(text);
            assertThat(again.hash()).isEqualTo(record.hash());
            assertThat(again.record().revealing(record.seed().orElseThrow())).isEqualTo(record);
        }
    }

    @Test
    void a_person_can_read_it() {
        RandomSkirmish random = new RandomSkirmish(1);
        random.playOne();
        random.playOne();
        String[] lines = random.match.record().text().split("\n");
        assertThat(lines[0]).isEqualTo("salient record 1");
        assertThat(lines).contains("game skirmish", "rules 1", "scenario ruins", "option long no");
        assertThat(lines).contains("player red Anna Karenina", "entropy blue sky", "entropy red rose 7");
        assertThat(lines).anyMatch(line -> line.matches("1 red: hide \\d \\| - \\| [0-9a-f]{16}"));
        assertThat(lines[lines.length - 1]).matches("end 2 [0-9a-f]{16}");
    }

    @Test
    void a_game_begun_from_a_position_brings_the_position_along() {
        RandomSkirmish random = new RandomSkirmish(2);
        for (int i = 0; i < 6; i++) random.playOne();
        Match match = new Match(GAME, Header.of(GAME, random.match.position()), DICE);
        List<salient.kernel.play.Order> orders = new ArrayList<>();
        match.position().orders(orders::add);
        match.play(orders.getFirst(), (Event _) -> {});
        String text = match.record().text();
        assertThat(text).contains("\nposition\n  turn ").doesNotContain("scenario");
        assertThat(replay(text).hash()).isEqualTo(match.hash());
    }

    @Test
    void a_game_goes_on_from_its_record_as_if_it_had_never_stopped() {
        RandomSkirmish whole = new RandomSkirmish(5);
        for (int i = 0; i < 9; i++) whole.playOne();
        DiceSource dice = DiceSource.keyed(whole.seed.with(whole.match.header().entropy()));
        Match resumed = Replay.of(GAME, GameRecord.parse(whole.match.record().text()), dice);
        for (int i = 0; i < 10 && !whole.over(); i++) {
            whole.playOne();
            String order = ((Step.Played) whole.match.entries().getLast().step()).order();
            resumed.play(GAME.notation().parseOrder(order, resumed.position()), (Event _) -> {});
            assertThat(resumed.hash()).isEqualTo(whole.match.hash());
        }
    }

    @Test
    void any_changed_byte_is_found_and_its_line_named() {
        byte[] good = shortest().getBytes(StandardCharsets.UTF_8);
        int line = 1;
        for (int at = 0; at < good.length; at++) {
            for (int change : new int[] {1, 2, 16, 32, '\r' ^ good[at], '#' ^ good[at], ' ' ^ good[at]}) {
                if (change == 0) continue;
                byte[] bad = good.clone();
                bad[at] ^= (byte) change;
                String text = new String(bad, StandardCharsets.UTF_8);
                BadNotation found = catchThrowableOfType(BadNotation.class, () -> replay(text));
                assertThat(found).as("byte %d, line %d: %s", at, line, text).isNotNull();
                // A line break lost or made moves what follows by one line.
                boolean breaks = good[at] == '\n' || bad[at] == '\n';
                if (breaks) continue;
                if (line <= 10) assertThat(found.place().line()).as(text).isBetween(1, 10);
                else if (!closing(good, at))
                    assertThat(found.place().line()).as(text).isEqualTo(line);
            }
            if (good[at] == '\n') line++;
        }
    }

    private static String shortest() {
        String shortest = finished(0).text();
        for (int number = 1; number < 60; number++) {
            String text = finished(number).text();
            if (text.length() < shortest.length()) shortest = text;
        }
        return shortest;
    }

    /** Header and closing lines each vouch for each other: the complaint may stand at another line of theirs. */
    private static boolean closing(byte[] text, int at) {
        return at > new String(text, StandardCharsets.UTF_8).indexOf("\noutcome");
    }

    @Test
    void a_record_cut_anywhere_is_found() {
        String good = finished(6).text();
        for (int end = 0; end < good.length(); end++) {
            String cut = good.substring(0, end);
            assertThatThrownBy(() -> replay(cut)).as(cut).isInstanceOf(BadNotation.class);
        }
    }

    @Test
    void a_record_with_windows_line_ends_is_the_same_record() {
        GameRecord record = finished(7);
        assertThat(GameRecord.parse(record.text().replace("\n", "\r\n"))).isEqualTo(record);
    }

    @Test
    void the_dice_of_a_finished_game_can_be_audited_and_dishonest_ones_are_named() {
        RandomSkirmish random = new RandomSkirmish(8).toTheEnd();
        GameRecord record = random.match.record();
        assertThat(record.auditDice())
                .containsExactly("The seed has not been revealed, so the dice cannot be audited yet.");
        assertThat(record.revealing(random.seed).auditDice()).isEmpty();
        assertThat(record.revealing(Seed.of("another")).auditDice()).isNotEmpty();

        // A server that rolls other dice than it promised makes a record that replays but fails the audit.
        Match loaded = new Match(GAME, record.header(), DiceSource.seeded(1));
        while (loaded.position().outcome().isEmpty()) {
            List<salient.kernel.play.Order> orders = new ArrayList<>();
            loaded.position().orders(orders::add);
            loaded.play(orders.getLast(), (Event _) -> {});
        }
        assertThat(replay(loaded.record().text()).hash()).isEqualTo(loaded.hash());
        GameRecord revealed = loaded.record().revealing(random.seed);
        assertThat(revealed.auditDice()).isNotEmpty();
        assertThatThrownBy(() -> replay(revealed.text())).hasMessageContaining("should have been");
        GameRecord unaudited = new Match(GAME, Header.of(GAME, loaded.position()), DICE).record();
        assertThat(unaudited.auditDice())
                .containsExactly("The record has no commitment, so its dice cannot be audited.");
    }

    @Test
    void replay_says_what_is_wrong_with_a_step() {
        RandomSkirmish random = new RandomSkirmish(1);
        random.playOne();
        GameRecord record = random.match.record();
        Entry first = record.entries().getFirst();
        assertWrong(
                record, new Step.Played("blue", "hide 3", List.of()), "the order is from blue, but red is to decide");
        assertWrong(record, new Step.Played("red", "hide 99", List.of()), "the order cannot be read");
        assertWrong(record, new Step.Played("red", "hide 0", List.of()), "refused by skirmish 1.1");
        assertWrong(record, new Step.Played("red", "hide 3", finished(2).rolls()), "more rolls than the order makes");
        assertWrong(record, new Step.Undone("red", 1, List.of()), "There is no order to undo.");
        assertWrong(record, new Step.Undone("green", 1, List.of()), "there is no side green");
        assertWrong(record, new Step.Redone("red", 1), "There is no order to redo.");
        assertWrong(record, first.step(), "expected the hash");
    }

    private static void assertWrong(GameRecord record, Step step, String complaint) {
        Entry entry = new Entry(1, step, "0123456789abcdef");
        GameRecord wrong =
                new GameRecord(record.header(), record.start(), List.of(entry), record.result(), record.seed());
        assertThatThrownBy(() -> replay(wrong.text()))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("step 1: ")
                .hasMessageContaining(complaint);
    }

    @Test
    void replay_refuses_another_game_a_newer_rulebook_and_unknown_scenarios() {
        Header header = new RandomSkirmish(1).match.header();
        assertHeaderWrong(header("chess", 1, header.beginning(), header), "this is a game of chess, expected skirmish");
        assertHeaderWrong(
                header("skirmish", 2, header.beginning(), header), "versions up to 1; open it with a newer program");
        Beginning nowhere = new Beginning.FromScenario("moon", new java.util.TreeMap<>());
        assertHeaderWrong(header("skirmish", 1, nowhere, header), "There is no scenario moon");
        Beginning broken = new Beginning.FromPosition("turn 1 of 10\ndecides green\n");
        assertHeaderWrong(
                header("skirmish", 1, broken, header), "line 6, column 11: expected a side (red, blue), found 'green'");
    }

    private static Header header(String game, int rules, Beginning beginning, Header like) {
        return new Header(
                game,
                rules,
                beginning,
                like.undo(),
                like.clock(),
                like.players(),
                like.commitment(),
                like.entropy(),
                false);
    }

    private static void assertHeaderWrong(Header header, String complaint) {
        GameRecord record = new GameRecord(
                header, "0123456789abcdef", List.of(), java.util.Optional.empty(), java.util.Optional.empty());
        assertThatThrownBy(() -> replay(record.text()))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void a_step_made_elsewhere_is_taken_in_only_if_it_follows() {
        RandomSkirmish random = new RandomSkirmish(9);
        for (int i = 0; i < 5; i++) random.playOne();
        Match other = new Match(GAME, random.match.header(), DICE);
        Replay replay = Replay.onto(other);
        List<Entry> entries = random.match.entries();
        assertThatThrownBy(() -> replay.follow(entries.get(1), (Event _) -> {})).isInstanceOf(BrokenRecord.class);
        for (Entry entry : entries) replay.follow(entry, (Event _) -> {});
        assertThat(other.hash()).isEqualTo(random.match.hash());
    }

    @Test
    void names_and_orders_that_a_line_cannot_hold_are_faults() {
        Header header = new RandomSkirmish(1).match.header();
        assertThatThrownBy(() -> header.withPlayers(new java.util.TreeMap<>(java.util.Map.of("red", "a\nb"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Step.Played("red", "a | b", List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
