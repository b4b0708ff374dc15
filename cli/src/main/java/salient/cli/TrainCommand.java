package salient.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import salient.kernel.play.Game;
import salient.server.Server;

/** A short life of the program, from which the start-up cache learns which classes it needs. */
@Command(name = "train", hidden = true, description = "Runs through a start, for the cache that makes starts quick.")
final class TrainCommand implements Callable<Integer> {
    @Override
    public Integer call() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("salient-train");
        try (Server server = Server.start(Server.Settings.local(data), Games.catalog())) {
            for (String path : paths()) visit(server.port(), path);
        } finally {
            delete(data);
        }
        return Main.SUCCESS;
    }

    private static List<String> paths() {
        return Stream.concat(
                        Stream.of("", "api/health", "api/games"),
                        Games.ALL.stream()
                                .map(Game::id)
                                .flatMap(id -> Stream.of("api/games/" + id + "/map", "api/games/" + id + "/rulebook")))
                .toList();
    }

    private static void visit(int port, String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            client.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/" + path))
                            .build(),
                    HttpResponse.BodyHandlers.discarding());
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }
}
