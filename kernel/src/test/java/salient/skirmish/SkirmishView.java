package salient.skirmish;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.View;

/** A mine is a cell, "gone", "unknown" or "none yet". */
public record SkirmishView(int turn, String road, List<UnitView> units, List<String> mines, Optional<String> hitUnit)
        implements View {
    public record UnitView(String id, Optional<Integer> cell) {}
}
