package salient.kernel.record;

import java.util.Collection;
import java.util.List;
import salient.kernel.play.Side;

/**
 * Whether a side may undo orders. It may freely undo its own last orders as long as none of them rolled dice
 * or revealed hidden facts. Beyond that the other sides must agree, and the record says that they did; under
 * {@link UndoLaw#STRICT} nothing that was rolled or revealed can be undone at all.
 */
public sealed interface UndoRuling {
    record Free() implements UndoRuling {}

    /** Every one of these sides must agree; the reasons say why it is not free, one sentence each. */
    record ByConsent(List<Side> of, List<String> why) implements UndoRuling {}

    record Impossible(String why) implements UndoRuling {}

    /** Whether it may be done when these sides agree. */
    default boolean allows(Collection<Side> consenting) {
        return switch (this) {
            case Free() -> true;
            case ByConsent(List<Side> of, List<String> _) -> consenting.containsAll(of);
            case Impossible _ -> false;
        };
    }
}
