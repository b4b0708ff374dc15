package salient.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A source file as text, for tests of what the sources of a game say and what they must not say.
 *
 * @param path in the folder that was read, with slashes
 */
public record SourceText(String path, String text) {
    /** All Java files of a folder and its subfolders. */
    public static List<SourceText> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(file ->
                            new SourceText(folder.relativize(file).toString().replace('\\', '/'), read(file)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The name of the file without its folders. */
    public String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public String withoutComments() {
        return text.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//[^\n]*", "");
    }

    /** What a group of a pattern finds in a text, from its beginning on. */
    public static List<String> all(Pattern pattern, String text, int group) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(group))
                .toList();
    }
}
