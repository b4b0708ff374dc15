package salient.cli;

import java.nio.file.Path;

/** Where the checkout is that the program was started from. */
final class Home {
    private Home() {}

    static Path folder() {
        return Path.of(System.getProperty("salient.home", ".")).toAbsolutePath().normalize();
    }
}
