package salient.breakthrough.play;

import java.util.List;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Hex;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Order;

/** Everything a player can want: one record for each command of the manual's menus. */
public sealed interface BreakthroughOrder extends Order {
    /** An order to a unit about a neighboring hex. */
    interface Directed {
        Unit unit();

        Direction direction();
    }

    /** 2.1a: RETURN in the start menu. */
    record Begin() implements BreakthroughOrder {}

    /** 3.2d: one air point against enemy movement. */
    record Interdict() implements BreakthroughOrder {}

    /** 3.2e: one air point against the enemy units of a hex. */
    record GroundAttack(Hex hex) implements BreakthroughOrder {}

    /** 6.3b: points from the pool to the unit, or back if negative; never 0. */
    record TransferArtillery(Unit unit, int points) implements BreakthroughOrder {
        /** 6.3c: stands for all the artillery that the unit may hold and the pool can give. */
        public static final int MAXIMUM = Integer.MAX_VALUE;

        public static TransferArtillery maximum(Unit unit) {
            return new TransferArtillery(unit, MAXIMUM);
        }

        public boolean maximum() {
            return points == MAXIMUM;
        }
    }

    /** 6.3d: replacement points to the unit. */
    record Replace(Unit unit, int points) implements BreakthroughOrder {}

    /**
     * 6.3e, 6.6a: the unit with the partners named, in the order of battle; without a name, with all regiments of its
     * division in its hex, and their divisional unit if it is there.
     */
    record BuildUp(Unit unit, List<Unit> partners) implements BreakthroughOrder {
        public BuildUp {
            partners = List.copyOf(partners);
        }

        /** With all who are there. */
        public BuildUp(Unit unit) {
            this(unit, List.of());
        }
    }

    /** 6.3e: a divisional unit into all its regiments. */
    record BreakDown(Unit unit) implements BreakthroughOrder {}

    /** 6.3g: at the bridge site in a direction. */
    record BlowBridge(Unit unit, Direction direction) implements BreakthroughOrder, Directed {}

    /** 6.3h: at the bridge site in a direction. */
    record BuildBridge(Unit unit, Direction direction) implements BreakthroughOrder, Directed {}

    /** 6.3k: on the hex of the unit accessed. */
    record AirDrop(Unit unit) implements BreakthroughOrder {}

    /** 6.3l, 7.3j. */
    record Exit(Unit unit) implements BreakthroughOrder {}

    /** 7.3b: whether the unit will advance after combat. */
    record Advance(Unit unit, boolean will) implements BreakthroughOrder {}

    /** 7.3c, 7.5: one hex; across a river with a choice of 6.7o the cheaper way, or the other. */
    record Move(Unit unit, Direction direction, boolean otherWay) implements BreakthroughOrder {
        public Move(Unit unit, Direction direction) {
            this(unit, direction, false);
        }
    }

    /** 7.9c: the same key as a move, toward an enemy unit: plots an attack. */
    record Attack(Unit unit, Direction direction) implements BreakthroughOrder, Directed {}

    /** 7.3d: one level. */
    record Fortify(Unit unit) implements BreakthroughOrder {}

    /** 7.3e: from normal to travel or back. */
    record ChangeMode(Unit unit) implements BreakthroughOrder {}

    /** 3.2c and 6.1c (Q), 7.1c (C): done with this phase. */
    record Done() implements BreakthroughOrder {}
}
