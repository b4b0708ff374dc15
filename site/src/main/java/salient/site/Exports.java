package salient.site;

import org.teavm.jso.JSExport;

/** What the browser can call. All of it answers at once; a page calls it from a worker. */
public final class Exports {
    private static Engine engine;

    private Exports() {}

    public static void main(String[] arguments) {
        // TeaVM starts here; the work is in the exported methods.
    }

    /** Begins, with hexadecimal digits that nobody can guess. What was saved is restored after it, before the first request. */
    @JSExport
    public static void entropy(String digits) {
        engine = new Engine(digits);
    }

    /** What the page saved of one {@link #takeChanges() change}. */
    @JSExport
    public static void restore(String key, String value) {
        engine.restore(key, value);
    }

    /** The time, in milliseconds since 1970; before each request. */
    @JSExport
    public static void setTime(double millis) {
        engine.setTime((long) millis);
    }

    /** What the server would answer over HTTP: the status, a line break, the body. Without a token or body they are empty. */
    @JSExport
    public static String request(String method, String path, String token, String body) {
        return engine.request(method, path, token, body);
    }

    /** A message of the live connection, and the reply to it. */
    @JSExport
    public static String receive(String message) {
        return engine.receive(message);
    }

    /** News for the watched seats since the last time, one message per line. */
    @JSExport
    public static String takeNews() {
        return engine.takeNews();
    }

    /** Lets a computer player decide once, if one is to decide; whether there is more to decide. */
    @JSExport
    public static boolean think() {
        return engine.think();
    }

    /** What must be saved since the last time: lines of a key, a tab and a value; without a value it is to be deleted. */
    @JSExport
    public static String takeChanges() {
        return engine.takeChanges();
    }

    /** Deletes a table; nobody can open it any more. */
    @JSExport
    public static void forget(String table) {
        engine.forget(table);
    }

    /** The names of all samples, one per line. */
    @JSExport
    public static String samples() {
        return String.join("\n", Sample.all().stream().map(Sample::name).toList());
    }

    /** A sample written out. */
    @JSExport
    public static String sample(String name) {
        return Sample.all().stream()
                .filter(sample -> sample.name().equals(name))
                .findFirst()
                .orElseThrow()
                .text();
    }

    /** Lets computer players play at a table of their own, to be measured; how often they decided. */
    @JSExport
    public static int timedTurn(String game) {
        return TimedTurn.play(game);
    }
}
