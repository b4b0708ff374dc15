package salient.geography.gazetteer;

/** Where a road may cross a river: at a town. */
public record Bridge(Town town, River river, Source source) {}
