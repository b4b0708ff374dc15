package salient.greatbattles.tables;

import salient.kernel.rulebook.Clause;

/** The base of a kind of stand in mils, front to back and side to side; V36 has the designer's own sizes for three kinds. */
@Clause({"greatbattles V36", "greatbattles Q43b"})
public record BaseSize(int depth, int frontage) {
    private static final BaseSize[] CHART = sizes(false);
    private static final BaseSize[] DESIGNER = sizes(true);

    private static BaseSize[] sizes(boolean designer) {
        BaseSize[] sizes = new BaseSize[StandType.values().length];
        for (StandType type : StandType.values())
            sizes[type.ordinal()] = designer ? designers(type) : new BaseSize(type.depth(), type.frontage());
        return sizes;
    }

    private static BaseSize designers(StandType type) {
        return switch (type) {
            case HVY_WPNS, HQ -> new BaseSize(500, 1000);
            case FIELD_GUN -> new BaseSize(1000, 1000);
            default -> new BaseSize(type.depth(), type.frontage());
        };
    }

    public static BaseSize of(StandType type, boolean designer) {
        return (designer ? DESIGNER : CHART)[type.ordinal()];
    }

    public int longest() {
        return Math.max(depth, frontage);
    }
}
