package salient.lab.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import salient.kernel.hex.RunLengths;
import salient.lab.observe.KeyPlaces;
import salient.lab.observe.Observer;
import salient.lab.rows.BattleRow;
import salient.lab.rows.PlayedGame;
import salient.lab.rows.TurnRow;
import salient.lab.stats.Estimates;
import salient.lab.stats.Estimates.Line;
import salient.lab.stats.Estimates.Mean;
import salient.lab.stats.Estimates.Share;
import salient.lab.study.StudyResult.Bin;
import salient.lab.study.StudyResult.Fifth;
import salient.lab.study.StudyResult.FormationLoss;
import salient.lab.study.StudyResult.Game;
import salient.lab.study.StudyResult.Luck;
import salient.lab.study.StudyResult.OddsRow;
import salient.lab.study.StudyResult.PlaceFate;
import salient.lab.study.StudyResult.Player;

/**
 * Adds up games as they finish. They must come in order, so that sums of fractions are the same however many threads
 * played them. What it keeps per game are a few numbers.
 */
final class StudyTally {
    private static final String DRAW = "draw";

    private final Simulation simulation;
    private final Observer observer;
    private final List<Game> games = new ArrayList<>();
    private final List<Double> decisions = new ArrayList<>();
    private final List<Double> lengths = new ArrayList<>();
    private final Map<String, Integer> winners = new TreeMap<>();
    private final Map<String, Integer> levels = new TreeMap<>();
    private final Map<String, Long> formations = new TreeMap<>();
    private final Map<Integer, TurnTally> turns = new TreeMap<>();
    private final Map<String, OddsTally> odds = new TreeMap<>();
    private final Map<String, PlaceTally> places = new TreeMap<>();
    private final Optional<AdvanceTally> advance;

    StudyTally(Simulation simulation) {
        this.simulation = simulation;
        observer = simulation.observer();
        advance = observer.map().map(AdvanceTally::new);
    }

    /** One turn over all games. */
    private final class TurnTally {
        private final List<Integer> scores = new ArrayList<>();
        private final long[] losses = new long[simulation.game().sides().size()];
        private final int[] front =
                new int[observer.map().map(map -> map.size()).orElse(0)];

        void add(TurnRow row) {
            scores.add(row.score());
            for (int side = 0; side < losses.length; side++)
                losses[side] += row.losses().get(side);
            if (front.length > 0) RunLengths.count(row.front(), front);
        }

        StudyResult.Turn result(int turn) {
            int[] sorted = scores.stream().mapToInt(Integer::intValue).sorted().toArray();
            List<Double> mean = Arrays.stream(losses)
                    .mapToObj(lost -> (double) lost / sorted.length)
                    .toList();
            return new StudyResult.Turn(
                    turn,
                    observer.turnName(turn),
                    observer.date(turn).orElse(""),
                    sorted.length,
                    Arrays.stream(sorted).average().orElse(0),
                    Estimates.quantile(sorted, 0.1),
                    Estimates.quantile(sorted, 0.5),
                    Estimates.quantile(sorted, 0.9),
                    mean,
                    front);
        }
    }

    /** All battles at the same odds. */
    private static final class OddsTally {
        private int battles;
        private final double[] sums = new double[4];

        void add(BattleRow battle) {
            battles++;
            sums[0] += battle.attackerLoss();
            sums[1] += battle.expectedAttackerLoss();
            sums[2] += battle.defenderLoss();
            sums[3] += battle.expectedDefenderLoss();
        }

        OddsRow result(String at) {
            return new OddsRow(at, battles, sums[0] / battles, sums[1] / battles, sums[2] / battles, sums[3] / battles);
        }
    }

    /** One place over all games. */
    private static final class PlaceTally {
        private int ever;
        private int atEnd;
        private final Map<Integer, Integer> firstOn = new TreeMap<>();
        private final Map<Integer, Integer> heldOn = new TreeMap<>();
    }

    void add(PlayedGame played) {
        var row = played.game();
        games.add(new Game(row.game(), row.winner(), row.level(), row.score(), row.luck()));
        decisions.add((double) row.decisions());
        lengths.add((double) row.turns());
        winners.merge(row.winner().isEmpty() ? DRAW : row.winner(), 1, Integer::sum);
        levels.merge(row.level(), 1, Integer::sum);
        row.formations().forEach((formation, lost) -> formations.merge(formation, (long) lost, Long::sum));
        for (TurnRow turn : played.turns())
            turns.computeIfAbsent(turn.turn(), _ -> new TurnTally()).add(turn);
        for (BattleRow battle : played.battles())
            odds.computeIfAbsent(observer.oddsGroup(battle.odds()), _ -> new OddsTally())
                    .add(battle);
        addPlaces(played.turns());
        advance.ifPresent(tally -> tally.add(played.turns()));
    }

    private void addPlaces(List<TurnRow> course) {
        for (String place : observer.keyPlaces()) {
            PlaceTally tally = places.computeIfAbsent(place, _ -> new PlaceTally());
            course.stream()
                    .filter(turn -> turn.held().contains(place))
                    .findFirst()
                    .ifPresent(first -> {
                        tally.ever++;
                        tally.firstOn.merge(first.turn(), 1, Integer::sum);
                    });
            for (TurnRow turn : course)
                if (turn.held().contains(place)) tally.heldOn.merge(turn.turn(), 1, Integer::sum);
            if (course.getLast().held().contains(place)) tally.atEnd++;
        }
    }

    int count() {
        return games.size();
    }

    StudyResult result() {
        int n = games.size();
        double[] scores = games.stream().mapToDouble(Game::score).toArray();
        return new StudyResult(
                simulation.manifest().withGames(n),
                simulation.game().title() + ": " + simulation.scenario().title(),
                simulation.game().sides().stream()
                        .map(side -> new Player(side.id(), side.name(), simulation.playerTitle(side)))
                        .toList(),
                observer.counts().scoreName(),
                observer.counts().lossUnit(),
                simulation.game().battleLosses(),
                observer.counts().attacker(),
                shares(winners),
                shares(levels),
                Mean.of(scores),
                bins(scores),
                Mean.of(array(decisions)),
                Mean.of(array(lengths)),
                luck(scores),
                turns.entrySet().stream()
                        .map(e -> e.getValue().result(e.getKey()))
                        .toList(),
                fates(),
                advance.map(AdvanceTally::result).orElse(List.of()),
                formations.entrySet().stream()
                        .map(e -> new FormationLoss(e.getKey(), (double) e.getValue() / n))
                        .sorted((a, b) -> Double.compare(b.loss(), a.loss()))
                        .toList(),
                odds.entrySet().stream()
                        .map(e -> e.getValue().result(e.getKey()))
                        .sorted(Comparator.comparingDouble(row -> oddsOrder(row.odds())))
                        .toList(),
                nearestToMedian(),
                farthestFromMean(scores),
                List.copyOf(games));
    }

    private static final Pattern RATIO = Pattern.compile("(\\d+)[:-](\\d+)");
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

    /** Odds as a number, so that 10:1 comes after 2:1; where they are no ratio, the first number in them. */
    static double oddsOrder(String odds) {
        Matcher ratio = RATIO.matcher(odds);
        if (ratio.matches()) return Double.parseDouble(ratio.group(1)) / Double.parseDouble(ratio.group(2));
        Matcher number = NUMBER.matcher(odds);
        return number.find() ? Double.parseDouble(number.group()) : 0;
    }

    private List<Share> shares(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(e -> Share.of(e.getKey(), e.getValue(), games.size()))
                .sorted((a, b) -> b.count() - a.count())
                .toList();
    }

    private Luck luck(double[] scores) {
        double[] luck = games.stream().mapToDouble(Game::luck).toArray();
        Line line = Line.through(luck, scores);
        return new Luck(Mean.of(luck), line, line.intercept(), fifths());
    }

    private List<Fifth> fifths() {
        List<Game> byLuck = games.stream()
                .sorted(Comparator.comparingDouble(Game::luck).thenComparingInt(Game::game))
                .toList();
        int parts = Math.min(5, byLuck.size());
        List<Fifth> fifths = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            List<Game> part = byLuck.subList(byLuck.size() * i / parts, byLuck.size() * (i + 1) / parts);
            int wins = (int) part.stream()
                    .filter(game -> game.winner().equals(observer.counts().attacker()))
                    .count();
            fifths.add(new Fifth(
                    part.size(),
                    part.stream().mapToDouble(Game::luck).average().orElse(0),
                    part.stream().mapToDouble(Game::score).average().orElse(0),
                    Share.of(observer.counts().attacker(), wins, part.size())));
        }
        return fifths;
    }

    /** Equal steps between the least score and the greatest, about as many as the root of the number of games. */
    private static List<Bin> bins(double[] scores) {
        double least = Arrays.stream(scores).min().orElse(0);
        double most = Arrays.stream(scores).max().orElse(0) + 1;
        int steps = Math.clamp((int) Math.round(Math.sqrt(scores.length)), 5, 30);
        double width = Math.max(1, Math.ceil((most - least) / steps));
        List<Bin> bins = new ArrayList<>();
        for (double from = least; from < most; from += width) {
            double low = from;
            bins.add(new Bin(low, low + width, (int) Arrays.stream(scores)
                    .filter(score -> score >= low && score < low + width)
                    .count()));
        }
        return bins;
    }

    private List<PlaceFate> fates() {
        List<PlaceFate> fates = new ArrayList<>();
        int lastTurn = turns.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
        for (String place : observer.keyPlaces()) {
            PlaceTally tally = places.get(place);
            fates.add(new PlaceFate(
                    place,
                    Share.of(place, tally.ever, games.size()),
                    Share.of(place, tally.atEnd, games.size()),
                    byTurn(tally.firstOn, lastTurn),
                    byTurn(tally.heldOn, lastTurn),
                    KeyPlaces.history(place).flatMap(KeyPlaces.History::taken).orElse("")));
        }
        return fates;
    }

    private static List<Integer> byTurn(Map<Integer, Integer> counts, int lastTurn) {
        return IntStream.rangeClosed(1, lastTurn)
                .mapToObj(turn -> counts.getOrDefault(turn, 0))
                .toList();
    }

    private int nearestToMedian() {
        int[] sorted = games.stream().mapToInt(Game::score).sorted().toArray();
        int median = Estimates.quantile(sorted, 0.5);
        return games.stream()
                .min((a, b) -> Integer.compare(Math.abs(a.score() - median), Math.abs(b.score() - median)))
                .orElseThrow()
                .game();
    }

    private int farthestFromMean(double[] scores) {
        double mean = Mean.of(scores).mean();
        int farthest = 0;
        for (int i = 1; i < scores.length; i++)
            if (Math.abs(scores[i] - mean) > Math.abs(scores[farthest] - mean)) farthest = i;
        return games.get(farthest).game();
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
