package salient.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.play.Event;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.record.Step;
import salient.server.store.Entry;
import salient.server.wire.Feed;

/** Cuts what happened to what one lens may know of it. */
final class Items {
    private Items() {}

    /**
     * @param known  the game as the lens knows it; names in sentences come from it
     * @param number the item's number for this lens
     * @param open whether orders are no secret any more: the game is over, or it is the referee who looks
     */
    static Feed.Item item(Happening happening, Side lens, Position known, int number, boolean open) {
        Entry entry = happening.entry();
        if (happening.step().isPresent())
            return step(happening, happening.step().get(), lens, known, number, open);
        return switch (entry.kind()) {
            case ASK_UNDO -> new Feed.UndoAsked(number, entry.at(), entry.side());
            case REFUSE_UNDO -> new Feed.UndoRefused(number, entry.at(), entry.side());
            case RESIGN ->
                new Feed.Resigned(
                        number, entry.at(), entry.side(), happening.outcome().orElseThrow());
            case ENTROPY -> new Feed.EntropyAdded(number, entry.at(), entry.side());
            case CHAT -> {
                Texts.Said said = Texts.said(entry.text());
                yield new Feed.Said(number, entry.at(), entry.side(), said.name(), said.text());
            }
            case SEAT -> {
                Texts.Seated seated = Texts.seated(entry.text());
                yield new Feed.Seated(number, entry.at(), entry.side(), seated.name(), seated.computer());
            }
            case STEP -> throw new IllegalStateException("a step without its step: " + entry);
        };
    }

    private static Feed.Item step(Happening happening, Step step, Side lens, Position known, int number, boolean open) {
        Entry entry = happening.entry();
        return switch (step) {
            case Step.Played(String side, String order, List<salient.kernel.dice.Roll> _) ->
                new Feed.Played(
                        number,
                        entry.at(),
                        side,
                        open || lens.id().equals(side) ? Optional.of(order) : Optional.empty(),
                        told(happening.events(), lens, known),
                        happening.outcome());
            case Step.Undone(String side, int _, List<String> consenting) ->
                new Feed.Undone(number, entry.at(), side, !consenting.isEmpty());
            case Step.Redone(String side, int _) -> new Feed.Redone(number, entry.at(), side);
        };
    }

    private static List<Feed.Told> told(List<Event> events, Side lens, Position known) {
        List<Feed.Told> told = new ArrayList<>();
        for (Event event : events)
            event.seenBy(lens)
                    .ifPresent(
                            seen -> told.add(new Feed.Told(known.sentence(seen), seen.clauses(), seen.rolls(), seen)));
        return told;
    }
}
