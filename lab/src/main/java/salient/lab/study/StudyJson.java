package salient.lab.study;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Studies as JSON. */
public final class StudyJson {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private StudyJson() {}

    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static <T> T read(String text, Class<T> type) {
        return MAPPER.readValue(text, type);
    }

    /** A file that is not what it should be is a {@link BadStudy} that says so. */
    public static <T> T read(Path file, Class<T> type, String what) {
        try {
            return MAPPER.readValue(Files.readString(file), type);
        } catch (NoSuchFileException e) {
            throw new BadStudy("There is no file " + file + ".", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JacksonException e) {
            throw new BadStudy(file + " is not " + what + ": " + e.getOriginalMessage(), e);
        }
    }

    public static void write(Object value, Path file) {
        try {
            Files.writeString(file, text(value) + "\n");
        } catch (IOException e) {
            throw new BadStudy("Cannot write " + file + ": " + e.getMessage() + ".", e);
        }
    }
}
