package salient.greatbattles.position;

import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.AirborneHappening;
import salient.greatbattles.play.ArtilleryHappening;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.victory.Victory;

/** The sentences of the log. No other class describes events in words. */
public final class Sentences {
    private final ScenarioDefinition battle;

    Sentences(ScenarioDefinition battle) {
        this.battle = battle;
    }

    String of(Happening what) {
        return switch (what) {
            case TurnHappening w -> turn(w);
            case ArtilleryHappening w -> artillery(w);
            case UnitHappening w -> unit(w);
            case AirborneHappening w -> airborne(w);
            case CombatHappening w -> combat(w);
        };
    }

    private String turn(TurnHappening what) {
        return switch (what) {
            case TurnHappening.Dawn w -> "Dawn of day " + w.day() + ".";
            case TurnHappening.NightFell w -> "Night falls on day " + w.day() + ".";
            case TurnHappening.DayEndRolled w ->
                "The day ends on " + w.needed() + " or more: rolled " + w.die()
                        + (w.ends() ? ", night falls." : ", it goes on.");
            case TurnHappening.WeatherRolled w ->
                "The weather today: " + w.weather().word() + ".";
            case TurnHappening.SightingRolled w -> "Sighting of turn 3 is rolled: " + w.die() + ".";
            case TurnHappening.FogRolled w -> w.lifts() ? "The fog lifts for this turn." : "The fog stays.";
            case TurnHappening.TurnBegan w -> "Turn " + w.turn() + ": " + title(w.side()) + ".";
            case TurnHappening.Passed w -> title(w.side()) + " passes.";
            case TurnHappening.Proceeded w -> title(w.side()) + " proceeds.";
            case TurnHappening.ActionsRolled w ->
                name(w.unit()) + " rolls " + w.die() + " and has " + count(w.actions(), "action") + ".";
            case TurnHappening.ActionSkipped w -> name(w.unit()) + " skips its action.";
            case TurnHappening.ObjectiveTaken w -> title(w.side()) + " takes " + w.objective() + ".";
            case TurnHappening.BeachheadWon w -> w.objective() + " is now a beachhead.";
            case TurnHappening.GameOver w ->
                "The game is over: " + Victory.level(w.marginal()) + " for " + title(w.winner()) + ".";
            default -> activation(what);
        };
    }

    private String activation(TurnHappening what) {
        return switch (what) {
            case TurnHappening.Activated w -> name(w.unit()) + " is activated.";
            case TurnHappening.GroupsActivated w ->
                "Battlegroups activated: " + String.join(" ", w.battlegroups()) + ".";
            case TurnHappening.ActivationBought w ->
                title(w.side()) + " activates "
                        + (w.battlegroups() == 0 ? "one battalion" : count(w.battlegroups(), "battlegroup")) + ".";
            case TurnHappening.Deactivated w -> name(w.unit()) + " gives up its activation.";
            case TurnHappening.OrdersDelayed w ->
                name(w.unit())
                        + (w.turns() == 0
                                ? " receives its orders at once."
                                : " will receive its orders " + count(w.turns(), "turn") + " late.");
            case TurnHappening.OrdersArrived w -> name(w.unit()) + " receives its orders and is activated.";
            case TurnHappening.ActivationRolled w ->
                name(w.unit()) + " needs " + w.needed() + (w.battlegroup() ? " to activate its battlegroup" : "")
                        + ", rolls "
                        + w.die()
                        + (w.battlegroup()
                                ? w.activated() ? ": the battlegroup is activated." : ": nothing happens."
                                : w.activated() ? " and is activated." : " and is not activated.");
            case TurnHappening.StaffHelped w ->
                w.unit()
                        .map(unit -> "The Center of Operations helps " + name(unit) + " in this turn.")
                        .orElse("The Center of Operations of " + title(w.side()) + " helps a battalion.");
            case TurnHappening.PointsGained w ->
                title(w.side()) + " gains "
                        + (w.byStaffWork()
                                ? "an activation point by staff work."
                                : count(w.points(), "activation point") + ".");
            case TurnHappening.PointsKept w ->
                w.division().map(d -> division(w.side(), d)).orElse(title(w.side())) + " keeps " + w.kept() + " of "
                        + w.points() + " activation points, each on " + w.needed() + " or less.";
            case TurnHappening.CommandLost w ->
                name(w.unit()) + " is lost: its division loses " + count(w.points(), "activation point") + ".";
            default -> throw new IllegalArgumentException("no sentence for " + what);
        };
    }

    private String artillery(ArtilleryHappening what) {
        return switch (what) {
            case ArtilleryHappening.MissionPlanned w ->
                template(w.template()) + " is " + w.mission().id()
                        + w.at().map(p -> " at " + p).orElse("") + (w.turn() > 0 ? " in turn " + w.turn() : "") + ": "
                        + w.mark() + ".";
            case ArtilleryHappening.SmokeChosen w ->
                template(w.template()) + " will fire " + (w.smoke() ? "smoke." : "shells.");
            case ArtilleryHappening.Called w ->
                template(w.template()) + " is called, " + w.mark()
                        + (w.delay() == 0
                                ? ", and fires at once."
                                : ", and will be " + count(w.delay(), "turn") + " late.");
            case ArtilleryHappening.Canceled w -> template(w.template()) + " is canceled for the day.";
            case ArtilleryHappening.KeptFiring w -> template(w.template()) + " keeps firing.";
            case ArtilleryHappening.Removed w -> template(w.template()) + " is removed for the day.";
            case ArtilleryHappening.LostWithItsGun w -> template(w.template()) + " is lost with its gun.";
            case ArtilleryHappening.Failed w ->
                template(w.template()) + (w.aircraft() ? " stays on the ground." : " does not fire.");
            case ArtilleryHappening.Fired w -> template(w.template()) + " fires at " + w.at() + ".";
            case ArtilleryHappening.DiskRolled w ->
                template(w.template()) + (w.disk() ? " leaves a disk." : " leaves no disk.");
            case ArtilleryHappening.Barraged w ->
                name(w.stand())
                        + effect(w.effect(), " holds under", " is suppressed by", " is destroyed by")
                        + " the barrage.";
            case ArtilleryHappening.AircraftRolled w ->
                title(w.side()) + " asks for an aircraft, needs " + w.needed() + ", rolls " + w.die()
                        + (w.granted() ? " and gets it." : " and gets none.");
            case ArtilleryHappening.AircraftAttacked w ->
                template(w.template()) + " attacks at " + w.at() + (w.found() ? "." : " and finds no target.");
            case ArtilleryHappening.AirAttackRolled w ->
                name(w.stand()) + " is attacked from the air with " + w.die()
                        + effect(w.effect(), " and holds.", " and suppressed.", " and destroyed.");
        };
    }

    private String unit(UnitHappening what) {
        return switch (what) {
            case UnitHappening.Attached w -> name(w.stand()) + " is attached to " + name(w.unit()) + ".";
            case UnitHappening.Detached w -> name(w.stand()) + " is detached.";
            case UnitHappening.TakenOff w -> name(w.stand()) + " is taken off the table into reserve.";
            case UnitHappening.SetUp w -> name(w.unit()) + " is set up at " + w.at() + ".";
            case UnitHappening.Arranged w -> name(w.unit()) + " is arranged stand by stand.";
            case UnitHappening.PostSetUp w -> name(w.unit()) + " is set up at " + w.objective() + ".";
            case UnitHappening.Deployed w ->
                name(w.unit())
                        + switch (w.entry()) {
                            case RESERVE -> " deploys from reserve at ";
                            case AIR -> " lands by air at ";
                            case SEA -> " comes ashore at ";
                        }
                        + w.at() + ".";
            case UnitHappening.DeployedUnderFire w ->
                name(w.unit()) + " deploys under the fire of " + name(w.stand()) + " at " + Point.inches(w.range())
                        + "\".";
            case UnitHappening.Moved w -> name(w.unit()) + " moves.";
            case UnitHappening.StoppedShort w -> name(w.unit()) + " stops short.";
            case UnitHappening.Formed w ->
                name(w.unit()) + " changes to " + w.formation().id() + " formation"
                        + (w.byNight() ? " in the night." : ".");
            case UnitHappening.NoRoomToForm w -> name(w.unit()) + " has no room to form.";
            case UnitHappening.Limbered w -> name(w.stand()) + " is ready to move.";
            case UnitHappening.Dismounted w -> name(w.unit()) + " dismounts from its transport.";
            case UnitHappening.Remounted w -> name(w.unit()) + " gets into its transport.";
            case UnitHappening.ClimbedOn w -> name(w.stand()) + " climbs on " + name(w.tank()) + ".";
            case UnitHappening.GotOff w -> name(w.stand()) + " gets off " + name(w.tank()) + ".";
            case UnitHappening.WillHurry w -> name(w.unit()) + " will hurry through bad going.";
            case UnitHappening.HurryRolled w ->
                name(w.unit()) + " has hurried through bad going and rolls " + w.die() + ": "
                        + w.suppressed().map(this::name).orElse("no stand") + " is suppressed.";
            case UnitHappening.Revealed w -> name(w.unit()) + " " + reason(w) + " and is placed on the table.";
            case UnitHappening.StartsEntrenched w -> name(w.stand()) + " starts entrenched.";
            case UnitHappening.DugIn w ->
                name(w.stand())
                        + (w.entrenched()
                                ? " is entrenched."
                                : " digs in, action " + w.actions() + " of " + w.needed() + ".");
            case UnitHappening.HasFieldWorks w -> name(w.stand()) + " has field works.";
            default -> night(what);
        };
    }

    private String reason(UnitHappening.Revealed what) {
        return switch (what.reason()) {
            case MOVES -> "moves";
            case FIRES -> "fires";
            case FIRES_AT_DEPLOYING_UNIT -> "fires at the deploying unit";
            case RETREATS -> "retreats";
            case SPOTTED -> "is spotted";
            case CALLS_UP -> "calls up its Forming Up Place";
            case RUN_INTO ->
                "is run into" + what.by().map(by -> " by " + name(by)).orElse("");
            case IN_THE_WAY ->
                "is in the way" + what.by().map(by -> " of " + name(by)).orElse("");
        };
    }

    private String night(UnitHappening what) {
        return switch (what) {
            case UnitHappening.PostMovedUp w -> name(w.unit()) + " moves up to the Center of Operations.";
            case UnitHappening.PostFellBack w -> name(w.unit()) + " falls back: its Center of Operations is lost.";
            case UnitHappening.ReplacementRolled w ->
                name(w.stand()) + " needs " + w.needed() + ", rolls " + w.die()
                        + (w.replaced() ? " and is replaced." : " and is not replaced.");
            case UnitHappening.Isolated w -> name(w.unit()) + " is isolated and must lose a stand.";
            case UnitHappening.Withdrawn w -> name(w.unit()) + " withdraws into reserve.";
            case UnitHappening.Returned w -> name(w.stand()) + " returns to the table.";
            case UnitHappening.Joined w ->
                name(w.stand()) + " joins " + name(w.unit()) + (w.fromReserve() ? " on the table." : ".");
            case UnitHappening.LeftBattalion w -> name(w.stand()) + " leaves its battalion.";
            default -> throw new IllegalArgumentException("no sentence for " + what);
        };
    }

    private String airborne(AirborneHappening what) {
        return switch (what) {
            case AirborneHappening.DropPlanned w ->
                name(w.unit()) + " will be dropped at " + w.at()
                        + (w.turn() == 0 ? " before dawn." : " in turn " + w.turn() + ".");
            case AirborneHappening.DropHeldBack w -> name(w.unit()) + " is held back.";
            case AirborneHappening.DropCalled w ->
                name(w.unit()) + " will be dropped at " + w.at() + " in " + count(w.turns(), "turn") + ".";
            case AirborneHappening.Dropped w -> name(w.unit()) + " is dropped, aimed at " + w.aim() + ".";
            case AirborneHappening.FlewThroughFire w ->
                name(w.stand()) + " flies through " + w.fire() + " fire, rolls " + w.die() + " and is "
                        + harm(w.effect()) + ".";
            case AirborneHappening.DriftedAway w ->
                name(w.stand()) + " drifts into the water or off the table and is lost.";
            case AirborneHappening.Landed w ->
                name(w.stand()) + " drifts to " + w.at() + " on " + (w.rough() ? "rough" : "clear") + " ground"
                        + (w.nearEnemy() ? " within 6\" of the enemy" : "") + ", lands with " + w.die() + " and is "
                        + harm(w.effect()) + ".";
            case AirborneHappening.RendezvousChosen w ->
                name(w.unit()) + " will consolidate at " + name(w.stand()) + ".";
            case AirborneHappening.Consolidated w -> name(w.unit()) + " has consolidated.";
            case AirborneHappening.LineCrossed w ->
                name(w.stand()) + " crosses the line of " + name(w.enemy()) + ", needs " + w.needed() + ", rolls "
                        + w.die() + (w.through() ? " and comes through suppressed." : " and is destroyed.");
        };
    }

    private String combat(CombatHappening what) {
        return switch (what) {
            case CombatHappening.Aimed w -> name(w.stand()) + " aims at " + name(w.target()) + ".";
            case CombatHappening.ShotWasted w ->
                name(w.stand()) + " wastes its shot: " + name(w.target()) + " is already destroyed.";
            case CombatHappening.Shot w -> shot(w);
            case CombatHappening.AmmunitionLow w -> name(w.stand()) + " runs low on ammunition.";
            case CombatHappening.AmmunitionRestored w ->
                name(w.stand()) + " has " + count(w.markersLeft(), "ammunition marker") + " left.";
            case CombatHappening.CasualtyTaken w -> name(w.stand()) + " takes the casualty of " + name(w.hit()) + ".";
            case CombatHappening.Suppressed w -> name(w.stand()) + " is suppressed.";
            case CombatHappening.StandLost w ->
                name(w.stand())
                        + switch (w.cause()) {
                            case FIRE -> " is eliminated.";
                            case DEPLOYMENT -> " is destroyed.";
                            case NO_RETREAT -> " is lost.";
                            case LEFT_BEHIND -> " is left behind and lost.";
                            case ISOLATION -> " is lost to isolation.";
                        };
            case CombatHappening.WipedOut w -> name(w.unit()) + " is wiped out.";
            case CombatHappening.PostOverrun w -> name(w.unit()) + " overruns " + name(w.post()) + ".";
            case CombatHappening.GunsOverrun w ->
                name(w.attacker()) + " overruns the guns of " + name(w.defender()) + ".";
            case CombatHappening.CloseCombatFought w ->
                name(w.attacker()) + " attacks " + name(w.defender()) + " with "
                        + total(w.attack(), w.attackModifiers()) + " against "
                        + total(w.defense(), w.defenseModifiers())
                        + w.winner()
                                .map(winner -> ": " + name(winner) + " wins.")
                                .orElse(": the combat goes on.");
            case CombatHappening.Retreated w -> name(w.unit()) + " retreats.";
            case CombatHappening.CannotRetreat w -> name(w.unit()) + " cannot retreat and loses a stand.";
            case CombatHappening.Advanced w -> name(w.unit()) + " advances " + Point.inches(w.distance()) + "\".";
            case CombatHappening.RallyRolled w ->
                name(w.stand()) + " needs " + w.needed() + ", rolls " + w.die()
                        + (w.rallied() ? " and rallies." : " and stays suppressed.");
            case CombatHappening.DefeatRolled w ->
                name(w.stand()) + " needs " + w.needed() + ", rolls " + w.die()
                        + switch (w.effect()) {
                            case NONE -> " and holds.";
                            case SUPPRESSED -> " and is suppressed.";
                            case DESTROYED -> " and is eliminated.";
                        };
            case CombatHappening.MoraleTested w ->
                name(w.unit()) + " tests morale for " + count(w.hits(), "hit") + ", "
                        + w.needed().map(score -> "needs " + score).orElse("cannot pass")
                        + w.die().map(die -> ", rolls " + die).orElse("")
                        + (w.passed() ? " and holds." : ", retreats and goes to ground.");
        };
    }

    /** {@code German A1/1 infantry fires at US A/3 M4 Sherman: hit (4, needs 4), suppressed (8).} */
    private String shot(CombatHappening.Shot w) {
        String modifiers = w.modifiers().isEmpty() ? "" : " = " + w.base() + list(w.modifiers());
        String always = w.needed() < 1 ? "; an unmodified 1 always hits" : "";
        String needs = " (" + w.die() + ", needs " + w.needed() + modifiers + always + ")";
        String fires = name(w.stand()) + " fires at " + name(w.target()) + ": " + (w.hit() ? "hit" : "miss") + needs;
        return fires
                + w.second()
                        .map(die -> ", " + harm(w.effect()) + " (" + die + ").")
                        .orElse(".");
    }

    /** {@code 9 (die 7, +2 armor)}. */
    private static String total(int total, List<Happening.Modifier> modifiers) {
        int die = total;
        for (Happening.Modifier m : modifiers) die -= m.amount();
        return modifiers.isEmpty() ? Integer.toString(total) : total + " (die " + die + list(modifiers) + ")";
    }

    private static String list(List<Happening.Modifier> modifiers) {
        StringBuilder text = new StringBuilder();
        for (Happening.Modifier m : modifiers)
            text.append(m.amount() < 0 ? ", " : ", +")
                    .append(m.amount())
                    .append(' ')
                    .append(m.name());
        return text.toString();
    }

    private static String effect(Happening.Effect effect, String none, String suppressed, String destroyed) {
        return switch (effect) {
            case NONE -> none;
            case SUPPRESSED -> suppressed;
            case DESTROYED -> destroyed;
        };
    }

    private static String harm(Happening.Effect effect) {
        return switch (effect) {
            case NONE -> "unharmed";
            case SUPPRESSED -> "suppressed";
            case DESTROYED -> "destroyed";
        };
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /** A unit or a stand in full, with its nation: {@code German A1}, {@code US A2/1 M4 Sherman}. */
    private String name(String id) {
        return battle.findUnit(id)
                .map(unit -> Names.nation(battle, unit.side()) + " " + Names.of(unit))
                .or(() -> battle.findStand(id).map(stand -> Names.nation(battle, stand.side()) + " " + Names.of(stand)))
                .orElse(id);
    }

    private String title(String side) {
        return battle.parties().get(ScenarioDefinition.SIDE_IDS.indexOf(side)).title();
    }

    private String division(String side, int number) {
        for (Division d : battle.divisions())
            if (d.side() == ScenarioDefinition.SIDE_IDS.indexOf(side) && d.number() == number) return d.title();
        throw new IllegalArgumentException("no division " + number);
    }

    /** {@code allied/template 3} in words for players. */
    private String template(String name) {
        String[] parts = name.split("/");
        return Names.nation(battle, ScenarioDefinition.SIDE_IDS.indexOf(parts[0])) + " " + parts[1];
    }
}
