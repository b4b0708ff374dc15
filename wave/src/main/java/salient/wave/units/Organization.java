package salient.wave.units;

import java.util.List;
import salient.kernel.rulebook.Clause;

/**
 * A division, brigade or regiment: side and designator together, since both armies have a 2 and a 9 (2.14c).
 *
 * @param units the numbers of its counters
 */
@Clause({"wave 2.14b", "wave 2.14c", "wave 2.14d", "wave 2.15b"})
public record Organization(int index, int side, String designator, Size size, boolean british, List<Integer> units) {
    public enum Size {
        DIVISION,
        BRIGADE,
        REGIMENT
    }
}
