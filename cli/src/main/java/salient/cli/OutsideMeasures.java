package salient.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import salient.bench.Figure;
import salient.bench.Target;
import salient.cli.desk.Desk;
import salient.kernel.play.Game;
import salient.server.load.Loads;
import salient.server.load.ServerBench;
import salient.server.load.ServerProcess;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the bench measures outside the engine: the desk, a server process under load, the pages in Chromium. */
final class OutsideMeasures {
    private static final int DESK_FILES = 1_000;
    private static final String DESK = """
            game breakthrough
            scenario twelve-days
            seed 7
            reach 3/2PZ
            why move 3/2PZ 3
            """;

    private OutsideMeasures() {}

    private static Figure figure(String name, double value, double spread, String unit, Target target) {
        return new Figure(name, value, spread, unit, target, 0, false);
    }

    /** As {@code ./salient judge} judges many files in one call. */
    static List<Figure> desk() {
        return List.of(figure("1,000 desk files", judge(DESK_FILES), 0, "s", Target.atMost(30)));
    }

    /** The seconds it takes. */
    static double judge(int files) {
        long before = System.nanoTime();
        Stream.generate(() -> DESK).limit(files).parallel().forEach(text -> {
            var report =
                    Desk.work(text, word -> word.oneOf("a game", Games.catalog().games(), Game::id), Optional.empty());
            if (report.problem().isPresent())
                throw new BadInput(report.problem().get());
        });
        return (System.nanoTime() - before) / 1e9;
    }

    static List<Figure> server(String game, List<String> where, int seconds, int tables) throws InterruptedException {
        ServerBench.Report report = Loads.bench(game, where, seconds, tables);
        List<Figure> figures = new ArrayList<>();
        for (ServerBench.Measure measure : report.measures()) {
            boolean alone = measure.clients() == 1;
            boolean orders = measure.what().startsWith("durable orders");
            String who = measure.what() + ", " + measure.clients() + (alone ? " client" : " clients");
            figures.add(figure(
                    who,
                    measure.perSecond(),
                    0,
                    "orders/s",
                    orders && !alone && !measure.what().contains("tables") ? Target.atLeast(8_000) : Target.none()));
            figures.add(figure(who + ", median", measure.p50(), 0, "ms", alone ? Target.atMost(0.5) : Target.none()));
            figures.add(figure(who + ", 99 of 100", measure.p99(), 0, "ms", Target.none()));
            figures.add(
                    figure(who + ", processor of the server", 1000 * measure.serverMicros(), 0, "ns", Target.none()));
        }
        figures.add(figure("memory of the server", report.residentMegabytes(), 0, "MB", Target.none()));
        return figures;
    }

    /** In Chromium, on a server with a data folder of its own; needs Node and the built pages. */
    static List<Figure> pages(Path home) throws IOException, InterruptedException {
        Path web = home.resolve("web");
        Path dist = web.resolve("dist");
        if (!Files.isDirectory(dist)) throw new BadInput("the pages are not built; run ./salient build.");
        List<Figure> figures = new ArrayList<>();
        figures.add(figure("JavaScript of a player's pages, gzipped", javaScript(dist), 0, "kB", Target.atMost(200)));
        JsonNode frames = node(web, "bench/frames.mjs");
        for (String motion : List.of("pan", "zoom")) {
            figures.add(figure(
                    "script of a frame while the map is " + (motion.equals("pan") ? "moved" : "zoomed") + ", median",
                    frames.get(motion).get("scriptMedian").asDouble(),
                    0,
                    "ms",
                    Target.atMost(2)));
            figures.add(figure(
                    "frame while the map is " + (motion.equals("pan") ? "moved" : "zoomed") + ", 95 of 100",
                    frames.get(motion).get("frameP95").asDouble(),
                    0,
                    "ms",
                    Target.atMost(17)));
        }
        Path data = Files.createTempDirectory("salient-bench");
        try (ServerProcess server = ServerProcess.start(
                salient.server.Main.class.getName(),
                List.of("-XX:+UseSerialGC"),
                List.of("--data", data.toString(), "--web", dist.toString()))) {
            JsonNode page = node(web, "bench/page.mjs", "http://localhost:" + server.port());
            figures.add(milliseconds("game page usable, first visit", page, "coldUsable", 1000));
            figures.add(milliseconds("game page usable, again", page, "warmUsable", 400));
            figures.add(milliseconds("map painted, first visit", page, "coldPainted", 1500));
            figures.add(milliseconds("key to reach, 95 of 100", page, "keyToReachP95", 50));
            figures.add(milliseconds("click to reach, 95 of 100", page, "clickToReachP95", 50));
            figures.add(milliseconds("click to odds, 95 of 100", page, "clickToOddsP95", 50));
        }
        return figures;
    }

    private static Figure milliseconds(String name, JsonNode page, String field, double most) {
        return figure(name, page.get(field).asDouble(), 0, "ms", Target.atMost(most));
    }

    /** What a player may have to load; milsymbol and the page of studies are chunks of their own. */
    private static double javaScript(Path dist) throws IOException {
        double bytes = 0;
        try (Stream<Path> files = Files.walk(dist)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".js")).toList()) {
                if (file.toString().contains("milsymbol") || file.toString().contains("StudyPage")) continue;
                var counted = new java.io.ByteArrayOutputStream();
                try (GZIPOutputStream gzip = new GZIPOutputStream(counted)) {
                    gzip.write(Files.readAllBytes(file));
                }
                bytes += counted.size();
            }
        }
        return bytes / 1000;
    }

    private static JsonNode node(Path web, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node"));
        command.addAll(List.of(arguments));
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .directory(web.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new BadInput("the pages are measured with Node, which cannot be started: " + e.getMessage() + ".", e);
        }
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) throw new BadInput("web/" + arguments[0] + " failed; its messages are above.");
        return JsonMapper.shared().readTree(text);
    }
}
