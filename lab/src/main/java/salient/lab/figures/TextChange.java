package salient.lab.figures;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import salient.lab.study.BadStudy;

/** Words of a scenario that are replaced everywhere: {@code greatbattles/scenarios/noville.txt:points 8=points 10}. */
public record TextChange(String file, String from, String to) implements DataChange {
    private static final Pattern FORM = Pattern.compile("([\\w./-]+\\.txt):([^=]+)=(.*)");

    static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    static TextChange parse(String text, String game) {
        Matcher form = FORM.matcher(text);
        if (!form.matches())
            throw new BadStudy("Changed words are written FILE.txt:WORDS=OTHER WORDS, not '" + text + "'.");
        return new TextChange(DataChange.path(form.group(1), game), form.group(2), form.group(3));
    }

    @Override
    public String toString() {
        return file + ":" + from + "=" + to;
    }

    @Override
    public String changed(String text) {
        if (!text.contains(from)) throw new BadStudy(file + " does not contain '" + from + "'.");
        return text.replace(from, to);
    }
}
