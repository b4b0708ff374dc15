package salient.hexwar.search;

/** Which hexes may be entered at all, whatever the step into them costs. */
@FunctionalInterface
public interface HexGate {
    boolean isOpen(int hex);
}
