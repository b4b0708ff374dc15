package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.catalog.GameCatalog;
import tools.jackson.databind.JsonNode;

/** What a side that waits is shown changes only with news to it: otherwise its page would show an earlier phase. */
class PhaseNewsTest extends ServerTest {
    private static final int ORDERS = 120;

    @Override
    GameCatalog catalog() {
        return GameCatalog.standard();
    }

    /** The same dice in every run. */
    @Override
    ServerSettings settings() {
        return super.settings().rehearsing("phases");
    }

    private List<Client.Seat> table(String game, String scenario) {
        Game played = catalog().find(game).orElseThrow().game();
        Map<String, Object> seats = new HashMap<>();
        for (Side side : played.sides()) seats.put(side.id(), Map.of("kind", "me"));
        Map<String, Object> wish =
                Map.of("game", game, "scenario", scenario, "options", World.options(played), "seats", seats);
        return client.seats(expect(201, client.post("/api/tables", null, wish)).json());
    }

    private static Client.Seat at(List<Client.Seat> seats, String toDecide, boolean decides) {
        return seats.stream()
                .filter(seat -> seat.side.equals(toDecide) == decides)
                .findFirst()
                .orElseThrow();
    }

    /** The end of the Allied movement phase is the start of the Allied combat phase; no event tells of it. */
    @Test
    void theSideThatWaitsHearsThatTheNextPhaseHasBegun() {
        List<Client.Seat> seats = table("wave", "northern-shoulder");
        Client.Seat german = at(seats, "german", true);
        Client.Seat allied = at(seats, "german", false);
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", allied, Map.of("since", allied.sequence(), "state", true));
            assertThat(german.state().path("prompt").path("phase").asString()).endsWith("German combat");
            german.play("done");
            assertThat(german.state().path("prompt").path("phase").asString()).endsWith("German movement");
            Waiting.until(() -> !live.news().isEmpty());
            JsonNode state = Client.JSON.readTree(live.received.getLast()).path("state");
            assertThat(state.path("prompt").path("phase").asString()).endsWith("German movement");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "wave, northern-shoulder",
        "breakthrough, first-seven-days",
        "greatbattles, crossroads",
        "race, bastogne"
    })
    void nothingASideIsShownChangesWithoutNews(String game, String scenario) {
        List<Client.Seat> seats = table(game, scenario);
        Random random = new Random(5);
        for (int orders = 0; orders < ORDERS; orders++) {
            String toDecide = seats.getFirst().state().path("toDecide").asString();
            if (toDecide.equals("referee")) return;
            Client.Seat mover = at(seats, toDecide, true);
            Client.Seat waiting = at(seats, toDecide, false);
            var order = mover.anyOrder(random);
            if (order.isEmpty()) continue;
            int before = waiting.sequence();
            String seen = waiting.get("").text();
            mover.play(order.get());
            if (waiting.sequence() == before)
                assertThat(waiting.get("").text()).as(order.get()).isEqualTo(seen);
        }
    }
}
