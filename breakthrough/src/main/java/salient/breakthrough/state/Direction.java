package salient.breakthrough.state;

import salient.kernel.rulebook.Clause;

/** 0h: the six directions under the keys 1 to 6, clockwise from the top of the column. */
public enum Direction {
    UP("west"),
    UPPER_RIGHT("north-west"),
    LOWER_RIGHT("north-east"),
    DOWN("east"),
    LOWER_LEFT("south-east"),
    UPPER_LEFT("south-west");

    private static final Direction[] ALL = values();

    private final String compass;

    Direction(String compass) {
        this.compass = compass;
    }

    /** 1 to 6, as on the keys. */
    @Clause("breakthrough 7.5a")
    public int key() {
        return ordinal() + 1;
    }

    /** Where it leads on the ground: west is at the top of the screen (1.4m). */
    @Clause("breakthrough 1.4m")
    public String compass() {
        return compass;
    }

    /** By the number of {@link salient.kernel.hex.HexGrid}: 0 to 5. */
    @Clause("breakthrough 0h")
    public static Direction of(int index) {
        return ALL[index];
    }
}
