package salient.greatbattles.tables;

import salient.kernel.rulebook.Clause;

/** C7Md: the rows of the movement chart, in its order. */
@Clause("greatbattles C7Md")
public enum Mobility {
    SLOW("Slow AFV"),
    MEDIUM("Medium AFV"),
    FAST("Fast AFV"),
    HALFTRACK("Halftrack"),
    WHEELED("Wheeled"),
    HORSE("Horse-drawn"),
    FOOT("Foot"),
    GUN("AT/Gun");

    private final String row;

    Mobility(String row) {
        this.row = row;
    }

    public String row() {
        return row;
    }

    /** W4. */
    @Clause("greatbattles W4")
    static Mobility ofLetter(String letter) {
        return switch (letter) {
            case "S" -> SLOW;
            case "M" -> MEDIUM;
            case "F" -> FAST;
            case "H" -> HALFTRACK;
            case "W" -> WHEELED;
            default -> throw new IllegalArgumentException("no speed letter " + letter);
        };
    }
}
