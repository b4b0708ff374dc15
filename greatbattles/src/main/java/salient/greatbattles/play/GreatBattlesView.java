package salient.greatbattles.play;

import java.util.List;
import salient.kernel.play.View;

/**
 * What a side may know of a position. Lengths are mils, corners go clockwise from the front right. The prices are those of
 * activating a battalion and one, two and three battlegroups in this step (C3a, C3b).
 */
public record GreatBattlesView(
        String scenario,
        int day,
        int days,
        int turn,
        int turnsPerDay,
        String phase,
        String player,
        String toDecide,
        String weather,
        int sight,
        int round,
        List<PartyView> parties,
        List<Integer> activationPrices,
        List<UnitView> units,
        List<StandView> stands,
        List<TemplateView> templates,
        List<DivisionView> divisions,
        List<ObjectiveView> objectives,
        List<GoalView> goals,
        List<DropView> drops,
        List<MarkerView> markers,
        List<RidgeView> ridges,
        TableView table)
        implements View {

    /**
     * What a side must do to win.
     *
     * @param place the town or ridge it is about, or empty
     * @param met whether it would be so if the game ended now, as far as the viewer knows
     */
    public record GoalView(String side, String text, String place, boolean met) {}

    /** A side's resources. */
    public record PartyView(String side, String nation, String title, int activationPoints, int rounds) {}

    /**
     * A battalion, C Ops or FUP. It arrives by set-up, from reserve or by parachute, glider, air-landed or seaborne,
     * from a day and turn on.
     */
    public record UnitView(
            String name,
            String title,
            String side,
            String where,
            boolean hidden,
            String status,
            String formation,
            String quality,
            int actions,
            int hits,
            String lockedWith,
            String division,
            boolean scattered,
            String rendezvous,
            String comes,
            int day,
            int turn,
            boolean mayCome) {}

    /** C3o: a division with its own points. */
    public record DivisionView(String name, String title, String side, int activationPoints) {}

    /** An airfield, port or beach and the side that holds it; a beach has a radius instead of an outline. */
    public record ObjectiveView(
            String kind, String name, String holder, int x, int y, int radius, List<List<Integer>> outline) {}

    /** A5: a drop that is planned or held back; only its owner's view has it. */
    public record DropView(String unit, boolean withheld, int x, int y, String height, int day, int turn) {}

    /** A stand; place tells whether the coordinates are valid. */
    public record StandView(
            String name,
            String unit,
            String type,
            String arms,
            String transport,
            String place,
            int x,
            int y,
            int facing,
            List<List<Integer>> corners,
            boolean suppressed,
            boolean loaded,
            boolean setUp,
            boolean owesAction,
            boolean rear,
            String aim) {}

    /** A template by side and number. */
    public record TemplateView(
            String side,
            int number,
            String mission,
            String battery,
            int x,
            int y,
            int radius,
            int turn,
            boolean disk) {}

    /**
     * A marker next to a stand, unit or template under the options: works, digging, ammo-low, riding, smoke, aircraft,
     * orders-on-their-way, helped, hurrying, on-foot, must-lose-a-stand; with its number or the stand it is about.
     */
    public record MarkerView(String on, String kind, int count, String about) {}

    /** Q12c: the line along the middle of a ridge. */
    public record RidgeView(String name, List<List<Integer>> line) {}

    /** The ground. */
    public record TableView(String title, int width, int height, List<AreaView> areas, List<RoadView> roads) {}

    public record AreaView(String kind, String name, int level, List<List<Integer>> outline) {}

    public record RoadView(String name, boolean paved, List<List<Integer>> line) {}
}
