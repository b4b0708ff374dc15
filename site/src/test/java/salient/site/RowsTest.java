package salient.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.players.catalog.GameCatalog;
import salient.table.wire.JsonParser;
import salient.table.wire.JsonValue;

/** What a page saves is enough to go on with every game after it is opened again. */
class RowsTest {
    private final Map<String, String> saved = new LinkedHashMap<>();

    private void save(Engine engine) {
        String changes = engine.takeChanges();
        if (changes.isEmpty()) return;
        for (String line : changes.split("\n")) {
            int end = line.indexOf('\t');
            String value = line.substring(end + 1);
            if (value.isEmpty()) saved.remove(line.substring(0, end));
            else saved.put(line.substring(0, end), value);
        }
    }

    private Engine reopened() {
        Engine engine = new Engine("f".repeat(64));
        for (String key : List.copyOf(saved.keySet()).reversed()) engine.restore(key, saved.get(key));
        engine.setTime(ApiSample.TIME);
        return engine;
    }

    private static String text(String json, String name) {
        JsonValue.Object object = (JsonValue.Object) JsonParser.parse(json);
        return ((JsonValue.Text) object.fields().get(name)).value();
    }

    @Test
    void aGameGoesOnAfterThePageIsOpenedAgain() {
        Engine engine = ApiSample.engine();
        String created = engine.request(
                "POST",
                "/api/tables",
                "",
                "{\"game\":\"race\",\"scenario\":\"bastogne\",\"seats\":{\"german\":{\"kind\":\"computer\",\"computer\":\""
                        + GameCatalog.standard()
                                .find("race")
                                .orElseThrow()
                                .computers()
                                .getFirst()
                                .id()
                        + "\"},\"american\":{\"kind\":\"me\"}},\"title\":\"A \\\\ b\"}");
        assertThat(created).startsWith("201\n");
        String table = text(created.substring(4), "table");
        String token = created.split("\"token\":\"")[1].split("\"")[0];
        engine.request(
                "POST",
                "/api/tables/" + table + "/chat",
                token,
                "{\"text\":\"two\\nlines\\tand a tab\",\"key\":\"1\"}");
        boolean more = true;
        for (int i = 0; i < 200 && more; i++) more = engine.think();
        save(engine);
        Engine again = reopened();
        for (String path : new String[] {"", "/feed?since=0", "/opening?subject=phase", "/replay?at=2"})
            assertThat(again.request("GET", "/api/tables/" + table + path, token, ""))
                    .as(path)
                    .startsWith("200\n")
                    .isEqualTo(engine.request("GET", "/api/tables/" + table + path, token, ""));
        assertThat(again.takeChanges()).as("nothing new to save").isEmpty();
    }

    @Test
    void aDeletedGameIsGoneForGood() {
        Engine engine = new Engine(ApiSample.ENTROPY);
        String created = engine.request(
                "POST",
                "/api/tables",
                "",
                "{\"game\":\"race\",\"scenario\":\"bastogne\",\"seats\":{\"german\":{\"kind\":\"me\"},\"american\":{\"kind\":\"me\"}}}");
        String table = text(created.substring(4), "table");
        save(engine);
        assertThat(saved).isNotEmpty();
        engine.forget(table);
        save(engine);
        assertThat(saved).isEmpty();
        assertThat(reopened().request("GET", "/api/tables/" + table, "", "")).startsWith("404\n");
    }

    private static final String HOT_SEAT =
            "{\"game\":\"race\",\"scenario\":\"bastogne\",\"seats\":{\"german\":{\"kind\":\"me\"},\"american\":{\"kind\":\"me\"}}}";

    @Test
    void aGameIsDeletedWithItsLastToken() {
        Engine engine = new Engine(ApiSample.ENTROPY);
        String[] tokens = engine.request("POST", "/api/tables", "", HOT_SEAT).split("\"token\":\"");
        engine.request("POST", "/api/forget", tokens[1].split("\"")[0], "");
        save(engine);
        assertThat(saved).isNotEmpty();
        assertThat(engine.request("POST", "/api/forget", tokens[2].split("\"")[0], ""))
                .isEqualTo("200\n{}");
        save(engine);
        assertThat(saved).isEmpty();
    }

    @Test
    void aRowOfAnotherVersionMakesOneGameUnreadableAndNoOther() {
        Engine engine = new Engine(ApiSample.ENTROPY);
        String[] tokens = {"", ""};
        for (int i = 0; i < 2; i++)
            tokens[i] = engine.request("POST", "/api/tables", "", HOT_SEAT)
                    .split("\"token\":\"")[1]
                    .split("\"")[0];
        save(engine);
        String first = saved.keySet().iterator().next().split("/")[1];
        saved.put("entry/" + first + "/1", "dream\tgerman\tx\ty\t0");
        String lobby = reopened()
                .request("POST", "/api/lobby", "", "{\"tokens\":[\"" + tokens[0] + "\",\"" + tokens[1] + "\"]}");
        assertThat(lobby).startsWith("200\n").contains("\"unreadable\":[{\"table\":\"" + first + "\"");
        assertThat(lobby.split("\"unreadable\"")[0])
                .contains("\"tables\":[{\"table\":")
                .doesNotContain(first);
    }

    @Test
    void aRecordedGameIsNotSaved() {
        Engine engine = new Engine(ApiSample.ENTROPY);
        String created = engine.request("POST", "/api/tables", "", HOT_SEAT);
        String token = created.split("\"token\":\"")[1].split("\"")[0];
        String table = text(created.substring(4), "table");
        String record = engine.request("GET", "/api/tables/" + table + "/whole-record", token, "");
        assertThat(record).startsWith("200\nsalient");
        save(engine);
        String upload = "{\"record\":" + new PageJson().text(record.substring(4)) + "}";
        assertThat(engine.request("POST", "/api/records", "", upload)).startsWith("201\n");
        assertThat(engine.takeChanges()).isEmpty();
    }
}
