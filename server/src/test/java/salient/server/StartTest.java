package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.server.Client.expect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Starting, stopping, and the files of the client. */
class StartTest extends ServerTest {
    @Test
    void aFolderInUseIsSaidInOneSentence() {
        assertThatThrownBy(() -> Server.start(settings(), catalog()))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("another Salient is using");
    }

    @Test
    void aPortInUseIsSaidInOneSentence() {
        ServerSettings taken = ServerSettings.local(data.resolve("other")).at("127.0.0.1", server.port());
        assertThatThrownBy(() -> Server.start(taken, catalog()))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("port " + server.port());
        Server.start(ServerSettings.local(data.resolve("other")), catalog()).close(); // and its folder is free again
    }

    @Test
    void aDatabaseThatIsNotThereIsSaidInOneSentence() {
        assertThatThrownBy(() -> Server.start(settings().withDatabase("postgresql://a:b@127.0.0.1:1/x"), catalog()))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("cannot open PostgreSQL 127.0.0.1:1/x");
    }

    @Test
    void predictableDiceAreAllowedOnlyOnThisMachine() {
        assertThatThrownBy(() -> Server.start(settings().rehearsing("Ardennes").at("0.0.0.0", 0), catalog()))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("only on this machine");
    }

    @Test
    void gamesOfOneRehearsalHaveTheSameDiceAndOtherGamesHaveNot() {
        assertThat(commitment()).isNotEqualTo(commitment());
        server.close();
        server = Server.start(settings().rehearsing("Ardennes"), catalog());
        client = new Client(server.port());
        assertThat(commitment()).isEqualTo(commitment());
    }

    private String commitment() {
        return expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}"""))
                .json()
                .path("commitment")
                .asString();
    }

    @Test
    void theClientsFilesAreServedAndNothingElse() throws IOException {
        Path web = Files.createDirectories(data.resolve("web/assets"));
        Files.writeString(data.resolve("web/index.html"), "<!doctype html>the page");
        Files.writeString(web.resolve("app-1234.js"), "1");
        Files.writeString(data.resolve("secret.txt"), "secret");
        server.close();
        server = Server.start(settings().withWeb(data.resolve("web")), catalog());
        client = new Client(server.port());
        assertThat(expect(200, client.get("/", null)).text()).contains("the page");
        expect(200, client.get("/assets/app-1234.js", null));
        expect(404, client.get("/nothing.html", null));
        for (String path :
                new String[] {"/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/.%2e/secret.txt"})
            assertThat(client.get(path, null).text()).as(path).doesNotContain("secret");
    }

    @Test
    void withoutTheClientTheFrontPageSaysSo() {
        assertThat(expect(200, client.get("/", null)).text()).contains("has not been built");
    }
}
