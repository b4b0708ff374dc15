package salient.geography;

import salient.kernel.notation.EnumWord;

/** The road that crosses a hexside. Rules treat both classes alike; drawings do not. */
public enum RoadClass implements EnumWord {
    NONE,
    SECONDARY,
    MAIN;
}
