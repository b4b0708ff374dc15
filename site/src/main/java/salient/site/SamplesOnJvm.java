package salient.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes every sample to a file of its name in a folder; the browser's are compared with them. */
final class SamplesOnJvm {
    private SamplesOnJvm() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        long began = System.nanoTime();
        for (Sample sample : Sample.all()) {
            long start = System.nanoTime();
            Files.writeString(folder.resolve(sample.name() + ".txt"), sample.text());
            System.out.println(sample.name() + " " + (System.nanoTime() - start) / 1_000_000 + " ms");
        }
        System.out.println("all " + (System.nanoTime() - began) / 1_000_000 + " ms");
    }
}
