package salient.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import salient.server.Server;
import salient.server.ServerSettings;

/** A short life of the program, from which the start-up cache learns which classes it needs. */
@Command(name = "train", hidden = true, description = "Runs through a start, for the cache that makes starts quick.")
final class TrainCommand implements Callable<Integer> {
    @Option(names = "--page-only", description = "Without maps and rulebooks: a smaller cache.")
    private boolean pageOnly;

    @Override
    public Integer call() throws IOException {
        Path data = Files.createTempDirectory("salient-train");
        try (Server server = Server.start(ServerSettings.local(data).withWeb(Home.pages()), Games.catalog())) {
            for (String path : paths()) visit(server.port(), path);
        } finally {
            delete(data);
        }
        return Main.SUCCESS;
    }

    private List<String> paths() {
        List<String> paths = new ArrayList<>(List.of("", "api/health", "api/games"));
        for (String id : pageOnly ? List.<String>of() : Games.catalog().ids()) {
            if (Games.entry(id).map().isPresent()) paths.add("api/games/" + id + "/map");
            paths.add("api/games/" + id + "/rulebook");
        }
        return paths;
    }

    /** By the oldest of the JDK's clients, which needs few classes: all that are loaded here end up in the cache. */
    private static void visit(int port, String path) throws IOException {
        URLConnection connection =
                URI.create("http://127.0.0.1:" + port + "/" + path).toURL().openConnection();
        try (InputStream answer = connection.getInputStream()) {
            answer.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }
}
