package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.play.Event;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.record.Step;
import salient.table.store.JournalEntry;
import salient.table.wire.Feed;

/** Cuts what happened to what one perspective may know of it. */
final class FeedItems {
    private FeedItems() {}

    /**
     * @param known  the game as the perspective knows it; names in sentences come from it
     * @param perspectiveNumber of the perspective
     * @param number the item's number for this perspective
     * @param open whether orders are no longer secret: the game is over, or the perspective is the referee's
     */
    static Feed.Item item(
            AppliedEntry applied, Side perspective, int perspectiveNumber, Position known, int number, boolean open) {
        JournalEntry entry = applied.entry();
        if (applied.step().isPresent())
            return step(applied, applied.step().get(), perspective, perspectiveNumber, known, number, open);
        return switch (entry.kind()) {
            case ASK_UNDO -> new Feed.UndoAsked(number, entry.at(), entry.side());
            case REFUSE_UNDO -> new Feed.UndoRefused(number, entry.at(), entry.side());
            case RESIGN ->
                new Feed.Resigned(
                        number, entry.at(), entry.side(), applied.outcome().orElseThrow());
            case ENTROPY -> new Feed.EntropyAdded(number, entry.at(), entry.side());
            case CHAT -> {
                EntryTexts.Said said = EntryTexts.said(entry.text());
                yield new Feed.Said(number, entry.at(), entry.side(), said.name(), said.text());
            }
            case SEAT -> {
                EntryTexts.Seated seated = EntryTexts.seated(entry.text());
                yield new Feed.Seated(number, entry.at(), entry.side(), seated.name(), seated.computer());
            }
            case ORIGIN -> {
                Landmarks.Origin from = Landmarks.Origin.parse(entry.text());
                yield new Feed.Branched(number, entry.at(), entry.side(), from.title(), from.turn(), from.drawnFor());
            }
            case SAVE_POINT -> {
                String name = entry.text().substring(0, entry.text().indexOf('\n'));
                boolean removed = entry.text().equals(Landmarks.SavePoint.removing(name));
                yield new Feed.Saved(number, entry.at(), entry.side(), name, removed);
            }
            case CLOCK -> {
                EntryTexts.ClockNotice notice = EntryTexts.clock(entry.text());
                yield new Feed.ClockTold(
                        number, entry.at(), entry.side(), notice.deadline(), notice.notice() == Clocks.Notice.RAN_OUT);
            }
            case ASK_SUBSTITUTE -> new Feed.SubstituteAsked(number, entry.at(), entry.side());
            case REFUSE_SUBSTITUTE -> new Feed.SubstituteRefused(number, entry.at(), entry.side());
            case INVITE_SUBSTITUTE -> new Feed.SubstituteInvited(number, entry.at(), entry.side());
            case INTENTION -> {
                EntryTexts.Intended intended = EntryTexts.intended(entry.text());
                yield new Feed.Intended(
                        number, entry.at(), entry.side(), intended.intention().words());
            }
            case HURRY -> new Feed.Hurried(number, entry.at(), entry.side());
            case PLAN ->
                new Feed.PlanSet(
                        number,
                        entry.at(),
                        entry.side(),
                        EntryTexts.plan(entry.text()).size());
            case DROP -> {
                EntryTexts.Dropped dropped = EntryTexts.dropped(entry.text());
                yield new Feed.PlanDropped(
                        number, entry.at(), entry.side(), dropped.planned().order(), dropped.why(), dropped.reasons());
            }
            case STEP -> throw new IllegalStateException("a step without its step: " + entry);
        };
    }

    private static Feed.Item step(
            AppliedEntry applied,
            Step step,
            Side perspective,
            int perspectiveNumber,
            Position known,
            int number,
            boolean open) {
        JournalEntry entry = applied.entry();
        return switch (step) {
            case Step.Played(String side, String order, List<RecordedRoll> rolls, Step.Source from) -> {
                boolean own = open || perspective.id().equals(side);
                yield new Feed.Played(
                        number,
                        entry.at(),
                        side,
                        own ? Optional.of(order) : Optional.empty(),
                        own && from == Step.Source.REACTION,
                        own && from == Step.Source.PLAN,
                        rolls.stream().anyMatch(roll -> roll.own() && (open || isKnown(roll, perspective))),
                        told(applied.events(), perspective, known),
                        applied.outcome());
            }
            case Step.Undone(String side, int _, List<String> consenting) ->
                new Feed.Undone(number, entry.at(), side, !consenting.isEmpty(), applied.movedFor(perspectiveNumber));
            case Step.Redone(String side, int _) ->
                new Feed.Redone(number, entry.at(), side, applied.movedFor(perspectiveNumber));
            case Step.Claimed(String side, String late, String at, Optional<String> computer) ->
                new Feed.Claimed(number, entry.at(), side, late, at, computer, applied.outcome());
            case Step.Substituted(String side, List<String> _) -> new Feed.SubstituteAgreed(number, entry.at(), side);
            case Step.ComputerPlays(String side, Optional<String> computer) ->
                new Feed.ComputerPlays(number, entry.at(), side, computer);
            case Step.DaysOff(String side, int days) -> new Feed.TookDaysOff(number, entry.at(), side, days);
            case Step.Reactions(String side, String policy) -> new Feed.ReactionsSet(number, entry.at(), side, policy);
        };
    }

    private static boolean isKnown(RecordedRoll roll, Side perspective) {
        return roll.secretOf().isEmpty() || roll.secretOf().get().equals(perspective.id());
    }

    private static List<Feed.Told> told(List<Event> events, Side perspective, Position known) {
        List<Feed.Told> told = new ArrayList<>();
        for (Event event : events)
            event.seenBy(perspective)
                    .ifPresent(
                            seen -> told.add(new Feed.Told(known.sentence(seen), seen.clauses(), seen.rolls(), seen)));
        return told;
    }
}
