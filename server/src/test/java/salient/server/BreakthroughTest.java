package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import salient.players.catalog.GameCatalog;
import tools.jackson.databind.JsonNode;

/** The first real game through the server: its secrets stay secret, all it says can be written. */
class BreakthroughTest extends ServerTest {
    @Override
    GameCatalog catalog() {
        return GameCatalog.standard();
    }

    private List<Client.Seat> table() {
        JsonNode made = expect(201, client.post("/api/tables", null, """
                {"game": "breakthrough", "scenario": "first-seven-days", "options": {"players": "two"},
                 "seats": {"german": {"kind": "me"}, "american": {"kind": "me"}}}""")).json();
        return client.seats(made);
    }

    private static Client.Seat of(List<Client.Seat> seats, String side) {
        return seats.stream().filter(seat -> seat.side.equals(side)).findFirst().orElseThrow();
    }

    @Test
    void whatASideDoesInSecretChangesNothingForTheOther() {
        List<Client.Seat> seats = table();
        Random random = new Random(8);
        int hidden = 0;
        for (int orders = 0; orders < 160; orders++) {
            String toDecide = seats.getFirst().state().path("toDecide").asString();
            if (toDecide.equals("referee")) break;
            Client.Seat mover = of(seats, toDecide);
            Client.Seat waiting = of(seats, toDecide.equals("german") ? "american" : "german");
            var order = mover.anyOrder(random);
            if (order.isEmpty()) continue;
            int before = waiting.sequence();
            List<String> seen = lookAround(waiting);
            mover.play(order.get());
            if (waiting.sequence() != before) continue;
            assertThat(lookAround(waiting)).as(order.get()).containsExactlyElementsOf(seen);
            hidden++;
        }
        assertThat(hidden).isGreaterThan(10);
    }

    private static List<String> lookAround(Client.Seat seat) {
        List<String> seen = new ArrayList<>();
        seen.add(seat.get("").text());
        seen.add(seat.get("/subjects").text());
        seen.add(seat.get("/replay?at=" + seat.sequence()).text());
        for (JsonNode unit : seat.state().path("view").path("units")) {
            if (seen.size() > 12) break;
            String id = unit.path("id").asString();
            for (String question : List.of("supply ", "reach ", "unit "))
                seen.add(seat.post("/ask", Map.of("question", question + id)).text());
        }
        return seen;
    }

    @Test
    void itsMapAndRulebookAreServed() {
        JsonNode map =
                expect(200, client.get("/api/games/breakthrough/map", null)).json();
        assertThat(map.path("hexes").size()).isEqualTo(31 * 32);
        JsonNode book = expect(200, client.get("/api/games/breakthrough/rulebook", null))
                .json();
        assertThat(book.path("entries").size()).isGreaterThan(400);
    }

    @Test
    void aGameIsReplayedFromItsRecordAtEveryMoment() {
        List<Client.Seat> seats = table();
        Random random = new Random(3);
        for (int orders = 0; orders < 60; orders++) {
            Client.Seat mover =
                    of(seats, seats.getFirst().state().path("toDecide").asString());
            mover.anyOrder(random).ifPresent(mover::play);
        }
        String before = seats.get(0).get("").text();
        restart();
        Client.Seat seat = again(seats.get(0));
        assertThat(seat.get("").text()).isEqualTo(before);
        for (int at = 0; at <= seat.sequence(); at += 7) expect(200, seat.get("/replay?at=" + at));
    }
}
