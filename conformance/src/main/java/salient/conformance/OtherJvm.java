package salient.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import salient.kernel.play.Game;

/**
 * Plays games in a second Java machine that differs from this one in what must not matter: language, time zone,
 * garbage collector, compiler, the salt of unordered sets, object addresses.
 */
public final class OtherJvm {
    private static final String ANSWER = "signature ";
    private static final long MINUTES = 10;

    private OtherJvm() {}

    /**
     * The signature of a game as another machine sees it.
     *
     * @param source a public class with a public constructor without parameters
     */
    public static String signature(Class<? extends Supplier<? extends Game>> source, int games)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Duser.language=tr",
                        "-Duser.country=TR",
                        "-Duser.timezone=Pacific/Auckland",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-UseCompressedOops",
                        "-cp",
                        System.getProperty("java.class.path"),
                        OtherJvm.class.getName(),
                        source.getName(),
                        Integer.toString(games)))
                .redirectErrorStream(true)
                .start();
        try {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0 || !said.contains(ANSWER))
                throw new IllegalStateException("the other machine failed:\n" + said);
            return said.substring(said.lastIndexOf(ANSWER) + ANSWER.length()).strip();
        } finally {
            process.destroyForcibly();
        }
    }

    /** Runs in the other machine. */
    public static void main(String[] args) throws ReflectiveOperationException {
        Supplier<?> source =
                (Supplier<?>) Class.forName(args[0]).getConstructor().newInstance();
        System.out.println(ANSWER + Signature.of((Game) source.get(), Integer.parseInt(args[1])));
    }
}
