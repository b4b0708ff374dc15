package salient.wave.reinforcement;

import static salient.wave.play.Clauses.clause;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.play.Award;
import salient.wave.play.Clauses;
import salient.wave.play.TurnEvent;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Organization;
import salient.wave.units.Sides;
import salient.wave.victory.Victory;

/** 8.5, 4.10: British units stay west of the Meuse until a division or three brigades are released. */
@Clause({"wave 8.5c", "wave 2.6c"})
public final class British {
    private static final int FROM_TURN = Constants.of("british-from");
    private static final Purpose DICE = new Purpose("British units cross the Meuse", Clauses.clause("4.10a"));

    private British() {}

    /** 8.5a: whether a unit may not move or attack into hexes east of the Meuse. */
    @Clause("wave 8.5a")
    public static boolean isHeldBack(State state, int unit) {
        if (!state.counters.isBritish(unit)) return false;
        int organization = state.counters.organization(unit);
        if (organization < 0) return true; // ruling at 8.5b: independents are never chosen
        int released = state.turn.released;
        if (released == TurnState.BRIGADES) return !isBrigade(state, organization);
        return released != organization;
    }

    private static boolean isBrigade(State state, int organization) {
        return state.counters.organizations().get(organization).size() == Organization.Size.BRIGADE;
    }

    public static boolean isBarred(State state, int unit, int hex) {
        return !state.map.isWestBank(hex) && isHeldBack(state, unit);
    }

    @Clause("wave 8.5b")
    public static void judgeRelease(State state, int organization, Reasons reasons) {
        boolean phase = state.turn.phase == Phase.MOVEMENT || state.turn.phase == Phase.COMBAT;
        if (!phase || state.turn.active != Sides.ALLIED)
            reasons.add(clause("8.5b"), "British units are released in an Allied movement or combat phase.");
        if (state.turn.number < FROM_TURN)
            reasons.add(clause("8.5b"), "British units are not released before GT" + FROM_TURN + ".");
        if (state.turn.released != TurnState.NOTHING)
            reasons.add(clause("8.5b"), "British units have been released already; there is only one release.");
        if (organization != TurnState.BRIGADES && !choices(state).contains(organization))
            reasons.add(
                    clause("8.5b"),
                    "Only one British division, or the " + Constants.of("british-brigades")
                            + " brigades, can be released.");
    }

    /** The divisions that can be chosen. */
    private static List<Integer> choices(State state) {
        return state.counters.organizations().stream()
                .filter(o -> o.british() && o.size() == Organization.Size.DIVISION)
                .map(Organization::index)
                .toList();
    }

    public static boolean canRelease(State state) {
        return state.turn.number >= FROM_TURN
                && state.turn.released == TurnState.NOTHING
                && state.turn.active == Sides.ALLIED;
    }

    public static void releases(State state, Consumer<? super WaveOrder.Release> each) {
        for (int division : choices(state)) each.accept(new WaveOrder.Release(division));
        each.accept(new WaveOrder.Release(TurnState.BRIGADES));
    }

    public static void release(State state, int organization, Consumer<? super Event> tell) {
        state.turn.released = organization;
        tell.accept(new TurnEvent.BritishReleased(state.releasedWord(organization)));
    }

    /** 4.10a: two dice for the first British move or attack into an east-bank hex; once a game (4.10b). */
    @Clause({"wave 4.10a", "wave 4.10b"})
    public static void crossed(State state, int[] units, int hex, Dice dice, Consumer<? super Event> tell) {
        if (state.map.isWestBank(hex) || state.tally.points(Sides.GERMAN, Award.BRITISH_CROSSING) > 0) return;
        boolean british = false;
        for (int unit : units) british |= state.counters.isBritish(unit);
        if (!british) return;
        Roll first = new Roll(DICE, 6, dice.roll(6, DICE));
        Roll second = new Roll(DICE, 6, dice.roll(6, DICE));
        Victory.award(
                state,
                Sides.GERMAN,
                Award.BRITISH_CROSSING,
                first.value() + second.value(),
                List.of(first, second),
                tell);
    }
}
