package salient.wave.notation;

import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.wave.Ids;
import salient.wave.Sides;
import salient.wave.map.WaveMap;
import salient.wave.play.WaveOrder;
import salient.wave.state.Clock;
import salient.wave.units.Counters;
import salient.wave.units.Organization;

/** Orders as text: one line, the verb first. */
final class OrderText {
    private final WaveMap map;
    private final Counters counters;
    private final Names names;

    OrderText(WaveMap map, Counters counters) {
        this.map = map;
        this.counters = counters;
        this.names = new Names(map, counters);
    }

    String print(WaveOrder order) {
        return switch (order) {
            case WaveOrder.Place(int unit, int hex) -> "place " + counters.id(unit) + " " + map.name(hex);
            case WaveOrder.PlaceDepot(int marker, int hex) -> "depot " + (marker + 1) + " " + map.name(hex);
            case WaveOrder.Historical _ -> "historical";
            case WaveOrder.FormPeiper(Ids units) -> units.isEmpty() ? "peiper none" : "peiper " + names.units(units);
            case WaveOrder.LeavePeiper(Ids units) -> "detach " + names.units(units);
            case WaveOrder.BringToTop(int unit) -> "top " + counters.id(unit);
            case WaveOrder.Done _ -> "done";
            case WaveOrder.Interdict(int hex) -> "interdict " + map.name(hex);
            case WaveOrder.Drop(int hex) -> "drop " + map.name(hex);
            case WaveOrder.ChooseOrder(boolean fightFirst) -> fightFirst ? "fight-first" : "move-first";
            case WaveOrder.Repair(int hexside) -> "repair " + map.sideName(hexside);
            case WaveOrder.Move(Ids units, Ids path, boolean column) ->
                (column ? "column " : "move ") + names.units(units) + " " + names.hexes(path);
            case WaveOrder.Enter(Ids units, Ids path, boolean column) ->
                (column ? "enter-column " : "enter ") + names.units(units) + " " + names.hexes(path);
            case WaveOrder.Exit(Ids units) -> "exit " + names.units(units);
            case WaveOrder.Release(int organization) ->
                "release "
                        + (organization == Clock.BRIGADES
                                ? "brigades"
                                : counters.organizations().get(organization).designator());
            case WaveOrder.Attack(int target, Ids units) -> "attack " + map.name(target) + " " + names.units(units);
            case WaveOrder.Support(int unit) -> "support " + counters.id(unit);
            case WaveOrder.AirSupport _ -> "support aircraft";
            case WaveOrder.Lose(int unit) -> "lose " + counters.id(unit);
            case WaveOrder.Advance(Ids units) -> "advance " + names.units(units);
            case WaveOrder.Demolish(int hexside, boolean blow) -> (blow ? "blow " : "leave ") + map.sideName(hexside);
            case WaveOrder.Reform _ -> "reform";
            case WaveOrder.Eliminate(int unit) -> "eliminate " + counters.id(unit);
            case WaveOrder.Concede _ -> "concede";
        };
    }

    WaveOrder parse(String text) {
        Line line = Line.of(text);
        WaveOrder order = parse(line);
        line.end();
        return order;
    }

    private WaveOrder parse(Line line) {
        Word verb = line.next("an order");
        return switch (verb.text()) {
            case "place" -> new WaveOrder.Place(names.unit(line.next("a unit")), names.hex(line.next("a hex")));
            case "depot" ->
                new WaveOrder.PlaceDepot(
                        line.next("a POL marker").number("a POL marker", 1, 4) - 1, names.hex(line.next("a hex")));
            case "historical" -> new WaveOrder.Historical();
            case "peiper" ->
                line.skip("none") ? new WaveOrder.FormPeiper(Ids.of()) : new WaveOrder.FormPeiper(units(line));
            case "detach" -> new WaveOrder.LeavePeiper(units(line));
            case "top" -> new WaveOrder.BringToTop(names.unit(line.next("a unit")));
            case "done" -> new WaveOrder.Done();
            case "interdict" -> new WaveOrder.Interdict(names.hex(line.next("a hex")));
            case "drop" -> new WaveOrder.Drop(names.hex(line.next("a hex")));
            case "fight-first" -> new WaveOrder.ChooseOrder(true);
            case "move-first" -> new WaveOrder.ChooseOrder(false);
            case "repair" -> new WaveOrder.Repair(names.hexside(line.next("a bridge")));
            case "move" -> new WaveOrder.Move(units(line), hexes(line), false);
            case "column" -> new WaveOrder.Move(units(line), hexes(line), true);
            case "enter" -> new WaveOrder.Enter(units(line), hexes(line), false);
            case "enter-column" -> new WaveOrder.Enter(units(line), hexes(line), true);
            case "exit" -> new WaveOrder.Exit(units(line));
            case "release" -> new WaveOrder.Release(released(line.next("a British division or 'brigades'")));
            case "attack" -> new WaveOrder.Attack(names.hex(line.next("a hex")), units(line));
            case "support" ->
                line.skip("aircraft")
                        ? new WaveOrder.AirSupport()
                        : new WaveOrder.Support(names.unit(line.next("artillery")));
            case "lose" -> new WaveOrder.Lose(names.unit(line.next("a unit")));
            case "advance" -> new WaveOrder.Advance(units(line));
            case "blow" -> new WaveOrder.Demolish(names.hexside(line.next("a bridge")), true);
            case "leave" -> new WaveOrder.Demolish(names.hexside(line.next("a bridge")), false);
            case "reform" -> new WaveOrder.Reform();
            case "eliminate" -> new WaveOrder.Eliminate(names.unit(line.next("a unit")));
            case "concede" -> new WaveOrder.Concede();
            default ->
                throw verb.expected(
                        "an order (place, depot, historical, peiper, detach, top, done, interdict, drop, fight-first, "
                                + "move-first, repair, move, column, enter, enter-column, exit, release, attack, support, lose, "
                                + "advance, blow, leave, reform, eliminate, concede)");
        };
    }

    private Ids units(Line line) {
        line.peek("a unit");
        Ids units = names.units(line);
        if (units.isEmpty()) throw line.next("a unit").expected("a unit of the order of battle");
        return units;
    }

    private Ids hexes(Line line) {
        line.peek("a hex");
        return names.hexes(line);
    }

    int released(Word word) {
        if (word.is("brigades")) return Clock.BRIGADES;
        return counters.findOrganization(Sides.ALLIED, word.text())
                .filter(Organization::british)
                .map(Organization::index)
                .orElseThrow(() -> word.expected("a British division or 'brigades'"));
    }
}
