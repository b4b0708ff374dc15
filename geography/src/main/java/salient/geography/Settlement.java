package salient.geography;

import salient.kernel.notation.EnumWord;

/** What a game's rules make of a place. A village is a name on the map and no more. */
public enum Settlement implements EnumWord {
    NONE,
    VILLAGE,
    TOWN,
    CITY;
}
