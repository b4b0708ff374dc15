package salient.lab.observe;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import salient.geography.HexMap;

/** What the campaigns of December 1944 have in common: turns are days, and the key places are those of the map. */
abstract class ArdennesObserver implements Observer {
    private final HexMap map;
    private final KeyPlaces places;

    ArdennesObserver(HexMap map) {
        this.map = map;
        places = new KeyPlaces(map);
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
        return places.names();
    }

    /** The key places whose hex the attacker holds. */
    final List<String> heldPlaces(IntPredicate holds) {
        return places.names().stream()
                .filter(place -> holds.test(places.hex(place)))
                .toList();
    }

    @Override
    public final Optional<HexMap> map() {
        return Optional.of(map);
    }
}
