package salient.wave.sequence;

import static salient.wave.play.Clauses.clause;

import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.air.Weather;
import salient.wave.combat.Artillery;
import salient.wave.combat.Fight;
import salient.wave.movement.BridgeRepairs;
import salient.wave.movement.Bridges;
import salient.wave.movement.MovementPhase;
import salient.wave.movement.Reinforcements;
import salient.wave.play.TurnEvent;
import salient.wave.reinforcement.Cavalry;
import salient.wave.setup.SetupCheck;
import salient.wave.stacking.Peiper;
import salient.wave.stacking.Stacking;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.supply.SupplyProblems;
import salient.wave.units.Sides;
import salient.wave.victory.Victory;

/** 5, R.1, R.2: the game turn, its two couplets and their segments. Runs on until somebody has something to decide. */
public final class TurnSequence {
    private TurnSequence() {}

    @Clause({"wave R.1", "wave 5.2a", "wave P.4k"})
    public static void startTurn(State state, int number, Dice dice, Consumer<? super Event> tell) {
        TurnState turn = state.turn;
        turn.number = number;
        turn.couplet = 1;
        tell.accept(new TurnEvent.TurnBegan(number));
        SupplyProblems.removeDepots(state, tell);
        Reinforcements.testCrossing(state, tell);
        Weather.find(state, dice, tell);
        if (turn.clear) turn.phase = Phase.INTERDICTION;
        else startCouplet(state, 1, dice, tell);
    }

    @Clause("wave 5.1a")
    private static void startCouplet(State state, int couplet, Dice dice, Consumer<? super Event> tell) {
        state.turn.couplet = couplet;
        state.turn.repairsThisCouplet = 0;
        if (couplet == 1) SupplyProblems.roll(state, dice, tell);
        startSegment(state, Sides.GERMAN, dice, tell);
    }

    @Clause({"wave 5.2c", "wave 5.6d", "wave 5.6e"})
    private static void startSegment(State state, int side, Dice dice, Consumer<? super Event> tell) {
        TurnState turn = state.turn;
        turn.active = side;
        turn.second = false;
        turn.fightFirst = false; // 5.6e: the declaration held for the segment before
        if (!turn.isFirstCouplet()) {
            turn.phase = Phase.ORDER;
            return;
        }
        // 5.8a: the German fights first. 5.8b: the Allied player has no combat phase to order.
        chooseOrder(state, side == Sides.GERMAN, dice, tell);
    }

    @Clause({"wave 5.6b", "wave 5.6c"})
    public static void chooseOrder(State state, boolean fightFirst, Dice dice, Consumer<? super Event> tell) {
        TurnState turn = state.turn;
        turn.fightFirst = fightFirst;
        String clause = !turn.isFirstCouplet() ? "5.6a" : fightFirst ? "5.8a" : "5.8b";
        tell.accept(new TurnEvent.OrderChosen(Sides.side(turn.active), fightFirst, clause(clause)));
        if (BridgeRepairs.canRepairAny(state, turn.active)) turn.phase = Phase.REPAIR;
        else startMain(state, dice, tell);
    }

    /** 5.8a, 5.8b: the first couplet leaves no choice. */
    @Clause({"wave 5.8a", "wave 5.8b"})
    public static void judgeOrder(State state, boolean fightFirst, Reasons reasons) {
        if (!state.turn.isFirstCouplet()) return;
        if (state.turn.decides() == Sides.GERMAN && !fightFirst)
            reasons.add(clause("5.8a"), "The German player fights first in the first couplet of GT1.");
        if (state.turn.decides() == Sides.ALLIED && fightFirst)
            reasons.add(clause("5.8b"), "The Allied player cannot attack in the first couplet of GT1.");
    }

    /** The first or second main phase of the segment. */
    @Clause({"wave 5.2b", "wave 5.6f"})
    private static void startMain(State state, Dice dice, Consumer<? super Event> tell) {
        TurnState turn = state.turn;
        turn.phase = turn.fightFirst == turn.second ? Phase.MOVEMENT : Phase.COMBAT;
        if (turn.phase == Phase.COMBAT && turn.isFirstCouplet() && turn.active == Sides.ALLIED)
            endMain(state, dice, tell);
    }

    /** The side to decide has nothing more to do here. */
    @Clause("wave 5.1b")
    public static void done(State state, Dice dice, Consumer<? super Event> tell) {
        switch (state.turn.phase) {
            case SET_UP -> {
                if (state.turn.active == Sides.ALLIED) state.turn.active = Sides.GERMAN;
                else startTurn(state, 1, dice, tell);
            }
            case INTERDICTION -> state.turn.phase = Phase.AERIAL_SUPPLY;
            case AERIAL_SUPPLY -> startCouplet(state, 1, dice, tell);
            case REPAIR -> startMain(state, dice, tell);
            case MOVEMENT -> endMovement(state, dice, tell);
            case REFORM -> endMain(state, dice, tell);
            case COMBAT -> {
                Fight.endPhase(state);
                endMain(state, dice, tell);
            }
            case ATTACK_SUPPORT, DEFENSE_SUPPORT -> Fight.declared(state, dice, tell);
            case ADVANCE -> Fight.end(state, tell);
            case ORDER, OVERSTACKED, DEMOLITION, ATTACK_LOSSES, DEFENSE_LOSSES, OVER ->
                throw new IllegalStateException("nothing to be done with in " + state.turn.phase);
        }
    }

    /** The answer given, the interrupted phase continues once no other bridge is in question (9.14d). */
    public static void demolish(State state, int bridge, boolean blow, Dice dice, Consumer<? super Event> tell) {
        Bridges.answer(state, bridge, blow, dice, tell);
        if (state.march.isAsking()) return;
        state.turn.phase = state.turn.interrupted;
        if (state.turn.phase == Phase.ADVANCE) Fight.afterAdvance(state, tell);
        else MovementPhase.resumeMove(state, dice, tell);
    }

    /** Whether the phase can be ended by its owner; some questions need an answer. */
    @Clause("wave 5.6a")
    public static void judgeDone(State state, Reasons reasons) {
        switch (state.turn.phase) {
            case ORDER -> reasons.add(clause("5.6a"), "Choose the order of your two phases first.");
            case OVERSTACKED -> reasons.add(clause("7.2c"), "Eliminate units until no hex is overstacked.");
            case DEMOLITION -> reasons.add(clause("9.14a"), "Decide first whether to blow the bridge.");
            case ATTACK_LOSSES, DEFENSE_LOSSES -> reasons.add(clause("10.9b"), "Take the losses of the battle first.");
            case OVER -> reasons.add(clause("4.1"), CommonReasons.GAME_OVER);
            case SET_UP -> SetupCheck.judgeDone(state, reasons);
            case INTERDICTION,
                    AERIAL_SUPPLY,
                    REPAIR,
                    MOVEMENT,
                    COMBAT,
                    REFORM,
                    ATTACK_SUPPORT,
                    DEFENSE_SUPPORT,
                    ADVANCE -> {}
        }
    }

    private static void endMovement(State state, Dice dice, Consumer<? super Event> tell) {
        MovementPhase.end(state);
        boolean reform = state.turn.active == Sides.ALLIED && Cavalry.meetingHex(state) != HexGrid.NONE;
        if (reform) state.turn.phase = Phase.REFORM;
        else endMain(state, dice, tell);
    }

    /** After every phase: 7.2c, then the next. */
    public static void endMain(State state, Dice dice, Consumer<? super Event> tell) {
        TurnState turn = state.turn;
        turn.phase = Phase.OVERSTACKED; // the Kampfgruppe counts again between phases (7.7c)
        if (!Stacking.overstacked(state, turn.active).isEmpty()) return;
        if (turn.second) endSegment(state, dice, tell);
        else {
            turn.second = true;
            startMain(state, dice, tell);
        }
    }

    @Clause("wave R.2")
    private static void endSegment(State state, Dice dice, Consumer<? super Event> tell) {
        BridgeRepairs.finishRepairs(state, tell);
        if (state.turn.active == Sides.GERMAN) {
            startSegment(state, Sides.ALLIED, dice, tell);
            return;
        }
        Artillery.recover(state, tell);
        if (state.turn.couplet == 1) startCouplet(state, 2, dice, tell);
        else endTurn(state, dice, tell);
    }

    @Clause("wave 4.2a")
    private static void endTurn(State state, Dice dice, Consumer<? super Event> tell) {
        Victory.scoreWestBank(state, tell);
        Peiper.endOfTurn(state, dice, tell);
        state.ground.attempted().clear();
        if (state.turn.number == state.scenario.lastTurn()) {
            Victory.end(state, tell); // 4.4 still sees this turn's supply problems, so they are not lifted
            return;
        }
        if (state.skies.interdictions() > 0) state.stepCostsRestored();
        state.skies.lift();
        SupplyProblems.lift(state);
        startTurn(state, state.turn.number + 1, dice, tell);
    }
}
