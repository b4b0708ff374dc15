package salient.breakthrough;

import java.util.function.Consumer;
import salient.breakthrough.air.AirDrops;
import salient.breakthrough.air.AirPhase;
import salient.breakthrough.operation.Exit;
import salient.breakthrough.operation.Fortification;
import salient.breakthrough.operation.Movement;
import salient.breakthrough.operation.Plotting;
import salient.breakthrough.operation.TravelMode;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.organization.Bridges;
import salient.breakthrough.organization.BuildUp;
import salient.breakthrough.organization.Replacements;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.sequence.TurnSequence;
import salient.breakthrough.state.State;
import salient.kernel.dice.Dice;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** Which room judges an order, and which carries it out. What no room forbids is allowed (0c). */
@Clause("breakthrough 0c")
final class Referee {
    private Referee() {}

    static Verdict judge(State s, BreakthroughOrder order) {
        Verdict.Reasons why = new Verdict.Reasons();
        // Without the right phase and the right unit no other clause has anything to say.
        Access.check(s, order, why);
        if (!why.isEmpty()) return why.verdict();
        switch (order) {
            case BreakthroughOrder.Begin _, BreakthroughOrder.EndPhase _ -> {}
            case BreakthroughOrder.Interdict o -> AirPhase.judge(s, o, why);
            case BreakthroughOrder.GroundAttack o -> AirPhase.judge(s, o, why);
            case BreakthroughOrder.AirDrop o -> AirDrops.judge(s, o, why);
            case BreakthroughOrder.TransferArtillery o -> ArtilleryTransfers.judge(s, o, why);
            case BreakthroughOrder.MaximumArtillery o -> ArtilleryTransfers.judge(s, o, why);
            case BreakthroughOrder.Replace o -> Replacements.judge(s, o, why);
            case BreakthroughOrder.BuildUp o -> BuildUp.judge(s, o, why);
            case BreakthroughOrder.BreakDown o -> BuildUp.judge(s, o, why);
            case BreakthroughOrder.BlowBridge o -> Bridges.judge(s, o, why);
            case BreakthroughOrder.BuildBridge o -> Bridges.judge(s, o, why);
            case BreakthroughOrder.Exit o -> Exit.judge(s, o, why);
            case BreakthroughOrder.Advance o -> Plotting.judge(s, o, why);
            case BreakthroughOrder.Move o -> Movement.judge(s, o, why);
            case BreakthroughOrder.Attack o -> Plotting.judge(s, o, why);
            case BreakthroughOrder.Fortify o -> Fortification.judge(s, o, why);
            case BreakthroughOrder.ChangeMode o -> TravelMode.judge(s, o, why);
        }
        return why.verdict();
    }

    /** The order has been judged legal. */
    static void carryOut(State s, BreakthroughOrder order, Dice dice, Consumer<BreakthroughEvent> tell) {
        switch (order) {
            case BreakthroughOrder.Begin _ -> TurnSequence.begin(s, dice, tell);
            case BreakthroughOrder.EndPhase _ -> TurnSequence.endPhase(s, dice, tell);
            case BreakthroughOrder.Interdict o -> {
                AirPhase.play(s, o, tell);
                TurnSequence.endMission(s, dice, tell);
            }
            case BreakthroughOrder.GroundAttack o -> {
                AirPhase.play(s, o, dice, tell);
                TurnSequence.endMission(s, dice, tell);
            }
            case BreakthroughOrder.AirDrop o -> AirDrops.play(s, o, tell);
            case BreakthroughOrder.TransferArtillery o -> ArtilleryTransfers.play(s, o, tell);
            case BreakthroughOrder.MaximumArtillery o -> ArtilleryTransfers.play(s, o, tell);
            case BreakthroughOrder.Replace o -> Replacements.play(s, o, tell);
            case BreakthroughOrder.BuildUp o -> BuildUp.play(s, o, tell);
            case BreakthroughOrder.BreakDown o -> BuildUp.play(s, o, tell);
            case BreakthroughOrder.BlowBridge o -> Bridges.play(s, o, dice, tell);
            case BreakthroughOrder.BuildBridge o -> Bridges.play(s, o, tell);
            case BreakthroughOrder.Exit o -> Exit.play(s, o, tell);
            case BreakthroughOrder.Advance o -> Plotting.play(s, o, tell);
            case BreakthroughOrder.Move o -> Movement.play(s, o, tell);
            case BreakthroughOrder.Attack o -> Plotting.play(s, o, tell);
            case BreakthroughOrder.Fortify o -> Fortification.play(s, o, tell);
            case BreakthroughOrder.ChangeMode o -> TravelMode.play(s, o, tell);
        }
    }
}
