package salient.kernel.notation;

import java.util.Locale;

/** A constant of an enum whose word in notations and tables is its name in lower case, with hyphens. */
public interface EnumWord {
    String name();

    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
