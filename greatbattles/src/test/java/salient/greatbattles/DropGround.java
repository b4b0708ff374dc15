package salient.greatbattles;

import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;

/** An island for tests of landings: clear ground, a wood, a hill, a flak position, two roads, the sea to the east. */
public final class DropGround {
    public static final String SCENARIO = """
            scenario drop "The drop zone"
            table 40 40
            days 3
            side allied us "United States" edge N supply average points 6 artillery average 2 rounds 5 5
            side axis german Germany attacker first edge none supply average points 6 artillery average 2 rounds 5 5
            area sea Sea 34,0 40,0 40,40 34,40
            area woods Wood 10,10 14,10 14,14 10,14
            area level 1 Hill 2,28 8,28 8,34 2,34
            area town Flak 20,30 24,30 24,34 20,34
            area airfield Strip 10,20 16,20 16,24 10,24
            road paved Road 5,0 5,20 5,40
            road dirt Track 5,20 30,20
            airborne crete sea 3
            anti-aircraft light
            anti-aircraft heavy within 6 Flak
            battalion allied A1 Guards average inf inf inf inf
            battalion allied A2 Tanks average "afv:M4 Sherman"
            pool allied A hq hw
            command allied average
            battalion axis A1 Jumpers average smg smg smg
            battalion axis A2 "Night jumpers" average inf inf
            battalion axis B1 Gliders veteran inf inf
            battalion axis B2 "Later jumpers" average inf inf
            pool axis A hq hw
            command axis average
            set-up allied A1 A2 in box 0,0 30,40 facing 180
            set-up allied COps FUP in box 4,30 6,40 road facing 180
            drop axis A1 COps by parachute day 1 turn 1
            drop axis A2 by parachute day 2 night
            drop axis B1 by glider day 1 turn 1
            drop axis B2 by parachute day 1 turn 3
            landed axis FUP
            airfield Strip
            port Flak
            beach Cove 33,5 6
            victory ports axis
            """;

    private DropGround() {}

    /** Before the drops of day 1 are planned. */
    public static ProvingGround planning(String... options) {
        ProvingGround g = new ProvingGround(ScenarioReader.read(SCENARIO), options);
        g.turn(0);
        g.s.turnState().setPlayer(1);
        g.s.turnState().setDecider(1);
        g.phase(Phase.PLANNING);
        return g;
    }

    /** On turn 1 of day 1, just before the landings of the axis. */
    public static ProvingGround landing(String... options) {
        ProvingGround g = planning(options);
        g.turn(1);
        return g;
    }

    /** A battalion of the axis that has landed with its stands here and has two actions; the enemy holds his fire. */
    public static ProvingGround landed(String unit, double... places) {
        ProvingGround g = landing();
        for (int i = 0; i < places.length; i += 2) g.put(unit + "/" + (i / 2 + 1), places[i], places[i + 1], 0);
        int u = g.unit(unit);
        g.inactive(unit);
        g.formation(unit, salient.greatbattles.tables.Formation.DEFENSIVE);
        g.s.units().setLanded(u, true);
        g.s.units().setScattered(u, true);
        g.turn(5);
        g.s.turnState().setHoldFire(HoldFire.THIS_PLAYER_TURN);
        g.phase(Phase.MOVEMENT);
        return g;
    }

    public static boolean suppressed(ProvingGround g, String stand) {
        return g.s.stands().suppressed(g.stand(stand));
    }
}
