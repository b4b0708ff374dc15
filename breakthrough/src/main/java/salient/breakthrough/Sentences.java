package salient.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import salient.breakthrough.play.AirEvent;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.Clauses;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.play.OrganizationEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Phase;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.ClauseId;

/** Writes one sentence about each event, with the names of the map. */
record Sentences(Board board) {
    String of(BreakthroughEvent event) {
        return switch (event) {
            case TurnEvent e -> ofTurn(e);
            case AirEvent e -> ofAir(e);
            case SupplyEvent e -> ofSupply(e);
            case OrganizationEvent e -> ofOrganization(e);
            case OperationEvent e -> ofOperation(e);
            case CombatEvent e -> ofCombat(e);
        };
    }

    private String ofTurn(TurnEvent event) {
        return switch (event) {
            case TurnEvent.TurnBegan e -> "Turn " + e.turn() + ", December " + e.date() + ", begins.";
            case TurnEvent.PhaseBegan e -> {
                boolean shared = e.phase() == Phase.AIR || e.phase() == Phase.ORGANIZATION;
                yield (shared ? name(e.side()) + " " : "") + title(e.phase()) + ".";
            }
            case TurnEvent.PhaseEnded e ->
                "The " + title(e.phase()) + " ends." + (e.saveOffered() ? " The game may be saved here." : "");
            case TurnEvent.PhaseSkipped e ->
                "There is no " + name(e.side()) + " " + e.phase().title + ": the " + name(e.side())
                        + " side is surprised.";
            case TurnEvent.WeatherSettled e -> "The weather is " + e.weather().word() + ".";
            case TurnEvent.GroundFroze _ ->
                "The ground freezes; rough ground and forest become easier for mobile units.";
            case TurnEvent.AirPointsDue e ->
                "The " + name(e.side()) + " side has " + counted(e.points(), "air point") + ".";
            case TurnEvent.TownsScored e ->
                e.hexes().isEmpty()
                        ? "The German side holds no scoring town."
                        : "The German side holds " + list(e.hexes(), this::hex) + ": "
                                + counted(e.points(), "victory point") + ".";
            case TurnEvent.GameEnded e ->
                "The game ends with " + counted(e.score(), "victory point") + ": " + e.level() + ".";
        };
    }

    private String ofAir(AirEvent event) {
        return switch (event) {
            case AirEvent.Interdicted e ->
                name(e.by()) + " aircraft interdict enemy movement with " + counted(e.points(), "point") + " so far.";
            case AirEvent.GroundAttacked e -> {
                List<String> effects = new ArrayList<>();
                for (AirEvent.Struck unit : e.units()) {
                    if (unit.disrupted()) effects.add(unit(unit.unit()) + " is disrupted");
                    if (unit.strafed()) effects.add(unit(unit.unit()) + " is strafed and loses " + unit.loss());
                }
                yield name(e.by()) + " aircraft attack " + hex(e.hex()) + ": "
                        + (effects.isEmpty() ? "no effect" : list(effects)) + ".";
            }
            case AirEvent.SuppliesDropped e -> {
                List<String> effects = new ArrayList<>();
                for (AirEvent.Raised unit : e.units())
                    effects.add(unit(unit.unit()) + " is " + unit.state().word()
                            + (unit.operationPoints() > 0 ? " (+" + unit.operationPoints() + " OP)" : ""));
                yield name(e.by()) + " aircraft drop supplies on " + hex(e.hex())
                        + (effects.isEmpty() ? "" : ": " + list(effects)) + ".";
            }
        };
    }

    private String ofSupply(SupplyEvent event) {
        return switch (event) {
            case SupplyEvent.SupplyChecked e -> {
                List<String> changes = new ArrayList<>();
                for (SupplyEvent.Changed change : e.changes())
                    changes.add(unit(change.unit()) + " is "
                            + (change.fuel() ? "out of fuel" : change.state().word()));
                yield name(e.side()) + " supply is checked" + (changes.isEmpty() ? "" : ": " + list(changes)) + ".";
            }
            case SupplyEvent.FellOutOfTravelMode e ->
                unit(e.unit()) + " is no longer supplied and goes into normal mode.";
            case SupplyEvent.OperationPointsGranted e -> granted(e);
            case SupplyEvent.Arrived e ->
                unit(e.unit()) + " arrives at " + hex(e.hex())
                        + (e.elsewhere() ? " because its entry hex is closed." : ".");
            case SupplyEvent.Delayed e -> unit(e.unit()) + " cannot arrive and waits for the next turn.";
            case SupplyEvent.Canceled e ->
                unit(e.unit()) + " will not arrive: it is held back by the German units that left the map.";
        };
    }

    private static String granted(SupplyEvent.OperationPointsGranted e) {
        if (e.grant() == SupplyEvent.Grant.ON_ARRIVAL)
            return e.interdicted().isEmpty()
                    ? "Interdiction misses the arriving unit."
                    : "Interdiction hits " + list(e.interdicted(), Sentences::unit) + " on arrival.";
        return name(e.side()) + " units receive their operation points"
                + (e.grant() == SupplyEvent.Grant.SECOND ? " for the second phase" : "")
                + (e.interdicted().isEmpty() ? "" : "; interdiction hits " + list(e.interdicted(), Sentences::unit))
                + ".";
    }

    private String ofOrganization(OrganizationEvent event) {
        return switch (event) {
            case OrganizationEvent.ArtilleryTransferred e -> {
                String many = counted(Math.abs(e.points()), "artillery point");
                yield unit(e.unit())
                        + (e.points() > 0 ? " takes " + many + " from the " : " returns " + many + " to the ")
                        + e.corps() + " pool, which has " + e.left() + " left.";
            }
            case OrganizationEvent.Replaced e ->
                unit(e.unit()) + " receives " + counted(e.points(), "replacement point") + " and now has "
                        + e.strength() + ".";
            case OrganizationEvent.BuiltUp e ->
                list(e.from(), Sentences::unit) + " build up into the " + unit(e.division()) + " at " + hex(e.hex())
                        + ".";
            case OrganizationEvent.BrokeDown e ->
                "The " + unit(e.division()) + " breaks down into " + list(e.into(), Sentences::unit) + " at "
                        + hex(e.hex())
                        + (e.lost().isEmpty()
                                ? "."
                                : "; too little is left for " + list(e.lost(), Sentences::unit) + ".");
            case OrganizationEvent.BridgeTried e ->
                unit(e.unit()) + (e.blown() ? " blows the bridge at " : " fails to blow the bridge at ")
                        + bridge(e.bridge()) + ".";
            case OrganizationEvent.BridgeBuilt e -> unit(e.unit()) + " builds a bridge at " + bridge(e.bridge()) + ".";
        };
    }

    private String ofOperation(OperationEvent event) {
        return switch (event) {
            case OperationEvent.Moved e -> {
                int total =
                        e.costs().stream().mapToInt(OperationEvent.Cost::points).sum();
                yield unit(e.unit()) + " moves from " + hex(e.from()) + " to " + hex(e.to())
                        + (e.costs().isEmpty() ? "." : " for " + total + " OP and has " + e.op() + " left.");
            }
            case OperationEvent.ModeChanged e ->
                unit(e.unit()) + " changes to " + e.mode().word() + " mode and has " + e.op() + " OP.";
            case OperationEvent.Fortified e ->
                unit(e.unit()) + " fortifies to level " + e.level() + " and has " + e.op() + " OP left.";
            case OperationEvent.Plotted e ->
                unit(e.unit()) + " will attack " + hex(e.target()) + " and has " + e.op() + " OP left.";
            case OperationEvent.AdvanceSet e ->
                unit(e.unit()) + (e.will() ? " will advance after combat." : " will not advance after combat.");
            case OperationEvent.Exited e ->
                unit(e.unit())
                        + e.strength()
                                .map(s -> " with " + counted(s, "combat point"))
                                .orElse("") + " leaves the map at " + hex(e.hex()) + ".";
        };
    }

    private String ofCombat(CombatEvent event) {
        return switch (event) {
            case CombatEvent.Fought e ->
                units(e.attackers()) + (e.attackers().units().size() == 1 ? " attacks " : " attack ")
                        + units(e.defenders()) + " at " + hex(e.hex()) + ", about " + e.approximateStrength()
                        + " points, at odds of " + e.odds() + ": the attacker loses "
                        + e.attackers().loss()
                        + ", the defender " + e.defenders().loss() + ".";
            case CombatEvent.NothingToAttack e -> "No enemy is left at " + hex(e.hex()) + "; there is no combat.";
            case CombatEvent.SurrenderTested e -> surrender(e);
            case CombatEvent.Eliminated e ->
                unit(e.unit()) + " is eliminated"
                        + (e.victoryPoints() == 0
                                ? "."
                                : ": " + (e.victoryPoints() > 0 ? "+" : "") + e.victoryPoints() + " victory points.");
            case CombatEvent.Held e ->
                unit(e.unit()) + " holds " + hex(e.hex())
                        + e.test()
                                .map(t -> " (" + percent(t.faces()) + " to retreat)")
                                .orElse("") + ".";
            case CombatEvent.StoodInstead e ->
                unit(e.unit())
                        + (e.clause().equals(Clauses.clause("8.4d"))
                                ? " does not leave the town at "
                                : " has no way to retreat from ")
                        + hex(e.hex()) + " and loses " + e.loss() + " more.";
            case CombatEvent.Retreated e ->
                unit(e.unit()) + " retreats from " + hex(e.from()) + " to " + hex(e.to())
                        + (e.loss() == 0 ? "." : ", into enemy zones of control, and loses " + e.loss() + " more.");
            case CombatEvent.Advanced e ->
                unit(e.unit()) + " advances from " + hex(e.from()) + " to " + hex(e.to()) + ".";
            case CombatEvent.CannotAdvance e ->
                unit(e.unit()) + " does not advance to " + hex(e.hex()) + ": "
                        + list(e.forbidding(), Sentences::obstacle) + ".";
        };
    }

    private String surrender(CombatEvent.SurrenderTested e) {
        String where = "Isolated at " + hex(e.hex()) + ", ";
        String fight = list(e.fightOn(), Sentences::unit) + (e.fightOn().size() == 1 ? " fights on." : " fight on.");
        if (e.surrendered().isEmpty()) return where + fight;
        String surrendered =
                list(e.surrendered(), Sentences::unit) + (e.surrendered().size() == 1 ? " surrenders" : " surrender");
        return where + surrendered + (e.fightOn().isEmpty() ? "." : "; " + fight);
    }

    /** What a clause of movement says about an advance that it forbids. */
    private static String obstacle(ClauseId clause) {
        return switch (clause.number()) {
            case "7.6n" -> "no German unit may go there";
            case "7.6o" -> "the corridor is closed to it";
            case "7.6q" -> "it cannot cross the river";
            case "7.6t" -> "another unit in travel mode is there";
            case "7.6v" -> "too many units would be there";
            case "7.7j" -> "there is no road to follow in travel mode";
            case "7.7l" -> "there is no intact bridge";
            default -> "clause " + clause.number() + " forbids it";
        };
    }

    private static String units(CombatEvent.Force force) {
        return list(force.units(), fighter -> unit(fighter.unit()));
    }

    /** A unit by its full name; events carry its id. */
    private static String unit(String id) {
        return OrderOfBattle.find(id).map(Unit::name).orElse(id);
    }

    private String hex(String name) {
        return board.find(name).map(hex -> board.spokenName(hex.index())).orElse(name);
    }

    private String bridge(String site) {
        int found = board.site(site);
        return found == Board.NONE ? site : board.bridgePlace(found);
    }

    private static String name(Army army) {
        return army.side().name();
    }

    /** "American 1st Operation Phase", "Supply Phase". */
    private static String title(Phase phase) {
        return phase.owner().map(owner -> name(owner) + " ").orElse("") + phase.title;
    }

    /** "22.75%" for 2275 faces of a die of 10,000. */
    private static String percent(int faces) {
        return faces / 100 + "." + Integer.toString(100 + faces % 100).substring(1) + "%";
    }

    /** "1 point", "2 points". */
    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static String list(List<String> names) {
        return list(names, Function.identity());
    }

    /** "a, b and c". */
    private static <T> String list(List<T> things, Function<? super T, String> name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < things.size(); i++)
            text.append(i == 0 ? "" : i == things.size() - 1 ? " and " : ", ").append(name.apply(things.get(i)));
        return text.toString();
    }
}
