package salient.geography;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import salient.kernel.hex.HexGrid;
import salient.kernel.hex.HexNames;

/**
 * The ground a game is played on. Nothing in it ever changes: bridges and control are as play begins, a position keeps
 * what becomes of them. Hexes and hexsides are the dense numbers of {@link HexGrid}; every question is an array look-up.
 *
 * <p>Made by {@link HexMapBuilder}, by {@link MapFile} from text, or by {@link Maps} from the files shipped.
 */
public final class HexMap {
    private final Sheet sheet;
    private final byte[] terrain;
    private final Place[] places;
    private final RiverClass[] rivers;
    private final String[] riverNames;
    private final RoadClass[] roads;
    private final BridgeState[] bridges;
    private final String[] bridgeNames;
    private final String[] blocked;
    private final boolean[] roadHexes;
    private final List<EdgeRoad> edgeRoads;
    private final List<Region> regions;
    private final SequencedMap<String, HexSet> german;
    private final SequencedMap<String, HexSet> sets;

    HexMap(HexMapBuilder from) {
        sheet = from.sheet;
        terrain = from.terrain.clone();
        places = from.places.clone();
        rivers = from.rivers.clone();
        riverNames = from.riverNames.clone();
        roads = from.roads.clone();
        bridges = from.bridges.clone();
        bridgeNames = from.bridgeNames.clone();
        blocked = from.blocked.clone();
        edgeRoads = List.copyOf(from.edgeRoads);
        regions = List.copyOf(from.regions);
        german = new java.util.LinkedHashMap<>(from.german);
        sets = new java.util.LinkedHashMap<>(from.sets);
        roadHexes = findRoadHexes();
    }

    private boolean[] findRoadHexes() {
        boolean[] found = new boolean[size()];
        for (int side = 0; side < roads.length; side++)
            if (roads[side] != RoadClass.NONE) {
                found[grid().firstHex(side)] = true;
                found[grid().secondHex(side)] = true;
            }
        for (EdgeRoad road : edgeRoads) found[road.hex()] = true;
        return found;
    }

    public Sheet sheet() {
        return sheet;
    }

    public HexGrid grid() {
        return sheet.grid();
    }

    public HexNames names() {
        return sheet.names();
    }

    public int size() {
        return sheet.grid().size();
    }

    // ---- hexes

    /** The ground in a hex, as its place in {@link Sheet#terrains()}. */
    public int terrainIndex(int hex) {
        return terrain[hex];
    }

    /** The ground in a hex, in the game's word: {@code clear}, {@code forest}. */
    public String terrain(int hex) {
        return sheet.terrains().get(terrain[hex]).id();
    }

    public Optional<Place> place(int hex) {
        return Optional.ofNullable(places[hex]);
    }

    /** What the rules see in a hex: a city, a town, or nothing that matters. */
    public Settlement settlement(int hex) {
        return places[hex] == null ? Settlement.NONE : places[hex].settlement();
    }

    /** The name of the leading place of a hex, empty if it has none. */
    public String placeName(int hex) {
        return places[hex] == null ? "" : places[hex].name();
    }

    /** "Bastogne (7,13)", or "7,14" for a hex without a place: how a hex is spoken of in a sentence. */
    public String spokenName(int hex) {
        String id = names().name(hex);
        return places[hex] == null ? id : places[hex].name() + " (" + id + ")";
    }

    /** Whether any road touches the hex: over one of its hexsides, or off the map. */
    public boolean hasRoad(int hex) {
        return roadHexes[hex];
    }

    /** In how many directions roads lead from a hex, those off the map counted. */
    public int roadDirections(int hex) {
        int count = 0;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) if (roads[grid().side(hex, d)] != RoadClass.NONE) count++;
        for (EdgeRoad road : edgeRoads) if (road.hex() == hex) count++;
        return count;
    }

    // ---- hexsides

    public RiverClass river(int side) {
        return rivers[side];
    }

    public boolean hasRiver(int side) {
        return rivers[side] != RiverClass.NONE;
    }

    /** The river's name, empty if there is none; where two meet on one hexside, both, joined by a slash. */
    public String riverName(int side) {
        return riverNames[side] == null ? "" : riverNames[side];
    }

    public RoadClass road(int side) {
        return roads[side];
    }

    public boolean hasRoadAcross(int side) {
        return roads[side] != RoadClass.NONE;
    }

    /** The bridge site on a hexside and how its bridge stands at the start. */
    public BridgeState bridge(int side) {
        return bridges[side];
    }

    /** The place a bridge is called by, empty if there is no bridge or no place near. */
    public String bridgeName(int side) {
        return bridgeNames[side] == null ? "" : bridgeNames[side];
    }

    public boolean isBlocked(int side) {
        return blocked[side] != null;
    }

    /** The gorge or scarp that blocks a hexside, empty if nothing does. */
    public String blockedBy(int side) {
        return blocked[side] == null ? "" : blocked[side];
    }

    // ---- the whole map

    /** The roads that leave the map, in the order of their hexes. */
    public List<EdgeRoad> edgeRoads() {
        return edgeRoads;
    }

    /** The names lettered across areas: woods, heights, countries. */
    public List<Region> regions() {
        return regions;
    }

    /** The days on which the map knows who holds what, such as {@code 1944-12-16}; the first is the start of play. */
    public List<String> days() {
        return List.copyOf(german.keySet());
    }

    /** The hexes in German hands on a day of {@link #days()}; all others are Allied. */
    public HexSet german(String day) {
        HexSet held = german.get(day);
        if (held == null) throw new IllegalArgumentException(sheet.id() + " knows no front of " + day);
        return held;
    }

    /** The names of the hex sets, in the order of the file. */
    public List<String> setNames() {
        return List.copyOf(sets.keySet());
    }

    /** A hex set by its name; geography/README.md lists them. */
    public HexSet set(String name) {
        HexSet set = sets.get(name);
        if (set == null)
            throw new IllegalArgumentException(sheet.id() + " has no hex set " + name + ", only " + sets.keySet());
        return set;
    }

    /** All hex sets by name. */
    public Map<String, HexSet> sets() {
        return Collections.unmodifiableMap(sets);
    }
}
