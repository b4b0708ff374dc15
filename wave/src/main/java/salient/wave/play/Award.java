package salient.wave.play;

import salient.kernel.rulebook.ClauseId;

/** What victory points are given for, each with its clause. */
public enum Award {
    STEPS("steps", "enemy non-artillery steps eliminated", "4.8a"),
    ARTILLERY("artillery", "enemy artillery eliminated", "4.8b"),
    WEST_BANK("west-bank", "German units west of the Meuse", "4.9a"),
    BRITISH_CROSSING("british-crossing", "British units across the Meuse", "4.10a"),
    PRICE_11("price-11", "11 Panzer Division brought in", "4.11a"),
    PRICE_10SS("price-10SS", "10 SS Panzer Division brought in", "4.11b"),
    CONTACT_5A("contact-5A", "first contact of 5 Armored", "4.12a"),
    GROUP_5A("group-5A", "5 Armored brought in on GT8", "4.12b"),
    CITIES("cities", "city hexes on the enemy side", "4.7a"),
    /** Only in the shorter scenarios, which are ours. */
    HANDICAP("handicap", "handicap of the scenario", "4.6b");

    private final String word;
    private final String title;
    private final ClauseId clause;

    Award(String word, String title, String clause) {
        this.word = word;
        this.title = title;
        this.clause = Clauses.clause(clause);
    }

    public String word() {
        return word;
    }

    public String title() {
        return title;
    }

    public ClauseId clause() {
        return clause;
    }
}
