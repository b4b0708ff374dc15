package salient.greatbattles.position;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.airborne.DropPlans;
import salient.greatbattles.fire.LandingFire;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.Sides;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;

/** What is asked, which side is asked, in which step. */
public final class Prompts {
    private Prompts() {}

    public static Prompt of(State s) {
        String turn = "day " + s.day() + (s.turn() == 0 ? "" : " · turn " + s.turn());
        Side side = s.phase() == Phase.OVER ? Side.REFEREE : Sides.ALL.get(s.decider());
        String clause = switch (s.ask()) {
            case NOTHING -> s.phase().clause;
            case OPPORTUNITY -> "C8f";
            case DISPLACEMENT -> "C7Fac";
            case LOSS -> s.pending().deploymentLosses().standDue() ? "C2j" : "C10k";
            case ADVANCE -> "C9u";
            case SUPPRESSION -> "C2j";
            case RETREAT -> "C9t";
        };
        Optional<String> where = switch (s.ask()) {
            case OPPORTUNITY -> Optional.of(s.unit(LandingFire.quarry(s)).name());
            case DISPLACEMENT ->
                Optional.of(s.stand(s.pending().casualty().stand()).name());
            case LOSS -> Optional.of(s.unit(s.pending().standLoss().unit()).name());
            case SUPPRESSION ->
                Optional.of(s.unit(s.pending().deploymentLosses().unit()).name());
            case RETREAT -> Optional.of(s.unit(s.pending().retreat().unit()).name());
            case ADVANCE -> Optional.of(s.unit(s.pending().advance().winner()).name());
            case NOTHING -> Optional.empty();
        };
        return new Prompt(
                side,
                turn,
                s.phase().title,
                question(s),
                s.ask() != Decision.NOTHING,
                where,
                List.of(),
                List.of(Clauses.clause(clause)));
    }

    private static String question(State s) {
        return switch (s.ask()) {
            case OPPORTUNITY ->
                "Do you fire at " + s.unit(LandingFire.quarry(s)) + " as it "
                        + (s.pending().landing().underWay() ? "lands?" : "moves?");
            case DISPLACEMENT ->
                "Which stand takes the casualty of "
                        + s.stand(s.pending().casualty().stand()) + "?";
            case LOSS ->
                "Which stand of " + s.unit(s.pending().standLoss().unit())
                        + (s.pending().deploymentLosses().standDue() ? " is destroyed as it deploys?" : " is lost?");
            case SUPPRESSION ->
                "Which stand of " + s.unit(s.pending().deploymentLosses().unit()) + " is suppressed as it deploys?"
                        + (s.pending().deploymentLosses().suppressionsDue() > 1
                                ? " " + s.pending().deploymentLosses().suppressionsDue() + " must be."
                                : "");
            case RETREAT -> "Which way does " + s.unit(s.pending().retreat().unit()) + " retreat?";
            case ADVANCE -> "Does " + s.unit(s.pending().advance().winner()) + " advance, and how far?";
            case NOTHING ->
                switch (s.phase()) {
                    case SET_UP -> "Attach your stands and set up your units." + drops(s);
                    case PLANNING -> "Assign your templates for the day." + drops(s);
                    case DAWN_DEPLOYMENT, DEPLOYMENT -> "Bring reserves to the table, or end the step.";
                    case PASS_OR_PROCEED -> "Do you pass this turn or proceed?";
                    case DAWN_ACTIVATION -> "Buy one activation, or end the step.";
                    case ACTIVATION -> "Buy one activation, cancel waiting templates, or end the step.";
                    case UPKEEP -> "Which templates get another round?";
                    case BARRAGE -> "Call templates, or cancel those that are late.";
                    case MOVEMENT ->
                        "Move and form your battalions, action " + s.turnState().round() + ".";
                    case FIRE ->
                        "Fire, rally and limber, action " + s.turnState().round() + ".";
                    case CLOSE_COMBAT -> "Which close combat is fought next?";
                    case MORALE -> "Morale is tested.";
                    case NIGHT -> "Night: withdraw battalions, change formations, attach and detach stands." + drops(s);
                    case OVER -> "The game is over.";
                };
        };
    }

    /** A5: the step waits for these. */
    private static String drops(State s) {
        return DropPlans.open(s).isEmpty() ? "" : " Give each drop that is due its aim point and height.";
    }
}
