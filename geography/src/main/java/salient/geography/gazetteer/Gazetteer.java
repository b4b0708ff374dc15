package salient.geography.gazetteer;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import salient.geography.Region;
import salient.kernel.data.Resources;

/** The whole theater. Everything in it has passed {@link GazetteerReader}'s checks. */
public record Gazetteer(
        SequencedMap<String, Source> sources,
        SequencedMap<String, Town> towns,
        SequencedMap<String, River> rivers,
        List<RoadLink> roads,
        List<Bridge> bridges,
        List<Feature> features,
        List<NamedRegion> regions,
        SequencedMap<String, Front> fronts) {

    /** A name lettered across an area. */
    public record NamedRegion(String name, Region.Kind kind, LatLon at, Source source) {}

    /** The gazetteer that is shipped. */
    public static Gazetteer shipped() {
        return new GazetteerReader(path -> Resources.rows("geography/" + path)).read();
    }

    public Town town(String name) {
        return Optional.ofNullable(towns.get(name))
                .orElseThrow(() -> new IllegalArgumentException("the gazetteer knows no town " + name));
    }

    public List<Feature> features(Feature.Kind kind) {
        return features.stream().filter(f -> f.kind() == kind).toList();
    }
}
