package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static salient.server.Client.expect;

import org.junit.jupiter.api.Test;
import salient.players.catalog.GameCatalog;
import tools.jackson.databind.JsonNode;

/** The story of a real game tells what the dice did to each side. */
class LuckTest extends ServerTest {
    @Override
    GameCatalog catalog() {
        return GameCatalog.standard();
    }

    @Test
    void whatOneSideGainsByLuckTheOtherLoses() {
        String table = client.playedByComputers("""
                {"game": "race", "scenario": "bastogne", "spectators": true, "seats": {
                 "german": {"kind": "computer", "computer": "greedy"},
                 "american": {"kind": "computer", "computer": "greedy"}}}""");
        JsonNode luck = expect(200, client.get("/api/tables/" + table + "/story", null))
                .json()
                .path("luck");
        JsonNode german = luck.path("sides").get(0);
        JsonNode american = luck.path("sides").get(1);
        assertThat(luck.path("unit").asString()).isEqualTo("steps");
        assertThat(luck.path("battles").asInt()).isPositive();
        assertThat(german.path("side").asString()).isEqualTo("german");
        assertThat(german.path("inflicted").asInt())
                .isEqualTo(american.path("lost").asInt());
        assertThat(german.path("luck").asInt()).isCloseTo(-american.path("luck").asInt(), within(1));
        int gained =
                100 * (german.path("inflicted").asInt() - german.path("lost").asInt());
        int average = german.path("expectedInflicted").asInt()
                - german.path("expectedLost").asInt();
        assertThat(german.path("luck").asInt()).isCloseTo(gained - average, within(2));
        assertThat(german.path("percentile").asInt()
                        + american.path("percentile").asInt())
                .isBetween(99, 101);
        assertThat(german.path("percentile").asInt() >= 50)
                .isEqualTo(german.path("luck").asInt() >= 0);
        for (JsonNode side : luck.path("sides")) {
            assertThat(side.path("luckiest").size()).isLessThanOrEqualTo(5);
            for (JsonNode roll : side.path("luckiest")) {
                assertThat(roll.path("luck").asInt()).isPositive();
                assertThat(roll.path("sentence").asString()).isNotEmpty();
                assertThat(roll.path("entry").asInt()).isPositive();
            }
        }
    }
}
