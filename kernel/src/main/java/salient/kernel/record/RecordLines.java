package salient.kernel.record;

import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Lines;

/** Where the parts of a record stand in its text, which has one spelling only. */
final class RecordLines {
    private final String[] lines;
    private final int start;

    RecordLines(GameRecord record) {
        this.lines = record.text().split("\n", -1);
        this.start = find("start");
    }

    BadNotation header(String key, String problem) {
        return new BadNotation(find(key), 1, problem);
    }

    /** A complaint about the position that the header brings. */
    BadNotation position(BadNotation inside) {
        return inside.within(find("position") + 1, 1 + Lines.INDENT.length());
    }

    BadNotation step(int number, String problem) {
        // One empty line stands between header and steps.
        return new BadNotation(start + 1 + number, 1, "step " + number + ": " + problem);
    }

    BadNotation closing(String problem) {
        return new BadNotation(find("end"), 1, problem);
    }

    private int find(String key) {
        for (int i = 0; i < lines.length; i++) if (lines[i].startsWith(key + " ") || lines[i].equals(key)) return i + 1;
        throw new IllegalStateException("a record without '" + key + "'");
    }
}
