package salient.breakthrough.tables;

import salient.kernel.rulebook.Clause;

/** The unit types of the order of battle: what 13.1 draws in the box, and the pool that replaces losses (6.5b). */
public enum Arm {
    INF("infantry", Symbol.INFANTRY, ReplacementPool.INFANTRY),
    AB("airborne", Symbol.AIRBORNE, ReplacementPool.INFANTRY),
    VG("volksgrenadier", Symbol.INFANTRY, ReplacementPool.INFANTRY),
    FJ("Fallschirmjaeger", Symbol.AIRBORNE, ReplacementPool.INFANTRY),
    ENG("engineer", Symbol.ENGINEER, ReplacementPool.NONE),
    PZGR("panzergrenadier", Symbol.PANZERGRENADIER, ReplacementPool.ARMORED),
    PZ("panzer", Symbol.ARMOR, ReplacementPool.ARMORED),
    ARM("armored", Symbol.ARMOR, ReplacementPool.ARMORED),
    CAV("cavalry", Symbol.RECON, ReplacementPool.NONE),
    RCN("reconnaissance", Symbol.RECON, ReplacementPool.ARMORED);

    /** The six drawings of 13.1. */
    @Clause("breakthrough 13.1a")
    public enum Symbol {
        AIRBORNE,
        INFANTRY,
        ENGINEER,
        PANZERGRENADIER,
        ARMOR,
        RECON
    }

    /** 6.5b; a cavalry unit belongs to no division that could receive any, engineers are independent (6.5c). */
    @Clause("breakthrough 6.5b")
    public enum ReplacementPool {
        INFANTRY,
        ARMORED,
        NONE
    }

    @Clause("breakthrough 1.5g")
    private final String title;

    private final Symbol symbol;
    private final ReplacementPool pool;

    Arm(String title, Symbol symbol, ReplacementPool pool) {
        this.title = title;
        this.symbol = symbol;
        this.pool = pool;
    }

    public String title() {
        return title;
    }

    public Symbol symbol() {
        return symbol;
    }

    public ReplacementPool pool() {
        return pool;
    }
}
