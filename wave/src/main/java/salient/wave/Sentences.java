package salient.wave;

import java.util.List;
import java.util.Optional;
import salient.wave.data.WeatherTable;
import salient.wave.map.WaveMap;
import salient.wave.play.CombatEvent;
import salient.wave.play.GroundEvent;
import salient.wave.play.OddsShift;
import salient.wave.play.SetupEvent;
import salient.wave.play.TurnEvent;
import salient.wave.play.WaveEvent;
import salient.wave.state.ScenarioDefinition;
import salient.wave.state.TurnState;
import salient.wave.units.Counters;

/** Writes one sentence about each event, with the names of the map and the order of battle. */
final class Sentences {
    /** A die of this game. */
    private static final int SIDES = 6;

    private final WaveMap map;
    private final Counters counters;

    Sentences(ScenarioDefinition scenario) {
        map = scenario.map();
        counters = scenario.counters().masked();
    }

    String of(WaveEvent event) {
        return switch (event) {
            case WaveEvent.Moved e -> units(e.units()) + journey(e.from(), e.path(), e.column());
            case WaveEvent.SeenMoving e -> seen(e) + journey(e.from(), e.path(), e.column());
            case WaveEvent.PointsScored e ->
                e.side().name() + " scores " + counted(e.points(), "point") + ": "
                        + e.award().title() + ".";
            case WaveEvent.LeftTheMap e ->
                units(e.units()) + verb(e.units(), " exits", " exit") + " the map at " + hex(e.hex())
                        + " with the road to Antwerp open.";
            case WaveEvent.BroughtToTop e -> unit(e.unit()) + " is on top in " + hex(e.hex()) + ".";
            case SetupEvent e -> ofSetup(e);
            case TurnEvent e -> ofTurn(e);
            case GroundEvent e -> ofGround(e);
            case CombatEvent e -> ofCombat(e);
        };
    }

    private String ofSetup(SetupEvent event) {
        return switch (event) {
            case SetupEvent.UnitPlaced e -> unit(e.unit()) + " sets up in " + hex(e.hex()) + ".";
            case SetupEvent.DepotPlaced e ->
                "POL marker " + e.marker() + (e.real() ? " (real)" : " (dummy)") + " is placed in " + hex(e.hex())
                        + ".";
            case SetupEvent.HistoricalSetUp e ->
                "The " + e.owner().name() + " units set up in their historical positions.";
            case SetupEvent.PeiperFormed e ->
                e.units().isEmpty() ? "There is no Kampfgruppe Peiper." : "Kampfgruppe Peiper is formed.";
            case SetupEvent.LeftPeiper e ->
                units(e.units()) + verb(e.units(), " leaves", " leave") + " Kampfgruppe Peiper.";
        };
    }

    private String ofTurn(TurnEvent event) {
        return switch (event) {
            case TurnEvent.SetUpFinished e -> "The " + e.side().name() + " player has finished set-up.";
            case TurnEvent.TurnBegan e -> "Game turn " + e.turn() + ", " + WeatherTable.date(e.turn()) + ".";
            case TurnEvent.WeatherFound e -> weather(e);
            case TurnEvent.BaseplateTried e ->
                "Operation Baseplate is " + (e.launched() ? "launched" : "not launched") + " (die "
                        + e.roll().value() + ")"
                        + (e.launched() ? ": " + e.aircraft() + " aircraft from now on." : ".");
            case TurnEvent.SupplyProblemsFound e ->
                "Supply problems (" + e.first().value() + " and " + e.second().value() + "): "
                        + String.join(" and ", e.organizations()) + verb(e.organizations(), " is", " are")
                        + " out of supply this turn.";
            case TurnEvent.SupplyProblemsEnded e ->
                "Captured fuel at " + hex(e.hex()) + " ends the German supply problems.";
            case TurnEvent.DepotsRemoved _ -> "The POL markers left on the map are removed.";
            case TurnEvent.MeuseCrossed e ->
                e.units() + " supplied German units are west of the Meuse: 10 SS and 11 Panzer may enter at no cost in"
                        + " points.";
            case TurnEvent.OrderChosen e ->
                e.side().name() + (e.fightFirst() ? " fights, then moves." : " moves, then fights.");
            case TurnEvent.ArtilleryRecovered _ -> "All artillery recovers.";
            case TurnEvent.PeiperTested e ->
                "Kampfgruppe Peiper " + (e.dissolved() ? "is dissolved" : "fights on") + " (die "
                        + e.roll().value() + ").";
            case TurnEvent.PeiperEnded e ->
                e.destroyed() ? "Kampfgruppe Peiper is destroyed." : "Kampfgruppe Peiper is broken up.";
            case TurnEvent.BritishReleased e ->
                (e.released().equals(TurnState.BRIGADES_WORD)
                                ? "The three British brigades"
                                : "The British division " + e.released())
                        + " may now fight east of the Meuse.";
            case TurnEvent.CavalryReformed e ->
                "The three troops of the 14th Cavalry in " + hex(e.hex()) + " form one squadron again.";
            case TurnEvent.Conceded e -> "The " + e.side().name() + " player concedes.";
        };
    }

    private static String weather(TurnEvent.WeatherFound event) {
        String why = event.roll()
                .map(die -> " (die " + die.value() + ", overcast up to " + event.overcastUpTo() + ")")
                .orElse("");
        return (event.clear() ? "The skies clear" : "The skies are overcast") + why + ".";
    }

    private String ofGround(GroundEvent event) {
        return switch (event) {
            case GroundEvent.TownTaken e -> e.side().name() + " units take " + hex(e.hex()) + ".";
            case GroundEvent.Demolition e -> demolition(e);
            case GroundEvent.RepairBegun e -> "Repair of " + bridge(e.bridge()) + " begins.";
            case GroundEvent.BridgeRepaired e -> capital(bridge(e.bridge())) + " is open again.";
            case GroundEvent.DepotFound e ->
                "The POL marker in " + hex(e.hex()) + (e.real() ? " is a real depot." : " is a dummy.");
            case GroundEvent.RoadsInterdicted e -> "Aircraft interdict the roads in " + hex(e.hex()) + ".";
            case GroundEvent.SupplyDropped e -> "Aerial supply is dropped at " + hex(e.hex()) + ".";
            case GroundEvent.AerialSupplyLost e -> "The aerial supply at " + hex(e.hex()) + " is lost.";
        };
    }

    private String demolition(GroundEvent.Demolition event) {
        String name = capital(bridge(event.bridge()));
        if (event.roll().isEmpty()) return name + " is left standing.";
        return name + (event.blown() ? " is blown" : " stands: the demolition failed")
                + (event.engineer() ? " with engineers at hand" : "") + " (die "
                + event.roll().get().value() + ", " + event.blowsOn()
                + (event.blowsOn() < SIDES ? " or more" : "") + " needed).";
    }

    private String ofCombat(CombatEvent event) {
        return switch (event) {
            case CombatEvent.AttackAnnounced e ->
                units(e.units()) + verb(e.units(), " attacks ", " attack ") + hex(e.target()) + ", held by "
                        + units(e.defenders()) + ".";
            case CombatEvent.BombardmentDeclared e ->
                unit(e.unit()) + (e.attack() ? " supports the attack." : " supports the defense.");
            case CombatEvent.AircraftCommitted e ->
                "An aircraft supports the Allied units in the battle for " + hex(e.target()) + ".";
            case CombatEvent.BattleFought e -> battle(e);
            case CombatEvent.StepLost e -> unit(e.unit()) + (e.left() == 0 ? " is eliminated." : " loses a step.");
            case CombatEvent.Advanced e ->
                units(e.units()) + verb(e.units(), " advances", " advance") + " into " + hex(e.hex()) + ".";
        };
    }

    private String battle(CombatEvent.BattleFought event) {
        StringBuilder text = new StringBuilder("Battle for " + hex(event.target()) + ": ");
        for (CombatEvent.Bombardment gun : event.bombardments())
            text.append(unit(gun.unit()))
                    .append(" bombards for ")
                    .append(gun.roll().value())
                    .append("; ");
        text.append(event.attack() + " against " + event.defense() + ", " + event.baseOdds());
        for (CombatEvent.Modifier shift : event.shifts()) {
            OddsShift cause = shift.shift();
            text.append(shift.columns() > 0 ? ", +" : ", ")
                    .append(shift.columns())
                    .append(' ')
                    .append(cause.title());
        }
        if (!event.shifts().isEmpty()) text.append(", final ").append(event.finalOdds());
        event.die().ifPresent(die -> text.append(", die ").append(die.value()));
        return text + ": " + event.attackerLosses() + "/" + event.defenderLosses() + ".";
    }

    private String seen(WaveEvent.SeenMoving event) {
        return event.counters() == 1
                ? unit(event.top())
                : "A " + event.owner().name() + " stack of " + event.counters() + " counters with " + unit(event.top())
                        + " on top";
    }

    private String journey(Optional<String> from, List<String> path, boolean column) {
        String via = path.size() < 2
                ? ""
                : " by "
                        + String.join(
                                ", ",
                                path.subList(0, path.size() - 1).stream()
                                        .map(this::hex)
                                        .toList());
        String how = column ? " in column" : "";
        return from.map(f -> " moved" + how + " from " + hex(f)).orElse(" entered the map" + how)
                + (from.isEmpty() && path.size() == 1 ? " at " : " to ") + hex(path.getLast()) + via + ".";
    }

    private String unit(String id) {
        return counters.counter(counters.unit(id)).name();
    }

    private String units(List<String> ids) {
        return String.join(", ", ids.stream().map(this::unit).toList());
    }

    private String hex(String name) {
        return map.spokenName(map.hex(name));
    }

    private String bridge(String name) {
        int slash = name.indexOf('/');
        return map.spokenBridge(
                map.bridgeBetween(map.hex(name.substring(0, slash)), map.hex(name.substring(slash + 1))));
    }

    private static String verb(List<?> subjects, String one, String several) {
        return subjects.size() == 1 ? one : several;
    }

    private static String counted(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
