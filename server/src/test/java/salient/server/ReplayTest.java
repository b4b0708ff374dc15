package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import salient.kernel.record.GameRecord;
import tools.jackson.databind.JsonNode;

/** The past: replay by lens, records down and up, dice that can be audited. */
class ReplayTest extends ServerTest {
    @Test
    void replayShowsWhatTheSeatSawAtEachMoment() {
        List<Client.Seat> seats = client.hotSeat("long");
        Client.Seat red = seats.get(0);
        List<JsonNode> views = new ArrayList<>(List.of(red.state().path("view")));
        Random random = new Random(5);
        for (int i = 0; i < 80; i++) {
            JsonNode state = red.state();
            if (state.path("toDecide").asString().equals("referee")) break;
            Client.Seat mover = seats.get(state.path("toDecide").asString().equals("red") ? 0 : 1);
            mover.anyOrder(random).ifPresent(mover::play);
            JsonNode now = red.state();
            while (views.size() <= now.path("sequence").asInt()) views.add(now.path("view"));
        }
        int last = red.sequence();
        for (int at = 0; at <= last; at++) {
            JsonNode moment = expect(200, red.get("/replay?at=" + at)).json();
            assertThat(moment.path("view")).as("moment " + at).isEqualTo(views.get(at));
        }
    }

    @Test
    void aRunningGameShowsOnlyMyOwnPast() {
        Client.Seat red = client.hotSeat("short").getFirst();
        assertThat(red.get("/replay?at=0").json().path("perspectives").get(0).asString())
                .isEqualTo("red");
        assertThat(expect(403, red.get("/replay?at=0&perspective=blue")).error())
                .isEqualTo("seat");
        assertThat(expect(403, red.get("/replay?at=0&lens=referee")).error()).isEqualTo("seat");
        assertThat(expect(403, red.get("/feed?since=0&perspective=blue")).error())
                .isEqualTo("seat");
        assertThat(expect(403, red.get("/feed?since=0&lens=referee")).error()).isEqualTo("seat");
        assertThat(expect(200, red.get("/feed?since=0&lens=red")).json())
                .isEqualTo(red.get("/feed?since=0").json());
        assertThat(expect(400, red.get("/replay?at=99")).error()).isEqualTo("option");
        assertThat(expect(400, red.get("/replay")).error()).isEqualTo("json");
    }

    @Test
    void aFinishedGameShowsEveryPerspectiveAndItsRecordAuditsCleanly() {
        List<Client.Seat> seats = client.hotSeat("short");
        expect(200, seats.get(0).post("/entropy", Map.of("text", "my birthday", "key", "e")));
        expect(200, seats.get(1).post("/entropy", Map.of("text", "4711", "key", "e")));
        PlayTest.playToTheEnd(seats, new Random(11));
        JsonNode moment =
                expect(200, seats.get(0).get("/replay?at=1&lens=referee")).json();
        assertThat(moment.path("perspectives").valueStream().map(JsonNode::asString))
                .containsExactly("red", "blue", "public", "referee");
        GameRecord record =
                GameRecord.parse(expect(200, seats.get(0).get("/record")).text());
        assertThat(record.auditDice()).isEmpty();
        assertThat(record.header().entropy())
                .containsEntry("red", "my birthday")
                .containsEntry("blue", "4711");
        assertThat(record.result()).isPresent();
        assertThat(expect(409, seats.get(0).post("/entropy", Map.of("text", "late", "key", "f")))
                        .error())
                .isEqualTo("over");
    }

    @Test
    void whatAPerspectiveWasToldOfAFinishedGameIsWhatItsMomentsTell() {
        List<Client.Seat> seats = client.hotSeat("short");
        PlayTest.playToTheEnd(seats, new Random(12));
        for (String perspective : List.of("red", "blue", "public", "referee")) {
            JsonNode feed = expect(200, seats.get(0).get("/feed?since=0&perspective=" + perspective))
                    .json();
            int last = feed.path("last").asInt();
            assertThat(feed.path("items").size())
                    .as(perspective)
                    .isEqualTo(last)
                    .isPositive();
            for (int at = 1; at <= last; at++)
                assertThat(feed.path("items").get(at - 1))
                        .isEqualTo(seats.get(0)
                                .get("/replay?at=" + at + "&perspective=" + perspective)
                                .json()
                                .path("item"));
        }
    }

    @Test
    void theRecordOfARunningGameIsGivenOnlyToOneWhoPlaysAllSides() {
        expect(200, client.hotSeat("short").getFirst().get("/record"));
        Client.Seat red = client.seats(
                        expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "seats": {"red": {"kind": "me"}, "blue": {"kind": "open"}}}""")).json())
                .getFirst();
        assertThat(expect(403, red.get("/record")).error()).isEqualTo("seat");
    }

    @Test
    void aRecordIsOpenedForStudy() {
        String text = PlayTest.recordOfAGame(client);
        JsonNode made = expect(201, client.post("/api/records", null, Map.of("record", text)))
                .json();
        String table = made.path("table").asString();
        JsonNode state = expect(200, client.get("/api/tables/" + table, null)).json();
        assertThat(state.path("status").asString()).isEqualTo("study");
        JsonNode end = expect(200, client.get("/api/tables/" + table + "/replay?at=3&perspective=blue", null))
                .json();
        assertThat(end.path("item").path("order").isNull()).isFalse();
        assertThat(expect(200, client.get("/api/tables/" + table + "/record", null))
                        .text())
                .isEqualTo(text);
        expect(403, client.post("/api/tables/" + table + "/chat", null, Map.of("text", "x", "key", "1")));
    }

    @Test
    void aRecordOfARunningGameGoesOnAtANewTable() {
        List<Client.Seat> seats = PlayTest.afterATurn(client, "long");
        String text = seats.get(0).get("/record").text();
        JsonNode made = expect(
                        201,
                        client.post(
                                "/api/records",
                                null,
                                Map.of(
                                        "record",
                                        text,
                                        "seats",
                                        Map.of("red", Map.of("kind", "me"), "blue", Map.of("kind", "me")))))
                .json();
        List<Client.Seat> continued = client.seats(made);
        assertThat(continued.get(0).state().path("view"))
                .isEqualTo(seats.get(0).state().path("view"));
        continued.get(1).play("arm X 3");
        PlayTest.playToTheEnd(continued, new Random(1));
        GameRecord record = GameRecord.parse(continued.get(0).get("/record").text());
        assertThat(record.auditDice()).isEmpty();
    }

    @Test
    void aRecordWithOneByteChangedIsRefusedWithTheLine() {
        List<Client.Seat> seats = client.hotSeat("short");
        seats.get(0).play("arm A 6");
        String text = seats.get(0).get("/record").text().replace("arm A 6", "arm A 5");
        Client.Reply reply = expect(400, client.post("/api/records", null, Map.of("record", text)));
        assertThat(reply.error()).isEqualTo("notation");
        assertThat(reply.json().path("line").asInt()).isGreaterThan(1);
        assertThat(expect(400, client.post("/api/records", null, Map.of("record", "no record")))
                        .error())
                .isEqualTo("notation");
    }

    @Test
    void theStoryTellsLossesByTurnAndTheOrderThatCausedThem() {
        List<Client.Seat> seats = client.hotSeat("long");
        fightOnce(seats);
        assertThat(expect(403, seats.get(0).get("/story")).error()).isEqualTo("seat");
        expect(200, seats.get(1).post("/resign", Map.of("key", "r")));
        JsonNode story = expect(200, seats.get(0).get("/story")).json();
        JsonNode last = story.path("turns").get(story.path("turns").size() - 1);
        int lost = last.path("figures").get(0).path("value").asInt()
                + last.path("figures").get(1).path("value").asInt();
        assertThat(lost).isEqualTo(1);
        assertThat(last.path("chances").isEmpty())
                .as("nobody has learned this game")
                .isTrue();
        assertThat(story.path("turns")
                        .get(0)
                        .path("figures")
                        .get(0)
                        .path("value")
                        .asInt())
                .isZero();
        assertThat(story.path("moments").size()).isEqualTo(1);
        JsonNode moment = story.path("moments").get(0);
        assertThat(moment.path("sentences").size()).isPositive();
        assertThat(moment.path("changes").get(0).path("by").asInt()).isEqualTo(1);
        int entry = moment.path("entry").asInt();
        JsonNode item = expect(200, seats.get(0).get("/replay?at=" + entry + "&perspective=referee"))
                .json()
                .path("item");
        assertThat(item.path("order").asString()).isEqualTo("stand");
        // The score of a game that was resigned is the one it had, with its ledger.
        JsonNode outcome = seats.get(0).state().path("outcome");
        assertThat(outcome.path("score").asInt())
                .isEqualTo(outcome.path("ledger").get(0).path("points").asInt());
    }

    /** A and X meet in the middle, and one of them falls. */
    static void fightOnce(List<Client.Seat> seats) {
        Client.Seat red = seats.get(0);
        Client.Seat blue = seats.get(1);
        red.play("end");
        blue.play("end");
        for (int turn = 1; turn <= 3; turn++) {
            red.play("move A " + turn);
            red.play("end");
            blue.play("move X " + (7 - turn));
            blue.play("end");
        }
        red.play("attack A X");
        blue.play("stand");
    }

    @Test
    void whoResignsLosesAndTheSeedIsRevealed() {
        List<Client.Seat> seats = client.hotSeat("short");
        expect(200, seats.get(1).post("/resign", Map.of("key", "r")));
        JsonNode state = seats.get(0).state();
        assertThat(state.path("status").asString()).isEqualTo("over");
        assertThat(state.path("outcome").path("winner").asString()).isEqualTo("red");
        assertThat(state.path("dice").path("seed").asString()).hasSize(64);
        assertThat(expect(409, seats.get(0).tryPlay("end")).error()).isEqualTo("over");
        restart();
        assertThat(again(seats.get(0)).state().path("outcome").path("level").asString())
                .isEqualTo("resignation");
    }

    @Test
    void theRecordOfAResignedGameHasItsOutcomeAndCanBeStudied() {
        Client.Seat red = client.hotSeat("short").getFirst();
        red.play("arm A 2");
        expect(200, red.post("/resign", java.util.Map.of("key", "1")));
        String record = expect(200, red.get("/record")).text();
        assertThat(record).contains("\noutcome blue 0 resignation\n");
        expect(201, client.post("/api/records", null, java.util.Map.of("record", record)));
        String seats = "{\"red\": {\"kind\": \"me\"}, \"blue\": {\"kind\": \"me\"}}";
        String goOn = "{\"record\": " + Client.JSON.writeValueAsString(record) + ", \"seats\": " + seats + "}";
        assertThat(expect(400, client.post("/api/records", null, goOn)).error()).isEqualTo("option");
        String forged = record.replace("outcome blue 0 resignation", "outcome green 0 resignation");
        expect(400, client.post("/api/records", null, java.util.Map.of("record", forged)));
    }
}
