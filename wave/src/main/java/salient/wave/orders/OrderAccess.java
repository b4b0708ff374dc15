package salient.wave.orders;

import static salient.wave.play.Clauses.clause;

import java.util.EnumSet;
import java.util.Set;
import salient.kernel.order.OrderKind.Judge;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Sides;

/** 5.1: the phases in which a kind of order is given, and what other clauses say about its time. */
final class OrderAccess {
    private OrderAccess() {}

    /** In any phase until the game is over. */
    @Clause("wave 4.1")
    static Judge<State, WaveOrder> always() {
        return (state, _, reasons) -> {
            if (state.turn.phase == Phase.OVER) reasons.add(clause("4.1"), CommonReasons.GAME_OVER);
        };
    }

    @Clause("wave 5.1a")
    static Judge<State, WaveOrder> in(Phase first, Phase... others) {
        Set<Phase> phases = EnumSet.of(first, others);
        return (state, _, reasons) -> isTime(state, phases, reasons);
    }

    /** In these phases; in any other also refused by the clause that sets the time of this order. */
    static Judge<State, WaveOrder> in(String clause, String why, Phase first, Phase... others) {
        Set<Phase> phases = EnumSet.of(first, others);
        return (state, _, reasons) -> {
            if (!isTime(state, phases, reasons)) reasons.add(clause(clause), why);
        };
    }

    private static boolean isTime(State state, Set<Phase> phases, Reasons reasons) {
        Phase phase = state.turn.phase;
        if (phases.contains(phase)) return true;
        if (phase == Phase.OVER) reasons.add(clause("4.1"), CommonReasons.GAME_OVER);
        else reasons.add(clause("5.1a"), CommonReasons.notNow("the phase is " + phase.title));
        return false;
    }

    private static boolean isTime(State state, Phase phase, Reasons reasons) {
        return isTime(state, EnumSet.of(phase), reasons);
    }

    @Clause({"wave 5.6f", "wave 9.1c"})
    static Judge<State, WaveOrder> movement() {
        return (state, _, reasons) -> isSettled(
                state,
                Phase.MOVEMENT,
                clause("9.1c"),
                "Units move only in the movement phases of their own side.",
                reasons);
    }

    /** Whether the movement or the combat phase of a segment is now, or a reason has been given why it is not. */
    private static boolean isSettled(State state, Phase main, ClauseId own, String notOwn, Reasons reasons) {
        boolean time = isTime(state, main, reasons);
        TurnState turn = state.turn;
        if (time && turn.isOfActive()) return true;
        if (!turn.isOfActive() && turn.phase != Phase.OVER) reasons.add(own, notOwn);
        else if (turn.isOver(main))
            reasons.add(
                    clause("5.6f"), "The " + main.word() + " phase of this segment is over, and there is only one.");
        else return false;
        return true;
    }

    /** 4.3b: the exit is a step of a move, so an advance never leads off the map. */
    @Clause("wave 4.3b")
    static Judge<State, WaveOrder> exit() {
        return (state, order, reasons) -> {
            movement().judge(state, order, reasons);
            if (state.turn.phase == Phase.COMBAT || state.turn.phase.isBattle())
                reasons.add(clause("4.3b"), "Units exit the map by movement, never in a combat phase.");
        };
    }

    @Clause({"wave 10.1b", "wave 10.4b"})
    static Judge<State, WaveOrder> combat() {
        return (state, _, reasons) -> {
            if (isSettled(
                    state, Phase.COMBAT, clause("10.1b"), "Only the player whose segment it is attacks.", reasons))
                return;
            if (state.turn.phase.isBattle())
                reasons.add(clause("10.4b"), "The battle being fought is finished before the next one begins.");
        };
    }

    /** 5.6a, 5.6e: once, at the start of one's own segment. */
    @Clause({"wave 5.6a", "wave 5.6e"})
    static Judge<State, WaveOrder> declaration() {
        return (state, _, reasons) -> {
            boolean time = isTime(state, Phase.ORDER, reasons);
            TurnState turn = state.turn;
            if (time && turn.isOfActive() || turn.phase == Phase.OVER) return;
            if (turn.isInSegment() && turn.isOfActive())
                reasons.add(
                        clause("5.6e"),
                        "The order of the phases has been declared, and one declaration holds for the whole segment.");
            else reasons.add(clause("5.6a"), "The order of the phases is declared at the start of one's own segment.");
        };
    }

    @Clause({"wave 10.26a", "wave 10.26c", "wave 10.26d"})
    static Judge<State, WaveOrder> advance() {
        return (state, _, reasons) -> {
            boolean time = isTime(state, Phase.ADVANCE, reasons);
            if (time && state.turn.isOfActive() || state.turn.phase == Phase.OVER) return;
            boolean fighting = state.turn.phase.isBattle();
            if (fighting && !state.turn.isOfActive()) reasons.add(clause("10.26d"), "Defenders never advance.");
            else if (fighting) reasons.add(clause("10.26a"), "The battle is not over, so no hex has been cleared yet.");
            else
                reasons.add(
                        clause("10.26c"),
                        "An advance is decided at once after its battle, before anything else is done.");
        };
    }

    /** 7.7a, 7.7b: formed at set-up, never joined later. */
    @Clause({"wave 7.7a", "wave 7.7b"})
    static Judge<State, WaveOrder.FormPeiper> peiper() {
        return (state, order, reasons) -> {
            if (isTime(state, Phase.SET_UP, reasons)) return;
            if (order.units().isEmpty())
                reasons.add(clause("7.7a"), "Whether there is a Kampfgruppe Peiper is decided at set-up.");
            else reasons.add(clause("7.7b"), "No unit joins Kampfgruppe Peiper after set-up.");
        };
    }

    /** 6.15a: once, at the end of the weather phase of a clear-skies turn. */
    @Clause("wave 6.15a")
    static Judge<State, WaveOrder> aerialSupply() {
        return (state, _, reasons) -> {
            if (isTime(state, Phase.AERIAL_SUPPLY, reasons) || !state.turn.clear) return;
            reasons.add(clause("6.15a"), "Aerial supply is placed once, at the end of the weather phase.");
        };
    }

    /** 9.18a: at once, when the skies are found clear. */
    @Clause("wave 9.18a")
    static Judge<State, WaveOrder> interdiction() {
        return (state, _, reasons) -> {
            if (isTime(state, Phase.INTERDICTION, reasons) || !state.turn.clear) return;
            reasons.add(clause("9.18a"), "Aircraft are committed to interdiction as soon as the skies are clear.");
        };
    }

    /** 9.14a, 9.14b: as the answer when an enemy unit has just entered an abutment. */
    @Clause({"wave 9.14a", "wave 9.14b"})
    static Judge<State, WaveOrder> demolition() {
        return (state, _, reasons) -> {
            if (!isTime(state, Phase.DEMOLITION, reasons))
                reasons.add(
                        clause("9.14a"),
                        "A bridge can be blown only when an enemy unit has just entered one of its abutments.");
        };
    }

    /** 8.7a: at the end of an Allied movement phase. */
    @Clause("wave 8.7a")
    static Judge<State, WaveOrder> reform() {
        return (state, _, reasons) -> {
            if (isTime(state, Phase.REFORM, reasons)) return;
            reasons.add(
                    clause("8.7a"),
                    state.turn.decides() == Sides.ALLIED
                            ? "The troops of the 14th Cavalry are exchanged at the end of an Allied movement phase."
                            : "The 14th Cavalry is American.");
        };
    }
}
