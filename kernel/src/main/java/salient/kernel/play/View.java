package salient.kernel.play;

/**
 * What one side may know of a position: a tree of records, strings, numbers, lists and optionals that any
 * codec can write. Each game has its own. Nothing hidden from that side is in it.
 */
public interface View {}
