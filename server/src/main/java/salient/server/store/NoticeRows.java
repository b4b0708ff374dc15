package salient.server.store;

import static salient.server.store.PersonRows.done;
import static salient.server.store.PersonRows.run;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where persons want to be told, and what they are to be told. Thread-safe. */
public final class NoticeRows {
    private static final String CHANNELS = "select id, person_id, kind, address, detail, minutes, state, trouble,"
            + " attempts, created_at, next_at, told_until from notice_channel ";

    private static final String EVERY_SIDE = "%";

    private final Store store;

    public NoticeRows(Store store) {
        this.store = store;
    }

    /** Whether something is sent there. */
    public enum State {
        /** A mail that asks whether the address is right has to be sent. */
        ASKED,
        /** That mail was sent and not answered yet. */
        WAITING,
        ON,
        /** Given up, or stopped by the person. */
        STOPPED,
        /** Kept for a day, so that nobody can be asked again and again. */
        REMOVED;

        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** One place where a person wants to be told; see the schema. */
    public record Channel(
            String id,
            String person,
            String kind,
            String address,
            String detail,
            int minutes,
            State state,
            String trouble,
            int attempts,
            Instant createdAt,
            Instant nextAt,
            Instant toldUntil) {}

    /** What happened at a table, as far as somebody may want to be told of it. */
    public sealed interface Fact {
        String table();

        /** This side is to decide, and it was not its own entry that led to it. */
        record Move(String table, String side) implements Fact {}

        /** This side is there: it has just done something. */
        record Present(String table, String side) implements Fact {}

        record Over(String table) implements Fact {}

        /** Something else that a side is to be told; {@code kind} is its word. */
        record Tell(String table, String side, String kind) implements Fact {}

        /** That is no longer true. */
        record Withdraw(String table, String kind) implements Fact {}
    }

    /** One line of a notice. */
    public record Line(String table, String side, String kind, String game, String title, Instant at) {}

    // ---- what is to be told

    /** Writes down what happened, all at once. */
    public void write(List<Fact> facts, Instant at) {
        done(store.alter(connection -> {
            for (Fact fact : facts) write(connection, fact, at.toEpochMilli());
            return true;
        }));
    }

    private static void write(Connection connection, Fact fact, long at) throws SQLException {
        switch (fact) {
            case Fact.Move(String table, String side) -> {
                run(
                        connection,
                        "delete from notice where table_id = ? and side <> ? and kind in ('move', 'reminder')",
                        table,
                        side);
                insert(connection, table, side, "move", at, "do nothing");
            }
            case Fact.Present(String table, String side) ->
                run(
                        connection,
                        "delete from notice where table_id = ? and (kind in ('move', 'reminder') or side = ?)",
                        table,
                        side);
            case Fact.Over(String table) -> {
                run(connection, "delete from notice where table_id = ? and kind <> 'over'", table);
                insert(connection, table, EVERY_SIDE, "over", at, "do nothing");
            }
            case Fact.Tell(String table, String side, String kind) ->
                insert(connection, table, side, kind, at, "(table_id, side, kind) do update set at = excluded.at");
            case Fact.Withdraw(String table, String kind) ->
                run(connection, "delete from notice where table_id = ? and kind = ?", table, kind);
        }
    }

    /** For those who want to be told. A person who has all sides of a game plays at one screen and needs no notice. */
    private static void insert(
            Connection connection, String table, String side, String kind, long at, String onConflict)
            throws SQLException {
        run(
                connection,
                "insert into notice (table_id, side, kind, person_id, at) select table_id, side, ?, person_id, ?"
                        + " from person_seat where table_id = ? and hidden = 0 and side like ?"
                        + " and not exists (select 1 from person_seat other where other.table_id = person_seat.table_id"
                        + " and other.side <> person_seat.side and other.person_id = person_seat.person_id)"
                        + " and exists (select 1 from notice_channel where notice_channel.person_id ="
                        + " person_seat.person_id and state in ('on', 'asked', 'waiting')) on conflict " + onConflict,
                kind,
                at,
                table,
                side);
    }

    /** A trial of one channel. */
    public void tryOut(Channel channel, Instant at) {
        done(store.alter(connection -> {
            run(
                    connection,
                    "insert into notice (table_id, side, kind, person_id, at) values ('', ?, 'trial', ?, ?)"
                            + " on conflict (table_id, side, kind) do update set at = excluded.at",
                    channel.id(),
                    channel.person(),
                    at.toEpochMilli());
            return 1
                    == run(
                            connection,
                            "update notice_channel set next_at = 0, told_until ="
                                    + " case when told_until >= ? then ? else told_until end where id = ?",
                            at.toEpochMilli(),
                            at.toEpochMilli() - 1,
                            channel.id());
        }));
    }

    /** What a person is to be told up to a moment, the oldest first. */
    public List<Line> lines(String person, Instant until) {
        return store.read(handle -> handle.createQuery(
                        "select notice.table_id, notice.side, notice.kind,"
                                + " coalesce(game_table.game, ''), coalesce(game_table.title, ''), notice.at from notice"
                                + " left join game_table on game_table.id = notice.table_id"
                                + " where notice.person_id = :person and notice.at <= :until order by notice.at, notice.table_id")
                .bind("person", person)
                .bind("until", until.toEpochMilli())
                .map((row, _) -> new Line(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        Instant.ofEpochMilli(row.getLong(6))))
                .list());
    }

    /** The tables about which somebody wants to be told; of finished games those that ended lately. */
    public Set<String> tables(Instant lately) {
        return store.read(handle -> new HashSet<>(handle.createQuery("select distinct person_seat.table_id"
                        + " from notice_channel join person_seat on person_seat.person_id = notice_channel.person_id"
                        + " join game_table on game_table.id = person_seat.table_id and coalesce(game_table.over_since, :lately) >= :lately"
                        + " where notice_channel.state in ('on', 'asked', 'waiting') and person_seat.hidden = 0")
                .bind("lately", lately.toEpochMilli())
                .mapTo(String.class)
                .list()));
    }

    /** The tables of a person. */
    public List<String> tablesOf(String person) {
        return store.read(handle -> handle.createQuery(
                        "select distinct table_id from person_seat where person_id = :person and hidden = 0")
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }

    /** Forgets what nobody needs any more. */
    public void clean(Instant news, Instant removed) {
        done(store.alter(connection -> {
            run(connection, "delete from notice where kind <> 'move' and at < ?", news.toEpochMilli());
            run(
                    connection,
                    "delete from notice_channel where state = 'removed' and created_at < ?",
                    removed.toEpochMilli());
            return true;
        }));
    }

    // ---- where

    public void add(Channel channel) {
        done(store.alter(connection -> 1
                == run(
                        connection,
                        "insert into notice_channel (id, person_id, kind, address, detail, minutes, state, trouble,"
                                + " attempts, created_at, next_at, told_until) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        channel.id(),
                        channel.person(),
                        channel.kind(),
                        channel.address(),
                        channel.detail(),
                        channel.minutes(),
                        channel.state().word(),
                        channel.trouble(),
                        channel.attempts(),
                        channel.createdAt().toEpochMilli(),
                        channel.nextAt().toEpochMilli(),
                        channel.toldUntil().toEpochMilli())));
    }

    public Optional<Channel> channel(String id) {
        return store.find(CHANNELS + "where id = ?", NoticeRows::channel, id);
    }

    /** Those of a person that were not removed, the oldest first. */
    public List<Channel> channels(String person) {
        return store.list(
                CHANNELS + "where person_id = ? and state <> 'removed' order by created_at, id",
                NoticeRows::channel,
                person);
    }

    /** Whether somebody asked lately that this address be told, even if it was removed again. */
    public boolean isAsked(String kind, String address, Instant since) {
        return store.read(handle -> handle.createQuery("select count(*) from notice_channel where kind = :kind"
                                + " and address = :address and created_at > :since")
                        .bind("kind", kind)
                        .bind("address", address)
                        .bind("since", since.toEpochMilli())
                        .mapTo(Integer.class)
                        .one())
                > 0;
    }

    /** False if it is in that state no more. */
    public boolean change(String id, Set<State> from, State to, String trouble) {
        String states = String.join(
                ", ", from.stream().map(state -> "'" + state.word() + "'").toList());
        return done(store.alter(connection -> 1
                == run(
                        connection,
                        "update notice_channel set state = ?, trouble = ?, attempts = 0, next_at = 0 where id = ?"
                                + " and state in (" + states + ")",
                        to.word(),
                        trouble,
                        id)));
    }

    /** Those to which something is to be sent now. What happened after {@code ripe} waits. */
    public List<Channel> due(Instant now, Instant ripe, int most) {
        return store.read(handle -> handle.createQuery(CHANNELS + "where next_at <= :now and (state = 'asked'"
                        + " or state = 'on' and exists (select 1 from notice where notice.person_id ="
                        + " notice_channel.person_id and notice.at > notice_channel.told_until and notice.at <= :ripe))"
                        + " order by next_at, id limit :most")
                .bind("now", now.toEpochMilli())
                .bind("ripe", ripe.toEpochMilli())
                .bind("most", most)
                .map((row, _) -> channel(row))
                .list());
    }

    /** Takes a channel for sending; false if another process was first. */
    public boolean claim(Channel channel, Instant until) {
        return done(store.alter(connection -> 1
                == run(
                        connection,
                        "update notice_channel set next_at = ? where id = ? and next_at = ? and state = ?",
                        until.toEpochMilli(),
                        channel.id(),
                        channel.nextAt().toEpochMilli(),
                        channel.state().word())));
    }

    /** Something was sent, or there was nothing to say. */
    public void told(Channel channel, State state, Instant next, Instant toldUntil) {
        done(store.alter(connection -> {
            run(
                    connection,
                    "update notice_channel set state = ?, trouble = '', attempts = 0, next_at = ?, told_until = ?"
                            + " where id = ? and state = ?",
                    state.word(),
                    next.toEpochMilli(),
                    toldUntil.toEpochMilli(),
                    channel.id(),
                    channel.state().word());
            run(connection, "delete from notice where kind = 'trial' and side = ?", channel.id());
            return true;
        }));
    }

    /** It could not be sent. */
    public void failed(Channel channel, State state, Instant next, String trouble) {
        done(store.alter(connection -> 1
                == run(
                        connection,
                        "update notice_channel set state = ?, trouble = ?, attempts = attempts + 1, next_at = ?"
                                + " where id = ? and state = ?",
                        state.word(),
                        trouble,
                        next.toEpochMilli(),
                        channel.id(),
                        channel.state().word())));
    }

    private static Channel channel(ResultSet row) throws SQLException {
        return new Channel(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getInt(6),
                State.valueOf(row.getString(7).toUpperCase(java.util.Locale.ROOT)),
                row.getString(8),
                row.getInt(9),
                Instant.ofEpochMilli(row.getLong(10)),
                Instant.ofEpochMilli(row.getLong(11)),
                Instant.ofEpochMilli(row.getLong(12)));
    }
}
