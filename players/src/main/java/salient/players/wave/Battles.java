package salient.players.wave;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.play.Position;
import salient.players.wave.Doctrine.Outlook;
import salient.wave.WavePosition;
import salient.wave.air.AirPower;
import salient.wave.combat.Artillery;
import salient.wave.combat.CombatResults;
import salient.wave.combat.Fight;
import salient.wave.combat.Odds;
import salient.wave.combat.StepLoss;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** The decisions inside a battle: who supports it, who takes the loss, who advances. */
final class Battles {
    /** Beyond these odds more dice are wasted. */
    private static final int GOOD_ENOUGH = 5;

    private static final int LOST_ANYWAY = 6;
    /** More do not fit into a hex. */
    private static final int MOST = 4;

    private Battles() {}

    static WaveOrder support(State state, boolean attack) {
        int place = place(state);
        boolean matters = attack ? place < GOOD_ENOUGH : place > CombatResults.WORST && place < LOST_ANYWAY;
        if (!matters) return new WaveOrder.Done();
        if (AirPower.canSupport(state, state.turn.decides())) return new WaveOrder.AirSupport(AirPower.ANY);
        for (int gun : state.scenario.artillery(state.turn.decides()))
            if (Artillery.canSupport(state, gun, attack)) return new WaveOrder.Support(gun);
        return new WaveOrder.Done();
    }

    /** The odds with the dice declared so far at their average. */
    private static int place(State state) {
        return Odds.ofBattle(state).averagePlace(state.battle.guns(true).length, state.battle.guns(false).length);
    }

    /** The unit that loses least by losing a step. */
    static WaveOrder loss(State state) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int unit : Fight.lossChoices(state)) {
            int cost = StepLoss.cost(state, unit);
            if (cost >= least) continue;
            least = cost;
            best = unit;
        }
        return new WaveOrder.Lose(best);
    }

    /** As many as may go, garrisons excepted; but the Allied player leaves poor ground alone. */
    static WaveOrder advance(Position position, Doctrine doctrine) {
        State state = ((WavePosition) position).state();
        int target = state.battle.target;
        boolean worth = state.turn.active == Sides.GERMAN || state.map.shift(target) > 0 || state.map.hasRoad(target);
        if (!worth) return new WaveOrder.Done();
        Outlook outlook = leavesAPost(state) ? doctrine.outlook(state) : null;
        List<Integer> advancing = new ArrayList<>();
        for (int unit : Fight.advanceChoices(state)) {
            if (state.counters.isIndependent(unit) && advancing.size() == MOST - 1) continue;
            if (outlook != null && !maySpare(state, outlook, unit, advancing)) continue;
            advancing.add(unit);
            if (advancing.size() > MOST || !position.isLegal(advance(advancing))) advancing.removeLast();
        }
        return advancing.isEmpty() ? new WaveOrder.Done() : advance(advancing);
    }

    /** An outlook takes long to make, and few advances begin where there could be a post. */
    private static boolean leavesAPost(State state) {
        for (int unit : Fight.advanceChoices(state)) if (Posts.isPossible(state, state.stacks.place(unit))) return true;
        return false;
    }

    /** A post keeps its garrison. */
    private static boolean maySpare(State state, Outlook outlook, int unit, List<Integer> advancing) {
        int hex = state.stacks.place(unit);
        long leaving = advancing.stream()
                .filter(other -> state.stacks.place(other) == hex)
                .count();
        return state.stacks.regulars(hex) - leaving > outlook.garrison(state, hex);
    }

    private static WaveOrder advance(List<Integer> units) {
        return new WaveOrder.Advance(
                Ids.of(units.stream().mapToInt(Integer::intValue).toArray()));
    }
}
