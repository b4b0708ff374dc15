package salient.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 13.3: the display of a unit, line by line as printed. */
final class UnitDisplay {
    private UnitDisplay() {}

    @Clause({"breakthrough 13.3a", "breakthrough 13.3b", "breakthrough 13.3c", "breakthrough 1.5b"})
    static List<String> lines(State s, Unit unit) {
        Forces forces = s.forces();
        int u = unit.index();
        List<String> lines = new ArrayList<>();
        lines.add(unit.army().shortName() + " " + designation(unit) + " " + unit.arm() + " " + unit.size().shortName
                + "  ADVANCE-" + (forces.advance(u) ? "Y" : "N"));
        lines.add("COMBAT: " + forces.strength(u) + " ARTILLERY: " + forces.artillery(u));
        lines.add("OPERATION: " + forces.op(u) + " FORT:" + forces.fort(u) + " EFF: " + forces.efficiency(u) + "%");
        lines.add("STACK: " + forces.stacking(u) + " "
                + forces.mode(u).word().toUpperCase(Locale.ROOT) + "  "
                + forces.supply(u).word().toUpperCase(Locale.ROOT));
        if (s.turn().phase() == Phase.ORGANIZATION && !unit.independent()) {
            ArtilleryPool pool = unit.division().orElseThrow().pool();
            lines.add(pool.corps() + " CORPS ARTILLERY: " + s.turn().pool(pool.index()));
        }
        return lines;
    }

    /** "116" for a divisional unit, "60/116" for a regiment of it, "1102" for an independent one; "-" has no number. */
    @Clause("breakthrough 1.5g")
    private static String designation(Unit unit) {
        String own = unit.designation().isEmpty() ? "-" : unit.designation();
        if (unit.divisional() || unit.independent()) return own;
        return own + "/" + unit.division().orElseThrow().designation();
    }
}
