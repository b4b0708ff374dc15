package salient.wave.notation;

import java.util.Arrays;
import java.util.Optional;
import salient.kernel.hex.HexGrid;
import salient.wave.combat.Fight;
import salient.wave.reinforcement.Cavalry;
import salient.wave.setup.Setup;
import salient.wave.stacking.Stacking;
import salient.wave.state.Battle;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Sides;

/**
 * Whether a position that was read can be played: the facts its phase needs are there and do not contradict each other,
 * and the side to decide has an order to give.
 */
final class PositionCheck {
    private final State state;
    private final TurnState turn;

    PositionCheck(State state) {
        this.state = state;
        turn = state.turn;
    }

    /** What is wrong with the position, or nothing. */
    Optional<String> problem() {
        String found = battle();
        if (found == null) found = asked();
        if (found == null) found = moving();
        if (found == null) found = phase();
        return Optional.ofNullable(found);
    }

    /** Only the side itself knows all that its decision is about. */
    private boolean isMasked() {
        return state.counters.size() > state.counters.known();
    }

    // ---- the battle

    private String battle() {
        Battle battle = state.battle;
        boolean over = turn.phase == Phase.OVER;
        boolean interrupted = turn.phase == Phase.DEMOLITION && turn.interrupted == Phase.ADVANCE;
        boolean needed = turn.phase.isBattle() || interrupted;
        if (!battle.isOn()) {
            if (needed) return "a position in the phase " + turn.phase.word() + " needs a battle";
            boolean parts = battle.attackers().length > 0 || battle.guns(true).length + battle.guns(false).length > 0;
            return parts || battle.aircraft || battle.attackerLosses + battle.defenderLosses > 0
                    ? "the battle these lines belong to has no target hex"
                    : null;
        }
        if (!needed && !over) return "no battle is fought in the phase " + turn.phase.word();
        if (battle.attackers().length == 0) return "the battle has no attackers";
        String found = attackers(battle);
        if (found == null) found = guns(true);
        if (found == null) found = guns(false);
        if (found == null && needed && !interrupted) found = target(battle);
        return found;
    }

    private String attackers(Battle battle) {
        for (int i = 0; i < battle.attackers().length; i++) {
            int unit = battle.attackers()[i];
            String id = state.counters.id(unit);
            int hex = state.stacks.place(unit);
            if (state.counters.side(unit) != turn.active) return id + " is not a unit of the attacking side";
            if (state.counters.isArtillery(unit)) return id + " is artillery and cannot attack";
            for (int j = 0; j < i; j++) if (battle.attackers()[j] == unit) return id + " attacks twice";
            boolean there = hex == battle.target || hex >= 0 && isNextTo(hex, battle.target);
            if (hex != Stacks.LOST && hex != Stacks.UNSEEN && !there)
                return id + " is not next to the hex that is attacked";
        }
        return null;
    }

    private boolean isNextTo(int hex, int target) {
        return state.map.grid().direction(hex, target) != HexGrid.NONE;
    }

    private String guns(boolean attack) {
        int side = attack ? turn.active : Sides.enemy(turn.active);
        for (int gun : state.battle.guns(attack))
            if (!state.counters.isArtillery(gun) || state.counters.side(gun) != side || !state.stacks.isOnMap(gun))
                return state.counters.id(gun) + " is not artillery of that side on the map";
        return null;
    }

    private String target(Battle battle) {
        boolean defended = state.stacks.holds(battle.target, Sides.enemy(turn.active));
        String name = state.map.name(battle.target);
        if (turn.phase == Phase.ADVANCE) return defended ? name + " is still defended, so nobody advances" : null;
        if (turn.phase == Phase.ATTACK_LOSSES || turn.phase == Phase.DEFENSE_LOSSES) {
            boolean attacker = turn.phase == Phase.ATTACK_LOSSES;
            if ((attacker ? battle.attackerLosses : battle.defenderLosses) == 0) return "no losses are to be taken";
            return Fight.lossChoices(state).length == 0 ? "no unit is left to take the losses" : null;
        }
        return defended ? null : "no unit defends " + name;
    }

    // ---- bridges and moves

    private String asked() {
        boolean demolition = turn.phase == Phase.DEMOLITION;
        if (demolition && !state.march.isAsking())
            return "a position in the phase " + turn.phase.word() + " needs the bridges asked about";
        if (!demolition && turn.phase != Phase.OVER && state.march.isAsking())
            return "bridges are asked about only in the phase " + Phase.DEMOLITION.word();
        for (int bridge : state.march.asked())
            if (state.ground.blown().has(bridge))
                return "the bridge asked about, " + state.map.bridgeId(bridge) + ", is blown";
        return null;
    }

    private String moving() {
        if (isMasked()) return null;
        for (int unit : state.march.moving())
            if (!state.stacks.isOnMap(unit) || !state.stacks.is(unit, Stacks.MOVING))
                return state.counters.id(unit) + " is moving, so it stands on the map and has the mark 'moving'";
        for (int unit = 0; unit < state.counters.known(); unit++)
            if (state.stacks.is(unit, Stacks.MOVING)) {
                int moving = unit;
                if (Arrays.stream(state.march.moving()).noneMatch(u -> u == moving))
                    return state.counters.id(unit) + " has the mark 'moving', so a line 'moving' names it";
            }
        return null;
    }

    // ---- the phase

    private String phase() {
        String sorties = Sorties.problem(state);
        if (sorties != null) return sorties;
        return switch (turn.phase) {
            case SET_UP -> setUp();
            case INTERDICTION, AERIAL_SUPPLY ->
                state.scenario.beginner() || !turn.clear
                        ? "the phase " + turn.phase.word() + " comes only under clear skies"
                        : null;
            case REFORM ->
                turn.active != Sides.ALLIED || !isMasked() && Cavalry.meetingHex(state) == HexGrid.NONE
                        ? "the three troops of the 14th Cavalry are not in one hex"
                        : null;
            case OVERSTACKED ->
                !isMasked() && Stacking.overstacked(state, turn.active).isEmpty() ? "no hex is overstacked" : null;
            case DEMOLITION -> state.scenario.beginner() ? "no bridge is blown in the beginner game" : null;
            default -> null;
        };
    }

    private String setUp() {
        for (int unit : state.counters.of(turn.active)) {
            int place = state.stacks.place(unit);
            boolean here = place >= 0 || place == Stacks.UNPLACED;
            if (here && unit < state.counters.known() && !Setup.isStarting(state, unit))
                return state.counters.id(unit) + " cannot be set up on this map";
        }
        return null;
    }
}
