package salient.server.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.breakthrough.Breakthrough;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.catalog.GameCatalog;
import salient.server.Main;

/** The loads behind {@code ./salient bench server}, {@code ./salient torture} and {@code ./salient soak}. */
public final class Loads {
    /** The game whose orders are the quickest to work out, so that the server itself is measured. */
    public static final String DEFAULT_GAME = Breakthrough.ID;

    /** A game whose records are long and slow to replay. */
    private static final String LONG_GAME = GreatBattles.ID;

    private static final int MEGABYTES = 320;

    private Loads() {}

    /** Options of the server's virtual machine; {@code -Dsalient.load.jvm="..."} adds more, for a profiler say. */
    private static List<String> jvm(int megabytes) {
        List<String> options = new ArrayList<>(List.of("-Xmx" + megabytes + "m", "-XX:+UseSerialGC"));
        String more = System.getProperty("salient.load.jvm", "");
        if (!more.isBlank()) options.addAll(List.of(more.strip().split("\\s+")));
        return options;
    }

    /** Measures a server on a file, or on PostgreSQL, with players of one game. */
    public static ServerBench.Report bench(String gameId, List<String> where, int seconds, int tables)
            throws InterruptedException {
        Game game = game(gameId);
        try (ServerProcess server = server(where)) {
            ServerBench.Settings settings = new ServerBench.Settings(
                    server, game.id(), game.scenarios().getFirst().id(), sides(game), seconds, tables);
            return new ServerBench(settings).run(System.err::println);
        }
    }

    /** Measures whether visitors at their limits slow the others down. */
    public static Hostile.Report hostile(String gameId, List<String> where, int seconds) throws InterruptedException {
        List<String> arguments = new ArrayList<>(where);
        arguments.addAll(List.of("--behind-proxy", "true"));
        Game large = game(LONG_GAME);
        try (ServerProcess server = server(arguments)) {
            return new Hostile(new Hostile.Settings(server, played(gameId), RandomRecord.of(large, 300), seconds))
                    .run();
        }
    }

    /** Measures whether notices slow orders down. */
    public static NoticeLoad.Report notices(String gameId, List<String> where, int seconds)
            throws InterruptedException {
        List<String> arguments = new ArrayList<>(where);
        arguments.addAll(List.of("--notices-here", "true"));
        try (ServerProcess server = server(arguments)) {
            return new NoticeLoad(new NoticeLoad.Settings(server, played(gameId), seconds)).run();
        }
    }

    /** Plays for so many minutes and notes the memory of the server. */
    public static Soak.Report soak(List<String> games, List<String> where, int minutes) throws InterruptedException {
        try (ServerProcess server = server(where)) {
            List<Torture.Played> played = games.stream().map(Loads::played).toList();
            return new Soak(new Soak.Settings(server, played, minutes)).run(System.err::println);
        }
    }

    /** Kills servers again and again while games are played: two processes if the database can be shared. */
    public static Torture.Report torture(
            List<String> games, List<String> where, int kills, Optional<Torture.Restart> restart)
            throws InterruptedException {
        return Torture.run(
                new Torture.Settings(
                        () -> server(where),
                        processes(where),
                        games.stream().map(Loads::played).toList(),
                        9,
                        kills,
                        restart),
                System.err::println);
    }

    private static Torture.Played played(String id) {
        Game game = game(id);
        return new Torture.Played(game.id(), game.scenarios().getFirst().id(), sides(game));
    }

    /** Guests take open seats as fast as they can. */
    public static Joins.Report joins(String gameId, List<String> where, int joins) throws InterruptedException {
        Game game = game(gameId);
        List<ServerProcess> servers = new ArrayList<>();
        try {
            for (int i = 0; i < processes(where); i++) servers.add(server(where));
            return Joins.run(servers, game.id(), game.scenarios().getFirst().id(), sides(game), joins);
        } finally {
            servers.forEach(ServerProcess::close);
        }
    }

    /** Plays more games than a server with so much memory can keep loaded. */
    public static ManyTables.Report manyTables(String gameId, List<String> where, int tables, int megabytes)
            throws InterruptedException {
        try (ServerProcess server = ServerProcess.start(Main.class.getName(), jvm(megabytes), where)) {
            return ManyTables.run(new ManyTables.Settings(server, played(gameId), tables), System.err::println);
        }
    }

    private static ServerProcess server(List<String> where) {
        return ServerProcess.start(Main.class.getName(), jvm(MEGABYTES), where);
    }

    private static int processes(List<String> where) {
        return where.contains("--database") ? 2 : 1;
    }

    private static Game game(String id) {
        return GameCatalog.standard()
                .find(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no game " + id))
                .game();
    }

    private static List<String> sides(Game game) {
        return game.sides().stream().map(Side::id).toList();
    }
}
