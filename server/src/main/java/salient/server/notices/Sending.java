package salient.server.notices;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import salient.server.store.NoticeRows;
import salient.server.store.NoticeRows.Channel;
import salient.server.store.NoticeRows.Line;
import salient.server.store.NoticeRows.State;
import salient.table.Secrets;
import salient.table.store.StorageFailure;

/**
 * Sends what is due: one notice per channel and interval, with all that waits at that moment. Failures are tried again, later
 * and later, and then given up with a sentence for the player. Thread-safe.
 */
public final class Sending implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("salient.notices");
    private static final int AT_ONCE = 32;
    private static final Duration CLEAN = Duration.ofHours(1);
    private static final Duration NEWS_KEPT = Duration.ofDays(7);
    /** How long a removed address is remembered, so that nobody can be asked again and again. */
    static final Duration REMEMBERED = Duration.ofDays(1);

    private static final int LONGEST_TROUBLE = 400;

    private final NoticeRows rows;
    private final NoticeSettings settings;
    private final Map<String, Delivery> deliveries;
    private final Links links;
    private final InstantSource clock;
    private final Runnable whenClosed;
    private final Semaphore free = new Semaphore(AT_ONCE);
    private Instant cleaned = Instant.EPOCH;
    private volatile boolean closing;

    /** @param deliveries by the kind of channel */
    Sending(
            NoticeRows rows,
            NoticeSettings settings,
            Map<String, Delivery> deliveries,
            Links links,
            InstantSource clock,
            Runnable whenClosed) {
        this.rows = rows;
        this.settings = settings;
        this.deliveries = Map.copyOf(deliveries);
        this.links = links;
        this.clock = clock;
        this.whenClosed = whenClosed;
    }

    private Instant now() {
        return Instant.ofEpochMilli(clock.millis());
    }

    /** Begins to send to every channel that is due and for which there is a place; does not wait for the results. */
    void sendWhatIsDue() {
        Instant now = now();
        if (now.isAfter(cleaned.plus(CLEAN))) {
            cleaned = now;
            rows.clean(now.minus(NEWS_KEPT), now.minus(REMEMBERED));
        }
        if (free.availablePermits() == 0) return;
        Instant ripe = now.minus(settings.grace());
        for (Channel channel : rows.due(now, ripe, free.availablePermits())) {
            if (closing || !free.tryAcquire()) return;
            boolean claimed = false;
            try {
                // Should this process stop now, the next one sends it after that time.
                claimed = rows.claim(channel, now.plus(settings.patience().multipliedBy(4)));
                if (claimed)
                    Thread.ofVirtual().name("notice " + channel.id()).start(() -> sendAndRelease(channel, ripe));
            } finally {
                if (!claimed) free.release();
            }
        }
    }

    private void sendAndRelease(Channel channel, Instant ripe) {
        try {
            send(channel, ripe);
        } catch (StorageFailure away) {
            LOG.log(System.Logger.Level.WARNING, "what became of a notice could not be noted", away);
        } catch (RuntimeException fault) {
            LOG.log(System.Logger.Level.ERROR, "a notice by " + channel.kind(), fault);
        } finally {
            free.release();
        }
    }

    private void send(Channel channel, Instant ripe) {
        boolean asks = channel.state() == State.ASKED;
        List<Digest.Game> games = games(channel, ripe);
        if (games.isEmpty() && !asks) {
            rows.told(channel, channel.state(), channel.nextAt(), ripe);
            return;
        }
        String id = Secrets.hash(channel.id() + " " + channel.toldUntil()).substring(0, 20);
        Digest digest = Digest.of(id, games, links.page(), links.stop(channel.id()));
        Delivery delivery = deliveries.get(channel.kind());
        Delivery.Result result = delivery == null
                ? new Delivery.Result.Gone("This server sends no notices by " + channel.kind() + " any more.")
                : delivery.send(channel, digest);
        Instant now = now();
        switch (result) {
            case Delivery.Result.Delivered() when asks -> rows.told(channel, State.WAITING, now, channel.toldUntil());
            case Delivery.Result.Delivered() ->
                rows.told(channel, State.ON, now.plus(Duration.ofMinutes(channel.minutes())), ripe);
            case Delivery.Result.Gone(String why) ->
                rows.failed(channel, State.STOPPED, now, cut(why + " No more notices are sent there."));
            case Delivery.Result.Failed(String why) -> failed(channel, why, now);
        }
    }

    private void failed(Channel channel, String why, Instant now) {
        int attempts = channel.attempts() + 1;
        if (attempts > settings.retries().size())
            rows.failed(
                    channel,
                    State.STOPPED,
                    now,
                    cut(why + " That was attempt " + attempts + "; no more notices are sent there."));
        else
            rows.failed(
                    channel,
                    channel.state(),
                    now.plus(settings.retries().get(attempts - 1)),
                    cut(why + " It will be tried again."));
    }

    private static String cut(String sentence) {
        return sentence.length() <= LONGEST_TROUBLE ? sentence : sentence.substring(0, LONGEST_TROUBLE - 1) + "…";
    }

    /** Moves that wait are told every time, the rest once. */
    private List<Digest.Game> games(Channel channel, Instant ripe) {
        List<Digest.Game> games = new ArrayList<>();
        boolean news = false;
        for (Line line : rows.lines(channel.person(), ripe)) {
            NoticeKind kind = NoticeKind.of(line.kind());
            boolean fresh = line.at().isAfter(channel.toldUntil());
            boolean here = kind != NoticeKind.TRIAL || line.side().equals(channel.id());
            if (!here || !fresh && kind != NoticeKind.MOVE) continue;
            news |= fresh;
            games.add(new Digest.Game(
                    line.table(), line.game(), line.title(), line.side(), kind, links.table(line.table())));
        }
        return news ? games : List.of();
    }

    @Override
    public void close() {
        closing = true;
        whenClosed.run();
    }
}
