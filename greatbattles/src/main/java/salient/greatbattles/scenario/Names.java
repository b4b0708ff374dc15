package salient.greatbattles.scenario;

import java.util.List;
import java.util.Locale;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;

/** What units, stands and places are called in texts for players. */
public final class Names {
    private static final List<String> POINTS =
            List.of("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest");

    private Names() {}

    public static String of(Piece piece) {
        return switch (piece) {
            case Unit unit -> of(unit);
            case Stand stand -> of(stand);
        };
    }

    /** {@code A1}, or the post in full. */
    public static String of(Unit unit) {
        if (unit.battalion()) return unit.id();
        String division = unit.id().replaceAll("[^0-9]", "");
        return (unit.fup() ? "Forming Up Place" : "Center of Operations")
                + (division.isEmpty() ? "" : " of division " + division);
    }

    /** {@code A1/2 infantry}, {@code A2/1 M4 Sherman}. */
    public static String of(Stand stand) {
        StandType type = stand.type();
        if (!type.fights()) return type == StandType.FUP ? "Forming Up Place" : "Center of Operations";
        return stand.id() + " " + kind(stand);
    }

    private static String kind(Stand stand) {
        return switch (stand.type()) {
            case ARMOR -> stand.arms().orElseThrow().name();
            case SMG -> "submachine gunners";
            case ENGINEER -> "engineers";
            case AT_GUN -> "anti-tank gun";
            case HVY_WPNS -> "heavy weapons";
            case HQ -> "headquarters";
            default -> stand.type().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    /** An enemy piece with its nation, a friendly one without. */
    public static String seenFrom(int side, Piece piece, ScenarioDefinition battle) {
        return (piece.side() == side ? "" : nation(battle, piece.side()) + " ") + of(piece);
    }

    /** As an adjective: {@code German}. */
    public static String nation(ScenarioDefinition battle, int side) {
        return switch (battle.parties().get(side).nation()) {
            case "us" -> "US";
            case "commonwealth" -> "Commonwealth";
            case "german" -> "German";
            default -> battle.parties().get(side).title();
        };
    }

    public static String of(Formation formation) {
        return formation == Formation.ROAD ? "road column" : formation.id() + " formation";
    }

    /** {@code northeast}, or {@code 37 degrees}. */
    public static String facing(int degrees) {
        return degrees % 45 == 0 ? POINTS.get(degrees / 45) : degrees + " degrees";
    }

    /** {@code 3" east and 1.5" south}. */
    public static String vector(int dx, int dy) {
        if (dx == 0 && dy == 0) return "0\"";
        String east = dx == 0 ? "" : Point.inches(Math.abs(dx)) + (dx > 0 ? "\" east" : "\" west");
        String north = dy == 0 ? "" : Point.inches(Math.abs(dy)) + (dy > 0 ? "\" north" : "\" south");
        return east + (east.isEmpty() || north.isEmpty() ? "" : " and ") + north;
    }

    /** {@code 24.5, 10}: inches from the west and the south edge. */
    public static String of(Point at) {
        return Point.inches(at.x()) + ", " + Point.inches(at.y());
    }
}
