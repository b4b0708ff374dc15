package salient.breakthrough.tables;

import salient.kernel.data.CsvTable;
import salient.kernel.notation.EnumWord;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 13.6 and the figures of 8.2: factors in percent, for the defender and for the attacker. */
public enum CombatModifier implements EnumWord {
    CLEAR,
    ROUGH,
    TOWN,
    FOREST,
    RIVER,
    TRAVEL,
    FORT_LEVEL,
    DIVISIONAL,
    UNSUPPLIED,
    ISOLATED,
    LIMIT,
    ARTILLERY_ON_TOWN,
    ARTILLERY_PER_FORT_LEVEL;

    private final int defenderPercent;

    @Clause("breakthrough 13.6e")
    private final int attackerPercent;

    private final ClauseId clause;

    CombatModifier() {
        CsvTable.Row row = EnumRow.of(this, "breakthrough/combat-modifiers.csv", "modifier");
        defenderPercent = row.number("defender_percent");
        attackerPercent = row.number("attacker_percent");
        clause = new ClauseId("breakthrough", row.text("clause"));
    }

    public int defenderPercent() {
        return defenderPercent;
    }

    public int attackerPercent() {
        return attackerPercent;
    }

    public ClauseId clause() {
        return clause;
    }

    /** The row of a defender's terrain (8.2a). */
    @Clause({"breakthrough 13.6a", "breakthrough 13.6b", "breakthrough 13.6c", "breakthrough 13.6d"})
    public static CombatModifier of(Terrain terrain) {
        return switch (terrain) {
            case CLEAR -> CLEAR;
            case ROUGH -> ROUGH;
            case FOREST -> FOREST;
            case TOWN -> TOWN;
        };
    }
}
