package salient.table.api;

import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import salient.table.wire.Changes;
import salient.table.wire.Differences;
import salient.table.wire.Live;
import salient.table.wire.Responses;

/**
 * The position that a watch was sent last, so that of the next one only what differs is sent. The client puts it together
 * in the same order, which is the order in which messages are sent. Thread-safe.
 */
final class SentPosition {
    private final String table;
    private final String side;
    private final Differences differences;
    private final IntSupplier numbers;
    private Changes.Shown last;
    private int number;

    /** @param numbers gives every position of the connection its own number */
    SentPosition(String table, String side, Differences differences, IntSupplier numbers) {
        this.table = table;
        this.side = side;
        this.differences = differences;
        this.numbers = numbers;
    }

    /** The message that tells the news. */
    Record message(Live.News news) {
        if (news.state().isEmpty()) return news;
        Changes.PositionChange change = next(new Changes.Shown(news.state().get(), news.subjects(), news.orders()));
        return new Changes.ChangedNews(news.withoutPosition(), change);
    }

    /** Empty if the answer includes no position. */
    Optional<Changes.PositionChange> changeIn(Responses.Done done) {
        return done.state().map(state -> next(new Changes.Shown(state, done.subjects(), done.orders())));
    }

    private synchronized Changes.PositionChange next(Changes.Shown now) {
        Optional<Integer> since = last == null ? Optional.empty() : Optional.of(number);
        Changes.Difference difference = last == null
                ? new Changes.Whole(now)
                : differences.between(last, now).orElseGet(() -> new Changes.Members(Map.of()));
        last = now;
        number = numbers.getAsInt();
        return new Changes.PositionChange(table, side, number, since, difference);
    }
}
