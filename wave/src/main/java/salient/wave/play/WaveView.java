package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.View;
import salient.kernel.rulebook.Clause;

/**
 * What a side sees, ready for a codec; made from a masked position only.
 *
 * @param control hexes not under the control of the side they began with
 */
@Clause({"wave 7.3", "wave 2.16", "wave 3.11e"})
public record WaveView(
        String scenario,
        boolean beginner,
        int turn,
        String date,
        int lastTurn,
        List<TurnDate> calendar,
        int couplet,
        String phase,
        Optional<String> active,
        boolean fightFirst,
        boolean clearSkies,
        boolean baseplate,
        int aircraft,
        List<Stack> stacks,
        List<Control> control,
        List<Bridge> bridges,
        List<String> interdicted,
        List<Drop> drops,
        List<Depot> depots,
        List<String> outOfSupply,
        Optional<String> peiper,
        Optional<String> released,
        boolean crossingMade,
        int germanRepairs,
        List<Unit> track,
        List<Unit> unplaced,
        List<Unit> lost,
        List<Points> points,
        Optional<BattleView> battle,
        List<String> moving,
        List<City> cities,
        Limits limits)
        implements View {

    /**
     * Figures of the rules that a client shows beside what is used of them.
     *
     * @param stacking non-artillery units in a hex, of them at most {@code stackingIndependents} independent
     * @param germanRepairs bridge repairs in a game
     * @param aerialSteps steps that one aerial supply marker supplies
     * @param artilleryDefense what artillery defends with
     */
    public record Limits(
            int stacking, int stackingIndependents, int germanRepairs, int aerialSteps, int artilleryDefense) {}

    /**
     * A city hex with the side that scores it at the end by holding it, the points it is worth, and who holds it now.
     */
    @Clause({"wave 4.7a", "wave 4.7b"})
    public record City(String hex, String scores, int points, String holder) {}

    /** A game turn of the scenario with its date, as in 20 Dec. */
    public record TurnDate(int turn, int day, String month) {}

    /** A stack, top first. */
    public record Stack(String hex, String side, List<Unit> units) {}

    /** A counter; what is not known is empty. */
    public record Unit(
            String id,
            String name,
            String side,
            String nationality,
            String organization,
            String type,
            boolean heavy,
            boolean motorized,
            String factors,
            int attack,
            int defense,
            int movement,
            int steps,
            boolean reduced,
            boolean known,
            List<String> marks,
            Optional<Integer> arrival,
            String entry,
            Optional<Integer> pointsLeft) {}

    public record Control(String hex, String side) {}

    /** A bridge that is not as it was printed: blown, under repair, or repaired. */
    public record Bridge(String hexside, String state) {}

    public record Drop(String hex, int load) {}

    public record Depot(String hex, String face) {}

    public record Points(String side, String what, int points, String clause) {}

    public record BattleView(
            String target,
            List<String> attackers,
            List<String> attackGuns,
            List<String> defenseGuns,
            boolean aircraft,
            int attackerLosses,
            int defenderLosses) {}
}
