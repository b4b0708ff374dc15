package salient.breakthrough.state;

/** 0f: a hex named x,y; its index is the number of the grid. */
public record Hex(int index, int x, int y) {
    @Override
    public String toString() {
        return x + "," + y;
    }
}
