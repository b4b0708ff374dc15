package salient.breakthrough.tables;

import salient.kernel.rulebook.Clause;

/** 13.1b: sizes with their mark and the abbreviation of 1.5g. */
public enum Size {
    BATTALION("II", "BATT"),
    REGIMENT("III", "REG"),
    BRIGADE("X", "BRIG"),
    DIVISION("XX", "DIV");

    @Clause("breakthrough 13.1b")
    public final String mark;

    @Clause("breakthrough 1.5g")
    public final String shortName;

    Size(String mark, String shortName) {
        this.mark = mark;
        this.shortName = shortName;
    }
}
