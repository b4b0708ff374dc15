package salient.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import salient.breakthrough.map.BreakthroughMapSource;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.players.catalog.GameCatalog;
import salient.server.toy.Ambush;
import salient.table.wire.Catalog;
import salient.table.wire.MapSheets;

/** What travels looks as the API page says. */
class WireTest {
    private enum Color {
        DARK_RED
    }

    private sealed interface Shape {
        record Round(int radius) implements Shape {}
    }

    private record Everything(
            int number,
            Optional<String> absent,
            Optional<String> present,
            Side side,
            ClauseId clause,
            Color color,
            Shape shape,
            List<int[]> arrays,
            Map<String, Boolean> map) {
        @SuppressWarnings("unused")
        boolean isNotAField() {
            return true;
        }
    }

    @Test
    void recordsAreWrittenByTheirComponents() {
        Everything value = new Everything(
                1,
                Optional.empty(),
                Optional.of("x"),
                new Side("red", "Red"),
                ClauseId.of("ambush 4"),
                Color.DARK_RED,
                new Shape.Round(2),
                List.of(new int[] {1, 2}),
                new TreeMap<>(Map.of("a", true)));
        assertThat(Json.text(value))
                .isEqualTo("{\"number\":1,\"absent\":null,\"present\":\"x\",\"side\":\"red\",\"clause\":\"ambush 4\","
                        + "\"color\":\"dark-red\",\"shape\":{\"type\":\"Round\",\"radius\":2},\"arrays\":[[1,2]],"
                        + "\"map\":{\"a\":true}}");
    }

    @Test
    void onlyRecordsHaveACodec() {
        assertThatThrownBy(() -> Json.text(new Object())).hasMessageContaining("only records");
    }

    @Test
    void typeScriptHasEveryRecordOfTheApiAndOfTheGames() {
        String types = TypeScript.of(List.of(new Ambush()));
        assertThat(types)
                .contains("export type View = AmbushView;")
                .contains("export type Item = Played | Undone")
                .contains("  type: \"Fought\";")
                .contains("  strength: number | null;")
                .contains("export type Status = \"forming\" | \"running\" | \"over\" | \"study\";")
                .contains("  state?: boolean | null;");
    }

    @Test
    void theClientsTypesAreThoseOfTheRecords() throws IOException {
        assertThat(Files.readString(Path.of("..", "web", "src", "api", "types.ts")))
                .as("make it anew: salient.server.wire.TypeScript --out web/src/api/types.ts")
                .isEqualTo(TypeScript.of(GameCatalog.standard().games()));
    }

    @Test
    void aMapIsSentWhole() {
        Catalog.MapSheet sheet = MapSheets.of(new BreakthroughMapSource().load());
        assertThat(sheet.hexes()).hasSize(31 * 32);
        assertThat(sheet.hexes().stream()
                        .filter(hex -> hex.name().equals("7,13"))
                        .findFirst()
                        .orElseThrow()
                        .place()
                        .orElseThrow()
                        .name())
                .isEqualTo("Bastogne");
        assertThat(sheet.sides())
                .anyMatch(side -> side.bridge().isPresent() && side.river().isPresent());
    }
}
