package salient.wave.state;

/** Where in the sequence of play a decision stands; the last ones interrupt a movement or combat phase. */
public enum Phase {
    SET_UP("set-up", "set-up"),
    INTERDICTION("interdiction", "weather: interdiction"),
    AERIAL_SUPPLY("aerial-supply", "weather: aerial supply"),
    ORDER("order", "order of phases"),
    REPAIR("repair", "bridge repair declaration"),
    MOVEMENT("movement", "movement"),
    COMBAT("combat", "combat"),
    REFORM("reform", "movement: 14th Cavalry"),
    OVERSTACKED("overstacked", "overstacking"),
    DEMOLITION("demolition", "bridge demolition"),
    ATTACK_SUPPORT("attack-support", "combat: attacker's support"),
    DEFENSE_SUPPORT("defense-support", "combat: defender's support"),
    ATTACK_LOSSES("attack-losses", "combat: attacker's losses"),
    DEFENSE_LOSSES("defense-losses", "combat: defender's losses"),
    ADVANCE("advance", "combat: advance"),
    OVER("over", "end of play");

    private final String word;
    private final String title;

    Phase(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** The word of the notation. */
    public String word() {
        return word;
    }

    public String title() {
        return title;
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
