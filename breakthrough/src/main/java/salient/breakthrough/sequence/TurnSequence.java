package salient.breakthrough.sequence;

import static salient.breakthrough.play.Clauses.clause;

import java.util.function.Consumer;
import salient.breakthrough.air.AirPhase;
import salient.breakthrough.allowance.Allowances;
import salient.breakthrough.combat.CombatPhase;
import salient.breakthrough.organization.ArtilleryPools;
import salient.breakthrough.organization.Replacements;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.reinforcement.Reinforcements;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.supply.SupplyPhase;
import salient.breakthrough.tables.Army;
import salient.breakthrough.victory.Victory;
import salient.breakthrough.weather.WeatherRoll;
import salient.kernel.dice.Dice;
import salient.kernel.rulebook.Clause;

/** 2.3: the twelve phases of a turn, one after the other, until one of them needs a player's decision. */
public final class TurnSequence {
    private TurnSequence() {}

    /** 2.1l, 2.1m: a scenario of the 16th begins with the Supply Phase, that of the 21st with the Air Phase. */
    @Clause({"breakthrough 2.1l", "breakthrough 2.1m"})
    public static void begin(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        tell.accept(new TurnEvent.TurnBegan(s.turn().number(), s.turn().date()));
        if (s.turn().surprise()) supplyAndReinforcement(s, dice, tell);
        else airPhase(s, dice, tell);
    }

    /** The deciding player is done with this phase, or with one side's part of a phase that both share. */
    @Clause("breakthrough 2.3a")
    public static void endPhase(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        Phase phase = s.turn().phase();
        switch (phase) {
            case AIR -> {
                if (s.turn().active() == Army.AMERICAN) germanAirPhase(s, dice, tell);
                else endAirPhase(s, dice, tell);
            }
            case ORGANIZATION -> endOrganization(s, s.turn().active(), dice, tell);
            case AMERICAN_OPERATION_1, GERMAN_OPERATION_1, AMERICAN_OPERATION_2, GERMAN_OPERATION_2 ->
                combat(s, phase, dice, tell);
            case START,
                    SUPPLY,
                    REINFORCEMENT,
                    AMERICAN_COMBAT_1,
                    GERMAN_COMBAT_1,
                    AMERICAN_COMBAT_2,
                    GERMAN_COMBAT_2,
                    OVER -> throw new IllegalStateException("no side decides in the " + phase.title);
        }
    }

    /** 3.2c: the air mission menu also closes when the points are used up. */
    @Clause("breakthrough 3.2c")
    public static void endMission(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        if (s.turn().airPoints(s.turn().active()) == 0) endPhase(s, dice, tell);
    }

    /** 2.3c (1): artillery returns and pools are adjusted; what is counted per turn starts anew. */
    @Clause({"breakthrough 6.4e", "breakthrough 6.7g", "breakthrough 6.7l", "breakthrough 2.3c"})
    private static void nextTurn(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        s.turn().setNumber(s.turn().number() + 1);
        tell.accept(new TurnEvent.TurnBegan(s.turn().number(), s.turn().date()));
        for (int u = 0; u < Forces.UNITS; u++) {
            s.forces().setMoved(u, false);
            s.forces().setTriedBridge(u, false);
        }
        s.ground().forgetCrossings();
        for (Army army : Army.values()) s.turn().setInterdiction(army, 0);
        ArtilleryPools.beginTurn(s);
        airPhase(s, dice, tell);
    }

    /** 2.3c (2), 3.2a: only a player with air points has a part in the Air Phase. */
    @Clause({"breakthrough 3.1e", "breakthrough 3.2a"})
    private static void airPhase(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        s.turn().setPhase(Phase.AIR, Army.AMERICAN);
        WeatherRoll.settle(s, dice, tell);
        AirPhase.receivePoints(s, tell);
        if (s.turn().airPoints(Army.AMERICAN) > 0) tell.accept(new TurnEvent.PhaseBegan(Phase.AIR, Army.AMERICAN));
        else germanAirPhase(s, dice, tell);
    }

    private static void germanAirPhase(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        s.turn().setPhase(Phase.AIR, Army.GERMAN);
        if (s.turn().airPoints(Army.GERMAN) > 0) tell.accept(new TurnEvent.PhaseBegan(Phase.AIR, Army.GERMAN));
        else endAirPhase(s, dice, tell);
    }

    private static void endAirPhase(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        tell.accept(new TurnEvent.PhaseEnded(Phase.AIR));
        supplyAndReinforcement(s, dice, tell);
    }

    /** 2.3b, 2.3c (3) and (4): the computer handles both sides, the American first. */
    @Clause("breakthrough 2.3b")
    private static void supplyAndReinforcement(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        s.turn().setPhase(Phase.SUPPLY, Army.AMERICAN);
        tell.accept(new TurnEvent.PhaseBegan(Phase.SUPPLY, Army.AMERICAN));
        for (Army army : Army.values()) {
            SupplyPhase.check(s, army, dice, tell);
            Allowances.grantFirst(s, army, dice, tell);
        }
        tell.accept(new TurnEvent.PhaseEnded(Phase.SUPPLY));
        s.turn().setPhase(Phase.REINFORCEMENT, Army.AMERICAN);
        tell.accept(new TurnEvent.PhaseBegan(Phase.REINFORCEMENT, Army.AMERICAN));
        for (Army army : Army.values()) Reinforcements.arrive(s, army, dice, tell);
        tell.accept(new TurnEvent.PhaseEnded(Phase.REINFORCEMENT));
        organization(s, Army.AMERICAN, dice, tell);
    }

    /** 2.4a: on December 16 the American has no Unit Organization Phase. */
    @Clause({"breakthrough 2.4a", "breakthrough 6.1c"})
    private static void organization(State s, Army army, Dice dice, Consumer<BreakthroughEvent> tell) {
        s.turn().setPhase(Phase.ORGANIZATION, army);
        if (army == Army.AMERICAN && s.turn().surprise()) {
            tell.accept(new TurnEvent.PhaseSkipped(Phase.ORGANIZATION, army, clause("2.4a")));
            endOrganization(s, army, dice, tell);
            return;
        }
        Replacements.receive(s, army);
        tell.accept(new TurnEvent.PhaseBegan(Phase.ORGANIZATION, army));
    }

    /** 3.1d, 6.5g: air points and replacements that were not used are lost. */
    @Clause({"breakthrough 3.1d", "breakthrough 6.5g"})
    private static void endOrganization(State s, Army army, Dice dice, Consumer<BreakthroughEvent> tell) {
        s.turn().setAirPoints(army, 0);
        Replacements.forget(s, army);
        if (army == Army.AMERICAN) {
            organization(s, Army.GERMAN, dice, tell);
        } else {
            tell.accept(new TurnEvent.PhaseEnded(Phase.ORGANIZATION));
            operation(s, Phase.AMERICAN_OPERATION_1, dice, tell);
        }
    }

    /** 7.4a: the second grant comes when the owner's second Operation Phase opens. */
    @Clause("breakthrough 7.4a")
    private static void operation(State s, Phase phase, Dice dice, Consumer<BreakthroughEvent> tell) {
        Army army = phase.owner().orElseThrow();
        s.turn().setPhase(phase, army);
        tell.accept(new TurnEvent.PhaseBegan(phase, army));
        if (phase.isSecond()) Allowances.grantSecond(s, army, dice, tell);
    }

    /** 7.1c: the plotted combats are resolved without a decision, then the next Operation Phase opens. */
    @Clause({"breakthrough 7.1c", "breakthrough 8.0a", "breakthrough 1.3a"})
    private static void combat(State s, Phase operation, Dice dice, Consumer<BreakthroughEvent> tell) {
        Army army = operation.owner().orElseThrow();
        tell.accept(new TurnEvent.PhaseEnded(operation));
        Phase combat = operation.next();
        s.turn().setPhase(combat, army);
        tell.accept(new TurnEvent.PhaseBegan(combat, army));
        CombatPhase.resolve(s, army, dice, tell);
        tell.accept(new TurnEvent.PhaseEnded(combat));
        if (combat == Phase.GERMAN_COMBAT_2) endTurn(s, dice, tell);
        else operation(s, combat.next(), dice, tell);
    }

    @Clause("breakthrough 2.1n")
    private static void endTurn(State s, Dice dice, Consumer<BreakthroughEvent> tell) {
        Victory.scoreTowns(s, tell);
        if (s.turn().number() < s.definition().lastTurn()) {
            nextTurn(s, dice, tell);
            return;
        }
        s.turn().setPhase(Phase.OVER, Army.GERMAN);
        Victory.announce(s, tell);
    }
}
