package salient.geography;

import salient.kernel.notation.EnumWord;

/** A bridge site on a hexside, and how the bridge stands when play begins. */
public enum BridgeState implements EnumWord {
    NONE,
    INTACT,
    BLOWN;
}
