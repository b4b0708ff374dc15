package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table whose rows were changed by something else says so; the others are not concerned. */
class DamagedTableTest extends ServerTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "update entry set kind = 'nonsense' where table_id = ?",
                "update entry set text = 'nonsense' where table_id = ?",
                "update entry set sequence = sequence + 5 where table_id = ?",
                "update game_table set seed = 'nonsense' where id = ?",
                "update game_table set header = 'nonsense' where id = ?",
                "update seat set sitter = 'nobody' where table_id = ? and side = 'blue'"
            })
    void aDamagedTableIsUnreadableWithItsReason(String damage) throws SQLException {
        Client.Seat broken = client.hotSeat("short").getFirst();
        broken.play("end");
        Client.Seat whole = client.hotSeat("short").getFirst();
        server.close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("salient.db"));
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate(damage.replace("?", "'" + broken.table + "'")))
                    .isPositive();
        }
        start();
        for (int twice = 0; twice < 2; twice++) {
            Client.Reply reply = expect(409, again(broken).get(""));
            assertThat(reply.error()).isIn("version", "unreadable");
            assertThat(reply.json().path("message").asString()).isNotBlank();
        }
        expect(200, again(whole).get(""));
        var lobby = expect(200, client.post("/api/lobby", null, Map.of("tokens", List.of(broken.token, whole.token))))
                .json();
        assertThat(lobby.path("tables").size()).isEqualTo(1);
        assertThat(lobby.path("unreadable").size()).isEqualTo(1);
    }
}
