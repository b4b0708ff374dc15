package salient.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.table.store.SeatRow;
import salient.table.wire.Feed;
import salient.table.wire.Live;

/**
 * Sends what a seat is told as it happens: every item once, in order. When more happens than can be sent at once,
 * several items go into one message. Chat alone changes no position, so no state is sent with it. What the answer to a
 * request of the same seat contains is not sent again. Thread-safe.
 */
public final class Subscription implements AutoCloseable, Table.Listener {
    private static final int MOST_ITEMS = 200;

    private final Concurrency concurrency;
    private final TableQueries queries;
    private final Caller caller;
    private final TableQueries.Included included;
    private final Consumer<Live.News> send;
    /** Held while news is sent, so that an answer does not overtake it. */
    private final Object sending = new Object();

    private final Optional<String> token;
    private int sent;
    private List<SeatRow> seats;
    private boolean pumping;
    private boolean again;
    private boolean held;
    private volatile boolean closed;

    /** @param sent the number of the last item the caller has */
    Subscription(
            Concurrency concurrency,
            TableQueries queries,
            Caller caller,
            int sent,
            TableQueries.Included included,
            Consumer<Live.News> send) {
        this.concurrency = concurrency;
        this.queries = queries;
        this.caller = caller;
        this.sent = sent;
        this.seats = caller.table().now().seats();
        this.token = caller.seat().isPresent() ? caller.seat().get().tokenHash() : tokenOf(seats);
        this.included = included;
        this.send = send;
    }

    public void start() {
        caller.table().watch(this);
        changed();
    }

    /** Returns at once: the thread that changed the table must not wait for a slow reader. */
    @Override
    public void changed() {
        synchronized (this) {
            again = true;
            if (pumping || held) return;
            pumping = true;
        }
        concurrency.start("news", this::pump);
    }

    private void pump() {
        while (true)
            synchronized (sending) {
                synchronized (this) {
                    if (!again || closed || held) {
                        pumping = false;
                        return;
                    }
                    again = false;
                }
                TableSnapshot now = caller.table().now();
                if (isRevoked(now)) {
                    close();
                    continue;
                }
                sendNews(now, now.numbering().last(caller.perspective()), included);
                sendSeats(now);
            }
    }

    /** The token was replaced: a client that watched with it is told nothing more. */
    private boolean isRevoked(TableSnapshot now) {
        return !tokenOf(now.seats()).equals(token);
    }

    /** The hash of the token of the watched side's seat; empty for a spectator. */
    private Optional<String> tokenOf(List<SeatRow> all) {
        return all.stream()
                .filter(seat -> seat.side().equals(caller.side().id()))
                .findFirst()
                .flatMap(SeatRow::tokenHash);
    }

    private void sendNews(TableSnapshot now, int last, TableQueries.Included extras) {
        while (sent < last && !closed) {
            int to = Math.min(last, sent + MOST_ITEMS);
            List<Feed.Item> items = queries.items(caller, now, sent, to);
            boolean complete = to == last && !items.stream().allMatch(item -> item instanceof Feed.Said);
            TableQueries.Extras along = queries.extras(caller, now, complete ? extras : TableQueries.Included.NOTHING);
            sent = to;
            if (along.state().isPresent()) seats = now.seats();
            send.accept(new Live.News(
                    caller.tableId(), caller.side().id(), items, along.state(), along.subjects(), along.orders()));
        }
    }

    /** Who has come to a seat is no item of the record, but players see it. */
    private void sendSeats(TableSnapshot now) {
        if (now.seats().equals(seats) || closed) return;
        seats = now.seats();
        if (!included.state()) return;
        send.accept(new Live.News(
                caller.tableId(),
                caller.side().id(),
                List.of(),
                Optional.of(queries.state(caller)),
                Optional.empty(),
                Optional.empty()));
    }

    /** A request of the same seat is being answered: news waits for the answer. What is being sent is sent first. */
    public void hold() {
        synchronized (sending) {
            synchronized (this) {
                held = true;
            }
        }
    }

    /**
     * The answer, which tells the items up to this number and the state after them, is about to be sent: what came before
     * them is sent first, and the items themselves are not sent again.
     */
    public void answered(int number, int items) {
        synchronized (sending) {
            sendNews(caller.table().now(), number - items, TableQueries.Included.NOTHING);
            sent = Math.max(sent, number);
        }
    }

    /** The answer has been sent; what came after it follows. */
    public void release() {
        boolean waiting;
        synchronized (this) {
            held = false;
            waiting = again;
        }
        if (waiting) changed();
    }

    @Override
    public void close() {
        closed = true;
        caller.table().unwatch(this);
    }
}
