package salient.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** READMEs and docs name classes that exist: a renamed class is renamed in them too. */
final class DocumentsTest {
    private static final Path CHECKOUT = Path.of("..");
    private static final Pattern CLASS_NAME =
            Pattern.compile("`(?:[a-z]+/)*([A-Z][a-z]+(?:[A-Z][a-z]+)*)(?:\\.\\w+)?`");
    /** Folders with what the build made or downloaded, which changes while tests run. */
    private static final Set<String> MADE = Set.of("target", "node_modules", ".salient", ".git");

    private static final Pattern WORD = Pattern.compile("\\w+");

    @Test
    void everyClassThatADocumentNamesIsInTheSources() throws IOException {
        Set<String> words = new HashSet<>();
        for (Path source : files(".java", ".ts", ".svelte", ".mjs")) {
            Matcher word = WORD.matcher(Files.readString(source));
            while (word.find()) words.add(word.group());
        }
        List<String> unknown = new ArrayList<>();
        for (Path document : files(".md")) {
            Matcher name = CLASS_NAME.matcher(Files.readString(document));
            while (name.find()) if (!words.contains(name.group(1))) unknown.add(document + ": " + name.group(1));
        }
        assertThat(unknown).isEmpty();
    }

    private static List<Path> files(String... endings) throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(CHECKOUT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return MADE.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (Stream.of(endings).anyMatch(file.toString()::endsWith)) found.add(file);
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }
}
