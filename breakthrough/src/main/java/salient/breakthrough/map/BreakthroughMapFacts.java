package salient.breakthrough.map;

import java.util.List;
import java.util.Map;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.check.Facts;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;

/** The facts of breakthrough's section W and of the clauses it draws on. */
final class BreakthroughMapFacts {
    private final Facts f;

    private BreakthroughMapFacts(Facts facts) {
        f = facts;
    }

    static void state(Facts facts) {
        var breakthrough = new BreakthroughMapFacts(facts);
        breakthrough.grid();
        breakthrough.scoringTowns();
        breakthrough.otherTowns();
        breakthrough.entries();
        breakthrough.exits();
        breakthrough.rivers();
        breakthrough.ownership();
    }

    private void grid() {
        f.fact(
                "0f",
                "the map has 992 hexes, x 0 to 30 and y 0 to 31",
                f.map.size() == 992 && f.exists("0,0") && f.exists("30,31") && !f.exists("31,0") && !f.exists("0,32"));
        f.fact(
                "0h",
                "the neighbors of 4,4 are 4,3 5,3 5,4 4,5 3,4 3,3",
                neighbors("4,4", "4,3", "5,3", "5,4", "4,5", "3,4", "3,3"));
        f.fact(
                "0h",
                "the neighbors of 5,4 are 5,3 6,4 6,5 5,5 4,5 4,4",
                neighbors("5,4", "5,3", "6,4", "6,5", "5,5", "4,5", "4,4"));
        f.fact(
                "1.4d",
                "terrain is clear, rough, forest or town",
                List.of("clear", "rough", "forest", "town")
                        .equals(f.map.sheet().terrains().stream()
                                .map(t -> t.id())
                                .toList()));
        f.fact(
                "1.4m",
                "west is at the top, north to the right",
                f.map.sheet().up() == Compass.WEST
                        && f.map.sheet().edges(f.hex("30,5")).contains(Compass.NORTH));
        f.fact(
                "11.0",
                "forest is common: more than a third of the hexes",
                f.count(h -> f.map.terrain(h).equals("forest")) * 3 > f.map.size());
    }

    private boolean neighbors(String hex, String... clockwise) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++)
            if (f.grid.neighbor(f.hex(hex), d) != f.hex(clockwise[d])) return false;
        return true;
    }

    private void scoringTowns() {
        int count = 0;
        for (var row : Resources.rows("breakthrough/map/printed-hexes.csv")) {
            count++;
            int hex = f.hex(row.text("hex"));
            f.fact(
                    "10.1c",
                    row.text("town") + " is " + row.text("hex"),
                    f.map.placeName(hex).equals(row.text("town")));
            f.fact("W1", row.text("town") + " is a town hex", f.map.terrain(hex).equals("town"));
            f.fact("W2", row.text("town") + " is a road hex", f.map.hasRoad(hex));
            f.fact("W6", row.text("town") + " is American at the start", !f.isGerman(hex));
            f.fact(
                    "10.1c",
                    row.text("town") + " is in the set of scoring towns",
                    f.map.set("scoring-town").contains(hex));
        }
        f.fact(
                "10.1c",
                "there are eighteen scoring towns",
                count == 18 && f.map.set("scoring-town").size() == 18);
        for (String junction : List.of("7,13", "19,23"))
            f.fact("W2", junction + " is a junction", f.map.roadDirections(f.hex(junction)) >= 3);
        f.fact("W2", "a road leads from the east edge to Stoumont", roadFromEastEdge(f.hex("25,16")));
    }

    private boolean roadFromEastEdge(int to) {
        return f.map.edgeRoads().stream()
                .filter(road -> road.edge() == Compass.EAST)
                .anyMatch(road -> f.joined(road.hex(), to, h -> true, f.map::hasRoadAcross));
    }

    /** Places named without coordinates, against the fit of the scoring towns (W1). */
    private void otherTowns() {
        Map.of(
                        "St. Hubert",
                        "8,5",
                        "Houffalize",
                        "12,15",
                        "La Roche",
                        "15,10",
                        "Vielsalm",
                        "19,18",
                        "Wiltz",
                        "5,18",
                        "Clervaux",
                        "9,21",
                        "Diekirch",
                        "1,24",
                        "Ettelbruck",
                        "0,22")
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(town -> f.fact("W1", town.getKey() + " is within a hex of " + town.getValue(), isNear(town)));
        f.fact(
                "1.4l",
                "Celles and Ciney lie off the map",
                f.placed("Celles") == HexGrid.NONE && f.placed("Ciney") == HexGrid.NONE);
    }

    private boolean isNear(Map.Entry<String, String> town) {
        int placed = f.placed(town.getKey());
        return placed != HexGrid.NONE && f.grid.distance(placed, f.hex(town.getValue())) <= 1;
    }

    private void entries() {
        int count = 0;
        for (var row : Resources.rows("breakthrough/map/entry-roads.csv")) {
            int hex = f.hex(row.text("hex"));
            count++;
            f.fact(
                    "13.2",
                    "entry hex " + row.text("hex") + " is on the " + row.text("edge")
                            + " edge and a road leaves the map there",
                    f.leavesMap(hex)
                            && f.map.hasRoad(hex)
                            && f.map.sheet().edges(hex).stream()
                                    .anyMatch(e -> e.word().equals(row.text("edge"))));
            f.fact("13.2", "entry hex " + row.text("hex") + " has a road into the map", f.map.roadDirections(hex) >= 2);
            f.fact(
                    "W6",
                    "entry hex " + row.text("hex") + " belongs to the side that enters there",
                    f.isGerman(hex) == row.text("edge").equals("east"));
        }
        f.fact(
                "13.2",
                "there are twenty entry hexes",
                count == 20 && f.map.set("entry").size() == 20);
    }

    private void exits() {
        f.fact(
                "W4",
                "every exit hex is a west or north edge hex a road leaves the map from",
                f.count(h -> f.map.set("exit").contains(h)
                                && !(f.leavesMap(h) && (onEdge(h, Compass.WEST) || onEdge(h, Compass.NORTH))))
                        == 0);
        f.fact(
                "W4",
                "19,0 and 22,0 are exit hexes",
                f.map.set("exit").contains(f.hex("19,0")) && f.map.set("exit").contains(f.hex("22,0")));
        f.fact(
                "W4",
                "on the west edge exits lie from Rochefort's column northward",
                f.count(h -> f.map.set("exit").contains(h) && f.grid.column(h) < 14) == 0);
        f.fact(
                "W5",
                "the 3-point road hexes lie north of St. Hubert",
                f.count(h -> f.map.set("vp-road").contains(h) && f.grid.column(h) < 9) == 0);
        f.fact(
                "W5",
                "Rochefort and Marche are among them, La Roche and Hotton's far bank are not",
                f.map.set("vp-road").contains(f.hex("14,2"))
                        && f.map.set("vp-road").contains(f.hex("17,4"))
                        && !f.map.set("vp-road").contains(f.hex("15,11")));
        f.fact(
                "7.6o",
                "the corridor is x 11 to 17",
                f.map.set("corridor").size() == 7 * 32
                        && f.map.set("corridor").contains(f.hex("11,0"))
                        && f.map.set("corridor").contains(f.hex("17,31")));
    }

    private boolean onEdge(int hex, Compass edge) {
        return f.map.sheet().edges(hex).contains(edge);
    }

    private void rivers() {
        for (String river : List.of("Ourthe", "Salm", "Sûre", "Clerf", "Alzette", "Meuse"))
            f.fact(
                    "W3",
                    "the " + river + " is on the map",
                    f.countSides(s -> f.map.riverName(s).equals(river)) > 0);
        f.fact("W3", "the Ourthe passes Houffalize", f.touchesRiver(f.placed("Houffalize"), "Ourthe Orientale"));
        f.fact(
                "W3",
                "the Ourthe has bridge sites",
                f.countSides(s -> f.map.riverName(s).startsWith("Ourthe") && f.hasBridge(s)) >= 4);
        f.fact(
                "W3",
                "Hotton and Durbuy are on the Ourthe",
                f.touchesRiver(f.hex("18,7"), "Ourthe") && f.touchesRiver(f.hex("22,7"), "Ourthe"));
        f.fact(
                "W3",
                "the Salm runs from Vielsalm to Trois-Ponts",
                f.touchesRiver(f.placed("Vielsalm"), "Salm") && f.touchesRiver(f.hex("23,17"), "Salm"));
        f.fact(
                "12.1c",
                "north of St. Hubert the Ourthe lies between the east edge and Rochefort",
                !f.joined(
                        f.hex("14,2"),
                        f.hex("16,31"),
                        h -> f.grid.column(h) >= 9,
                        s -> !f.map.riverName(s).startsWith("Ourthe")));
        f.fact(
                "6.7n",
                "every bridge site has an intact bridge",
                f.countSides(s -> f.map.bridge(s) == BridgeState.BLOWN) == 0);
    }

    private void ownership() {
        f.fact("1.4k", "column 0 is American", f.count(h -> f.grid.column(h) == 0 && f.isGerman(h)) == 0);
        for (var row : Resources.rows("breakthrough/map/ownership.csv")) {
            int x = row.number("x");
            int first = row.number("first_german_y");
            f.fact(
                    "W6",
                    "in column " + x + " the German holds y " + first + " and beyond",
                    f.count(h -> f.grid.column(h) == x && f.isGerman(h) != f.grid.row(h) >= first) == 0);
        }
        var held = f.map.german("1944-12-21");
        f.fact(
                "W8",
                "on 21 December Bastogne and St. Vith are American",
                !held.contains(f.hex("7,13")) && !held.contains(f.hex("19,23")));
        f.fact("W8", "on 21 December Stoumont is German", held.contains(f.hex("25,16")));
        f.fact(
                "W8",
                "on 21 December Houffalize and Wiltz are German",
                held.contains(f.placed("Houffalize")) && held.contains(f.placed("Wiltz")));
        f.fact(
                "W8",
                "on 21 December Malmedy, Elsenborn, Manhay and Vielsalm are American",
                !held.contains(f.hex("26,21"))
                        && !held.contains(f.hex("27,25"))
                        && !held.contains(f.hex("20,13"))
                        && !held.contains(f.placed("Vielsalm")));
    }
}
