package salient.wave.map;

import java.util.List;
import java.util.Set;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.HexSet;
import salient.geography.RiverClass;
import salient.geography.Settlement;
import salient.geography.check.Facts;
import salient.kernel.hex.HexGrid;

/** The facts of wave M.5 and of the clauses it draws on, in the order of the rulebook. */
final class WaveMapFacts {
    /** 3.9: the bridges that are blown at the start. */
    static final List<String> BLOWN = List.of(
            "E3231/E3330",
            "E3232/E3331",
            "E3333/E3433",
            "E3436/E3535",
            "E3506/E3607",
            "E3538/E3638",
            "E3818/E3917",
            "E3028/E3128",
            "E3435/E3534",
            "E3537/E3638",
            "E3939/E4040",
            "E4039/E4040",
            "E4139/E4140");

    private final Facts f;

    private WaveMapFacts(Facts facts) {
        f = facts;
    }

    static void state(Facts facts) {
        var wave = new WaveMapFacts(facts);
        wave.grid();
        wave.line();
        wave.bridges();
        wave.banks();
        wave.edges();
        wave.ground();
        wave.places();
        wave.northWestCorner();
    }

    private void grid() {
        f.fact("2.2", "the map has 2,359 hexes in 53 columns", f.map.size() == 2359 && f.grid.columns() == 53);
        f.fact("2.2", "W3805 is E1005", f.hex("W3805") == f.hex("E1005"));
        f.fact("2.2", "W3720 lies beside E1020", f.side("W3720", "E1020") != HexGrid.NONE);
        f.fact(
                "M.5",
                "E1143 and E1044 exist, E1144 and W3744 do not",
                f.exists("E1143") && f.exists("E1044") && !f.exists("E1144") && !f.exists("W3744"));
        for (String beside : List.of("E4109", "E4210", "E4211", "E4111", "E4011", "E4010"))
            f.fact("D.2", beside + " is a neighbor of E4110", f.side("E4110", beside) != HexGrid.NONE);
        f.fact(
                "3.9a",
                "E3818/E3911 and E3433/E3539 are no hexsides",
                f.side("E3818", "E3911") == HexGrid.NONE && f.side("E3433", "E3539") == HexGrid.NONE);
    }

    private void line() {
        for (String end : List.of("E3900/E4000", "E3126/E3226", "E4239/E4240"))
            f.fact("3.5a", end + " is on the starting line", f.onStartingLine(side(end)));
        f.fact("3.5a", "from E3126/E3226 to E4239/E4240 the line runs along the Our and the Sûre", lineFollowsRivers());
        for (String hex : List.of(
                "E3900", "E3126", "E3506", "E3609", "E3610", "E3710", "E3028", "E3231", "E3232", "E3333", "E3435",
                "E3436", "E3537", "E3538", "E3818", "E3918", "E4040", "E4140", "E4240"))
            f.fact("3.5b", hex + " is Allied", !f.isGerman(f.hex(hex)));
        for (String hex : List.of(
                "E4000", "E3226", "E3607", "E3709", "E3128", "E3330", "E3331", "E3433", "E3534", "E3535", "E3638",
                "E3917", "E3939", "E4039", "E4139", "E4239", "E4110", "E4217"))
            f.fact("3.5b", hex + " is German", f.isGerman(f.hex(hex)));
        f.fact(
                "3.6a",
                "the front-line hexes within one of E3610 are exactly E3609, E3610 and E3710",
                frontLineNear("E3610").equals(Set.of(f.hex("E3609"), f.hex("E3610"), f.hex("E3710"))));
    }

    /** South of row 26 every hexside of the line is Our or Sûre; the Sauer is the Sûre's German name. */
    private boolean lineFollowsRivers() {
        int start = f.grid.row(f.hex("E3226"));
        return f.countSides(side -> f.onStartingLine(side)
                        && f.grid.row(f.grid.firstHex(side)) > start
                        && f.grid.row(f.grid.secondHex(side)) > start
                        && !Set.of("Our", "Sûre").contains(f.map.riverName(side)))
                == 0;
    }

    private Set<Integer> frontLineNear(String center) {
        var found = new java.util.TreeSet<Integer>();
        for (int hex = 0; hex < f.map.size(); hex++) {
            if (f.isGerman(hex) || f.grid.distance(hex, f.hex(center)) > 1) continue;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) if (f.onStartingLine(f.grid.side(hex, d))) found.add(hex);
        }
        return found;
    }

    private void bridges() {
        for (String bridge : BLOWN) {
            int side = side(bridge);
            f.fact(
                    "3.9a",
                    bridge + " is a blown bridge with a road over water on the starting line",
                    f.map.bridge(side) == BridgeState.BLOWN
                            && f.map.hasRiver(side)
                            && f.map.hasRoadAcross(side)
                            && f.onStartingLine(side));
        }
        f.fact(
                "3.9a",
                "no other bridge is on the starting line",
                f.countSides(s -> f.hasBridge(s) && f.onStartingLine(s)) == BLOWN.size());
        f.fact(
                "3.9b",
                "all other bridges are intact",
                f.countSides(s -> f.map.bridge(s) == BridgeState.BLOWN) == BLOWN.size());
        f.fact(
                "6.10b",
                "E3435/E3534 is a hexside of the Our",
                f.map.riverName(side("E3435/E3534")).equals("Our"));
        f.fact("6.10b", "E3534 is a road hex", f.map.hasRoad(f.hex("E3534")));
        f.fact(
                "6.10b",
                "E3335 lies beside E3435 but not beside E3534",
                f.side("E3335", "E3435") != HexGrid.NONE && f.side("E3335", "E3534") == HexGrid.NONE);
    }

    private void banks() {
        HexSet west = f.map.set("west-of-meuse");
        f.fact("4.9c", "the Meuse crosses the south edge between W2343 and W2444", isMeuse("W2343/W2444"));
        f.fact("4.9c", "the Meuse crosses the north edge between E2000 and E2100", isMeuse("E2000/E2100"));
        f.fact(
                "4.9c",
                "W2343 and E2000 are west of it",
                west.contains(f.hex("W2343")) && west.contains(f.hex("E2000")));
        f.fact(
                "4.9c",
                "W2444 and E2100 are east of it",
                !west.contains(f.hex("W2444")) && !west.contains(f.hex("E2100")));
        f.fact(
                "4.9c",
                "each bank is one piece",
                f.pieces(west::contains, s -> true) == 1 && f.pieces(h -> !west.contains(h), s -> true) == 1);
        f.fact(
                "M.5",
                "the Meuse is a major river throughout",
                f.countSides(s -> f.map.riverName(s).equals("Meuse") && f.map.river(s) != RiverClass.MAJOR) == 0);
    }

    private boolean isMeuse(String side) {
        return f.map.riverName(side(side)).equals("Meuse");
    }

    private void edges() {
        f.fact(
                "4.3a",
                "roads leave the map between W1810 and E1800",
                !f.map.set("exit-road").isEmpty());
        f.fact(
                "4.3a",
                "one of them at W1810, one at E1800",
                f.map.set("exit-road").contains(f.hex("W1810"))
                        && f.map.set("exit-road").contains(f.hex("E1800")));
        f.fact(
                "8.2c",
                "W1800 and W1844 are corners of the west edge",
                isCorner("W1800", Compass.WEST, Compass.NORTH) && isCorner("W1844", Compass.WEST, Compass.SOUTH));
        f.fact(
                "8.2c",
                "E4200 and E4244 are corners of the east edge",
                isCorner("E4200", Compass.EAST, Compass.NORTH) && isCorner("E4244", Compass.EAST, Compass.SOUTH));
        f.fact(
                "8.2b",
                "the British stretch runs from W1810 through W1800 to E2000",
                f.map.set("entry-british").size() == 11 + 30
                        && f.map.set("entry-british").contains(f.hex("E2000")));
        for (Compass edge : Compass.values())
            f.fact(
                    "6.6",
                    "a road leaves the map over the " + edge.word() + " edge",
                    f.map.edgeRoads().stream().anyMatch(road -> road.edge() == edge));
    }

    private boolean isCorner(String hex, Compass a, Compass b) {
        return f.map.sheet().edges(f.hex(hex)).containsAll(List.of(a, b));
    }

    private void ground() {
        for (String terrain : List.of("clear", "forest", "ridge", "marsh"))
            f.fact("9.7a", "there is " + terrain, f.count(h -> f.map.terrain(h).equals(terrain)) > 0);
        for (RiverClass water : List.of(RiverClass.MINOR, RiverClass.MAJOR, RiverClass.LAKE))
            f.fact(
                    "9.7a",
                    "there are " + water.word() + " water hexsides",
                    f.countSides(s -> f.map.river(s) == water) > 0);
        f.fact("9.8a", "there are blocked hexsides, and few", blockedShare() > 0.005 && blockedShare() < 0.03);
        f.fact(
                "M.5",
                "no blocked hexside has a road, a major river or a lake",
                f.countSides(s -> f.map.isBlocked(s)
                                && (f.map.hasRoadAcross(s) || f.map.river(s).compareTo(RiverClass.MINOR) > 0))
                        == 0);
        f.fact(
                "M.5",
                "blocked hexsides lie in the gorges and on the Schnee Eifel",
                f.countSides(s -> f.map.blockedBy(s).contains("Schnee Eifel")) > 0
                        && f.countSides(s -> f.map.blockedBy(s).startsWith("Our gorge")) > 0);
        f.fact(
                "M.5",
                "West Wall hexes are on the German side",
                f.count(h -> f.map.set("west-wall").contains(h) && !f.isGerman(h)) == 0);
        f.fact(
                "3.7a",
                "at least four road hexes without a town lie on the Allied side within 3 of E2714",
                f.count(h -> f.grid.distance(h, f.hex("E2714")) <= 3
                                && f.map.hasRoad(h)
                                && !f.isTown(h)
                                && !f.isGerman(h))
                        >= 4);
    }

    private double blockedShare() {
        return (double) f.countSides(f.map::isBlocked) / f.grid.sideCount();
    }

    private void places() {
        f.fact("2.3c", "Bastogne is E2033", f.isNamed("E2033", "Bastogne"));
        f.fact(
                "4.5a",
                "St. Vith is E3119, a city",
                f.isNamed("E3119", "St. Vith") && f.map.settlement(f.hex("E3119")) == Settlement.CITY);
        f.fact("6.16d", "Liège has more than one hex, all of them city hexes and adjoining", liegeIsACity());
        f.fact(
                "9.11d",
                "Liège is E1603, E1702 and E1503",
                f.map.set("liege").equals(HexSet.of(f.hex("E1603"), f.hex("E1702"), f.hex("E1503"))));
        int towns = f.count(h -> f.map.settlement(h) == Settlement.TOWN);
        f.fact(
                "9.11e",
                "one hex in twelve to fifteen is a town",
                towns * 12 <= f.map.size() && towns * 15 >= f.map.size());
        for (String city :
                List.of("Charleville", "Namur", "Dinant", "Huy", "Verviers", "Eupen", "Bastogne", "Prüm", "Bitburg"))
            f.fact(
                    "9.11c",
                    city + " is a city",
                    f.placed(city) != HexGrid.NONE && f.map.settlement(f.placed(city)) == Settlement.CITY);
    }

    private boolean liegeIsACity() {
        HexSet liege = f.map.set("liege");
        boolean cities = f.count(h -> liege.contains(h) && f.map.settlement(h) != Settlement.CITY) == 0;
        return liege.size() > 1 && cities && f.pieces(liege::contains, s -> true) == 1;
    }

    /** Read from a fragment of the printed map's corner; "about" is taken as within one hex. */
    private void northWestCorner() {
        near("Saint-Servais", "W2210", 0);
        near("Suarlée", "W2309", 1);
        near("Rhisnes", "W2108", 1);
        near("Vedrin", "W2508", 1);
        f.fact(
                "M.5",
                "the Sambre is about W20-21, row 10",
                riverNear("Sambre", "W2010", 1) || riverNear("Sambre", "W2110", 1));
        f.fact("M.5", "the Meuse is about W2517", riverNear("Meuse", "W2517", 1));
    }

    private void near(String place, String hex, int within) {
        int placed = f.placed(place);
        f.fact(
                "M.5",
                place + " is " + (within == 0 ? "" : "about ") + hex,
                placed != HexGrid.NONE && f.grid.distance(placed, f.hex(hex)) <= within);
    }

    private boolean riverNear(String river, String hex, int within) {
        return f.count(h -> f.grid.distance(h, f.hex(hex)) <= within && f.touchesRiver(h, river)) > 0;
    }

    private int side(String pair) {
        return f.side(pair.substring(0, 5), pair.substring(6));
    }
}
