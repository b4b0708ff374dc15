package salient.server.http;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;

/** Which compressed form of a file the browser takes: the build lays them beside the files. */
enum ContentEncoding {
    BROTLI("br", ".br"),
    GZIP("gzip", ".gz");

    final String word;
    private final String ending;

    ContentEncoding(String word, String ending) {
        this.word = word;
        this.ending = ending;
    }

    /** The smallest form that is there and that the browser takes. */
    static Optional<ContentEncoding> of(Exchange exchange, Path file) {
        for (ContentEncoding encoding : values())
            if (accepts(exchange, encoding.word) && Files.isRegularFile(encoding.of(file)))
                return Optional.of(encoding);
        return Optional.empty();
    }

    Path of(Path file) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    /** Whether a request's Accept-Encoding names a coding without refusing it by {@code q=0}. */
    static boolean accepts(Exchange exchange, String coding) {
        String header = exchange.header(HttpHeader.ACCEPT_ENCODING);
        if (header == null) return false;
        for (String part : header.split(",")) {
            String[] words = part.strip().split("\\s*;\\s*");
            if (words[0].equalsIgnoreCase(coding)) return words.length == 1 || !words[1].matches("q=0(\\.0*)?");
        }
        return false;
    }
}
