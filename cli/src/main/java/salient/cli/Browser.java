package salient.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Opens a page in the player's browser. A convenience: where that fails, the printed address is enough. */
final class Browser {
    private Browser() {}

    static void open(String address) {
        command(System.getProperty("os.name"), System.getenv(), address).ifPresent(command -> {
            try {
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                System.err.println("The browser could not be opened (" + e.getMessage() + "); go to " + address);
            }
        });
    }

    /** What the system opens an address with; nothing on a machine without a desktop. */
    static Optional<List<String>> command(String system, Map<String, String> environment, String address) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", address));
        if (name.startsWith("mac")) return Optional.of(List.of("open", address));
        boolean desktop = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return desktop ? Optional.of(List.of("xdg-open", address)) : Optional.empty();
    }
}
