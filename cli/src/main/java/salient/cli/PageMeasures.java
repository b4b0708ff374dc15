package salient.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import salient.bench.Figure;
import salient.bench.LabMeasures;
import salient.bench.Target;
import salient.server.load.ServerProcess;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the bench measures in Chromium, with the programs in {@code web/bench}: the pages of a server, and the static site. */
final class PageMeasures {
    private final Path web;

    /** @param home a checkout whose pages are built */
    PageMeasures(Path home) {
        web = home.resolve("web");
    }

    /** On a server with a data folder of its own. */
    List<Figure> pages() throws IOException, InterruptedException {
        Path dist = built("dist", "the pages are not built; run ./salient build.");
        List<Figure> figures = new ArrayList<>();
        sizes(figures);
        frames(figures);
        report(figures);
        Path data = Files.createTempDirectory("salient-bench");
        try (ServerProcess server = ServerProcess.start(
                salient.server.Main.class.getName(),
                List.of("-XX:+UseSerialGC"),
                List.of("--data", data.toString(), "--web", dist.toString()))) {
            String address = "http://localhost:" + server.port();
            JsonNode page = node("bench/page.mjs", address);
            figures.add(most("game page usable, first visit", page, "coldUsable", "ms", 1000));
            figures.add(most("game page usable, again", page, "warmUsable", "ms", 400));
            figures.add(most("key to reach, 95 of 100", page, "keyToReachP95", "ms", 50));
            figures.add(most("click to reach, 95 of 100", page, "clickToReachP95", "ms", 50));
            figures.add(most("click to odds, 95 of 100", page, "clickToOddsP95", "ms", 50));
            for (JsonNode shown : node("bench/show.mjs", address)) shown(shown, figures);
        }
        return figures;
    }

    /** Each map on a first visit, and the other side's turn as it is shown on it. */
    private static void shown(JsonNode shown, List<Figure> figures) {
        String scenario = shown.get("scenario").asString();
        figures.add(most("map painted, " + scenario, shown, "painted", "ms", 1500));
        if (!shown.get("frameP95").isNull())
            figures.add(most("frame while a turn is shown, " + scenario + ", 95 of 100", shown, "frameP95", "ms", 17));
    }

    private void frames(List<Figure> figures) throws IOException, InterruptedException {
        JsonNode frames = node("bench/frames.mjs");
        for (String motion : List.of("pan", "zoom")) {
            String what = "while the map is " + (motion.equals("pan") ? "moved" : "zoomed");
            JsonNode found = frames.get(motion);
            figures.add(most("script of a frame " + what + ", median", found, "scriptMedian", "ms", 2));
            figures.add(most("frame " + what + ", 95 of 100", found, "frameP95", "ms", 17));
        }
    }

    private void report(List<Figure> figures) throws IOException, InterruptedException {
        Path report = Files.createTempFile("salient-study", ".html");
        try {
            Files.writeString(report, LabMeasures.report());
            figures.add(most(
                    "report of a study, opened", node("bench/report.mjs", report.toString()), "painted", "ms", 1000));
        } finally {
            Files.delete(report);
        }
    }

    /** From a host that knows only files. */
    List<Figure> site() throws IOException, InterruptedException {
        Path site = built("target/site", "the static site is not built; run ./salient site DIR.");
        JsonNode found = node("bench/site.mjs", site.toString());
        return List.of(
                most("static site over the wire, gzipped", found, "wholeMegabytes", "MB", 2.5),
                most("static site, first game of a newcomer", found, "firstTable", "ms", 2000),
                most("static site, game page usable, first visit", found, "coldUsable", "ms", 2000),
                most("static site, game page usable, again", found, "warmUsable", "ms", 800),
                most("static site, click to reach, 95 of 100", found, "clickToReachP95", "ms", 60),
                most("static site, a computer's turn beside the JVM's", found, "computersTurn", "times as long", 1.5),
                most("static site, memory of the tab in the Wave campaign", found, "campaignMegabytes", "MB", 400));
    }

    private Path built(String folder, String otherwise) {
        Path there = web.resolve(folder);
        if (!Files.isDirectory(there)) throw new BadInput(otherwise);
        return there;
    }

    private static Figure most(String name, JsonNode found, String field, String unit, double most) {
        return OutsideMeasures.figure(name, found.get(field).asDouble(), unit, Target.atMost(most));
    }

    /** What a player may have to load, and what is loaded when it is opened; the build has counted it. */
    private void sizes(List<Figure> figures) throws IOException {
        Path counted = web.resolve("target/sizes.json");
        for (JsonNode size : JsonMapper.shared().readTree(Files.readString(counted)))
            figures.add(OutsideMeasures.figure(
                    "JavaScript of " + size.get("what").asString() + ", gzipped",
                    size.get("bytes").asDouble() / 1000,
                    "kB",
                    Target.atMost(size.get("most").asDouble())));
    }

    private JsonNode node(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(web.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home")); // for what is compared with the JVM
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new BadInput("the pages are measured with Node, which cannot be started: " + e.getMessage() + ".", e);
        }
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) throw new BadInput("web/" + arguments[0] + " failed; its messages are above.");
        return JsonMapper.shared().readTree(text);
    }
}
