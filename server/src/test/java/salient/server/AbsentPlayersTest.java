package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;
import static salient.server.Client.key;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.kernel.dice.DiceSource;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Replay;
import salient.server.toy.Ambush;
import salient.table.Secrets;
import tools.jackson.databind.JsonNode;

/** Clocks, reminders, claims and substitutes, with a clock that the test moves. */
class AbsentPlayersTest {
    private static final String THREE_DAYS = "{\"move\": 4320}";

    @TempDir
    Path data;

    private Instant time = Instant.parse("2026-01-01T00:00:00Z");
    private Server server;
    private Client client;
    private Client.Seat red;
    private Client.Seat blue;

    @BeforeEach
    void start() {
        server = Server.start(ServerSettings.local(data), TestServer.catalog(), () -> time, new Secrets(new Random(1)));
        client = new Client(server.port());
        if (red != null) red = client.new Seat(red.table, "red", red.token);
        if (blue != null) blue = client.new Seat(blue.table, "blue", blue.token);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void restart() {
        stop();
        start();
    }

    private void pass(Duration duration) {
        time = time.plus(duration);
    }

    private JsonNode create(String clock, String blueSeat) {
        JsonNode made = expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "clock": %s,
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "%s"}}}""".formatted(clock, blueSeat)))
                .json();
        red = client.seats(made).getFirst();
        return made;
    }

    /** Red has created the game and blue has joined. */
    private void seated(String clock) {
        String invitation = create(clock, "invited")
                .path("invitations")
                .get(0)
                .path("invitation")
                .asString();
        blue = join(invitation, "Ben");
    }

    private Client.Seat join(String invitation, String name) {
        JsonNode seat = expect(201, client.post("/api/join", null, Map.of("invitation", invitation, "name", name)))
                .json();
        return client
        .new Seat(
                seat.path("table").asString(),
                seat.path("side").asString(),
                seat.path("token").asString());
    }

    private static Client.Reply claim(Client.Seat by, Map<String, Object> more) {
        Map<String, Object> body = new java.util.LinkedHashMap<>(more);
        body.put("key", key());
        return by.post("/claim", body);
    }

    private static String refusal(int status, Client.Reply reply) {
        return expect(status, reply).json().path("message").asString();
    }

    private static List<JsonNode> items(Client.Seat seat, String type) {
        return expect(200, seat.get("/feed?since=0"))
                .json()
                .path("items")
                .valueStream()
                .filter(item -> item.path("type").asString().equals(type))
                .toList();
    }

    @Test
    void byDefaultThereIsNoClock() {
        create("null", "me");
        assertThat(red.state().path("clock").isNull()).isTrue();
        Client.Seat other = client.new Seat(red.table, "red", red.token);
        assertThat(refusal(409, claim(other, Map.of()))).isEqualTo("This game has no clock.");
    }

    @Test
    void aClockThatCannotBeIsRefused() {
        Client.Reply reply = client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "clock": {"daysOff": 3},
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}""");
        assertThat(refusal(400, reply)).isEqualTo("A clock needs a time for each move or for the game.");
    }

    @Test
    void bothSidesSeeTheSameClock() {
        seated("{\"move\": 4320, \"game\": 43200, \"daysOff\": 2}");
        red.play("end");
        pass(Duration.ofHours(30));
        blue.play("end");
        JsonNode clock = red.state().path("clock");
        assertThat(blue.state().path("clock")).isEqualTo(clock);
        assertThat(clock.path("move").asInt()).isEqualTo(4320);
        assertThat(clock.path("since").asString()).isEqualTo("2026-01-02T06:00:00Z");
        assertThat(clock.path("deadline").asString()).isEqualTo("2026-01-07T06:00:00Z"); // three days and two days off
        JsonNode used = clock.path("sides").get(1);
        assertThat(used.path("side").asString()).isEqualTo("blue");
        assertThat(used.path("seconds").asLong()).isEqualTo(43200 * 60L - 30 * 3600);
        assertThat(used.path("daysOff").asInt()).isEqualTo(2);
    }

    @Test
    void whoseTimeHasRunOutLosesIfTheOtherSideClaimsIt() {
        seated(THREE_DAYS);
        assertThat(refusal(409, claim(red, Map.of())))
                .isEqualTo("Only the other side can claim when time has run out.");
        pass(Duration.ofDays(3));
        assertThat(refusal(409, claim(blue, Map.of())))
                .isEqualTo("The other side has time until 2026-01-04T00:00:00Z.");
        pass(Duration.ofSeconds(1));
        expect(200, claim(blue, Map.of()));
        for (Client.Seat seat : List.of(red, blue)) {
            JsonNode state = seat.state();
            assertThat(state.path("status").asString()).isEqualTo("over");
            assertThat(state.path("outcome").path("level").asString()).isEqualTo("time");
            JsonNode claimed = items(seat, "Claimed").getFirst();
            assertThat(claimed.path("late").asString()).isEqualTo("red");
            assertThat(claimed.path("ranOutAt").asString()).isEqualTo("2026-01-04T00:00:00Z");
        }
        assertThat(refusal(409, claim(blue, Map.of()))).isEqualTo("The game is over.");
        String record = expect(200, red.get("/record")).text();
        assertThat(record)
                .contains("\nclock move 4320\n")
                .contains("blue claims red 2026-01-04T00:00:00Z win | -")
                .contains("\noutcome blue ");
        expect(201, client.post("/api/records", null, Map.of("record", record)));
        restart();
        assertThat(red.state().path("outcome").path("winner").asString()).isEqualTo("blue");
    }

    @Test
    void aLatePlayerWhoMovesBeforeTheClaimPlaysOn() {
        seated(THREE_DAYS);
        pass(Duration.ofDays(5));
        red.play("end");
        assertThat(refusal(409, claim(blue, Map.of())))
                .isEqualTo("Only the other side can claim when time has run out.");
    }

    @Test
    void theOtherSideCanPutInAComputerPlayerInsteadAndTheOwnerCanComeBack() {
        seated(THREE_DAYS);
        pass(Duration.ofDays(4));
        assertThat(refusal(400, claim(blue, Map.of("computer", "nobody")))).contains("nobody");
        expect(200, claim(blue, Map.of("computer", "random")));
        assertThat(blue.state().path("status").asString()).isEqualTo("running");
        assertThat(blue.state().path("seats").get(0).path("sitter").asString()).isEqualTo("computer");
        assertThat(items(red, "Claimed").getFirst().path("computer").asString()).isEqualTo("random");
        Waiting.until(() -> items(blue, "Played").size() > 0); // it plays
        expect(200, red.post("/computer", Map.of("key", key())));
        assertThat(red.state().path("seats").get(0).path("sitter").asString()).isEqualTo("person");
    }

    @Test
    void noTimeRunsWhileASeatIsEmpty() {
        String invitation = create(THREE_DAYS, "invited")
                .path("invitations")
                .get(0)
                .path("invitation")
                .asString();
        pass(Duration.ofDays(10));
        server.lookAtClocks();
        assertThat(items(red, "ClockTold")).isEmpty();
        blue = join(invitation, "Ben");
        assertThat(refusal(409, claim(blue, Map.of())))
                .isEqualTo("The other side has time until 2026-01-14T00:00:00Z.");
    }

    @Test
    void aSideIsRemindedOnceAndToldWhenItsTimeHasRunOut() {
        seated(THREE_DAYS);
        pass(Duration.ofHours(53));
        server.lookAtClocks();
        assertThat(items(blue, "ClockTold")).isEmpty();
        pass(Duration.ofHours(2));
        server.lookAtClocks();
        server.lookAtClocks();
        for (Client.Seat seat : List.of(red, blue)) {
            JsonNode told = items(seat, "ClockTold").getFirst();
            assertThat(told.path("side").asString()).isEqualTo("red");
            assertThat(told.path("deadline").asString()).isEqualTo("2026-01-04T00:00:00Z");
            assertThat(told.path("ranOut").asBoolean()).isFalse();
        }
        restart();
        pass(Duration.ofHours(20));
        server.lookAtClocks();
        server.lookAtClocks();
        List<JsonNode> told = items(blue, "ClockTold");
        assertThat(told).hasSize(2);
        assertThat(told.getLast().path("ranOut").asBoolean()).isTrue();
        red.play("end");
        pass(Duration.ofDays(4));
        server.lookAtClocks();
        assertThat(items(blue, "ClockTold")).hasSize(3); // blue missed the reminder, and its time is out
        assertThat(items(red, "ClockTold").getLast().path("side").asString()).isEqualTo("blue");
    }

    @Test
    void theClockOutlivesTheServer() {
        seated("{\"game\": 600}");
        pass(Duration.ofHours(4));
        red.play("end");
        pass(Duration.ofHours(1));
        blue.play("end");
        String before = red.state().path("clock").toString();
        restart();
        assertThat(red.state().path("clock").toString()).isEqualTo(before);
        assertThat(red.state().path("clock").path("deadline").asString()).isEqualTo("2026-01-01T11:00:00Z");
    }

    @Test
    void aSubstitutePlaysOnIfTheOtherSideAgrees() {
        seated(THREE_DAYS);
        assertThat(refusal(403, blue.post("/invite", Map.of("side", "blue")))).contains("must agree");
        expect(200, blue.post("/substitute", Map.of("key", key())));
        assertThat(red.state().path("substitute").path("side").asString()).isEqualTo("blue");
        assertThat(refusal(403, blue.post("/substitute/answer", Map.of("agree", true, "key", key()))))
                .isEqualTo("The other side must answer this request.");
        expect(200, red.post("/substitute/answer", Map.of("agree", false, "key", key())));
        assertThat(red.state().path("substitute").isNull()).isTrue();
        assertThat(items(blue, "SubstituteRefused")).hasSize(1);
        expect(200, blue.post("/substitute", Map.of("key", key())));
        restart();
        expect(200, red.post("/substitute/answer", Map.of("agree", true, "key", key())));
        assertThat(items(blue, "SubstituteAgreed").getFirst().path("side").asString())
                .isEqualTo("blue");
        String invitation = expect(200, blue.post("/invite", Map.of("side", "blue")))
                .json()
                .path("invitation")
                .asString();
        blue.state(); // until the substitute comes, the seat is still Ben's
        Client.Seat cleo = join(invitation, "Cleo");
        expect(401, blue.get(""));
        assertThat(cleo.state().path("seats").get(1).path("name").asString()).isEqualTo("Cleo");
        assertThat(cleo.state().path("substitute").isNull()).isTrue();
        red.play("end");
        cleo.play("end");
        expect(200, cleo.post("/resign", Map.of("key", key())));
        String record = expect(200, red.get("/record")).text();
        assertThat(record).contains("blue substitute consent red | -");
        expect(201, client.post("/api/records", null, Map.of("record", record)));
    }

    @Test
    void theRecordSaysThatAComputerPlayerWentOnAndThatTheOwnerCameBack() {
        seated("null");
        int seen = blue.sequence();
        expect(200, red.post("/computer", Map.of("computer", "random", "key", key())));
        assertThat(refusal(400, red.post("/computer", Map.of("computer", "nobody", "key", key()))))
                .contains("nobody");
        Waiting.until(() -> blue.state().path("toDecide").asString().equals("blue"));
        expect(200, red.post("/computer", Map.of("key", key())));
        List<JsonNode> told = items(blue, "ComputerPlays");
        assertThat(told).hasSize(2);
        assertThat(told.get(0).path("computer").asString()).isEqualTo("random");
        assertThat(told.get(1).path("computer").isNull()).isTrue();
        assertThat(blue.sequence()).isGreaterThan(seen);
        restart();
        assertThat(red.state().path("seats").get(0).path("sitter").asString()).isEqualTo("person");
        blue.play("end");
        expect(200, blue.post("/resign", Map.of("key", key())));
        String record = expect(200, red.get("/record")).text();
        assertThat(record).contains(" red computer random | -").contains(" red plays again | -");
        Replay.of(new Ambush(), GameRecord.parse(record), DiceSource.seeded(0));
        assertThat(refusal(409, red.post("/computer", Map.of("computer", "random", "key", key()))))
                .isEqualTo("The game is over.");
    }

    /** An order that was prepared before the other side let a computer player go on is not stale: the position stands. */
    @Test
    void whoPlaysTheOtherSideMakesNoOrderStale() {
        seated(OFF);
        int seen = red.sequence();
        expect(200, blue.post("/computer", Map.of("computer", "random", "key", key())));
        expect(200, blue.post("/days-off", Map.of("days", 1, "key", key())));
        expect(200, red.post("/orders", Map.of("order", "end", "sequence", seen, "key", key())));
    }

    @Test
    void entropyCanBeAddedAfterAComputerPlayerTookASeat() {
        seated(OFF);
        expect(200, blue.post("/computer", Map.of("computer", "random", "key", key())));
        expect(200, blue.post("/days-off", Map.of("days", 1, "key", key())));
        expect(200, red.post("/entropy", Map.of("text", "my own", "key", key())));
        red.play("end");
        Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
        restart();
        expect(200, red.post("/resign", Map.of("key", key())));
        String record = expect(200, red.get("/record")).text();
        assertThat(record).contains("1 blue computer random | -").contains("2 blue takes off 1 | -");
        Replay.of(new Ambush(), GameRecord.parse(record), DiceSource.seeded(0));
    }

    /** One day for a move, five days for the game, three days off. */
    private static final String OFF = "{\"move\": 1440, \"game\": 7200, \"daysOff\": 3}";

    private static Client.Reply daysOff(Client.Seat by, int days) {
        return by.post("/days-off", Map.of("days", days, "key", key()));
    }

    private JsonNode clockOf(int side) {
        return red.state().path("clock").path("sides").get(side);
    }

    @Test
    void noTimeRunsInDaysOffThatASideTakes() {
        seated(OFF);
        pass(Duration.ofHours(10));
        expect(200, daysOff(red, 2));
        assertThat(red.state().path("clock").path("deadline").asString())
                .as("days off that are left count too, so it is the same as before")
                .isEqualTo("2026-01-05T00:00:00Z");
        for (Client.Seat seat : List.of(red, blue))
            assertThat(items(seat, "TookDaysOff").getFirst().path("days").asInt())
                    .isEqualTo(2);
        assertThat(clockOf(0).path("offUntil").asString()).isEqualTo("2026-01-03T10:00:00Z");
        assertThat(clockOf(0).path("daysOff").asInt()).isOne();
        restart();
        pass(Duration.ofHours(50));
        red.play("end");
        assertThat(clockOf(0).path("seconds").asLong())
                .as("12 of the 60 hours count")
                .isEqualTo(7200 * 60L - 12 * 3600);
        assertThat(clockOf(0).path("daysOff").asInt())
                .as("no other day was used")
                .isOne();

        // Blue decides and takes a day off, but moves in the middle of it.
        pass(Duration.ofHours(3));
        expect(200, daysOff(blue, 1));
        pass(Duration.ofHours(5));
        blue.play("end");
        assertThat(clockOf(1).path("seconds").asLong()).isEqualTo(7200 * 60L - 3 * 3600);
        // Red's turn; blue is still off when it comes to decide.
        red.play("end");
        assertThat(red.state().path("clock").path("deadline").asString())
                .as("19 hours of the day off, a day for the move and two days off that are left")
                .isEqualTo(time.plus(Duration.ofHours(19 + 24 + 48)).toString());
        expect(200, red.post("/resign", Map.of("key", key())));
        String record = expect(200, red.get("/record")).text();
        assertThat(record).contains(" red takes off 2 | -").contains(" blue takes off 1 | -");
        Replay.of(new Ambush(), GameRecord.parse(record), DiceSource.seeded(0));
    }

    @Test
    void moreDaysOffThanThereAreCannotBeTaken() {
        seated(OFF);
        assertThat(refusal(400, daysOff(red, 0))).isEqualTo("At least one day must be taken off.");
        assertThat(refusal(409, daysOff(red, 4))).isEqualTo("Of your days off you have 3 left.");
        // A day and a half too late: two days off are used by themselves.
        pass(Duration.ofHours(60));
        red.play("end");
        assertThat(refusal(409, daysOff(red, 2))).isEqualTo("Of your days off you have 1 left.");
        expect(200, daysOff(red, 1));
        expect(200, red.post("/resign", Map.of("key", key())));
        assertThat(refusal(409, daysOff(blue, 1))).isEqualTo("The game is over.");
        create("null", "me");
        assertThat(refusal(409, daysOff(red, 1))).isEqualTo("This game has no clock.");
    }

    @Test
    void theListOfGamesTellsUntilWhenThereIsTime() {
        String invitation = create(THREE_DAYS, "invited")
                .path("invitations")
                .get(0)
                .path("invitation")
                .asString();
        assertThat(deadline().isNull()).as("nobody's time runs yet").isTrue();
        blue = join(invitation, "Ben");
        assertThat(deadline().asString()).isEqualTo("2026-01-04T00:00:00Z");
        expect(200, red.post("/resign", Map.of("key", key())));
        assertThat(deadline().isNull()).isTrue();
    }

    private JsonNode deadline() {
        return expect(200, client.post("/api/lobby", null, Map.of("tokens", List.of(red.token))))
                .json()
                .path("tables")
                .get(0)
                .path("deadline");
    }

    /** Two processes on one database in all but name: each notice and each claim is written once. */
    @Test
    void twoServersWithOneDatabaseTellOnce() {
        Secrets secrets = new Secrets(new Random(2));
        ServerSettings shared = ServerSettings.local(data.resolve("shared")).withDatabase(TestPostgres.freshDatabase());
        try (Server one = Server.start(shared, TestServer.catalog(), () -> time, secrets);
                Server two = Server.start(shared, TestServer.catalog(), () -> time, secrets)) {
            client = new Client(one.port());
            seated(THREE_DAYS);
            Client there = new Client(two.port());
            Client.Seat thereBlue = there.new Seat(blue.table, "blue", blue.token);
            thereBlue.state();
            pass(Duration.ofDays(4));
            one.lookAtClocks();
            two.lookAtClocks();
            assertThat(items(thereBlue, "ClockTold")).hasSize(1);
            assertThat(items(red, "ClockTold")).hasSize(1);
            String once = key();
            expect(200, blue.post("/claim", Map.of("key", once)));
            expect(200, thereBlue.post("/claim", Map.of("key", once)));
            Waiting.until(() -> thereBlue.state().path("status").asString().equals("over"));
            assertThat(items(thereBlue, "Claimed")).hasSize(1);
        }
    }
}
