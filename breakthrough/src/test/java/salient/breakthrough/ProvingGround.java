package salient.breakthrough;

import salient.kernel.notation.Lines;

/**
 * A small drawn map for questions of rules, all American unless a position says otherwise: open ground with rough at
 * 4,2, a forest at 2,4 and towns at 6,4 and 6,6; a river with a bridge at 2,6/2,7, one without at
 * 6,6/6,7; a road from 2,4 over the bridge to the east edge at 2,8, another from 6,3 through both towns.
 */
public final class ProvingGround {
    private static final String MAP = """
            map proving-ground
            title Proving ground
            grid 9 9 9 lower
            names x,y
            up west
            yards 3520
            terrain . clear
            terrain r rough
            terrain f forest
            terrain t town

            [terrain]
             0 .........
             1 .........
             2 ....r....
             3 .........
             4 ..f...t..
             5 .........
             6 ......t..
             7 .........
             8 .........

            [rivers]
            minor Wiltz: 2,6/2,7
            minor Clerf: 6,6/6,7

            [roads]
            main 2,4 2,5 2,6 2,7 2,8
            main 6,3 6,4 6,5 6,6

            [edge roads]
            2,8 east Dasburg

            [bridges]
            2,6/2,7 intact Wiltz
            """;

    /** A Volksgrenadier regiment with points to attack, and an American regiment in front of it. */
    public static final String FACE_TO_FACE = """
            german 39/26VG 4,5 op=12
            american 422/106 4,4
            """;

    private ProvingGround() {}

    /** The lines of a position from {@code turn} on. */
    public static BreakthroughPosition position(String text) {
        return Games.parse("breakthrough twelve-days\nmap\n" + Lines.indented(MAP) + text);
    }

    public static BreakthroughPosition position(String turn, String phase, String lines) {
        return position("turn " + turn + "\nphase " + phase + "\n" + lines);
    }
}
