package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games that everyone may find: only those whose players said so, and only while they run. */
class PublicGamesTest extends ServerTest {
    private Client.Reply create(String title, boolean spectators, boolean listed) {
        return client.ambush(
                "short", Client.BOTH_MINE, Map.of("title", title, "spectators", spectators, "listed", listed));
    }

    private List<String> titles() {
        return expect(200, client.get("/api/public", null))
                .json()
                .path("games")
                .valueStream()
                .map(game -> game.path("title").asString())
                .toList();
    }

    @Test
    void onlyListedGamesAreShownWhileTheyRun() {
        Client.Seat seat =
                client.seats(expect(201, create("Public", true, true)).json()).getFirst();
        expect(201, create("By address", true, false));
        expect(201, create("Private", false, false));
        assertThat(titles()).containsExactly("Public");
        JsonNode shown = client.get("/api/public", null).json().path("games").get(0);
        assertThat(shown.path("table").asString()).isEqualTo(seat.table);
        assertThat(shown.toString()).doesNotContain(seat.token).doesNotContain("\"view\"");
        expect(200, client.get("/api/tables/" + seat.table, null));
        restart();
        assertThat(titles()).containsExactly("Public");
        expect(200, again(seat).post("/resign", Map.of("key", "k")));
        Waiting.until(() -> titles().isEmpty());
    }

    @Test
    void aGameThatNobodyMayWatchCannotBeListed() {
        assertThat(expect(400, create("Odd", false, true))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("Only a game that spectators may watch can be shown to everyone.");
        assertThat(titles()).isEmpty();
    }
}
