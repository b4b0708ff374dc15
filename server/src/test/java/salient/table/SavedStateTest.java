package salient.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.Seed;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.record.BrokenRecord;
import salient.kernel.record.ClockLaw;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.kernel.record.Proposal;
import salient.kernel.record.UndoLaw;
import salient.kernel.record.UndoRuling;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.toy.Ambush;
import salient.server.wire.Json;
import salient.table.store.JournalEntry;
import salient.table.store.JournalEntry.Kind;
import salient.table.store.TableRow;

/** A state that was saved goes on exactly as one that was played, in every game and at every point. */
class SavedStateTest {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final String WRITER = "test";
    private static final int ENTRIES = 150;
    private static final int EVERY = 11;

    static Stream<Game> games() {
        return Stream.concat(
                Stream.of(new Ambush()),
                GameCatalog.standard().entries().stream().map(GameEntry::game));
    }

    /** A game of random orders, undo, redo and the server's own entries. */
    private static final class Played {
        final Game game;
        final Perspectives perspectives;
        final TableRow row;
        final TableState state;
        final List<JournalEntry> entries = new ArrayList<>();
        final Map<Integer, String> saved = new TreeMap<>();
        final Map<Integer, String> seen = new TreeMap<>();
        private final Random random;

        Played(Game game, long seed) {
            this.game = game;
            this.perspectives = new Perspectives(game);
            this.random = new Random(seed);
            Seed dice = new Seed("5".repeat(64));
            Header header = Header.of(game, game.scenarios().getLast(), Options.of(game.options(), Map.of()))
                    .withUndo(UndoLaw.PRACTICE)
                    .withClock(Optional.of(new ClockLaw(100, 1_000, 3)))
                    .withDice(dice.commitment(), new TreeMap<>());
            String head =
                    new Match(game, header, DiceSource.keyed(dice)).record().text();
            this.row = new TableRow("t", game.id(), head, "A game", false, false, dice.hex(), START);
            this.state = new TableState(game, row, perspectives);
        }

        Played play() {
            own(Kind.ENTROPY, game.sides().getFirst(), "some entropy");
            for (int i = 0; i < ENTRIES && !state.isOver(); i++) {
                step();
                if (state.last() % EVERY != 0) continue;
                saved.put(state.last(), state.save().text(WRITER, game.notation()::print));
                seen.put(state.last(), everythingOf(state));
            }
            return this;
        }

        private void step() {
            int choice = random.nextInt(100);
            if (choice < 6) for (int i = random.nextInt(3); i >= 0; i--) undo(state, anySide());
            else if (choice < 14) redo();
            else if (choice < 17) own(Kind.CHAT, anySide(), EntryTexts.say("Ann", "hello"));
            else if (choice < 20) own(Kind.ASK_UNDO, anySide(), "");
            else if (choice < 21) own(Kind.REFUSE_UNDO, anySide(), "");
            else if (choice < 24) own(Kind.PLAN, anySide(), "done\tif\tbefore\t\ndone\ndone");
            else if (choice < 26) drop(anySide());
            else if (choice < 28)
                own(Kind.CLOCK, state.toDecide(), EntryTexts.clock(Clocks.Notice.REMINDED, START.plusSeconds(9)));
            else if (choice < 29) own(Kind.ASK_SUBSTITUTE, anySide(), "");
            else if (choice < 30) own(Kind.REFUSE_SUBSTITUTE, anySide(), "");
            else if (choice < 32) own(Kind.SEAT, anySide(), EntryTexts.join("Cleo"));
            else {
                Side side = state.position().toDecide();
                Position known = state.position().copy().knownTo(side);
                state.next().propose(new RandomPlayer(random.nextLong()).decide(known), this::adopt);
            }
        }

        private void drop(Side side) {
            if (!state.plan(side).orders().isEmpty()) own(Kind.DROP, side, "done\nIt was dropped.\nrace 1.1\tNot now.");
        }

        private Side anySide() {
            return game.sides().get(random.nextInt(game.sides().size()));
        }

        private void redo() {
            for (Side side : game.sides())
                if (state.next().mayRedo(side) instanceof UndoRuling.Free) {
                    state.next().proposeRedo(side, this::adopt);
                    return;
                }
        }

        private void undo(TableState of, Side by) {
            List<Side> consenting =
                    game.sides().stream().filter(side -> !side.equals(by)).toList();
            if (!(of.next().mayUndo(by, false) instanceof UndoRuling.Impossible))
                of.next().proposeUndo(by, consenting, proposal -> adopt(of, proposal));
        }

        private void adopt(Proposal proposal) {
            adopt(state, proposal);
        }

        private void adopt(TableState into, Proposal proposal) {
            JournalEntry entry = entry(
                    into.last() + 1,
                    Kind.STEP,
                    proposal.entry().step().side(),
                    proposal.entry().text());
            into.adopt(entry, proposal);
            if (into == state) entries.add(entry);
        }

        private void own(Kind kind, Side side, String text) {
            JournalEntry entry = entry(state.last() + 1, kind, side.id(), text);
            entries.add(entry);
            state.applyOwn(entry);
        }

        private static JournalEntry entry(int sequence, Kind kind, String side, String text) {
            return new JournalEntry("t", sequence, kind, side, text, "key " + sequence, START.plusMillis(sequence));
        }

        TableState resumed(int sequence) {
            SavedState read = SavedState.parse(saved.get(sequence), WRITER, game.notation()::parsePosition)
                    .orElseThrow();
            return TableState.resume(game, row, perspectives, entries.subList(0, sequence), read);
        }

        /** All that anyone can be shown of a state, and all that it allows. */
        String everythingOf(TableState of) {
            StringBuilder all = new StringBuilder();
            for (int number = 0; number < perspectives.size(); number++) {
                Side side = perspectives.side(number);
                Position known = of.position().copy().knownTo(side);
                all.append(Json.text(known.prompt())).append(Json.text(known.seenBy(side)));
                if (known.toDecide().equals(side)) known.subjects(subject -> all.append(subject.text()));
                FeedNumbering numbering = of.numbering();
                all.append(numbering.lastMove(number)).append(numbering.since(number));
                for (int item = 1; item <= numbering.last(number); item++)
                    all.append(' ').append(numbering.entry(number, item));
            }
            for (Side side : game.sides())
                all.append(of.next().mayUndo(side, false))
                        .append(of.next().mayUndo(side, true))
                        .append(of.next().mayRedo(side))
                        .append(of.plan(side));
            all.append(of.clocks().text()).append(of.substitute());
            all.append(of.undoAskedBy())
                    .append(of.toDecide())
                    .append(of.outcome())
                    .append(of.entropy());
            return all.append(of.record().text()).toString();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void itGoesOnAsTheOneThatWasPlayed(Game game) {
        for (long seed = 1; seed <= 2; seed++) {
            Played played = new Played(game, seed).play();
            assertThat(played.saved).hasSizeGreaterThan(2);
            String end = played.everythingOf(played.state);
            for (int sequence : played.saved.keySet()) {
                TableState resumed = played.resumed(sequence);
                assertThat(played.everythingOf(resumed))
                        .as("entry %d", sequence)
                        .isEqualTo(played.seen.get(sequence));
                List<JournalEntry> rest = played.entries.subList(sequence, played.entries.size());
                for (JournalEntry entry : rest) resumed.apply(entry);
                assertThat(played.everythingOf(resumed)).as("the end").isEqualTo(end);
            }
        }
    }

    /** Also when the orders that are undone were played before the state was saved. */
    @ParameterizedTest
    @MethodSource("games")
    void itCanBeUndoneFurtherThanItWasSaved(Game game) {
        Played played = new Played(game, 3).play();
        int last =
                played.saved.keySet().stream().mapToInt(number -> number).max().orElseThrow();
        TableState whole = new TableState(game, played.row, played.perspectives);
        for (JournalEntry entry : played.entries.subList(0, last)) whole.apply(entry);
        TableState resumed = played.resumed(last);
        for (int i = 0; i < 12; i++) {
            Side by = game.sides().get(i % 2);
            played.undo(whole, by);
            played.undo(resumed, by);
            assertThat(played.everythingOf(resumed)).isEqualTo(played.everythingOf(whole));
        }
        assertThat(resumed.last()).isGreaterThan(last);
    }

    @Test
    void aResignationIsPartOfIt() {
        Played played = new Played(new Ambush(), 4).play();
        if (!played.state.isOver()) played.own(Kind.RESIGN, played.game.sides().getFirst(), "");
        played.own(Kind.CHAT, played.game.sides().getFirst(), EntryTexts.say("Ann", "well played"));
        int last = played.state.last();
        played.saved.put(last, played.state.save().text(WRITER, played.game.notation()::print));
        assertThat(played.everythingOf(played.resumed(last))).isEqualTo(played.everythingOf(played.state));
    }

    @Test
    void anotherWriterOrOtherEntriesDoNotFit() {
        Played played = new Played(new Ambush(), 5).play();
        int sequence = played.saved.keySet().iterator().next();
        String text = played.saved.get(sequence);
        assertThat(SavedState.parse(text, "another", played.game.notation()::parsePosition))
                .isEmpty();
        JournalEntry first = played.entries.getFirst();
        played.entries.set(
                0, new JournalEntry("t", 1, first.kind(), first.side(), "changed", first.request(), first.at()));
        assertThatThrownBy(() -> played.resumed(sequence)).isInstanceOf(BrokenRecord.class);
        played.entries.set(0, first);
        assertThat(played.resumed(sequence).last()).isEqualTo(sequence);
    }

    /** The hash of the last step vouches for the position. */
    @Test
    void anotherPositionDoesNotFit() {
        Played played = new Played(new Ambush(), 6).play();
        List<Integer> all = List.copyOf(played.saved.keySet());
        SavedState early = SavedState.parse(
                        played.saved.get(all.getFirst()), WRITER, played.game.notation()::parsePosition)
                .orElseThrow();
        SavedState late = SavedState.parse(
                        played.saved.get(all.getLast()), WRITER, played.game.notation()::parsePosition)
                .orElseThrow();
        SavedState mixed = new SavedState(
                early.sequence(),
                early.entries(),
                early.noticing(),
                early.orders(),
                early.revealing(),
                early.plans(),
                early.clocks(),
                late.position());
        assertThatThrownBy(() -> TableState.resume(
                        played.game,
                        played.row,
                        played.perspectives,
                        played.entries.subList(0, early.sequence()),
                        mixed))
                .isInstanceOf(BrokenRecord.class);
    }
}
