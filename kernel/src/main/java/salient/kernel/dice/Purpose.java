package salient.kernel.dice;

import salient.kernel.rulebook.ClauseId;

/** What a roll is for, and the clause that asks for it. Made once and kept: rolling allocates nothing. */
public record Purpose(String text, ClauseId clause) {}
