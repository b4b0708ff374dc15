package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What happens when the program is started without a checkout around it. */
class StartTest {
    private static final String ADDRESS = "http://localhost:8044/";

    @Test
    void withoutACommandTheProgramServes() {
        assertThat(Main.withCommand()).containsExactly("serve");
        assertThat(Main.withCommand("--port", "9000")).containsExactly("serve", "--port", "9000");
        assertThat(Main.withCommand("judge", "--serve")).containsExactly("judge", "--serve");
        assertThat(Main.withCommand("--version")).containsExactly("--version");
        assertThat(Main.withCommand("-h")).containsExactly("-h");
    }

    @Test
    void everySystemOpensThePageInItsOwnWay() {
        assertThat(Browser.command("Windows 11", Map.of(), ADDRESS))
                .contains(List.of("rundll32", "url.dll,FileProtocolHandler", ADDRESS));
        assertThat(Browser.command("Mac OS X", Map.of(), ADDRESS)).contains(List.of("open", ADDRESS));
        assertThat(Browser.command("Linux", Map.of("DISPLAY", ":0"), ADDRESS)).contains(List.of("xdg-open", ADDRESS));
        assertThat(Browser.command("Linux", Map.of(), ADDRESS)).isEmpty();
    }

    @Test
    void thePageOfAProgramWithoutPagesIsMissingAndNotAnError() {
        String home = System.getProperty("salient.home", ".");
        System.setProperty("salient.home", System.getProperty("java.io.tmpdir"));
        try {
            assertThat(Home.pages()).isEmpty();
        } finally {
            System.setProperty("salient.home", home);
        }
    }
}
