package salient.geography.draw;

import java.util.Arrays;
import salient.kernel.data.Resources;

/**
 * How text is set. Widths come from a table of the letters of a Palatino, so that names find the same places on every
 * machine, whatever fonts it has.
 *
 * @param size the em, in hex pitches
 * @param spacing extra room after each letter, in ems
 * @param halo the width of the pale edge around letters, in ems; 0 for none
 */
record Lettering(Face face, double size, Ink ink, double spacing, double halo) {
    /** The families to look for, best first. */
    static final String FAMILIES =
            "P052, 'Palatino Linotype', Palatino, 'URW Palladio L', 'Book Antiqua', Georgia, serif";

    enum Face {
        ROMAN,
        BOLD,
        ITALIC
    }

    static Lettering of(Face face, double size, Ink ink) {
        return new Lettering(face, size, ink, 0, 0);
    }

    Lettering withHalo() {
        return new Lettering(face, size, ink, spacing, 0.27);
    }

    Lettering spaced(double ems) {
        return new Lettering(face, size, ink, ems, halo);
    }

    /** The width of a text in hex pitches. */
    double width(String text) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) width += Widths.TABLE.of(face, text.charAt(i)) + spacing;
        return Math.max(0, width - spacing) * size;
    }

    private static final class Widths {
        static final Widths TABLE = new Widths();

        private final double[][] ems = new double[3][256];

        private Widths() {
            for (double[] face : ems) Arrays.fill(face, 0.55);
            for (var row : Resources.rows("geography/draw/letter-widths.csv")) {
                char letter = row.text("letter").charAt(0);
                if (letter >= 256) continue;
                ems[0][letter] = row.decimal("roman") / 1000;
                ems[1][letter] = row.decimal("bold") / 1000;
                ems[2][letter] = row.decimal("italic") / 1000;
            }
        }

        double of(Face face, char letter) {
            return letter < 256 ? ems[face.ordinal()][letter] : 0.55;
        }
    }
}
