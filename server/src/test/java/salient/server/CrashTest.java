package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.server.load.Joins;
import salient.server.load.ServerProcess;
import salient.server.load.Torture;

/** A real process, killed at random moments under load: every acknowledged order is there afterwards, none twice. */
class CrashTest {
    private static final int KILLS = 10;
    private static final List<String> QUICK_START =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m", "-Xshare:auto");

    @TempDir
    Path data;

    private static void torture(Supplier<ServerProcess> server, int processes) throws InterruptedException {
        List<Torture.Played> games = List.of(new Torture.Played("ambush", "long", List.of("red", "blue")));
        Torture.Report report =
                Torture.run(new Torture.Settings(server, processes, games, 6, KILLS, Optional.empty()), _ -> {});
        assertThat(report.faults()).isEmpty();
        assertThat(report.orders()).isGreaterThan(100);
        System.out.println(report);
    }

    @Test
    void nothingIsLostOnTheEmbeddedDatabase() throws InterruptedException {
        torture(Torture.onFile(ToyMain.class.getName(), QUICK_START, data), 1);
    }

    @Test
    void whoTakesAnOpenSeatAtOnceIsNeverRefused() throws InterruptedException {
        try (ServerProcess server =
                ServerProcess.start(ToyMain.class.getName(), QUICK_START, List.of("--data", data.toString()))) {
            Joins.Report report = Joins.run(List.of(server), "ambush", "long", List.of("red", "blue"), 500);
            assertThat(report.faults()).isEmpty();
            assertThat(report.joins()).isGreaterThanOrEqualTo(500);
        }
    }

    @Test
    void nothingIsLostOnTwoProcessesOfPostgres() throws InterruptedException {
        torture(Torture.onPostgres(ToyMain.class.getName(), QUICK_START, TestPostgres.freshDatabase()), 2);
    }
}
