package salient.wave.setup;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.data.Places;
import salient.wave.play.Ids;
import salient.wave.play.SetupEvent;
import salient.wave.play.WaveOrder;
import salient.wave.reinforcement.Cavalry;
import salient.wave.stacking.Peiper;
import salient.wave.stacking.Stacking;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.StartingPlaces;
import salient.wave.state.State;
import salient.wave.units.Counter;
import salient.wave.units.Counter.Start;
import salient.wave.units.Sides;

/** 3: both sides set up their starting units, the Allied player first. */
@Clause({
    "wave 3.1a",
    "wave 3.1d",
    "wave 3.3c",
    "wave 3.4b",
    "wave 3.5b",
    "wave 3.5d",
    "wave 3.6b",
    "wave 3.6c",
    "wave 3.6d",
    "wave 3.10a",
    "wave 3.10b"
})
public final class Setup {
    private static final int DEPOT_RANGE = Constants.of("depot-range");
    private static final String HISTORICAL = "historical-set-up.csv";

    private Setup() {}

    // ---- before anything is placed

    /** Starting units stand in their designated hexes (3.3b), reinforcements wait, the Allied player begins. */
    @Clause({"wave 3.3b", "wave P.4h"})
    public static void prepare(State state) {
        for (int unit = 0; unit < state.counters.known(); unit++) {
            Counter counter = state.counters.counter(unit);
            if (state.scenario.beginner() && counter.isArtillery()) continue; // P.4h
            if (counter.arrival().isPresent()) state.stacks.remove(unit, Stacks.TRACK);
            counter.start().ifPresent(start -> begin(state, counter, start));
        }
        state.turn.phase = Phase.SET_UP;
        state.turn.active = Sides.ALLIED;
        if (!state.scenario.beginner()) state.depots.prepare();
    }

    private static void begin(State state, Counter counter, Start start) {
        int unit = state.counters.unit(counter.id());
        if (start.anywhere() || isBelgian(state, unit)) state.stacks.remove(unit, Stacks.UNPLACED);
        else state.stacks.putBelow(unit, state.map.hex(start.hex()));
    }

    private static StartingPlaces places(State state) {
        return state.scenario.startingPlaces();
    }

    static boolean isBelgian(State state, int unit) {
        return places(state).isBelgian(unit);
    }

    // ---- placing

    @Clause("wave 3.2")
    public static void judge(State state, WaveOrder.Place order, Reasons reasons) {
        Counter counter = state.counters.counter(order.unit());
        boolean own = counter.side() == state.turn.decides();
        if (!own) reasons.add(clause("3.2"), CommonReasons.notYours(counter.id()));
        if (counter.start().isEmpty()) reasons.add(clause("3.1b"), counter.id() + " is not a starting unit.");
        Cavalry.judgeSetAside(state, order.unit(), reasons);
        // What stands in the hexes of the other side is not for this player to find out.
        if (!own || counter.start().isEmpty()) return;
        int hex = order.hex();
        judgePlace(state, counter, order.unit(), hex, reasons);
        boolean gun = counter.isArtillery();
        boolean moves = state.stacks.place(order.unit()) != hex && !isDesignated(state, counter, hex);
        if (moves && !state.stacks.holds(hex, Sides.enemy(counter.side())))
            Stacking.judge(state, hex, gun ? 0 : 1, isAlone(state, order.unit()) ? 1 : 0, gun, reasons);
    }

    /** 3.4a: in their designated hexes units stand together without limit until the set-up is finished. */
    @Clause("wave 3.4a")
    private static boolean isDesignated(State state, Counter counter, int hex) {
        Start start = counter.start().orElseThrow();
        return !start.anywhere() && state.map.hex(start.hex()) == hex;
    }

    /** Where a unit may stand, other units apart. */
    @Clause({"wave 3.3a", "wave 3.5c"})
    static void judgePlace(State state, Counter counter, int unit, int hex, Reasons reasons) {
        if (isOutside(state, counter)) {
            reasons.add(
                    clause("3.3a"),
                    counter.id() + " must set up near "
                            + counter.start().orElseThrow().hex() + ", which is not on this map.");
            return;
        }
        String name = state.map.name(hex);
        if (state.map.isGermanSide(hex) != (counter.side() == Sides.GERMAN))
            reasons.add(clause("3.5c"), name + " is beyond the front line for " + counter.id() + ".");
        if (isBelgian(state, unit)) {
            if (!isBelgianHex(state, hex))
                reasons.add(clause("3.7b"), counter.id() + " must set up in the hex of a POL marker.");
            return;
        }
        Start start = counter.start().orElseThrow();
        if (start.anywhere()) return;
        if (state.map.grid().distance(state.map.hex(start.hex()), hex) > start.radius())
            reasons.add(
                    clause("3.3a"),
                    counter.id() + " must set up within " + start.radius() + " hexes of " + start.hex() + ", not in "
                            + name + ".");
        if (!state.map.isFrontLine(hex) && hasFrontRoom(state, unit))
            reasons.add(
                    clause("3.6a"), counter.id() + " must set up in a front-line hex, and " + name + " is not one.");
    }

    /** On a drawn map: the designated hex of the unit is not on it, so the unit cannot be set up. */
    private static boolean isOutside(State state, Counter counter) {
        Start start = counter.start().orElseThrow();
        return !start.anywhere() && state.map.hex(start.hex()) == HexGrid.NONE;
    }

    /** 3.7b: with one of the POL markers; in the beginner game in any hex where one could stand. */
    @Clause("wave 3.7b")
    private static boolean isBelgianHex(State state, int hex) {
        return state.scenario.beginner() ? places(state).isDepotHex(hex) : state.depots.at(hex) >= 0;
    }

    /** 3.6a: whether a unit belongs in a front-line hex and one of its radius still has room for it. */
    @Clause("wave 3.6a")
    private static boolean hasFrontRoom(State state, int unit) {
        for (int hex : places(state).frontLine(unit)) {
            boolean there = state.stacks.place(unit) == hex;
            if (there ? Stacking.isLegal(state, hex) : room(state, hex, unit)) return true;
        }
        return false;
    }

    private static boolean room(State state, int hex, int unit) {
        boolean gun = state.counters.isArtillery(unit);
        return Stacking.hasRoom(state, hex, gun ? 0 : 1, isAlone(state, unit) ? 1 : 0, gun, 0);
    }

    /** An independent unit that is no artillery (7.6). */
    private static boolean isAlone(State state, int unit) {
        return state.counters.isIndependent(unit) && !state.counters.isArtillery(unit);
    }

    public static void place(State state, int unit, int hex, Consumer<? super Event> tell) {
        if (state.stacks.is(unit, Stacks.PEIPER)) dissolvePeiper(state);
        state.stacks.put(unit, hex);
        tell.accept(
                new SetupEvent.UnitPlaced(Sides.side(state.turn.active), state.counters.id(unit), state.map.name(hex)));
    }

    /** The hexes offered for a unit. */
    public static void placesFor(State state, int unit, Consumer<? super WaveOrder.Place> each) {
        boolean bound = hasFrontRoom(state, unit);
        for (int hex : places(state).hexes(unit))
            if (canPlace(state, unit, hex, bound)) each.accept(new WaveOrder.Place(unit, hex));
    }

    public static boolean hasPlace(State state, int unit) {
        boolean bound = hasFrontRoom(state, unit);
        for (int hex : places(state).hexes(unit)) if (canPlace(state, unit, hex, bound)) return true;
        return false;
    }

    public static boolean isStarting(State state, int unit) {
        return places(state).hexes(unit).length > 0 && state.stacks.place(unit) != Stacks.ASIDE;
    }

    /**
     * The same as no clause against placing it in a hex of its own, without words.
     *
     * @param bound whether 3.6a keeps it on the front line
     */
    private static boolean canPlace(State state, int unit, int hex, boolean bound) {
        if (state.stacks.place(unit) == hex || !room(state, hex, unit)) return false;
        if (bound && !state.map.isFrontLine(hex)) return false;
        return !isBelgian(state, unit) || isBelgianHex(state, hex);
    }

    // ---- POL markers

    @Clause({"wave 3.7a", "wave P.4f"})
    public static void judgeDepot(State state, WaveOrder.PlaceDepot order, Reasons reasons) {
        String name = state.map.name(order.hex());
        if (state.scenario.beginner()) reasons.add(clause("P.4f"), "The beginner game has no POL markers.");
        if (state.turn.decides() != Sides.ALLIED) {
            // Nothing more: where the markers stand is not the German's to find out.
            reasons.add(clause("3.7a"), "The Allied player places the POL markers.");
            return;
        }
        if (!places(state).isDepotHex(order.hex()))
            reasons.add(
                    clause("3.7a"),
                    name + " is not a road hex without a town or city within " + DEPOT_RANGE + " hexes of "
                            + Places.hex("depot-center") + " on the Allied side.");
        int standing = state.depots.at(order.hex());
        if (standing >= 0 && standing != order.marker())
            reasons.add(clause("3.7a"), name + " already has a POL marker.");
    }

    public static void depotPlaces(State state, int marker, Consumer<? super WaveOrder.PlaceDepot> each) {
        for (int hex : places(state).depots())
            if (state.depots.at(hex) < 0) each.accept(new WaveOrder.PlaceDepot(marker, hex));
    }

    public static void placeDepot(State state, int marker, int hex, Consumer<? super Event> tell) {
        state.depots.place(marker, hex);
        tell.accept(new SetupEvent.DepotPlaced(
                Sides.ALLIED_SIDE, marker + 1, state.depots.isReal(marker), state.map.name(hex)));
    }

    // ---- Kampfgruppe Peiper

    @Clause("wave 7.7a")
    public static void judgePeiper(State state, WaveOrder.FormPeiper order, Reasons reasons) {
        if (state.scenario.beginner()) reasons.add(clause("P.4e"), "The beginner game has no Kampfgruppe Peiper.");
        if (state.turn.decides() != Sides.GERMAN) {
            reasons.add(clause("7.7a"), "The German player forms Kampfgruppe Peiper.");
            return;
        }
        if (order.units().isEmpty()) return;
        int[] units = order.units().array();
        long different = java.util.Arrays.stream(units).distinct().count();
        if (units.length != Peiper.UNITS || different != units.length)
            reasons.add(clause("7.7a"), "Kampfgruppe Peiper has exactly " + Peiper.UNITS + " units, or there is none.");
        for (int unit : units) {
            if (java.util.Arrays.stream(state.scenario.peiperDivision()).noneMatch(u -> u == unit))
                reasons.add(clause("7.7a"), state.counters.id(unit) + " does not belong to 1SS.");
            if (state.stacks.place(unit) != state.stacks.place(units[0]))
                reasons.add(
                        clause("7.7a"),
                        state.counters.id(unit) + " is not in the same hex as " + state.counters.id(units[0]) + ".");
        }
    }

    public static void formPeiper(State state, Ids units, Consumer<? super Event> tell) {
        dissolvePeiper(state);
        units.stream().forEach(unit -> state.stacks.mark(unit, Stacks.PEIPER));
        tell.accept(new SetupEvent.PeiperFormed(Sides.GERMAN_SIDE, state.counters.ids(units.array())));
    }

    private static void dissolvePeiper(State state) {
        for (int unit : state.scenario.peiperDivision()) state.stacks.clear(unit, Stacks.PEIPER);
    }

    /** For each hex with four units of 1SS, the four uppermost. */
    public static void peiperOffers(State state, Consumer<? super WaveOrder.FormPeiper> each) {
        List<Integer> seen = new ArrayList<>();
        for (int first : state.scenario.peiperDivision()) {
            int hex = state.stacks.place(first);
            if (hex < 0 || seen.contains(hex)) continue;
            seen.add(hex);
            int[] there = java.util.Arrays.stream(state.stacks.units(hex))
                    .filter(u -> state.counters.organization(u) == state.counters.organization(first))
                    .limit(Peiper.UNITS)
                    .toArray();
            boolean formed = java.util.Arrays.stream(there).allMatch(u -> state.stacks.is(u, Stacks.PEIPER));
            if (there.length == Peiper.UNITS && !formed) each.accept(new WaveOrder.FormPeiper(Ids.of(there)));
        }
    }

    // ---- the historical set-up

    /** Places all of a side's units, markers and the Kampfgruppe as the data file has them. */
    public static void historical(State state, Consumer<? super Event> tell) {
        int side = state.turn.active;
        List<Integer> peiper = new ArrayList<>();
        for (CsvTable.Row row : Resources.rows("wave/" + HISTORICAL)) {
            int hex = state.map.hex(row.text("hex"));
            String what = row.text("unit");
            if (what.startsWith("POL-")) {
                if (side == Sides.ALLIED && !state.scenario.beginner()) state.depots.place(what.charAt(4) - '1', hex);
                continue;
            }
            int unit = state.counters.unit(what);
            if (unit < 0) throw row.fault("there is no counter " + what);
            if (state.counters.side(unit) != side || state.stacks.place(unit) == Stacks.ASIDE) continue;
            state.stacks.putBelow(unit, hex);
            if (row.yes("peiper")) peiper.add(unit);
        }
        if (side == Sides.GERMAN && !state.scenario.beginner()) {
            dissolvePeiper(state);
            peiper.forEach(unit -> state.stacks.mark(unit, Stacks.PEIPER));
        }
        tell.accept(new SetupEvent.HistoricalSetUp(Sides.side(side)));
    }

    /** The historical places are on the campaign's map only. */
    public static boolean hasHistorical(State state) {
        return !state.scenario.drawn() && state.turn.phase == Phase.SET_UP;
    }

    public static void judgeHistorical(State state, Reasons reasons) {
        if (state.scenario.drawn())
            reasons.add(clause("3.3a"), "The historical set-up is available only on the campaign map.");
    }
}
