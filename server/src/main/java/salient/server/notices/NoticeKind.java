package salient.server.notices;

import java.util.Locale;

/** What a player can be told. */
public enum NoticeKind {
    /** It is the player's move. */
    MOVE,
    /** The other player asks for consent to undo. */
    UNDO,
    /** The player's time is running out. */
    REMINDER,
    /** The game has ended. */
    OVER,
    /** The player tries a channel out. */
    TRIAL;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static NoticeKind of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
