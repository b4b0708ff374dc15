package salient.lab.observe;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The days of December 1944 that turns stand for. */
final class Days {
    private static final LocalDate FIRST = LocalDate.of(1944, 12, 16);
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("MMMM d", Locale.ENGLISH);

    private Days() {}

    static String iso(int turn) {
        return FIRST.plusDays(turn - 1L).toString();
    }

    static String name(int turn) {
        return FIRST.plusDays(turn - 1L).format(NAME);
    }
}
