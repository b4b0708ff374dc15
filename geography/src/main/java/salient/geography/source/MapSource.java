package salient.geography.source;

import java.util.function.Consumer;
import salient.geography.HexMap;
import salient.geography.MapFile;
import salient.geography.Sheet;
import salient.geography.check.Facts;
import salient.geography.check.PrintedFacts;
import salient.geography.compiler.MapRecipe;
import salient.kernel.data.Resources;

/** All that geography is told about a game's map: how to compile it, what to check, and where it is checked in. */
public abstract class MapSource implements MapRecipe {
    private final Sheet sheet;
    private final PrintedFacts printed;

    /** @see PrintedFacts */
    protected MapSource(Sheet sheet, String mapClause, String setUpClause, Consumer<Facts> own) {
        this.sheet = sheet;
        printed = new PrintedFacts(folder(sheet), mapClause, setUpClause, own);
    }

    private static String folder(Sheet sheet) {
        return sheet.id() + "/map";
    }

    @Override
    public final Sheet sheet() {
        return sheet;
    }

    /** As in {@code wave/map}. */
    @Override
    public final String folder() {
        return folder(sheet);
    }

    /** What the game's sources print about the map. */
    public final PrintedFacts printed() {
        return printed;
    }

    /** The resource that holds the checked-in map below {@code salient/}, as in {@code wave/wave.map}. */
    public final String file() {
        return sheet.id() + "/" + sheet.id() + ".map";
    }

    /** The checked-in text of the map. */
    public final String text() {
        return Resources.text(file());
    }

    /** Reads the checked-in map; each call reads it again. */
    public final HexMap load() {
        return MapFile.shipped(file());
    }
}
