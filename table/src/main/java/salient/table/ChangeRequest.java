package salient.table;

import java.util.Optional;
import salient.kernel.play.Side;

/**
 * Which side requests a change, with which key, and the last item it had seen: the change is stale if the position has
 * changed since. {@code seen} is empty for changes that are valid at any time.
 */
record ChangeRequest(Side by, String key, Optional<Integer> seen) {}
