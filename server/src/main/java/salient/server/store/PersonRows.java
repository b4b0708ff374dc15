package salient.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import salient.table.store.SeatRow;
import salient.table.store.Storage;

/** Persons with their devices, keys and seats. Secrets come as hashes. Thread-safe. */
public final class PersonRows {
    private final Store store;

    public PersonRows(Store store) {
        this.store = store;
    }

    /** A seat that belongs to a person. */
    public record OwnSeat(String table, String side) {}

    /** A token for a seat, as its hash. */
    public record SeatToken(OwnSeat seat, String hash) {}

    /** @param isOpen whether it can still be used: neither used nor revoked */
    public record Key(String person, boolean isOpen, boolean revoked) {}

    /** What is known about a person besides the seats. */
    public record Person(String id, int devices, int openKeys, Optional<String> ladderName) {}

    // ---- persons and devices

    /** False if there is a device with this token already. */
    public boolean create(String person, String deviceHash, Instant at) {
        return done(store.alter(connection -> {
            run(connection, "insert into person (id, created_at) values (?, ?)", person, at.toEpochMilli());
            return addDevice(connection, person, deviceHash, at);
        }));
    }

    static boolean addDevice(Connection connection, String person, String hash, Instant at) throws SQLException {
        return 1
                == run(
                        connection,
                        "insert into person_device (token_hash, person_id, created_at) values (?, ?, ?)"
                                + " on conflict do nothing",
                        hash,
                        person,
                        at.toEpochMilli());
    }

    /** False if the person has no such device. */
    public boolean forgetDevice(String person, String hash) {
        return done(store.alter(connection -> 1
                == run(connection, "delete from person_device where token_hash = ? and person_id = ?", hash, person)));
    }

    public Optional<String> personOfDevice(String hash) {
        return store.read(handle -> handle.createQuery("select person_id from person_device where token_hash = :hash")
                .bind("hash", hash)
                .mapTo(String.class)
                .findOne());
    }

    public Person person(String id) {
        return store.read(handle -> handle.createQuery("select id, (select count(*) from person_device"
                        + " where person_id = person.id), (select count(*) from person_key where person_id = person.id"
                        + " and used_at is null and revoked_at is null), ladder_name from person where id = :id")
                .bind("id", id)
                .map((row, _) -> new Person(
                        row.getString(1), row.getInt(2), row.getInt(3), Optional.ofNullable(row.getString(4))))
                .one());
    }

    // ---- keys

    public boolean addKey(String person, String hash, Instant at) {
        return done(store.alter(connection -> 1
                == run(
                        connection,
                        "insert into person_key (key_hash, person_id, created_at) values (?, ?, ?)",
                        hash,
                        person,
                        at.toEpochMilli())));
    }

    public Optional<Key> key(String hash) {
        return store.read(handle -> handle.createQuery(
                        "select person_id, used_at, revoked_at from person_key where key_hash = :hash")
                .bind("hash", hash)
                .map((row, _) -> new Key(
                        row.getString(1),
                        row.getObject(2) == null && row.getObject(3) == null,
                        row.getObject(3) != null))
                .findOne());
    }

    /** A key brings a device in, with tokens for the seats; false if the key was used or revoked meanwhile. */
    public boolean useKey(String keyHash, String person, String deviceHash, List<SeatToken> tokens, Instant at) {
        return done(store.alter(connection -> {
            boolean used = 1
                    == run(
                            connection,
                            "update person_key set used_at = ? where key_hash = ? and used_at is null"
                                    + " and revoked_at is null",
                            at.toEpochMilli(),
                            keyHash);
            return used && addDevice(connection, person, deviceHash, at) && addTokens(connection, person, tokens);
        }));
    }

    // ---- seats

    /** The seats that are not hidden. */
    public List<OwnSeat> seats(String person) {
        return store.read(handle -> handle.createQuery("select table_id, side from person_seat"
                        + " where person_id = :person and hidden = 0 order by table_id, side")
                .bind("person", person)
                .map((row, _) -> new OwnSeat(row.getString(1), row.getString(2)))
                .list());
    }

    /** From now on these seats belong to the person; one that belongs to somebody stays theirs. */
    public void link(String person, List<OwnSeat> seats) {
        if (seats.isEmpty()) return;
        done(store.alter(connection -> {
            for (OwnSeat seat : seats)
                run(
                        connection,
                        "insert into person_seat (table_id, side, person_id, hidden) values (?, ?, ?, 0)"
                                + " on conflict do nothing",
                        seat.table(),
                        seat.side(),
                        person);
            return true;
        }));
    }

    /** No device gets this seat any more, and nobody is told about it. */
    public void hide(String person, OwnSeat seat) {
        done(store.alter(connection -> {
            run(
                    connection,
                    "update person_seat set hidden = 1 where table_id = ? and side = ? and person_id = ?",
                    seat.table(),
                    seat.side(),
                    person);
            run(
                    connection,
                    "delete from notice where table_id = ? and side = ? and person_id = ?",
                    seat.table(),
                    seat.side(),
                    person);
            return true;
        }));
    }

    /** Further tokens for seats of the person. */
    public void give(String person, List<SeatToken> tokens) {
        if (!tokens.isEmpty()) done(store.alter(connection -> addTokens(connection, person, tokens)));
    }

    static boolean addTokens(Connection connection, String person, List<SeatToken> tokens) throws SQLException {
        for (SeatToken token : tokens)
            run(
                    connection,
                    "insert into seat_token (token_hash, table_id, side) select ?, table_id, side from person_seat"
                            + " where table_id = ? and side = ? and person_id = ? on conflict do nothing",
                    token.hash(),
                    token.seat().table(),
                    token.seat().side(),
                    person);
        return true;
    }

    /**
     * Every device, key, passkey and token that the person had becomes worthless; the new device and the new tokens take their
     * place.
     */
    public void replaceAll(String person, String deviceHash, List<SeatToken> tokens, Instant at) {
        done(store.alter(connection -> {
            run(connection, "delete from person_device where person_id = ?", person);
            run(
                    connection,
                    "update person_key set revoked_at = ? where person_id = ? and used_at is null"
                            + " and revoked_at is null",
                    at.toEpochMilli(),
                    person);
            run(connection, "delete from person_passkey where person_id = ?", person);
            addDevice(connection, person, deviceHash, at);
            run(
                    connection,
                    "delete from seat_token where exists (select 1 from person_seat where person_id = ?"
                            + " and person_seat.table_id = seat_token.table_id and person_seat.side = seat_token.side)",
                    person);
            for (SeatToken token : tokens) {
                run(
                        connection,
                        "update seat set token_hash = ? where table_id = ? and side = ? and token_hash is not null"
                                + " and exists (select 1 from person_seat where person_id = ?"
                                + " and person_seat.table_id = seat.table_id and person_seat.side = seat.side)",
                        token.hash(),
                        token.seat().table(),
                        token.seat().side(),
                        person);
                store.wakeOthers(connection, token.seat().table());
            }
            return true;
        }));
    }

    /** The seat has a new holder: what the former one had of it is worthless. */
    static void forgetSeat(Connection connection, SeatRow seat) throws SQLException {
        for (String table : List.of("seat_token", "person_seat", "notice"))
            run(connection, "delete from " + table + " where table_id = ? and side = ?", seat.table(), seat.side());
    }

    // ---- writing

    /** Runs a statement and returns how many rows it changed. */
    static int run(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
            return statement.executeUpdate();
        }
    }

    static boolean done(CompletableFuture<Boolean> written) {
        return Storage.await(written);
    }
}
