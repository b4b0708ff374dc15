package salient.breakthrough.tables;

import salient.kernel.data.CsvTable;
import salient.kernel.notation.EnumWord;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 13.5: the rows of the operation cost table, mobile and non-mobile. */
public enum OperationCost implements EnumWord {
    CLEAR,
    CLEAR_FROZEN,
    ROUGH,
    ROUGH_FROZEN,
    TOWN,
    TOWN_FROZEN,
    FOREST,
    FOREST_FROZEN,
    ROAD,
    ROAD_INTO_TOWN,
    BRIDGE_PER_EARLIER_GERMAN,
    RIVER,
    RIVER_WITH_ENGINEER,
    RIVER_PANZERGRENADIER,
    RIVER_PANZERGRENADIER_WITH_ENGINEER,
    ENEMY_OWNED,
    ENTER_ZOC,
    LEAVE_ZOC,
    LEAVE_ZOC_TRAVEL,
    JOIN_IN_TRAVEL,
    MODE_GERMAN,
    MODE_AMERICAN,
    MODE_AMERICAN_LEAVE,
    BLOW_BRIDGE,
    DEFEND,
    ATTACK,
    FORTIFY,
    FORTIFY_ENGINEER,
    FORTIFY_ZOC,
    FORTIFY_ZOC_ENGINEER;

    private final int mobile;
    private final int nonMobile;
    private final ClauseId clause;

    OperationCost() {
        CsvTable.Row row = EnumRow.of(this, "breakthrough/operation-costs.csv", "cost");
        mobile = row.number("mobile");
        nonMobile = row.number("non_mobile");
        clause = new ClauseId("breakthrough", row.text("clause"));
    }

    private static final OperationCost[] OF_TERRAIN = {CLEAR, ROUGH, FOREST, TOWN};
    private static final OperationCost[] OF_FROZEN_TERRAIN = {CLEAR_FROZEN, ROUGH_FROZEN, FOREST_FROZEN, TOWN_FROZEN};

    /** The row of a terrain, by the order of {@link Terrain}. */
    @Clause({"breakthrough 13.5a", "breakthrough 13.5b", "breakthrough 13.5c", "breakthrough 13.5d"})
    public static OperationCost of(Terrain terrain) {
        return OF_TERRAIN[terrain.ordinal()];
    }

    public static OperationCost ofFrozen(Terrain terrain) {
        return OF_FROZEN_TERRAIN[terrain.ordinal()];
    }

    @Clause("breakthrough 13.5e")
    public int of(boolean mobileUnit) {
        return mobileUnit ? mobile : nonMobile;
    }

    public ClauseId clause() {
        return clause;
    }
}
