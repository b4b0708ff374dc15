package salient.greatbattles.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Mission;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Order;

/** What a player can order. Templates are by their number on the deciding side. */
public sealed interface GreatBattlesOrder extends Order {
    /** A unit comes onto the table in formation around a point. */
    interface Placing {
        Unit unit();

        Formation formation();

        Point at();

        int facing();
    }

    /** A battalion takes up a formation with a base for each stand. */
    interface StandByStand {
        Unit unit();

        Formation formation();

        List<Way> ways();
    }

    /** T20: sets a unit up in formation around a point. */
    record SetUp(Unit unit, Formation formation, Point at, int facing) implements GreatBattlesOrder, Placing {}

    /** U47, N6. */
    record Attach(Stand stand, Unit unit) implements GreatBattlesOrder {}

    /** N6. */
    record Detach(Stand stand) implements GreatBattlesOrder {}

    /** Ends the current step. */
    record Done() implements GreatBattlesOrder {}

    /** C1Da; the turn counts for a pre-planned mission only. */
    record Plan(int template, Mission mission, Optional<Point> at, int turn) implements GreatBattlesOrder {}

    /** C2. */
    record Deploy(Unit unit, Formation formation, Point at, int facing) implements GreatBattlesOrder, Placing {}

    /** C2, C2m: from reserve, with a base for each stand. */
    record DeployStands(Unit unit, Formation formation, List<Way> ways) implements GreatBattlesOrder, StandByStand {
        public DeployStands {
            ways = inOrder(ways);
        }
    }

    /** C1De. */
    record Pass() implements GreatBattlesOrder {}

    record Proceed() implements GreatBattlesOrder {}

    /** C3a: one battalion. */
    record Activate(Unit unit) implements GreatBattlesOrder {}

    /** C3a: one to three battlegroups by their letters. */
    record ActivateGroups(List<String> letters) implements GreatBattlesOrder {
        /** One spelling for a purchase, in whatever order its letters are given. */
        public ActivateGroups {
            letters = letters.stream().sorted().toList();
        }
    }

    /** C3h. */
    record Deactivate(Unit unit) implements GreatBattlesOrder {}

    /** T6: another round for a template on the table. */
    record Keep(int template) implements GreatBattlesOrder {}

    /** T9: a registered mission, or an on-call one at a point. */
    record Call(int template, Optional<Point> at) implements GreatBattlesOrder {}

    /** ART10. */
    record Cancel(int template) implements GreatBattlesOrder {}

    /** ACT10: the whole battalion by one vector, in mils. */
    record March(Unit unit, int dx, int dy) implements GreatBattlesOrder {}

    /** ACT10: each stand along its own path to its own base. */
    record Go(Unit unit, List<Way> ways) implements GreatBattlesOrder {
        public Go {
            ways = inOrder(ways);
        }
    }

    /** Stands may be named in any order; an order has them in the order of their unit. */
    private static List<Way> inOrder(List<Way> ways) {
        return ways.stream()
                .sorted(Comparator.comparingInt((Way way) -> way.stand().index()))
                .toList();
    }

    /**
     * A stand's path: its corners and where it ends. An order says a place and a facing; how large the base is there, the
     * options of the game say (V36).
     */
    record Way(Stand stand, List<Point> corners, Base end) {
        public Way {
            corners = List.copyOf(corners);
            end = new Base(
                    end.center(),
                    end.facing(),
                    stand.type().depth(),
                    stand.type().frontage());
        }
    }

    /** C7Mm, U36: this many mils along the unit's road; negative toward the road's first point. */
    record Road(Unit unit, int mils) implements GreatBattlesOrder {}

    /** C7Mm, U36: along the roads to a place on one, over junctions. */
    record RoadTo(Unit unit, Point at) implements GreatBattlesOrder {}

    /** ACT1: a change of formation. */
    sealed interface Forming extends GreatBattlesOrder permits Form, FormStands {
        Unit unit();

        Formation formation();
    }

    /** ACT1: with the usual gaps. */
    record Form(Unit unit, Formation formation, int facing) implements Forming {}

    /** ACT1, F1 to F11: with gaps of the player's choice, each stand to its own base. */
    record FormStands(Unit unit, Formation formation, List<Way> ways) implements Forming, StandByStand {
        public FormStands {
            ways = inOrder(ways);
        }
    }

    /** ACT37: the action of this round is lost. */
    record Decline(Unit unit) implements GreatBattlesOrder {}

    /** U30: its infantry, HQ and heavy weapons get out; guns stay behind their tows. */
    record Dismount(Unit unit) implements GreatBattlesOrder {}

    /** U30: one stand leaves its transport, or a gun its tow. */
    record Unload(Stand stand) implements GreatBattlesOrder {}

    /** U31, U53: its stands get into their transports at nightfall. */
    record Remount(Unit unit) implements GreatBattlesOrder {}

    /** ACT19. */
    record Limber(Stand stand) implements GreatBattlesOrder {}

    /** ACT33. */
    record Rally(Stand stand) implements GreatBattlesOrder {}

    /** C7Fy: assigns a target. */
    record Aim(Stand stand, Stand target, boolean indirect) implements GreatBattlesOrder {}

    /** C7Fy: rolls the assigned shots of a battalion. */
    record Shoot(Unit unit, boolean weapons) implements GreatBattlesOrder {}

    /** C9s. */
    record Combat(Unit attacker, Unit defender) implements GreatBattlesOrder {}

    /** C8a. */
    record OpportunityFire(Stand stand, Stand target, boolean weapons) implements GreatBattlesOrder {}

    /** C8f: no fire at this inch, for the rest of this move, or for the rest of this player turn. */
    record Hold(Scope scope) implements GreatBattlesOrder {}

    /** How long fire is held. */
    enum Scope {
        INCH,
        MOVE,
        TURN;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** C7Fac. */
    record Displace(Stand to) implements GreatBattlesOrder {}

    /** C7Fac: the stand that was hit takes it. */
    record Accept() implements GreatBattlesOrder {}

    /** C10k, R9. */
    record Lose(Stand stand) implements GreatBattlesOrder {}

    /** C9t: the owner's choice of direction: through this stand, straight away from that enemy stand. */
    record Retreat(Stand stand, Stand from) implements GreatBattlesOrder {}

    /** C9u: at most this many mils, up to the full inch. */
    record Advance(int most) implements GreatBattlesOrder {
        public Advance() {
            this(Point.INCH);
        }
    }

    record Stay() implements GreatBattlesOrder {}

    /** N4, V25. */
    record Withdraw(Unit unit) implements GreatBattlesOrder {}

    /** A5: where and from how high a battalion is dropped; turn 0 is the scenario's (Q44g). */
    record Drop(Unit unit, Point at, DropHeight height, int turn) implements GreatBattlesOrder {}

    /** Q44g: into unspecified reserve. */
    record Withhold(Unit unit) implements GreatBattlesOrder {}

    /** Q44g, Q44i: arrives after two average dice, at this place. */
    record Postpone(Unit unit, Point at, DropHeight height) implements GreatBattlesOrder {}

    /** A18: the stand that the others of its battalion move to. */
    record Rendezvous(Stand stand) implements GreatBattlesOrder {}

    /** A2: the consolidation move. */
    record Gather(Unit unit) implements GreatBattlesOrder {}

    /** A16: a C Ops that landed off road moves to a point on a road. */
    record MakeFor(Unit unit, Point at) implements GreatBattlesOrder {}
    /** V1, V5: a roll to be activated again. */
    record Reactivate(Unit unit) implements GreatBattlesOrder {}

    /** V2: both actions for a roll to be activated. */
    record Initiative(Unit unit) implements GreatBattlesOrder {}

    /** V4: an action of the battalion with the HQ for a roll to activate its battlegroup. */
    record Rouse(Unit unit) implements GreatBattlesOrder {}

    /** V6: an action of the C Ops for an activation point. */
    record Save(Unit unit) implements GreatBattlesOrder {}

    /** V11: the C Ops helps this battalion. */
    record Help(Unit unit) implements GreatBattlesOrder {}

    /** V12. */
    record Entrench(Stand stand) implements GreatBattlesOrder {}

    /** V19: an infantry stand mounts a tank. */
    record Ride(Stand stand, Stand tank) implements GreatBattlesOrder {}

    /** V20, V38: the next move hurries through bad going. */
    record Hurry(Unit unit) implements GreatBattlesOrder {}

    /** V34: the template will fire smoke, or shells again. */
    record Smoke(int template) implements GreatBattlesOrder {}

    /** C2j: the owner's choice of a stand that is suppressed. */
    record Suppress(Stand stand) implements GreatBattlesOrder {}
}
