package salient.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import salient.bench.Figure;
import salient.bench.Target;
import salient.cli.desk.Desk;
import salient.kernel.play.Game;
import salient.server.load.Hostile;
import salient.server.load.Loads;
import salient.server.load.NoticeLoad;
import salient.server.load.ServerBench;

/** What the bench measures outside the engine: the desk, and server processes under load. */
final class OutsideMeasures {
    private static final int DESK_FILES = 1_000;
    private static final String DESK = """
            game breakthrough
            scenario twelve-days
            seed 7
            reach 3/2PZ
            why move 3/2PZ 3
            """;

    private static final int KILLS = 10;
    private static final int JOINS = 1_000;
    private static final int TABLES = 1_000;
    private static final int MEGABYTES = 128;
    private static final int HOSTILE_SECONDS = 20;
    private static final int NOTICE_SECONDS = 10;

    private OutsideMeasures() {}

    static Figure figure(String name, double value, String unit, Target target) {
        return new Figure(name, value, 0, unit, target, 0, false);
    }

    /** As {@code ./salient judge} judges many files in one call. */
    static List<Figure> desk() {
        return List.of(figure("1,000 desk files", judge(DESK_FILES), "s", Target.atMost(30)));
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
                    "orders/s",
                    orders && !alone && !measure.what().contains("tables") ? Target.atLeast(8_000) : Target.none()));
            figures.add(figure(who + ", median", measure.p50(), "ms", alone ? Target.atMost(0.5) : Target.none()));
            figures.add(figure(who + ", 99 of 100", measure.p99(), "ms", Target.none()));
            figures.add(figure(who + ", processor of the server", 1000 * measure.serverMicros(), "ns", Target.none()));
        }
        figures.add(figure("memory of the server", report.residentMegabytes(), "MB", Target.none()));
        return figures;
    }

    /** Short forms of {@code ./salient torture}: what must not happen, counted, and how much hostile visitors slow others down. */
    static List<Figure> load(String game, List<String> where) throws InterruptedException {
        return List.of(
                faults(
                        KILLS + " kills: orders lost, doubled or old",
                        Loads.torture(Games.catalog().ids(), where, KILLS, Optional.empty())
                                .faults()),
                faults(
                        "1,000 open seats taken at once: refused",
                        Loads.joins(game, where, JOINS).faults()),
                faults(
                        "1,000 games on a heap of 128 MB: requests failed",
                        Loads.manyTables(game, where, TABLES, MEGABYTES).faults()),
                slowdown(Loads.hostile(game, where, HOSTILE_SECONDS)),
                figure(
                        "one order of a hundred, beside 1,000 notices per minute",
                        Loads.notices(game, where, NOTICE_SECONDS).ratio(),
                        "times as long",
                        Target.atMost(NoticeLoad.MOST)));
    }

    private static Figure faults(String name, List<String> faults) {
        return figure(name, faults.size(), "faults", Target.atMost(0));
    }

    private static Figure slowdown(Hostile.Report report) {
        return figure(
                "one order of a hundred, beside hostile visitors",
                report.hostile99() / report.quiet99(),
                "times as long",
                Target.atMost(2));
    }
}
