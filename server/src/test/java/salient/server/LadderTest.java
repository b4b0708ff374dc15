package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The ladder shows those who joined, with the games that ended since. */
class LadderTest extends ServerTest {
    private String person(String letter, String name, Client.Seat... seats) {
        String device = letter.repeat(32);
        expect(201, client.post("/api/person", null, Map.of("device", device)));
        if (!name.isEmpty()) join(device, name);
        sync(device, seats);
        return device;
    }

    private void join(String device, String name) {
        expect(200, client.post("/api/person/ladder", device, Map.of("name", name)));
    }

    private void sync(String device, Client.Seat... seats) {
        List<String> tokens =
                java.util.Arrays.stream(seats).map(seat -> seat.token).toList();
        expect(200, client.post("/api/person/seats", device, Map.of("tokens", tokens)));
    }

    /** Two hot seats are two tokens; the person who links one owns that side. */
    private List<Client.Seat> game(String undo) {
        return client.seats(expect(201, client.ambush("short", Client.BOTH_MINE, Map.of("undo", undo)))
                .json());
    }

    private static void resign(Client.Seat seat) {
        expect(200, seat.post("/resign", Map.of("key", "k")));
    }

    private List<JsonNode> standings() {
        return expect(200, client.get("/api/ladder", null))
                .json()
                .path("standings")
                .valueStream()
                .toList();
    }

    private void awaitGames(int games) {
        Waiting.until(() -> standings().stream()
                        .mapToInt(standing -> standing.path("games").asInt())
                        .sum()
                == 2 * games);
    }

    @Test
    void victoriesOfThoseWhoJoinedAreCountedAndRated() {
        List<Client.Seat> first = game("strict");
        List<Client.Seat> second = game("strict");
        String ann = person("a", "Ann", first.get(0), second.get(0));
        String ben = person("b", "Ben", first.get(1), second.get(1));
        resign(first.get(1));
        resign(second.get(1));
        awaitGames(2);
        JsonNode best = standings().getFirst();
        assertThat(best.path("name").asString()).isEqualTo("Ann");
        assertThat(best.path("won").asInt()).isEqualTo(2);
        assertThat(best.path("lost").asInt()).isZero();
        assertThat(best.path("elo").asInt()).isPositive();
        assertThat(best.path("low").asInt()).isLessThan(best.path("elo").asInt());
        assertThat(standings().get(1).path("elo").asInt())
                .isEqualTo(-best.path("elo").asInt());
        assertThat(client.get("/api/ladder?game=ambush", null)
                        .json()
                        .path("standings")
                        .size())
                .isEqualTo(2);
        assertThat(client.get("/api/ladder?game=wave", null).json().path("standings"))
                .isEmpty();
        assertThat(standings().toString()).doesNotContain(first.get(0).token, ann, ben);
        restart();
        first.forEach(seat -> expect(200, again(seat).get(""))); // reading a finished game again rates it once
        awaitGames(2);
        // Leaving takes the name and the games away.
        expect(200, client.post("/api/person/ladder", ann, Map.of()));
        assertThat(standings()).isEmpty();
    }

    @Test
    void whoDidNotJoinIsNotShownAndPracticeOrOneselfDoesNotCount() throws InterruptedException {
        List<Client.Seat> withStranger = game("strict");
        List<Client.Seat> practice = game("practice");
        List<Client.Seat> alone = game("strict");
        List<Client.Seat> before = game("strict");
        String ann = person("a", "", before.get(0), withStranger.get(0), practice.get(0), alone.get(0), alone.get(1));
        person("b", "Ben", before.get(1), practice.get(1));
        person("c", "", withStranger.get(1));
        resign(before.get(1));
        Thread.sleep(50);
        join(ann, "Ann");
        resign(withStranger.get(1));
        resign(practice.get(1));
        resign(alone.get(1));
        expect(200, before.get(0).get(""));
        Thread.sleep(500);
        assertThat(standings()).isEmpty();
    }

    @Test
    void namesAreUniqueAndShort() {
        String ann = person("a", "Ann");
        String ben = person("b", "Ben");
        assertThat(expect(400, client.post("/api/person/ladder", ben, Map.of("name", " ann ")))
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("Somebody else on the ladder has the name ann.");
        expect(400, client.post("/api/person/ladder", ben, Map.of("name", "  ")));
        expect(400, client.post("/api/person/ladder", ben, Map.of("name", "x".repeat(41))));
        join(ann, "Anna");
        join(ben, "Ann");
        assertThat(client.get("/api/person", ben).json().path("ladderName").asString())
                .isEqualTo("Ann");
    }
}
