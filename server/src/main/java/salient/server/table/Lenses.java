package salient.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Side;

/** Those who look at a table, each seeing other things: the sides, the spectators, the referee. Sets of them are bits. */
final class Lenses {
    private final List<Side> all;

    Lenses(Game game) {
        List<Side> lenses = new ArrayList<>(game.sides());
        lenses.add(Side.PUBLIC);
        lenses.add(Side.REFEREE);
        all = List.copyOf(lenses);
    }

    int size() {
        return all.size();
    }

    Side side(int lens) {
        return all.get(lens);
    }

    int lens(Side side) {
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

    /** Those who notice an order: its own side, the referee, and whoever may see one of its events. */
    int noticing(Side by, List<Event> events) {
        int noticing = bit(by) | bit(Side.REFEREE);
        for (int lens = 0; lens < all.size(); lens++) {
            Side viewer = all.get(lens);
            if ((noticing & 1 << lens) == 0
                    && events.stream().anyMatch(event -> event.seenBy(viewer).isPresent())) noticing |= 1 << lens;
        }
        return noticing;
    }

    private int bit(Side side) {
        return 1 << lens(side);
    }
}
