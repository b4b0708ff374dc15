package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.server.Client.expect;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import salient.server.notices.MailServer;
import tools.jackson.databind.JsonNode;

/** Notices by mail, through an SMTP server in this process. */
class MailTest extends ServerTest {
    private static final String DEVICE = "d".repeat(32);

    private GreenMail smtp;

    @BeforeEach
    @Override
    void start() {
        if (smtp == null) {
            smtp = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
            smtp.setUser("salient@example.org", "salient", "a password");
            smtp.start();
        }
        super.start();
    }

    @AfterEach
    void stopMail() {
        smtp.stop();
    }

    @Override
    ServerSettings settings() {
        ServerSettings local = ServerSettings.local(data);
        return local.withNotices(local.notices()
                .withMail(new MailServer(
                        "127.0.0.1",
                        smtp.getSmtp().getPort(),
                        MailServer.Security.NONE,
                        "salient@example.org",
                        Optional.of("salient"),
                        Optional.of("a password")))
                .withTimes(Duration.ZERO, List.of(Duration.ofMillis(100)), Duration.ofSeconds(2)));
    }

    private Client.Seat seatOfBen() {
        JsonNode made = expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "name": "Ann", "title": "Sunday",
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""")).json();
        String invitation = made.path("invitations").get(0).path("invitation").asString();
        String token = expect(201, client.post("/api/join", null, Map.of("invitation", invitation)))
                .json()
                .path("token")
                .asString();
        expect(201, client.post("/api/person", null, Map.of("device", DEVICE)));
        expect(200, client.post("/api/person/seats", DEVICE, Map.of("tokens", List.of(token))));
        return client.seats(made).getFirst();
    }

    private void ask(String address) {
        expect(200, client.post("/api/person/notices", DEVICE, Map.of("way", "mail", "address", address)));
    }

    private JsonNode channel() {
        return expect(200, client.get("/api/person", DEVICE))
                .json()
                .path("notices")
                .get(0);
    }

    private static String link(MimeMessage mail, String kind) throws Exception {
        String text = (String) mail.getContent();
        int from = text.indexOf("#/" + kind + "/") + kind.length() + 3;
        return text.substring(from).lines().findFirst().orElseThrow();
    }

    @Test
    void anAddressIsAskedFirstAndTheNoticeComesWithALinkThatStopsIt() throws Exception {
        Client.Seat ann = seatOfBen();
        ask("ben@example.org");
        Waiting.until(() -> smtp.getReceivedMessages().length == 1);
        MimeMessage question = smtp.getReceivedMessages()[0];
        assertThat(question.getSubject()).isEqualTo("Do you want notices from Salient?");
        assertThat(question.getAllRecipients()[0].toString()).isEqualTo("ben@example.org");
        assertThat(channel().path("state").asString()).isEqualTo("unconfirmed");
        assertThat(channel().path("address").asString()).isEqualTo("be…@example.org");
        ann.play("end");
        Thread.sleep(1_500);
        assertThat(smtp.getReceivedMessages())
                .as("nothing before the link was opened")
                .hasSize(1);
        expect(200, client.post("/api/notices/confirm", null, Map.of("link", link(question, "confirm"))));
        Waiting.until(() -> smtp.getReceivedMessages().length == 2);
        MimeMessage notice = smtp.getReceivedMessages()[1];
        assertThat(notice.getSubject()).isEqualTo("It is your move in 1 game.");
        assertThat((String) notice.getContent()).contains("Sunday: " + server.address() + "#/table/" + ann.table);
        assertThat(notice.getHeader("List-Unsubscribe")[0]).startsWith("<" + server.address() + "#/stop/");
        assertThat(notice.getHeader("Auto-Submitted")[0]).isEqualTo("auto-generated");
        expect(200, client.post("/api/notices/stop", null, Map.of("link", link(notice, "stop"))));
        assertThat(channel().path("state").asString()).isEqualTo("stopped");
        expect(410, client.post("/api/notices/confirm", null, Map.of("link", link(question, "confirm"))));
    }

    @Test
    void nobodyCanHaveAStrangerAskedAgainAndAgain() {
        seatOfBen();
        ask("ben@example.org");
        String id = channel().path("id").asString();
        expect(200, client.post("/api/person/notices/remove", DEVICE, Map.of("id", id)));
        assertThat(expect(
                                400,
                                client.post(
                                        "/api/person/notices",
                                        DEVICE,
                                        Map.of("way", "mail", "address", "ben@example.org")))
                        .json()
                        .path("message")
                        .asString())
                .startsWith("A mail to this address was asked for less than a day ago.");
        for (String bad :
                List.of("ben", "ben@", "a@b", "a b@example.org", "x@example.org\r\nBcc: y@example.org", "<a@b.c>"))
            expect(400, client.post("/api/person/notices", DEVICE, Map.of("way", "mail", "address", bad)));
    }

    @Test
    void aMailServerThatIsDownIsTriedAgainThenGivenUpWithASentence() {
        Client.Seat ann = seatOfBen();
        smtp.stop();
        ask("ben@example.org");
        ann.play("end"); // play goes on
        Waiting.until(() -> channel().path("state").asString().equals("stopped"));
        assertThat(channel().path("trouble").asString())
                .isEqualTo(
                        "The mail server cannot be reached or refuses the mail. That was attempt 2; no more notices are"
                                + " sent there.");
    }

    @Test
    void theOperatorsFileIsReadStrictly() throws IOException {
        Path file = data.resolve("mail.txt");
        Files.writeString(file, "host = smtp.example.org\nfrom = salient@example.org\nuser = u\npassword = p\n");
        MailServer server = MailServer.read(file);
        assertThat(server.port()).isEqualTo(587);
        assertThat(server.security()).isEqualTo(MailServer.Security.STARTTLS);
        assertThat(server.toString()).doesNotContain("p ").isEqualTo("mail server smtp.example.org:587");
        Files.writeString(file, "host = smtp.example.org\n");
        assertThatThrownBy(() -> MailServer.read(file)).hasMessageEndingWith("needs a line 'from = ...'");
        Files.writeString(file, "hots = smtp.example.org\n");
        assertThatThrownBy(() -> MailServer.read(file)).hasMessageContaining("has a line 'hots'");
        Files.writeString(file, "host = h\nfrom = f\nsecurity = ssl\n");
        assertThatThrownBy(() -> MailServer.read(file)).hasMessageContaining("starttls, tls or none");
        assertThatThrownBy(() -> MailServer.read(data.resolve("none"))).hasMessageContaining("cannot read");
    }
}
