package salient.geography;

import salient.kernel.notation.EnumWord;

/** A name lettered across an area, centered on a hex. It has no effect in any rule. */
public record Region(int hex, Kind kind, String name) {
    public enum Kind implements EnumWord {
        COUNTRY,
        REGION,
        WOOD,
        HEIGHTS,
        MARSH;
    }
}
