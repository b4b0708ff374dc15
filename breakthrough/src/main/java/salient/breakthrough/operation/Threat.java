package salient.breakthrough.operation;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.hexwar.threat.ThreatTally;
import salient.hexwar.threat.ThreatTo;
import salient.hexwar.threat.Threats;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.Clause;

/**
 * What an army could attack in its next Operation Phase. In a position as one side knows it, the other side's points
 * are the most the rules allow and its modes are open; everything else is as it stands.
 */
public final class Threat {
    private final State s;
    private final Army army;
    private final NextOperationPhase next;
    private final List<Reason> notes = new ArrayList<>();

    private Threat(State asked, Army army) {
        s = asked.copy();
        this.army = army;
        next = NextOperationPhase.of(asked, army);
        if (asked.turn().phase() == Phase.OVER
                || next.turn() > asked.definition().lastTurn())
            note("2.1n", "No Operation Phase of the " + army.side().name() + " is left.");
        else {
            s.turn().setNumber(next.turn());
            s.turn().setPhase(next.phase(), army);
            assume();
        }
    }

    private boolean over() {
        return s.turn().phase() == Phase.OVER || next.turn() > s.definition().lastTurn();
    }

    private void note(String number, String why) {
        notes.add(new Reason(clause(number), why));
    }

    private void assume() {
        String name = army.side().name();
        if (Movement.surprised(s)) note("2.4c", "No German unit may move in that phase.");
        if (!s.knows(army)) {
            note(
                    "7.4b",
                    name + " units are taken to have the most OP the rules allow them in that phase, with the supply"
                            + " the map showed last and no interdiction.");
            note(
                    "7.7a",
                    "A unit that could attack only if it is in travel mode already counts as possible, not as sure.");
            note(
                    "8.0h",
                    name + " strength is full strength less the losses shown, to the nearest ten; at most it is the"
                            + " full strength.");
        }
        note(
                "7.6v",
                "It is assumed that they all fit into the hexes around it, " + Stacking.LIMIT
                        + " stacking points in each.");
        note("2.3a", "Units are where they are now: moves before that phase and reinforcements are not counted.");
    }

    @Clause("breakthrough 6.1f")
    public static Threats of(State asked, Army army) {
        Threat threat = new Threat(asked, army);
        return new Threats(army.side().id(), threat.when(), threat.over() ? List.of() : threat.hexes(), threat.notes);
    }

    @Clause("breakthrough 7.9c")
    public static ThreatTo to(State asked, Army army, int target) {
        return new Threat(asked, army).to(target);
    }

    @Clause("breakthrough 7.4a")
    private String when() {
        return army.side().name() + " " + next.phase().title + ", " + TurnState.date(next.turn()) + " Dec";
    }

    private List<Threats.Threatened> hexes() {
        int size = s.board().size();
        ThreatTally tally = new ThreatTally(size);
        int[] strength = new int[size];
        int[] atMost = new int[size];
        for (int u : OrderOfBattle.indices(army)) {
            if (!s.forces().onMap(u)) continue;
            AttackReach approach = new AttackReach(s, u, next);
            for (int hex = 0; hex < size; hex++) {
                int from = s.forces().holds(hex, army) ? Board.NONE : approach.from(hex);
                if (from == Board.NONE) continue;
                boolean sure = approach.sure(from, hex);
                tally.add(hex, 1, sure ? 1 : 0);
                atMost[hex] += atMost(u);
                if (sure) strength[hex] += s.forces().strength(u);
            }
        }
        return tally.hexes(s.board()::name, hex -> strength[hex], hex -> atMost[hex]);
    }

    private ThreatTo to(int target) {
        List<ThreatTo.Attacker> attackers = new ArrayList<>();
        String hex = s.board().hex(target).toString();
        boolean own = s.forces().holds(target, army);
        if (own) note("7.9c", "Units of the " + army.side().name() + " hold " + hex + " themselves.");
        for (int u : OrderOfBattle.indices(army))
            if (!own && !over() && s.forces().onMap(u)) add(u, target, attackers);
        int strength = 0;
        int atMost = 0;
        for (ThreatTo.Attacker attacker : attackers) {
            if (attacker.sure()) strength += attacker.strength();
            atMost += attacker.atMost();
        }
        return new ThreatTo(army.side().id(), when(), hex, List.copyOf(attackers), strength, atMost, notes);
    }

    private void add(int u, int target, List<ThreatTo.Attacker> attackers) {
        AttackReach approach = new AttackReach(s, u, next);
        int from = approach.from(target);
        if (from == Board.NONE) return;
        boolean sure = approach.sure(from, target);
        attackers.add(new ThreatTo.Attacker(
                OrderOfBattle.unit(u).id(),
                s.board().hex(s.forces().hex(u)).toString(),
                s.board().hex(from).toString(),
                approach.left(from, target),
                sure,
                approach.traveling(from, target) ? "in travel mode" : sure ? "in normal mode" : "if in travel mode now",
                s.forces().strength(u),
                atMost(u)));
    }

    private int atMost(int u) {
        int seen = s.forces().strength(u);
        return s.knows(army) ? seen : Math.max(seen, s.fullStrength(u));
    }
}
