package salient.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import salient.lab.stats.Estimates.Points;
import salient.players.rating.Elo;

/**
 * What a tournament found.
 *
 * @param standings   the strongest player first
 * @param encounters  every two players
 */
public record TournamentResult(
        Tournament.Settings settings,
        String scenario,
        int games,
        List<Standing> standings,
        List<Encounter> encounters) {

    /** The games of two players on given sides: the winner of each by the id of its side, empty for a draw. */
    record Played(int first, int second, List<String> winners) {}

    /**
     * How strong a player is: its rating with its 95% interval, 0 being the average of the tournament.
     *
     * @param score points won: 1 for a victory, half for a draw
     */
    public record Standing(String player, int games, double score, Elo.Rating rating) {}

    /**
     * Two players.
     *
     * @param points   the share of the points that the first won, with its interval
     * @param asFirstSide  victories of the first player when it had the first side of the game
     */
    public record Encounter(
            String first,
            String second,
            int games,
            int byFirst,
            int bySecond,
            int draws,
            Points points,
            int asFirstSide) {}

    static TournamentResult of(Tournament.Settings settings, String scenario, List<String> sides, List<Played> played) {
        List<String> players = settings.players();
        Elo elo = elo(players.size(), sides, played);
        List<Standing> standings = new ArrayList<>();
        for (int p = 0; p < players.size(); p++)
            standings.add(new Standing(players.get(p), elo.games(p), elo.score(p), elo.rating(p)));
        standings.sort((a, b) -> Double.compare(b.rating().elo(), a.rating().elo()));
        List<Encounter> encounters = new ArrayList<>();
        for (int a = 0; a < players.size(); a++)
            for (int b = a + 1; b < players.size(); b++) encounters.add(encounter(players, sides, played, a, b));
        int games = played.stream().mapToInt(match -> match.winners().size()).sum();
        return new TournamentResult(settings, scenario, games, standings, encounters);
    }

    /** The games with the same dice belong together. */
    static Elo elo(int players, List<String> sides, List<Played> played) {
        List<List<Elo.Game>> together = new ArrayList<>();
        for (Played match : played)
            for (int i = 0; i < match.winners().size(); i++) {
                if (together.size() == i) together.add(new ArrayList<>());
                String winner = match.winners().get(i);
                double points = winner.isEmpty() ? 0.5 : winner.equals(sides.getFirst()) ? 1 : 0;
                together.get(i).add(new Elo.Game(match.first(), match.second(), points));
            }
        return new Elo(players, together);
    }

    private static Encounter encounter(List<String> players, List<String> sides, List<Played> played, int a, int b) {
        int won = 0;
        int lost = 0;
        int draws = 0;
        int asFirstSide = 0;
        List<List<Double>> pairs = new ArrayList<>();
        for (Played match : played) {
            boolean straight = match.first() == a && match.second() == b;
            if (!straight && !(match.first() == b && match.second() == a)) continue;
            String own = sides.get(straight ? 0 : 1);
            for (int i = 0; i < match.winners().size(); i++) {
                String winner = match.winners().get(i);
                if (pairs.size() == i) pairs.add(new ArrayList<>());
                pairs.get(i).add(winner.isEmpty() ? 0.5 : winner.equals(own) ? 1.0 : 0.0);
                if (winner.isEmpty()) draws++;
                else if (winner.equals(own)) won++;
                else lost++;
                if (straight && winner.equals(own)) asFirstSide++;
            }
        }
        double[] means = pairs.stream()
                .mapToDouble(pair ->
                        pair.stream().mapToDouble(points -> points).average().orElseThrow())
                .toArray();
        return new Encounter(
                players.get(a), players.get(b), won + lost + draws, won, lost, draws, Points.of(means), asFirstSide);
    }
}
