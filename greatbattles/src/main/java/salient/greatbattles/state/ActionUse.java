package salient.greatbattles.state;

/** What a battalion has done with the action of this round (C7b, C7c). */
public enum ActionUse {
    NONE,
    /** It moved, changed formation or did something else as a whole. */
    WHOLE_UNIT,
    /** Its stands act singly: fire, rally, limber. */
    SINGLE_STANDS
}
