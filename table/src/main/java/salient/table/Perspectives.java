package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Side;

/** Whose knowledge of a game can be shown: each side's, the spectators', the referee's. Sets of them are bits. */
final class Perspectives {
    private final List<Side> players;
    private final List<Side> all;

    Perspectives(Game game) {
        this.players = List.copyOf(game.sides());
        List<Side> all = new ArrayList<>(players);
        all.add(Side.PUBLIC);
        all.add(Side.REFEREE);
        this.all = List.copyOf(all);
    }

    /** The sides of the game. */
    List<Side> players() {
        return players;
    }

    int size() {
        return all.size();
    }

    Side side(int perspective) {
        return all.get(perspective);
    }

    int number(Side side) {
        return all.indexOf(side);
    }

    Optional<Side> named(String id) {
        return all.stream().filter(side -> side.id().equals(id)).findFirst();
    }

    List<String> names() {
        return all.stream().map(Side::id).toList();
    }

    int everyone() {
        return (1 << all.size()) - 1;
    }

    /** Those that notice an order: its own side, the referee, and everyone who may see one of its events. */
    int noticing(Side by, List<Event> events) {
        int noticing = bit(by) | bit(Side.REFEREE);
        for (int perspective = 0; perspective < all.size(); perspective++) {
            Side viewer = all.get(perspective);
            if ((noticing & 1 << perspective) == 0 && notices(viewer, events)) noticing |= 1 << perspective;
        }
        return noticing;
    }

    private static boolean notices(Side viewer, List<Event> events) {
        for (Event event : events) if (event.seenBy(viewer).isPresent()) return true;
        return false;
    }

    private int bit(Side side) {
        return 1 << number(side);
    }
}
