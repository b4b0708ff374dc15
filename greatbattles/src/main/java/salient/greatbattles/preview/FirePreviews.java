package salient.greatbattles.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Die;
import salient.kernel.play.Verdict;

/** Shots and close combats before the dice, from the same scores that the dice are compared with. */
public final class FirePreviews {

    private FirePreviews() {}

    static TableAnswer.FirePreview aim(State s, GreatBattlesOrder.Aim o) {
        return shot(
                s,
                o.stand().index(),
                o.target().index(),
                o.indirect() ? Fire.Manner.INDIRECT : Fire.Manner.DIRECT,
                false,
                Previews.reasons(GreatBattlesOrders.judge(s, o)));
    }

    static TableAnswer.FirePreview opportunity(State s, GreatBattlesOrder.OpportunityFire o) {
        return shot(
                s,
                o.stand().index(),
                o.target().index(),
                Fire.Manner.OPPORTUNITY,
                o.weapons(),
                Previews.reasons(GreatBattlesOrders.judge(s, o)));
    }

    private static TableAnswer.FirePreview shot(
            State s, int from, int to, Fire.Manner manner, boolean weapons, List<Verdict.Reason> reasons) {
        String name = manner.name().toLowerCase(Locale.ROOT);
        String one = s.stand(from).name();
        String other = s.stand(to).name();
        boolean there = s.onTable(from) && s.onTable(to) && Fire.armed(s, from);
        boolean ranged = there && s.base(from).within(Fire.range(s, from, manner), s.base(to));
        if (!ranged)
            return new TableAnswer.FirePreview(
                    one,
                    other,
                    name,
                    there ? s.base(from).distanceUp(s.base(to)) : 0,
                    0,
                    List.of(),
                    0,
                    Optional.empty(),
                    List.of(),
                    0,
                    0,
                    0,
                    reasons);
        Fire.Shot shot = Fire.shot(s, from, to, manner, weapons);
        int hit = Math.clamp(shot.hit(), 1, Die.SIDES); // C7Fh: a 1 always hits
        boolean never = shot.destroy() == Charts.NEVER;
        int destroys = hit * shot.fatalFaces(s) / 2;
        return new TableAnswer.FirePreview(
                one,
                other,
                name,
                shot.range(),
                shot.base(),
                changes(shot.toHit()),
                shot.hit(),
                never ? Optional.empty() : Optional.of(shot.destroyBase()),
                changes(shot.toDestroy()),
                hit * Die.SIDES,
                destroys,
                hit * Die.SIDES - destroys,
                reasons);
    }

    static List<TableAnswer.Change> changes(List<Fire.Modifier> all) {
        return all.stream()
                .map(m -> new TableAnswer.Change(Clauses.clause(m.clause()), m.amount(), m.why()))
                .toList();
    }

    /** Every visible enemy stand: what a shot at it would do, or why no shot is possible. */
    public static TableAnswer.Targets targets(State s, Stand stand) {
        int from = stand.index();
        List<TableAnswer.FirePreview> shots = new ArrayList<>();
        boolean fires = s.onTable(from) && Fire.armed(s, from);
        for (Stand other : s.scenario().stands()) {
            int to = other.index();
            if (!fires
                    || other.side() == stand.side()
                    || !s.visible(to)
                    || !s.type(to).fights()) continue;
            Verdict.Reasons why = new Verdict.Reasons();
            Fire.judge(s, from, to, Fire.Manner.DIRECT, why);
            shots.add(shot(s, from, to, Fire.Manner.DIRECT, false, Previews.reasons(why.verdict())));
            if (why.isEmpty() || !stand.type().infantry()) continue;
            Verdict.Reasons whyIndirect = new Verdict.Reasons();
            Fire.judge(s, from, to, Fire.Manner.INDIRECT, whyIndirect);
            if (whyIndirect.isEmpty()) shots.add(shot(s, from, to, Fire.Manner.INDIRECT, false, List.of()));
        }
        return new TableAnswer.Targets(
                stand.name(),
                Sight.range(s),
                fires ? Fire.range(s, from, Fire.Manner.DIRECT) : 0,
                fires && stand.type().infantry() ? Fire.range(s, from, Fire.Manner.INDIRECT) : 0,
                shots);
    }

    /** C9a: both roll a die and add; the higher wins. */
    static TableAnswer.CombatPreview combat(State s, GreatBattlesOrder.Combat o) {
        return combat(s, o.attacker(), o.defender(), Previews.reasons(GreatBattlesOrders.judge(s, o)));
    }

    /** @param reasons what forbids it */
    static TableAnswer.CombatPreview combat(State s, Unit one, Unit other, List<Verdict.Reason> reasons) {
        int attacker = one.index();
        int defender = other.index();
        State fought = CloseCombat.asFought(s, attacker, defender);
        List<Fire.Modifier> attack = CloseCombat.attackerModifiers(fought, attacker, defender);
        List<Fire.Modifier> defense = CloseCombat.defenderModifiers(fought, defender, attacker);
        Probabilities.Fight fight = Probabilities.closeCombat(s, attacker, defender);
        return new TableAnswer.CombatPreview(
                one.name(),
                other.name(),
                changes(attack),
                changes(defense),
                fight.win(),
                fight.draw(),
                fight.lose(),
                reasons);
    }
}
