package salient.wave.state;

import salient.kernel.notation.EnumWord;

/** Where in the sequence of play a decision stands; the last ones interrupt a movement or combat phase. */
public enum Phase implements EnumWord {
    SET_UP("set-up"),
    INTERDICTION("weather: interdiction"),
    AERIAL_SUPPLY("weather: aerial supply"),
    ORDER("order of phases"),
    REPAIR("bridge repair declaration"),
    MOVEMENT("movement"),
    COMBAT("combat"),
    REFORM("movement: 14th Cavalry"),
    OVERSTACKED("overstacking"),
    DEMOLITION("bridge demolition"),
    ATTACK_SUPPORT("combat: attacker's support"),
    DEFENSE_SUPPORT("combat: defender's support"),
    ATTACK_LOSSES("combat: attacker's losses"),
    DEFENSE_LOSSES("combat: defender's losses"),
    ADVANCE("combat: advance"),
    OVER("end of play");

    public final String title;

    Phase(String title) {
        this.title = title;
    }

    /** Whether the side whose segment it is not decides. */
    public boolean isOtherSides() {
        return this == DEMOLITION || this == DEFENSE_SUPPORT || this == DEFENSE_LOSSES;
    }

    /** Whether a battle is being fought. */
    public boolean isBattle() {
        return this == ATTACK_SUPPORT
                || this == DEFENSE_SUPPORT
                || this == ATTACK_LOSSES
                || this == DEFENSE_LOSSES
                || this == ADVANCE;
    }
}
