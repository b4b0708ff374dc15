package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No character comes in that the database cannot hold. On PostgreSQL, where a NUL is one. */
class TextsTest extends ServerTest {
    @Override
    ServerSettings settings() {
        return super.settings().withDatabase(TestPostgres.freshDatabase());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u0000", "a\\u0007b", "\\ud800", "\\udc00\\ud800", "\\u009f"})
    void controlCharactersAndHalfPairsAreRefusedEverywhere(String bad) {
        Client.Seat red = client.hotSeat("short").getFirst();
        String chat = "{\"text\": \"" + bad + "\", \"key\": \"1\"}";
        String key = "{\"text\": \"hello\", \"key\": \"" + bad + "\"}";
        String name = "{\"text\": \"hello\", \"key\": \"1\", \"" + bad + "\": 1}";
        for (String body : new String[] {chat, key, name}) {
            Client.Reply reply = client.postText("/api/tables/" + red.table + "/chat", red.token, body);
            assertThat(reply.status()).as(body).isEqualTo(400);
            assertThat(reply.error()).isEqualTo("json");
        }
        assertThat(red.sequence()).isZero();
        try (LiveClient live = new LiveClient(server.port())) {
            live.send("{\"id\": 1, \"call\": \"chat\", \"table\": \"" + bad + "\"}");
            Waiting.until(() -> live.received.size() == 1);
            assertThat(live.received.getFirst()).contains("\"status\":400");
        }
    }

    @Test
    void otherLettersAreKept() {
        Client.Seat red = client.hotSeat("short").getFirst();
        expect(200, red.post("/chat", Map.of("text", "Grüße, \uD83C\uDFB2\nand a second line", "key", "1")));
        assertThat(red.get("/feed?since=0").text()).contains("Grüße, \uD83C\uDFB2");
    }

    @Test
    void aTableNamedWithANulIsUnknown() {
        assertThat(client.get("/api/tables/%00", null).status()).isIn(400, 404);
        assertThat(client.get("/api/tables/a%01b", null).status()).isIn(400, 404);
    }
}
