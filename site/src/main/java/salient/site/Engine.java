package salient.site;

import org.teavm.jso.JSExport;

/** What the browser can call. */
public final class Engine {
    private Engine() {}

    public static void main(String[] arguments) {
        // TeaVM starts here; the work is in the exported methods.
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
}
