package salient.lab.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import salient.lab.study.Manifest;
import salient.lab.study.Study;
import salient.lab.study.StudyJson;
import salient.players.catalog.GameCatalog;

/**
 * {@code ./salient test-spark}: a master and two workers as processes of their own, a study on them during which one worker
 * is killed, and the same study on one machine. The results must be equal to the last letter.
 */
public final class ClusterCheck {
    private static final String LOOPBACK = "127.0.0.1";
    private static final int GAMES = 60;

    private final Path home;
    private final List<Process> processes = new ArrayList<>();

    private ClusterCheck(Path home) {
        this.home = home;
    }

    /** @param arguments the folder with Spark's jars below {@code jars} */
    public static void main(String[] arguments) throws Exception {
        ClusterCheck check = new ClusterCheck(Path.of(arguments[0]));
        boolean same;
        try {
            same = check.run();
        } finally {
            check.processes.forEach(Process::destroyForcibly);
        }
        System.exit(same ? 0 : 1);
    }

    private boolean run() throws Exception {
        Files.writeString(home.resolve("RELEASE"), "Spark for Salient\n");
        GameCatalog catalog = GameCatalog.standard();
        Manifest manifest =
                Manifest.of(catalog.find("race").orElseThrow(), null, Map.of(), Map.of(), List.of(), 5, GAMES);
        String alone =
                StudyJson.text(new Study(manifest.simulation(catalog), Optional.empty()).run(2, _ -> {}, () -> false));
        String local = StudyJson.text(new SparkRunner().run(catalog, manifest, "local[2]", Optional.empty(), _ -> {}));
        System.out.println("local[2]: " + (local.equals(alone) ? "the same figures" : "OTHER FIGURES"));

        int port = freePort();
        start(
                "org.apache.spark.deploy.master.Master",
                "--host",
                LOOPBACK,
                "--port",
                Integer.toString(port),
                "--webui-port",
                Integer.toString(freePort()));
        waitFor(port);
        String master = "spark://" + LOOPBACK + ":" + port;
        Process first = worker(master);
        worker(master);
        AtomicBoolean killed = new AtomicBoolean();
        Path folder = Files.createTempDirectory("salient-spark");
        String cluster = StudyJson.text(new SparkRunner().run(catalog, manifest, master, Optional.of(folder), done -> {
            if (done >= GAMES / 4 && killed.compareAndSet(false, true)) {
                first.descendants().forEach(ProcessHandle::destroyForcibly);
                first.destroyForcibly();
                System.out.println("Killed a worker after " + done + " games.");
            }
        }));
        System.out.println(
                "two workers, one killed: " + (cluster.equals(alone) ? "the same figures" : "OTHER FIGURES"));
        String longer = StudyJson.text(
                new SparkRunner().run(catalog, manifest.withGames(GAMES + 10), master, Optional.of(folder), _ -> {}));
        String longerAlone =
                StudyJson.text(new Study(manifest.withGames(GAMES + 10).simulation(catalog), Optional.empty())
                        .run(2, _ -> {}, () -> false));
        System.out.println("continued: " + (longer.equals(longerAlone) ? "the same figures" : "OTHER FIGURES"));
        return local.equals(alone) && cluster.equals(alone) && longer.equals(longerAlone) && killed.get();
    }

    private Process worker(String master) throws IOException {
        return start(
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                LOOPBACK,
                "--cores",
                "1",
                "--memory",
                "1g",
                "--webui-port",
                Integer.toString(freePort()),
                "--work-dir",
                Files.createTempDirectory("salient-worker").toString(),
                master);
    }

    private Process start(String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                home.resolve("jars") + "/*",
                main));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(Files.createTempFile("salient-spark", ".log").toFile());
        builder.environment().put("SPARK_HOME", home.toAbsolutePath().toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", LOOPBACK);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(LOOPBACK))) {
            return socket.getLocalPort();
        }
    }

    private static void waitFor(int port) throws InterruptedException {
        for (int i = 0; i < 300; i++) {
            try (Socket _ = new Socket(LOOPBACK, port)) {
                return;
            } catch (IOException _) {
                Thread.sleep(200);
            }
        }
        throw new IllegalStateException("the master does not answer on port " + port);
    }
}
