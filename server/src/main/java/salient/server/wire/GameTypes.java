package salient.server.wire;

import java.util.List;

/** The roots of what one game sends: its views, its sealed events, its sealed answers. */
public record GameTypes(String game, List<Class<?>> views, List<Class<?>> events, List<Class<?>> answers) {
    /** Every game this server knows. */
    public static List<GameTypes> all() {
        return List.of();
    }
}
