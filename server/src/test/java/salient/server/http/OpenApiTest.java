package salient.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import salient.table.api.Route;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The OpenAPI document and the API page name the same calls as the server answers. */
class OpenApiTest {
    @Test
    void everyReferenceInTheDocumentIsThere() {
        String text = OpenApi.document();
        JsonNode document = new JsonMapper().readTree(text);
        assertThat(document.path("openapi").asString()).isEqualTo("3.1.0");
        assertThat(document.path("paths").size()).isGreaterThan(20);
        Matcher references = Pattern.compile("\"\\$ref\":\"#([^\"]+)\"").matcher(text);
        int found = 0;
        while (references.find()) {
            assertThat(document.at(references.group(1)).isMissingNode())
                    .as(references.group(1))
                    .isFalse();
            found++;
        }
        assertThat(found).isGreaterThan(50);
    }

    @Test
    void theApiPageHasEveryCall() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "api.md"));
        for (Route route : Routes.ALL) {
            String path = route.path().replace("{game}", "GAME").replace("{table}", "TABLE");
            assertThat(page).contains("| `" + route.call() + "` | `" + route.method() + " " + path);
        }
    }
}
