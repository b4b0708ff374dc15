package salient.geography;

/** A name lettered across an area, centered on a hex. It has no effect in any rule. */
public record Region(int hex, Kind kind, String name) {
    public enum Kind {
        COUNTRY,
        REGION,
        WOOD,
        HEIGHTS,
        MARSH;

        /** The word of the map file. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
