package salient.geography.source;

import salient.geography.HexMap;
import salient.geography.MapFile;
import salient.geography.check.PrintedFacts;
import salient.geography.compiler.MapRecipe;
import salient.kernel.data.Resources;

/** All that geography is told about a game's map: how to compile it, what to check, and where it is checked in. */
public interface MapSource extends MapRecipe, PrintedFacts {
    @Override
    String folder();

    /** The resource that holds the checked-in map below {@code salient/}, as in {@code wave/wave.map}. */
    String file();

    /** The checked-in text of the map. */
    default String text() {
        return Resources.text(file());
    }

    /** Reads the checked-in map; each call reads it again. */
    default HexMap load() {
        return MapFile.shipped(file());
    }
}
