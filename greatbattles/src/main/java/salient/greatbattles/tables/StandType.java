package salient.greatbattles.tables;

import java.util.Locale;
import salient.kernel.rulebook.Clause;

/** U1 to U40: the kinds of stands with their bases in mils, depth before frontage. */
@Clause({
    "greatbattles U1",
    "greatbattles U5",
    "greatbattles U8",
    "greatbattles U11",
    "greatbattles U15",
    "greatbattles U21",
    "greatbattles U34",
    "greatbattles U40"
})
public enum StandType {
    INFANTRY(500, 1500),
    SMG(500, 1500),
    ENGINEER(500, 1500),
    ARMOR(1000, 1500),
    AT_GUN(1000, 1000),
    FIELD_GUN(750, 1000),
    HVY_WPNS(750, 750),
    HQ(1000, 750),
    C_OPS(1000, 1000),
    FUP(2000, 2000);

    private final int depth;
    private final int frontage;

    StandType(int depth, int frontage) {
        this.depth = depth;
        this.frontage = frontage;
    }

    public int depth() {
        return depth;
    }

    public int frontage() {
        return frontage;
    }

    /** P8, P9: submachine gunners and engineers are infantry in everything except the fire table. */
    @Clause({"greatbattles P8", "greatbattles P9"})
    public boolean infantry() {
        return this == INFANTRY || this == SMG || this == ENGINEER;
    }

    /** U12: a field gun is treated as an anti-tank gun. */
    @Clause("greatbattles U12")
    public boolean gun() {
        return this == AT_GUN || this == FIELD_GUN;
    }

    /** F12: they may be placed behind the line and do not count as a rank. */
    public boolean support() {
        return this == HVY_WPNS || this == HQ;
    }

    /** G22: C Ops and FUP do not count as enemies for ranges. */
    @Clause("greatbattles G22")
    public boolean fights() {
        return this != C_OPS && this != FUP;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
