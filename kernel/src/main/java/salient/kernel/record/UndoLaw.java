package salient.kernel.record;

import java.util.Locale;

/** How much can be undone in a game; chosen when the game is created. Dice once rolled stay rolled under both laws. */
public enum UndoLaw {
    /** Nothing can be undone past a die roll or a reveal, not even by consent. */
    STRICT,
    /** Everything can be undone if the other sides agree; a computer player always agrees. */
    PRACTICE;

    /** As the record spells it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
