package salient.greatbattles.scenario;

import java.util.List;

/** How a scenario is won. */
public sealed interface VictoryRule {
    /** At the end the side holds the town with an unsuppressed infantry stand and no enemy in it; else the other wins. */
    record HoldTown(int side, String town) implements VictoryRule {}

    /** The side wins as soon as its C Ops is on a road in the town; otherwise the other side wins at the end. */
    record CommandIn(int side, String town, String ridge) implements VictoryRule {}

    /**
     * Control of two towns at the end: the attacker wins decisively with both and marginally with the first; the
     * defender decisively with the first, marginally with the second and half of the named units' stands alive.
     */
    record TwoTowns(int attacker, String first, String second, List<Integer> survivors) implements VictoryRule {}

    /**
     * SC4: at the end the attacker wins decisively with all ports, marginally with one port and two airfields; the
     * defender decisively if the attacker holds none of either.
     */
    record PortsAndAirfields(int attacker) implements VictoryRule {}
}
