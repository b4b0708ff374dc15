package salient.greatbattles.tables;

import java.util.Locale;
import salient.kernel.rulebook.Clause;

/** U1 to U40: the kinds of stands with their bases in mils, depth before frontage; where it differs, the designer's after it. */
public enum StandType {
    @Clause("greatbattles U1")
    INFANTRY(500, 1500),
    SMG(500, 1500),
    ENGINEER(500, 1500),
    @Clause("greatbattles U5")
    ARMOR(1000, 1500),
    @Clause("greatbattles U8")
    AT_GUN(1000, 1000),
    @Clause("greatbattles U11")
    FIELD_GUN(new BaseSize(750, 1000), new BaseSize(1000, 1000)),
    @Clause("greatbattles U15")
    HVY_WPNS(new BaseSize(750, 750), new BaseSize(500, 1000)),
    @Clause("greatbattles U21")
    HQ(new BaseSize(1000, 750), new BaseSize(500, 1000)),
    @Clause("greatbattles U34")
    C_OPS(1000, 1000),
    @Clause("greatbattles U40")
    FUP(2000, 2000);

    private final BaseSize chart;
    private final BaseSize designers;

    StandType(int depth, int frontage) {
        this(new BaseSize(depth, frontage), new BaseSize(depth, frontage));
    }

    StandType(BaseSize chart, BaseSize designers) {
        this.chart = chart;
        this.designers = designers;
    }

    /** In the size of the chart, or in the designer's (V36). */
    @Clause("greatbattles V36")
    public BaseSize base(boolean designer) {
        return designer ? designers : chart;
    }

    public int depth() {
        return chart.depth();
    }

    public int frontage() {
        return chart.frontage();
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
