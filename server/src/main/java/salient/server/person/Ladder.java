package salient.server.person;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.play.Outcome;
import salient.players.rating.Elo;
import salient.server.store.LadderRows;
import salient.server.store.LadderRows.RatedGame;
import salient.server.wire.PersonRequests;
import salient.server.wire.PersonResponses;
import salient.table.Table;
import salient.table.Tables;
import salient.table.store.SeatRow;
import salient.table.store.StorageFailure;
import salient.table.wire.RequestRefused;

/**
 * The public ladder: results of games in which every player is on it, or a computer player. Practice games, and games of one
 * person against itself, do not count. Thread-safe.
 */
public final class Ladder {
    private static final System.Logger LOG = System.getLogger("salient.ladder");
    private static final int LONGEST_NAME = 40;
    /** Older games no longer say how strong somebody is. */
    private static final int MOST_GAMES = 2_000;

    private static final int WON = 2;
    private static final int DRAWN = 1;
    private static final String COMPUTER = "computer ";

    private final Tables tables;
    private final LadderRows rows;
    private final Map<Optional<String>, Known> known = new java.util.concurrent.ConcurrentHashMap<>();

    /** The ladder, and what it was made from. */
    private record Known(List<RatedGame> games, Map<String, String> names, PersonResponses.Ladder ladder) {}

    public Ladder(Tables tables, LadderRows rows) {
        this.tables = tables;
        this.rows = rows;
        tables.onPublished((table, _) -> {
            if (table.isOver() && !table.row().study()) // under the table's lock, so it is done beside
            Thread.ofVirtual().name("rating").start(() -> note(table));
        });
    }

    /** Under a name, or not any more. */
    public void join(String person, PersonRequests.LadderName request) {
        if (request.name().isEmpty()) {
            rows.leave(person);
            return;
        }
        String name = request.name().get().strip().replaceAll("\\s+", " ");
        if (name.isEmpty() || name.length() > LONGEST_NAME)
            throw RequestRefused.json("A name must have 1 to " + LONGEST_NAME + " characters.");
        if (!rows.join(person, name, tables.instant()))
            throw RequestRefused.option("Somebody else on the ladder has the name " + name + ".");
    }

    // ---- results

    private void note(Table table) {
        try {
            rated(table).ifPresent(rows::rate);
        } catch (StorageFailure away) {
            LOG.log(System.Logger.Level.WARNING, "a result waits until its game is read again", away);
        }
    }

    private Optional<RatedGame> rated(Table table) {
        List<SeatRow> seats = table.seats();
        if (table.isPractice() || seats.size() != 2) return Optional.empty();
        Map<String, LadderRows.Member> members = rows.members(table.row().id());
        List<String> players = new ArrayList<>();
        for (SeatRow seat : seats) {
            LadderRows.Member member = members.get(seat.side());
            if (seat.sitter() == SeatRow.Sitter.COMPUTER && seat.tokenHash().isEmpty())
                players.add(COMPUTER + seat.computer().orElse(""));
            else if (seat.sitter() == SeatRow.Sitter.PERSON
                    && member != null
                    && !member.since().isAfter(table.since())) players.add(member.person());
        }
        if (players.size() != 2 || players.getFirst().equals(players.getLast())) return Optional.empty();
        if (players.stream().allMatch(player -> player.startsWith(COMPUTER))) return Optional.empty();
        Outcome outcome = table.outcome().orElseThrow();
        int result = outcome.winner()
                .map(side -> side.id().equals(seats.getFirst().side()) ? WON : 0)
                .orElse(DRAWN);
        return Optional.of(new RatedGame(
                table.row().id(), table.row().game(), players.getFirst(), players.getLast(), result, table.since()));
    }

    // ---- the ladder

    /** Of one game system, or of all. */
    public PersonResponses.Ladder ladder(PersonRequests.LadderRequest request) {
        List<RatedGame> games = rows.games(request.game(), MOST_GAMES);
        Map<String, String> names = rows.names();
        Known before = known.get(request.game());
        if (before != null && before.games().equals(games) && before.names().equals(names)) return before.ladder();
        PersonResponses.Ladder ladder = new PersonResponses.Ladder(
                rows.counts().entrySet().stream()
                        .map(count -> new PersonResponses.LadderGame(count.getKey(), count.getValue()))
                        .toList(),
                standings(games, names));
        if (known.size() > 100) known.clear();
        known.put(request.game(), new Known(games, names, ladder));
        return ladder;
    }

    private static List<PersonResponses.LadderStanding> standings(List<RatedGame> games, Map<String, String> names) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        List<List<Elo.Game>> played = new ArrayList<>();
        for (RatedGame game : games) {
            int first = numbers.computeIfAbsent(game.first(), _ -> numbers.size());
            int second = numbers.computeIfAbsent(game.second(), _ -> numbers.size());
            played.add(List.of(new Elo.Game(first, second, game.result() / (double) WON)));
        }
        Elo elo = new Elo(numbers.size(), played);
        List<PersonResponses.LadderStanding> standings = new ArrayList<>();
        numbers.forEach((player, number) -> standings.add(standing(player, names, games, elo.rating(number))));
        standings.sort(Comparator.comparing((PersonResponses.LadderStanding standing) -> -standing.elo())
                .thenComparing(PersonResponses.LadderStanding::name));
        return standings;
    }

    private static PersonResponses.LadderStanding standing(
            String player, Map<String, String> names, List<RatedGame> games, Elo.Rating rating) {
        int[] results = new int[WON + 1];
        for (RatedGame game : games) {
            if (game.first().equals(player)) results[game.result()]++;
            if (game.second().equals(player)) results[WON - game.result()]++;
        }
        boolean computer = player.startsWith(COMPUTER);
        return new PersonResponses.LadderStanding(
                computer ? player.substring(COMPUTER.length()) : names.getOrDefault(player, ""),
                computer,
                results[WON] + results[DRAWN] + results[0],
                results[WON],
                results[DRAWN],
                results[0],
                (int) Math.round(rating.elo()),
                (int) Math.round(rating.low()),
                (int) Math.round(rating.high()));
    }
}
