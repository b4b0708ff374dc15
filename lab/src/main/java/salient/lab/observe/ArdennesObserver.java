package salient.lab.observe;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import salient.geography.HexMap;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * What the campaigns of December 1944 have in common: turns are days, the attack goes west, and the key places are those
 * of the map and the Meuse.
 */
abstract class ArdennesObserver implements Observer {
    private final HexMap map;
    private final KeyPlaces places;
    private final Westward westward;

    ArdennesObserver(HexMap map) {
        this.map = map;
        places = new KeyPlaces(map);
        westward = new Westward(map);
    }

    @Override
    public final String turnName(int turn) {
        return Days.name(turn);
    }

    @Override
    public final Optional<String> date(int turn) {
        return Optional.of(Days.iso(turn));
    }

    @Override
    public final List<String> keyPlaces() {
        return Stream.concat(places.names().stream(), Stream.of(KeyPlaces.MEUSE))
                .toList();
    }

    @Override
    public final List<String> held(Position position) {
        Stream<String> held = places.names().stream().filter(place -> holds(position, places.hex(place)));
        return (isAtTheMeuse(position) ? Stream.concat(held, Stream.of(KeyPlaces.MEUSE)) : held).toList();
    }

    @Override
    public final List<String> objectives() {
        return places.names().stream().filter(this::scores).toList();
    }

    /** Whether there are points for a place at the end. */
    abstract boolean scores(String place);

    final int hex(String place) {
        return places.hex(place);
    }

    /** The Meuse is no place that a unit stands in. */
    @Override
    public final boolean stands(Position position, String place, Side side) {
        return !place.equals(KeyPlaces.MEUSE) && stands(position, hex(place), side);
    }

    /** Whether a unit of a side is in a hex. */
    abstract boolean stands(Position position, int hex, Side side);

    /** Whether the attacker holds the hex of a place. */
    abstract boolean holds(Position position, int hex);

    /** Whether a unit of the attacker is at the river or has been where the map ends before it. */
    abstract boolean isAtTheMeuse(Position position);

    @Override
    public final int farthest(Position position) {
        return westward.farthest(hex -> isReached(position, hex));
    }

    /** Whether the attacker has come to a hex. */
    abstract boolean isReached(Position position, int hex);

    @Override
    public final Optional<HexMap> map() {
        return Optional.of(map);
    }
}
