package salient.server.table;

import java.util.List;
import java.util.function.Consumer;
import salient.server.wire.Feed;
import salient.server.wire.Live;

/**
 * Sends what a seat is told as it happens: every item once, in order. When more happens than can be sent at once,
 * several items go into one message. Chat alone changes no position, so no state is sent with it. Thread-safe.
 */
public final class Subscription implements AutoCloseable, Table.Listener {
    private static final int MOST_ITEMS = 200;

    private final TableQueries queries;
    private final Caller caller;
    private final TableQueries.Included included;
    private final Consumer<Live.News> send;
    private int sent;
    private boolean pumping;
    private boolean again;
    private volatile boolean closed;

    /** @param sent the number of the last item the caller has */
    Subscription(
            TableQueries queries, Caller caller, int sent, TableQueries.Included included, Consumer<Live.News> send) {
        this.queries = queries;
        this.caller = caller;
        this.sent = sent;
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
            if (pumping) return;
            pumping = true;
        }
        Thread.startVirtualThread(this::pump);
    }

    private void pump() {
        while (true) {
            synchronized (this) {
                if (!again || closed) {
                    pumping = false;
                    return;
                }
                again = false;
            }
            sendNews();
        }
    }

    private void sendNews() {
        TableSnapshot now = caller.table().now();
        int last = now.numbering().last(caller.perspective());
        while (sent < last && !closed) {
            int to = Math.min(last, sent + MOST_ITEMS);
            List<Feed.Item> items = queries.items(caller, now, sent, to);
            boolean complete = to == last && !items.stream().allMatch(item -> item instanceof Feed.Said);
            TableQueries.Extras along =
                    queries.extras(caller, now, complete ? included : TableQueries.Included.NOTHING);
            sent = to;
            send.accept(new Live.News(
                    caller.tableId(), caller.side().id(), items, along.state(), along.subjects(), along.orders()));
        }
    }

    @Override
    public void close() {
        closed = true;
        caller.table().unwatch(this);
    }
}
