package salient.server.notices;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What one notice says: how many games wait and which. Nothing in it is secret: titles, whose move it is, and addresses that
 * show nothing to those who have no seat.
 *
 * @param id the same for every attempt to send it
 * @param games what it is about, at most {@link #MOST}
 * @param stop the link that stops notices of this channel
 */
record Digest(String id, String text, List<Game> games, String page, String stop) {
    static final int MOST = 10;

    /** One game. */
    record Game(String table, String game, String title, String side, NoticeKind why, String link) {}

    /** @param all everything there is to tell, the oldest first */
    static Digest of(String id, List<Game> all, String page, String stop) {
        Map<NoticeKind, Integer> counts = new EnumMap<>(NoticeKind.class);
        for (Game game : all) counts.merge(game.why(), 1, Integer::sum);
        List<String> sentences = new ArrayList<>();
        counts.forEach((kind, count) -> sentences.add(sentence(kind, count == 1 ? "1 game" : count + " games")));
        List<Game> games = all.stream()
                .filter(game -> game.why() != NoticeKind.TRIAL)
                .limit(MOST)
                .toList();
        return new Digest(id, String.join(" ", sentences), games, page, stop);
    }

    private static String sentence(NoticeKind kind, String games) {
        return switch (kind) {
            case MOVE -> "It is your move in " + games + ".";
            case UNDO -> "The other player asks for an undo in " + games + ".";
            case REMINDER -> "Your time is running out in " + games + ".";
            case OVER -> games + (games.startsWith("1 ") ? " has ended." : " have ended.");
            case TRIAL -> "This is what a notice from Salient looks like.";
        };
    }

    /** The whole as plain text, as mail and chat rooms show it. */
    String lines() {
        StringBuilder lines = new StringBuilder(text).append("\n");
        for (Game game : games)
            lines.append("\n").append(plain(game.title())).append(": ").append(game.link());
        return lines.append("\n\nStop these notices: ")
                .append(stop)
                .append("\n")
                .toString();
    }

    /** A title as one line: another player may have chosen it. */
    private static String plain(String title) {
        return title.replaceAll("\\p{Cntrl}", " ");
    }
}
