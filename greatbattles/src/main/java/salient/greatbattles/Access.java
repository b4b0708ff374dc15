package salient.greatbattles;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Ask;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.play.Verdict;

/** Whether an order belongs to the step at hand and to the side that decides. */
final class Access {
    private Access() {}

    static void check(State s, GreatBattlesOrder order, Verdict.Reasons why) {
        Phase phase = s.phase();
        if (!fits(s, order))
            why.add(
                    Clauses.clause(phase.clause()),
                    s.ask() == Ask.NOTHING
                            ? "This is not the time for it: the step is " + phase.title() + "."
                            : "Another decision comes first: " + s.ask().id() + ".");
        Unit unit = unit(order);
        if (unit != null && unit.side() != s.decider())
            why.add(Clauses.clause("T2"), unit + " is not yours to command now.");
        Stand stand = stand(order);
        if (stand != null && stand.side() != s.decider())
            why.add(Clauses.clause("T2"), stand + " is not yours to command now.");
        if (unit != null && why.isEmpty() && !unit.battalion() && !forPosts(order))
            why.add(Clauses.clause("U34"), unit + " is no battalion.");
    }

    private static boolean forPosts(GreatBattlesOrder order) {
        return order instanceof GreatBattlesOrder.SetUp
                || order instanceof GreatBattlesOrder.Road
                || order instanceof GreatBattlesOrder.March
                || order instanceof GreatBattlesOrder.Go
                || order instanceof GreatBattlesOrder.Drop
                || order instanceof GreatBattlesOrder.Withhold
                || order instanceof GreatBattlesOrder.Postpone
                || order instanceof GreatBattlesOrder.MakeFor
                || order instanceof GreatBattlesOrder.March
                || order instanceof GreatBattlesOrder.Save
                || order instanceof GreatBattlesOrder.Decline;
    }

    private static boolean fits(State s, GreatBattlesOrder order) {
        Phase p = s.phase();
        boolean plain = s.ask() == Ask.NOTHING;
        return switch (order) {
            case GreatBattlesOrder.SetUp _ -> plain && p == Phase.SET_UP;
            case GreatBattlesOrder.Attach _, GreatBattlesOrder.Detach _ ->
                plain && (p == Phase.SET_UP || p == Phase.NIGHT);
            case GreatBattlesOrder.Done _ ->
                plain && p != Phase.PASS_OR_PROCEED && p != Phase.CLOSE_COMBAT && p != Phase.MORALE && p != Phase.OVER;
            case GreatBattlesOrder.Plan _ -> plain && p == Phase.PLANNING;
            case GreatBattlesOrder.Deploy _, GreatBattlesOrder.DeployStands _ ->
                plain && (p == Phase.DAWN_DEPLOYMENT || p == Phase.DEPLOYMENT);
            case GreatBattlesOrder.Pass _, GreatBattlesOrder.Proceed _ -> plain && p == Phase.PASS_OR_PROCEED;
            case GreatBattlesOrder.Activate _, GreatBattlesOrder.ActivateGroups _, GreatBattlesOrder.Deactivate _ ->
                plain && (p == Phase.ACTIVATION || p == Phase.DAWN_ACTIVATION);
            case GreatBattlesOrder.Keep _ -> plain && p == Phase.UPKEEP;
            case GreatBattlesOrder.Call _ -> plain && p == Phase.BARRAGE;
            // ART10: what falls due lands when the activation step ends
            case GreatBattlesOrder.Cancel _ -> plain && (p == Phase.ACTIVATION || p == Phase.BARRAGE);
            case GreatBattlesOrder.March _, GreatBattlesOrder.Road _ -> plain && p == Phase.MOVEMENT;
            case GreatBattlesOrder.Go _ -> plain && (p == Phase.MOVEMENT || p == Phase.SET_UP);
            case GreatBattlesOrder.Form _ -> plain && (p == Phase.MOVEMENT || p == Phase.NIGHT);
            case GreatBattlesOrder.Dismount _ -> plain && p != Phase.OVER; // U30: at any time
            case GreatBattlesOrder.Decline _ -> plain && (p == Phase.MOVEMENT || p == Phase.FIRE);
            case GreatBattlesOrder.Limber _,
                    GreatBattlesOrder.Rally _,
                    GreatBattlesOrder.Aim _,
                    GreatBattlesOrder.Shoot _ -> plain && p == Phase.FIRE;
            case GreatBattlesOrder.Combat _ -> plain && p == Phase.CLOSE_COMBAT;
            case GreatBattlesOrder.OpportunityFire _, GreatBattlesOrder.Hold _ -> s.ask() == Ask.OPPORTUNITY;
            case GreatBattlesOrder.Displace _, GreatBattlesOrder.Accept _ -> s.ask() == Ask.DISPLACEMENT;
            case GreatBattlesOrder.Lose _ -> s.ask() == Ask.LOSS || plain && p == Phase.NIGHT;
            case GreatBattlesOrder.Retreat _ -> s.ask() == Ask.RETREAT;
            case GreatBattlesOrder.Advance _, GreatBattlesOrder.Stay _ -> s.ask() == Ask.ADVANCE;
            case GreatBattlesOrder.Drop _, GreatBattlesOrder.Withhold _ ->
                plain && (p == Phase.PLANNING || p == Phase.SET_UP || p == Phase.NIGHT);
            case GreatBattlesOrder.Postpone _ -> plain && p == Phase.DEPLOYMENT;
            case GreatBattlesOrder.Rendezvous _, GreatBattlesOrder.Gather _, GreatBattlesOrder.MakeFor _ ->
                plain && p == Phase.MOVEMENT;
            case GreatBattlesOrder.Withdraw _ ->
                plain && (p == Phase.NIGHT || p == Phase.DEPLOYMENT && s.variants().dayReserve);
            case GreatBattlesOrder.Reactivate _, GreatBattlesOrder.Help _ -> plain && p == Phase.ACTIVATION;
            case GreatBattlesOrder.Initiative _,
                    GreatBattlesOrder.Rouse _,
                    GreatBattlesOrder.Save _,
                    GreatBattlesOrder.Ride _,
                    GreatBattlesOrder.Hurry _ -> plain && p == Phase.MOVEMENT;
            case GreatBattlesOrder.Entrench _ -> plain && (p == Phase.FIRE || p == Phase.SET_UP);
            case GreatBattlesOrder.Smoke _ -> plain && (p == Phase.PLANNING || p == Phase.BARRAGE);
            case GreatBattlesOrder.Suppress _ -> s.ask() == Ask.SUPPRESSION;
        };
    }

    private static Unit unit(GreatBattlesOrder order) {
        return switch (order) {
            case GreatBattlesOrder.SetUp o -> o.unit();
            case GreatBattlesOrder.Attach o -> o.unit();
            case GreatBattlesOrder.Deploy o -> o.unit();
            case GreatBattlesOrder.DeployStands o -> o.unit();
            case GreatBattlesOrder.Activate o -> o.unit();
            case GreatBattlesOrder.Deactivate o -> o.unit();
            case GreatBattlesOrder.March o -> o.unit();
            case GreatBattlesOrder.Go o -> o.unit();
            case GreatBattlesOrder.Road o -> o.unit();
            case GreatBattlesOrder.Form o -> o.unit();
            case GreatBattlesOrder.Decline o -> o.unit();
            case GreatBattlesOrder.Dismount o -> o.unit();
            case GreatBattlesOrder.Shoot o -> o.unit();
            case GreatBattlesOrder.Withdraw o -> o.unit();
            case GreatBattlesOrder.Drop o -> o.unit();
            case GreatBattlesOrder.Withhold o -> o.unit();
            case GreatBattlesOrder.Postpone o -> o.unit();
            case GreatBattlesOrder.Gather o -> o.unit();
            case GreatBattlesOrder.MakeFor o -> o.unit();
            case GreatBattlesOrder.Reactivate o -> o.unit();
            case GreatBattlesOrder.Initiative o -> o.unit();
            case GreatBattlesOrder.Rouse o -> o.unit();
            case GreatBattlesOrder.Save o -> o.unit();
            case GreatBattlesOrder.Help o -> o.unit();
            case GreatBattlesOrder.Hurry o -> o.unit();
            default -> null;
        };
    }

    private static Stand stand(GreatBattlesOrder order) {
        return switch (order) {
            case GreatBattlesOrder.Attach o -> o.stand();
            case GreatBattlesOrder.Detach o -> o.stand();
            case GreatBattlesOrder.Limber o -> o.stand();
            case GreatBattlesOrder.Rally o -> o.stand();
            case GreatBattlesOrder.Aim o -> o.stand();
            case GreatBattlesOrder.OpportunityFire o -> o.stand();
            case GreatBattlesOrder.Displace o -> o.to();
            case GreatBattlesOrder.Lose o -> o.stand();
            case GreatBattlesOrder.Retreat o -> o.stand();
            case GreatBattlesOrder.Rendezvous o -> o.stand();
            case GreatBattlesOrder.Suppress o -> o.stand();
            case GreatBattlesOrder.Entrench o -> o.stand();
            case GreatBattlesOrder.Ride o -> o.stand();
            default -> null;
        };
    }
}
