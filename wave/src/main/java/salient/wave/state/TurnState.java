package salient.wave.state;

import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;
import salient.wave.units.Sides;

/** The place in the sequence of play, and what holds for the game turn. */
@Clause({"wave 5.1a", "wave 5.2a", "wave 5.2b"})
public final class TurnState {
    /** The game turn, counted from 1. */
    public int number = 1;
    /** 1 or 2. */
    public int couplet = 1;
    /** The side whose segment it is, or who sets up. */
    public int active = Sides.GERMAN;

    public Phase phase = Phase.SET_UP;
    /** 5.6: the active side fights first in this segment. */
    public boolean fightFirst;
    /** Whether the second main phase of the segment is running. */
    public boolean second;
    /** The phase a demolition interrupted. */
    public Phase interrupted = Phase.MOVEMENT;

    public boolean clear;
    public boolean baseplate;
    /** 6.16d: the Supply Problems table is out of use. */
    public boolean problemsEnded;
    /** 8.4b: five supplied German units have been found west of the Meuse. */
    public boolean crossingMade;

    public int repairs;
    public int repairsThisCouplet;
    /** 8.5b: the organization released, the brigades, or nothing yet. */
    public int released = NOTHING;

    public static final int NOTHING = -1;
    public static final int BRIGADES = -2;
    /** The three brigades in the notation and in events. */
    public static final String BRIGADES_WORD = "brigades";

    /** The side that conceded (4.2b) or won at once by leaving the map (4.3), else NOBODY. */
    public int conceded = Sides.NOBODY;

    public boolean exited;

    /** The side whose order is judged although another one decides, else NOBODY; copies forget it. */
    public int judgedFor = Sides.NOBODY;

    public TurnState copy() {
        TurnState copy = new TurnState();
        copy.number = number;
        copy.couplet = couplet;
        copy.active = active;
        copy.phase = phase;
        copy.fightFirst = fightFirst;
        copy.second = second;
        copy.interrupted = interrupted;
        copy.clear = clear;
        copy.baseplate = baseplate;
        copy.problemsEnded = problemsEnded;
        copy.crossingMade = crossingMade;
        copy.repairs = repairs;
        copy.repairsThisCouplet = repairsThisCouplet;
        copy.released = released;
        copy.conceded = conceded;
        copy.exited = exited;
        return copy;
    }

    public void hash(StateHash hash) {
        hash.add(number)
                .add(couplet)
                .add(active)
                .add(phase.ordinal())
                .add(fightFirst)
                .add(second);
        hash.add(interrupted.ordinal())
                .add(clear)
                .add(baseplate)
                .add(problemsEnded)
                .add(crossingMade);
        hash.add(repairs).add(repairsThisCouplet).add(released).add(conceded).add(exited);
    }

    /** GT1, first couplet: the surprise of 5.8. */
    public boolean isFirstCouplet() {
        return number == 1 && couplet == 1;
    }

    /** 10.25: whether an attack of a side now is one of a couplet in which it fights before it moves. */
    public boolean isFightingFirst(int side) {
        return fightFirst && !second && side == active;
    }

    /** Whether the segment of the active side has begun: its order of phases is declared or being declared. */
    public boolean isInSegment() {
        return switch (phase) {
            case SET_UP, INTERDICTION, AERIAL_SUPPLY, ORDER, OVER -> false;
            default -> true;
        };
    }

    /** 5.6f: whether the movement or the combat phase of this segment has been played. */
    public boolean isOver(Phase main) {
        if (!isInSegment() || phase == Phase.REPAIR) return false;
        boolean comesSecond = fightFirst == (main == Phase.MOVEMENT);
        if (second != comesSecond) return second;
        return phase == Phase.OVERSTACKED || phase == Phase.REFORM;
    }

    /** Whether the order being judged is that of the side whose segment it is. */
    public boolean isOfActive() {
        return decides() == active;
    }

    public int decides() {
        if (judgedFor != Sides.NOBODY) return judgedFor;
        if (phase == Phase.INTERDICTION || phase == Phase.AERIAL_SUPPLY) return Sides.ALLIED;
        return phase.isOtherSides() ? Sides.enemy(active) : active;
    }
}
