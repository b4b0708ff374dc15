package salient.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Passkeys of persons, and the challenges that were answered. Thread-safe. */
public final class PasskeyRows {
    private static final String COLUMNS =
            "select id, person_id, site, credential, counter, can_be_copied, created_at, used_at from person_passkey";

    private final Store store;

    public PasskeyRows(Store store) {
        this.store = store;
    }

    /**
     * A passkey.
     *
     * @param id of the row: a hash of the id that the device gave it
     * @param site the name of the server that it was made for
     * @param credential its own id and its public key, in base 64
     * @param counter of its uses; 0 if the device does not count
     * @param canBeCopied whether its maker may keep it on several devices
     */
    public record Passkey(
            String id,
            String person,
            String site,
            String credential,
            long counter,
            boolean canBeCopied,
            Instant madeAt,
            Optional<Instant> usedAt) {}

    /** A challenge that is answered, as its hash. */
    public record Challenge(String hash, Instant expires) {}

    public Optional<Passkey> find(String id) {
        return store.find(COLUMNS + " where id = ?", PasskeyRows::passkey, id);
    }

    /** The first made is the first. */
    public List<Passkey> of(String person) {
        return store.list(COLUMNS + " where person_id = ? order by created_at, id", PasskeyRows::passkey, person);
    }

    private static Passkey passkey(ResultSet row) throws SQLException {
        long used = row.getLong(8);
        return new Passkey(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getLong(5),
                row.getInt(6) != 0,
                Instant.ofEpochMilli(row.getLong(7)),
                row.wasNull() || used == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(used)));
    }

    /** False, and nothing is written, if the challenge was answered before or the passkey is there already. */
    public boolean add(Passkey passkey, Challenge answered) {
        return PersonRows.done(store.alter(connection -> answer(connection, answered, passkey.madeAt())
                && 1
                        == PersonRows.run(
                                connection,
                                "insert into person_passkey (id, person_id, site, credential, counter, can_be_copied,"
                                        + " created_at) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
                                passkey.id(),
                                passkey.person(),
                                passkey.site(),
                                passkey.credential(),
                                passkey.counter(),
                                passkey.canBeCopied() ? 1 : 0,
                                passkey.madeAt().toEpochMilli())));
    }

    private static boolean answer(Connection connection, Challenge challenge, Instant now) throws SQLException {
        PersonRows.run(connection, "delete from used_challenge where expires_at < ?", now.toEpochMilli());
        return 1
                == PersonRows.run(
                        connection,
                        "insert into used_challenge (challenge_hash, expires_at) values (?, ?) on conflict do nothing",
                        challenge.hash(),
                        challenge.expires().toEpochMilli());
    }

    /**
     * A passkey brings a device in, with tokens for the seats. False, and nothing is written, if the challenge was answered
     * before or the passkey has been removed or used since it was read.
     *
     * @param read the passkey as it was read
     * @param counter of its uses now
     * @param isNew whether the device is not one of the person's yet
     */
    public boolean use(
            Passkey read,
            long counter,
            Challenge answered,
            String deviceHash,
            boolean isNew,
            List<PersonRows.SeatToken> tokens,
            Instant at) {
        return PersonRows.done(store.alter(connection -> answer(connection, answered, at)
                && 1
                        == PersonRows.run(
                                connection,
                                "update person_passkey set counter = ?, used_at = ? where id = ? and counter = ?",
                                counter,
                                at.toEpochMilli(),
                                read.id(),
                                read.counter())
                && (!isNew || PersonRows.addDevice(connection, read.person(), deviceHash, at))
                && PersonRows.addTokens(connection, read.person(), tokens)));
    }

    /** False if the person has no such passkey. */
    public boolean remove(String person, String id) {
        return PersonRows.done(store.alter(connection -> 1
                == PersonRows.run(
                        connection, "delete from person_passkey where id = ? and person_id = ?", id, person)));
    }
}
