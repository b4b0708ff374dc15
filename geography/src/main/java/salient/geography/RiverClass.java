package salient.geography;

import salient.kernel.notation.EnumWord;

/** The water on a hexside. */
public enum RiverClass implements EnumWord {
    NONE,
    MINOR,
    MAJOR,
    LAKE;
}
