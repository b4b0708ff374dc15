package salient.greatbattles.scenario;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.Quality;
import salient.kernel.rulebook.Clause;

/**
 * P15: a battalion, or the C Ops or FUP, which are units of one stand. It is set up in a zone, or waits in reserve from
 * a day and turn on (turn 0 is dawn), or comes by air or sea. The division is an index of the battle's, -1 for none.
 */
@Clause({"greatbattles P15", "greatbattles G15"})
public record Unit(
        int index,
        int side,
        String id,
        String title,
        Quality quality,
        List<Integer> stands,
        Optional<Zone> zone,
        int day,
        int turn,
        Optional<Entry> entry,
        Optional<Arrival> arrival,
        int division)
        implements Piece {
    public Unit {
        stands = List.copyOf(stands);
    }

    /** Where a unit first deploys from reserve, instead of at the FUP; possibly in road column on the road there. */
    public record Entry(Point at, boolean column) {}

    /** The battlegroup letter. */
    public String battlegroup() {
        return id.substring(0, 1);
    }

    public boolean battalion() {
        return id.length() == 2;
    }

    /** The FUP of its side or division. */
    public boolean fup() {
        return id.startsWith("FUP");
    }

    /** A1: arrives by parachute or glider. */
    public boolean airborne() {
        return arrival.map(Arrival::dropped).orElse(false);
    }

    public boolean comesBy(Arrival.Means means) {
        return arrival.map(a -> a.means() == means).orElse(false);
    }

    @Override
    public String toString() {
        return name();
    }
}
