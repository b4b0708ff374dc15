package salient.kernel.dice;

/** The published SHA-256 of a seed that stays secret until the game is over. */
public record Commitment(String hex) {
    public Commitment {
        if (!Seed.isHex(hex)) throw new IllegalArgumentException("a commitment is 64 digits 0-9 or a-f");
    }

    /** Whether the revealed seed is the one that was promised. */
    public boolean isOf(Seed seed) {
        return seed.commitment().equals(this);
    }

    @Override
    public String toString() {
        return hex;
    }
}
