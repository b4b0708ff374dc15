package salient.server.table;

import java.util.List;
import java.util.function.Consumer;
import salient.server.wire.Feed;
import salient.server.wire.Live;

/**
 * Somebody who is told what a seat is told, as it happens: every item once, in order. When more happens than can be
 * sent, several items go in one piece of news. Thread-safe.
 */
public final class Watch implements AutoCloseable, Table.Watcher {
    private static final int MOST_ITEMS = 200;

    private final Looks looks;
    private final Asker asker;
    private final Looks.Included included;
    private final Consumer<Live.News> send;
    private int sent;
    private boolean pumping;
    private boolean again;
    private volatile boolean closed;

    /** @param sent the number of the last item the asker has */
    Watch(Looks looks, Asker asker, int sent, Looks.Included included, Consumer<Live.News> send) {
        this.looks = looks;
        this.asker = asker;
        this.sent = sent;
        this.included = included;
        this.send = send;
    }

    public void start() {
        asker.table().watch(this);
        changed();
    }

    /** Called by whoever changed the table, who must not wait for a slow reader. */
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
        Now now = asker.table().now();
        int last = now.numbering().last(asker.lens());
        while (sent < last && !closed) {
            int to = Math.min(last, sent + MOST_ITEMS);
            List<Feed.Item> items = looks.items(asker, now, sent, to);
            Looks.Extras along = looks.extras(asker, now, to == last ? included : Looks.Included.NOTHING);
            sent = to;
            send.accept(new Live.News(
                    asker.tableId(), asker.side().id(), items, along.state(), along.subjects(), along.orders()));
        }
    }

    @Override
    public void close() {
        closed = true;
        asker.table().unwatch(this);
    }
}
