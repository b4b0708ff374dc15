package salient.wave.play;

import salient.kernel.rulebook.ClauseId;
import salient.wave.data.Constants;

/** What victory points are given for, each with its clause. */
public enum Award {
    STEPS("steps", "enemy non-artillery steps eliminated", "4.8a", "step-points"),
    ARTILLERY("artillery", "enemy artillery eliminated", "4.8b", "artillery-points"),
    WEST_BANK("west-bank", "German units west of the Meuse", "4.9a", "west-bank-points"),
    BRITISH_CROSSING("british-crossing", "British units across the Meuse", "4.10a"),
    PRICE_11("price-11", "11 Panzer Division brought in", "4.11a", "price-11"),
    PRICE_10SS("price-10SS", "10 SS Panzer Division brought in", "4.11b", "price-10SS"),
    CONTACT_5A("contact-5A", "first contact of 5 Armored", "4.12a", "price-5A-contact"),
    GROUP_5A("group-5A", "5 Armored brought in on GT8", "4.12b", "price-5A-group"),
    CITIES("cities", "city hexes on the enemy side", "4.7a", "city-points"),
    /** Only in the shorter scenarios, which are ours. */
    HANDICAP("handicap", "handicap of the scenario", "4.6c");

    private final String word;
    private final String title;
    private final ClauseId clause;
    private final int each;

    /** An award of as many points as its event rolls or its scenario says. */
    Award(String word, String title, String clause) {
        this(word, title, clause, 1);
    }

    Award(String word, String title, String clause, String figure) {
        this(word, title, clause, Constants.of(figure));
    }

    Award(String word, String title, String clause, int each) {
        this.word = word;
        this.title = title;
        this.clause = Clauses.clause(clause);
        this.each = each;
    }

    /** The victory points for it so many times. */
    public int points(int times) {
        return times * each;
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
