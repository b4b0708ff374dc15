package salient.server.store;

import static salient.server.store.PersonRows.done;
import static salient.server.store.PersonRows.run;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is on the ladder, and the rated games. Thread-safe. */
public final class LadderRows {
    private final Store store;

    public LadderRows(Store store) {
        this.store = store;
    }

    /** {@code result} of the first player in halves: 2 won, 1 drawn, 0 lost. */
    public record RatedGame(String table, String game, String first, String second, int result, Instant at) {}

    /** Someone on the ladder. */
    public record Member(String person, Instant since) {}

    /** Under this name from now on; false if somebody else has it. */
    public boolean join(String person, String name, Instant at) {
        return done(store.alter(connection -> 1
                == run(
                        connection,
                        "update person set ladder_since = case when ladder_name is null then ? else ladder_since end,"
                                + " ladder_name = ? where id = ? and not exists (select 1 from person other"
                                + " where lower(other.ladder_name) = lower(?) and other.id <> ?)",
                        at.toEpochMilli(),
                        name,
                        person,
                        name,
                        person)));
    }

    /** The name goes away, and with it all games of this person on the ladder. */
    public void leave(String person) {
        done(store.alter(connection -> {
            run(connection, "update person set ladder_name = null, ladder_since = null where id = ?", person);
            run(connection, "delete from rated_game where first_player = ? or second_player = ?", person, person);
            return true;
        }));
    }

    /** Who on the ladder has a seat of this table. */
    public Map<String, Member> members(String table) {
        return store.read(handle -> {
            Map<String, Member> members = new HashMap<>();
            handle.createQuery("select person_seat.side, person.id, person.ladder_since from person_seat join person"
                            + " on person.id = person_seat.person_id where person_seat.table_id = :table"
                            + " and person.ladder_name is not null")
                    .bind("table", table)
                    .map((row, _) -> members.put(
                            row.getString(1), new Member(row.getString(2), Instant.ofEpochMilli(row.getLong(3)))))
                    .list();
            return members;
        });
    }

    /** Once per table. */
    public void rate(RatedGame game) {
        done(store.alter(connection -> {
            run(
                    connection,
                    "insert into rated_game (table_id, game, first_player, second_player, result, at)"
                            + " values (?, ?, ?, ?, ?, ?) on conflict do nothing",
                    game.table(),
                    game.game(),
                    game.first(),
                    game.second(),
                    game.result(),
                    game.at().toEpochMilli());
            return true;
        }));
    }

    /** The newest first. */
    public List<RatedGame> games(Optional<String> game, int most) {
        return store.read(handle -> handle.createQuery("select table_id, game, first_player, second_player, result, at"
                        + " from rated_game where game like :game order by at desc, table_id limit :most")
                .bind("game", game.orElse("%"))
                .bind("most", most)
                .map((row, _) -> new RatedGame(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getInt(5),
                        Instant.ofEpochMilli(row.getLong(6))))
                .list());
    }

    /** How many rated games each game system has. */
    public Map<String, Integer> counts() {
        return store.read(handle -> {
            Map<String, Integer> counts = new java.util.TreeMap<>();
            handle.createQuery("select game, count(*) from rated_game group by game")
                    .map((row, _) -> counts.put(row.getString(1), row.getInt(2)))
                    .list();
            return counts;
        });
    }

    /** The names on the ladder by the ids of persons. */
    public Map<String, String> names() {
        return store.read(handle -> {
            Map<String, String> names = new HashMap<>();
            handle.createQuery("select id, ladder_name from person where ladder_name is not null")
                    .map((row, _) -> names.put(row.getString(1), row.getString(2)))
                    .list();
            return names;
        });
    }
}
