package salient.kernel.dice;

import salient.kernel.rulebook.ClauseId;

/** What a roll is for, and the clause that asks for it. Made once and kept: rolling allocates nothing. */
public record Purpose(String text, ClauseId clause) {
    public Purpose {
        // These separate rolls in a record.
        for (char c : new char[] {'|', ';', '\n', '\r'})
            if (text.indexOf(c) >= 0)
                throw new IllegalArgumentException(
                        "the purpose of a roll cannot contain |, ; or a line break: " + text);
    }
}
