package salient.greatbattles.state;

import salient.kernel.notation.EnumWord;

/** The steps of set-up, day and night in which a side is asked something, with their clauses. */
public enum Phase implements EnumWord {
    SET_UP("Set-up", "T20"),
    PLANNING("Artillery planning", "C1Da"),
    DAWN_DEPLOYMENT("Dawn deployment", "C1Dc"),
    PASS_OR_PROCEED("Pass or proceed", "C1De"),
    DAWN_ACTIVATION("Dawn activation", "C1Dh"),
    UPKEEP("Upkeep of templates", "T6"),
    DEPLOYMENT("Deployment", "T7"),
    ACTIVATION("Activation", "T8"),
    BARRAGE("Barrages", "T9"),
    MOVEMENT("Movement and formation", "T15"),
    FIRE("Fire, rally and limbering", "T15"),
    CLOSE_COMBAT("Close combat", "C9s"),
    MORALE("Morale", "T16"),
    NIGHT("Night", "N4"),
    OVER("The end", "T1");

    public final String title;
    public final String clause;

    Phase(String title, String clause) {
        this.title = title;
        this.clause = clause;
    }
}
