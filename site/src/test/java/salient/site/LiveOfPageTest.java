package salient.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import salient.players.catalog.GameCatalog;

/** The live connection of a page: replies to what is asked, news of what is watched, each item once. */
class LiveOfPageTest {
    private final Engine engine = new Engine(ApiSample.ENTROPY);
    private String table;

    private String[] create(String american) {
        String created = engine.request(
                "POST",
                "/api/tables",
                "",
                "{\"game\":\"race\",\"scenario\":\"bastogne\",\"seats\":{\"german\":{\"kind\":\"me\"},\"american\":"
                        + american + "}}");
        table = created.split("\"table\":\"")[1].split("\"")[0];
        String[] parts = created.split("\"token\":\"");
        String[] tokens = new String[parts.length - 1];
        for (int i = 0; i < tokens.length; i++) tokens[i] = parts[i + 1].split("\"")[0];
        return tokens;
    }

    private String call(int id, String call, String token, String body) {
        return engine.receive("{\"id\":" + id + ",\"call\":\"" + call + "\",\"table\":\"" + table + "\",\"token\":\""
                + token + "\",\"body\":" + body + "}");
    }

    /** Some legal order of the side that is to decide. */
    private String anyOrder(String token) {
        String opening = engine.request("GET", "/api/tables/" + table + "/opening?subject=phase", token, "");
        return opening.substring(opening.indexOf("\"orders\":[{"))
                .split("\"text\":\"")[1]
                .split("\"")[0];
    }

    /** Gives some legal order and asks for the state after it. */
    private String playAnything(int id, String token, int sequence) {
        return call(
                id,
                "play",
                token,
                "{\"order\":\"" + anyOrder(token) + "\",\"sequence\":" + sequence + ",\"key\":\"" + id
                        + "\",\"state\":true}");
    }

    @Test
    void theAnswerHasTheStateAndOnlyTheOtherSeatHearsOfIt() {
        String[] tokens = create("{\"kind\":\"me\"}");
        for (int i = 0; i < 2; i++)
            assertThat(call(i, "watch", tokens[i], "{\"since\":0,\"state\":true,\"changes\":true}"))
                    .startsWith("{\"id\":" + i + ",\"status\":200,")
                    .endsWith(",\"change\":null}");
        assertThat(engine.takeNews()).isEmpty();
        String reply = playAnything(7, tokens[0], 0);
        assertThat(reply)
                .startsWith("{\"id\":7,\"status\":200,\"body\":{\"sequence\":1,")
                .contains("\"change\":{\"table\":\"" + table
                        + "\",\"side\":\"german\",\"number\":1,\"since\":null,\"difference\":{\"type\":\"Whole\"");
        String[] news = engine.takeNews().split("\n");
        assertThat(news).hasSize(1);
        assertThat(news[0])
                .startsWith(
                        "{\"news\":{\"table\":\"" + table + "\",\"side\":\"american\",\"items\":[{\"type\":\"Played\"");
        assertThat(engine.takeNews()).as("each item once").isEmpty();
        assertThat(playAnything(8, tokens[0], 1))
                .as("only what differs from the position before")
                .contains("\"since\":1,\"difference\":{\"type\":\"Members\"")
                .hasSizeLessThan(reply.length() / 2);
    }

    @Test
    void whatTheComputerDoesIsNews() {
        String computer = GameCatalog.standard()
                .find("race")
                .orElseThrow()
                .computers()
                .getFirst()
                .id();
        String[] tokens = create("{\"kind\":\"computer\",\"computer\":\"" + computer + "\"}");
        call(1, "watch", tokens[0], "{\"since\":0,\"state\":true}");
        assertThat(engine.think()).as("a person is to decide").isFalse();
        call(2, "computer", tokens[0], "{\"computer\":\"" + computer + "\",\"key\":\"1\"}");
        engine.takeNews();
        for (int i = 1; i <= 5; i++) {
            assertThat(engine.think()).isTrue();
            assertThat(engine.takeNews().split("\n"))
                    .as("one decision at a time")
                    .hasSize(1);
        }
        for (int i = 1; i <= 5; i++) engine.think();
        assertThat(engine.takeNews())
                .as("five decisions, told at once")
                .doesNotContain("\n")
                .matches("(?s)(.*\"type\":\"Played\"){5}.*");
        call(3, "computer", tokens[0], "{\"key\":\"2\"}");
        assertThat(engine.takeNews()).contains("\"type\":\"ComputerPlays\"");
    }

    @Test
    void theTableThatIsWatchedIsThoughtAboutFirst() {
        String computer = "{\"computer\":\"random\",\"key\":\"1\"}";
        List<String> tables = new ArrayList<>();
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            tokens.add(create("{\"kind\":\"computer\",\"computer\":\"random\"}")[0]);
            tables.add(table);
            call(1, "computer", tokens.get(i), computer);
        }
        engine.takeChanges();
        table = tables.get(1);
        call(2, "watch", tokens.get(1), "{\"since\":0}");
        for (int i = 0; i < 6; i++) {
            assertThat(engine.think()).isTrue();
            assertThat(engine.takeChanges().split("\n")).allMatch(line -> line.contains("/" + table + "/"));
        }
        call(3, "unwatch", tokens.get(1), "null");
        Set<String> moved = new TreeSet<>();
        for (int i = 0; i < 3; i++) {
            engine.think();
            moved.add(engine.takeChanges().split("/")[1]);
        }
        assertThat(moved).as("without a watcher they take turns").hasSize(3);
    }

    @Test
    void aBadMessageIsAnswered() {
        assertThat(engine.receive("{")).startsWith("{\"id\":0,\"status\":400,\"body\":{\"error\":\"json\"");
        assertThat(engine.receive("{\"id\":5,\"call\":\"dance\"}")).startsWith("{\"id\":5,\"status\":404,");
        assertThat(engine.receive("{\"id\":6,\"call\":\"watch\",\"table\":\"x\",\"body\":{\"since\":0}}"))
                .startsWith("{\"id\":6,\"status\":404,");
    }
}
