package salient.lab.figures;

import salient.kernel.data.BadData;
import salient.kernel.data.Resources;
import salient.lab.study.BadStudy;

/** A change of a data file for one study: a figure of a table, or words of a scenario. Its text form reads back as the same. */
public sealed interface DataChange permits FigureChange, TextChange {
    /** Below {@code salient/}, as in {@code wave/weather.csv}. */
    String file();

    /** The file with the change made; what it does not have is a {@link BadStudy}. */
    String changed(String text);

    /** @param game where the file is, if the text does not say so */
    static DataChange parse(String text, String game) {
        return TextChange.isOne(text) ? TextChange.parse(text, game) : FigureChange.parse(text, game);
    }

    /** The path of a file, which belongs to the game if it names no other folder of data. */
    static String path(String file, String game) {
        return file.startsWith(game + "/") ? file : game + "/" + file;
    }

    /** Makes the change for this run of the program. It is tried out at once, so that an unknown figure is refused here. */
    default void apply() {
        try {
            changed(Resources.shipped(file()));
        } catch (BadData e) {
            throw new BadStudy("There is no data file " + file() + ".", e);
        }
        Resources.change(file(), this::changed);
    }
}
