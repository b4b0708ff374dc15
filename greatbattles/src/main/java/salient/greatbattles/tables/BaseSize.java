package salient.greatbattles.tables;

import salient.kernel.rulebook.Clause;

/** The base of a kind of stand in mils, front to back and side to side; V36 has the designer's own sizes for three kinds. */
@Clause({"greatbattles V36", "greatbattles Q43b"})
public record BaseSize(int depth, int frontage) {
    public int longest() {
        return Math.max(depth, frontage);
    }
}
