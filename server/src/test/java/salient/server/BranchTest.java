package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import salient.kernel.record.GameRecord;
import tools.jackson.databind.JsonNode;

/** Playing on from a moment of another game: where it begins, and that it shows nobody's secrets. */
class BranchTest extends ServerTest {
    private static final Map<String, Object> BOTH_MINE =
            Map.of("red", Map.of("kind", "me"), "blue", Map.of("kind", "me"));
    private static final Map<String, Object> AGAINST_THE_COMPUTER =
            Map.of("red", Map.of("kind", "me"), "blue", Map.of("kind", "computer", "computer", "random"));

    @Test
    void aFinishedGameIsPlayedOnFromAnyMomentBeforeItsEnd() {
        List<Client.Seat> seats = client.hotSeat("long");
        PlayTest.playToTheEnd(seats, new Random(3));
        JsonNode moment =
                expect(200, seats.get(0).get("/replay?at=4&perspective=red")).json();
        List<Client.Seat> branch = client.seats(expect(
                        201, seats.get(0).post("/branch", Map.of("at", 4, "perspective", "red", "seats", BOTH_MINE)))
                .json());
        assertThat(branch.get(0).state().path("view")).isEqualTo(moment.path("view"));
        assertThat(branch.get(0).state().path("toDecide")).isEqualTo(moment.path("toDecide"));
        PlayTest.playToTheEnd(branch, new Random(8));
        assertThat(GameRecord.parse(branch.get(0).get("/record").text()).auditDice())
                .isEmpty();
        int end = seats.get(0).sequence();
        Client.Reply over = seats.get(0).post("/branch", Map.of("at", end, "perspective", "red", "seats", BOTH_MINE));
        assertThat(expect(400, over).json().path("message").asString()).contains("over at this moment");
    }

    @Test
    void aRecordOpenedForStudyIsPlayedOn() {
        String record = PlayTest.recordOfAGame(client);
        String study = expect(201, client.post("/api/records", null, Map.of("record", record)))
                .json()
                .path("table")
                .asString();
        Map<String, Object> wish = Map.of("at", 2, "perspective", "referee", "seats", AGAINST_THE_COMPUTER);
        JsonNode made = expect(201, client.post("/api/tables/" + study + "/branch", null, wish))
                .json();
        assertThat(client.seats(made)).hasSize(1);
    }

    @Test
    void aRunningGameIsPlayedOnOnlyByOneWhoPlaysAllSides() {
        List<Client.Seat> seats = client.hotSeat("long");
        seats.get(0).play("arm A 6");
        expect(201, seats.get(0).post("/branch", Map.of("at", 1, "seats", BOTH_MINE)));
        Client.Seat red = client.seats(
                        expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "seats": {"red": {"kind": "me"}, "blue": {"kind": "open"}}}""")).json())
                .getFirst();
        assertThat(expect(403, red.post("/branch", Map.of("at", 0, "seats", BOTH_MINE)))
                        .error())
                .isEqualTo("seat");
    }

    @Test
    void aPracticeGameAgainstTheComputerIsPlayedOnWithTheSameSeats() {
        Client.Seat strict = against("strict");
        assertThat(expect(403, strict.post("/branch", Map.of("at", 0, "seats", AGAINST_THE_COMPUTER)))
                        .error())
                .isEqualTo("seat");
        Client.Seat practice = against("practice");
        expect(201, practice.post("/branch", Map.of("at", 0, "seats", AGAINST_THE_COMPUTER)));
        expect(403, practice.post("/branch", Map.of("at", 0, "seats", BOTH_MINE)));
        Map<String, Object> changed =
                Map.of("blue", Map.of("kind", "me"), "red", Map.of("kind", "computer", "computer", "random"));
        expect(403, practice.post("/branch", Map.of("at", 0, "seats", changed)));
        expect(403, practice.post("/branch", Map.of("at", 0, "seats", AGAINST_THE_COMPUTER, "undo", "strict")));
    }

    @Test
    void aPersonsSeatThatAComputerHoldsForAWhileKeepsItsSecrets() {
        JsonNode made = expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "undo": "practice",
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""")).json();
        String invitation = made.path("invitations").get(0).path("invitation").asString();
        JsonNode joined = expect(201, client.post("/api/join", null, Map.of("invitation", invitation)))
                .json();
        Client.Seat blue = client
        .new Seat(made.path("table").asString(), "blue", joined.path("token").asString());
        expect(200, blue.post("/computer", Map.of("computer", "random", "key", "c")));
        Client.Seat red = client.seats(made).getFirst();
        expect(403, red.post("/branch", Map.of("at", 0, "seats", AGAINST_THE_COMPUTER)));
    }

    @Test
    void theSameMomentIsFoundThroughAnotherPerspective() {
        List<Client.Seat> seats = client.hotSeat("long");
        PlayTest.playToTheEnd(seats, new Random(4));
        int last = seats.get(0)
                .get("/replay?at=0&perspective=referee")
                .json()
                .path("last")
                .asInt();
        for (int at = 0; at <= last; at++) {
            JsonNode red = expect(200, seats.get(0).get("/replay?at=" + at + "&perspective=red&from=referee"))
                    .json();
            JsonNode next = seats.get(0)
                    .get("/replay?at=" + Math.min(last, at + 1) + "&perspective=red&from=referee")
                    .json();
            assertThat(next.path("at").asInt() - red.path("at").asInt()).isBetween(0, 1);
        }
        JsonNode end = seats.get(0)
                .get("/replay?at=" + last + "&perspective=red&from=referee")
                .json();
        assertThat(end.path("at")).isEqualTo(end.path("last"));
    }

    private Client.Seat against(String undo) {
        JsonNode made = expect(201, client.ambush("long", AGAINST_THE_COMPUTER, Map.of("undo", undo)))
                .json();
        return client.seats(made).getFirst();
    }
}
