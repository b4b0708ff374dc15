package salient.server.notices;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/**
 * The SMTP server that sends our mail.
 *
 * @param from the address that mail comes from
 * @param user without one nobody logs in
 */
public record MailServer(
        String host, int port, Security security, String from, Optional<String> user, Optional<String> password) {
    private static final Set<String> KNOWN = Set.of("host", "port", "security", "from", "user", "password");

    /** How the connection is protected. */
    public enum Security {
        /** It begins in the open and must change to TLS. */
        STARTTLS(587),
        /** TLS from the beginning. */
        TLS(465),
        /** For a mail server on the same machine. */
        NONE(25);

        private final int usualPort;

        Security(int usualPort) {
            this.usualPort = usualPort;
        }
    }

    /** The settings cannot be used; the message says which of them. */
    public static final class BadMailServer extends RuntimeException {
        BadMailServer(String message) {
            super(message);
        }
    }

    /** Reads the operator's file: lines {@code name = value}. */
    public static MailServer read(Path file) {
        Properties lines = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            lines.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new BadMailServer("cannot read " + file);
        }
        for (String name : lines.stringPropertyNames())
            if (!KNOWN.contains(name))
                throw new BadMailServer(
                        file + " has a line '" + name + "'; the names are host, port, security, from, user, password");
        Security security = security(file, lines.getProperty("security", "starttls"));
        String port = lines.getProperty("port", Integer.toString(security.usualPort));
        if (!port.matches("\\d{1,5}")) throw new BadMailServer("the port in " + file + " must be a number");
        return new MailServer(
                needed(file, lines, "host"),
                Integer.parseInt(port),
                security,
                needed(file, lines, "from"),
                Optional.ofNullable(lines.getProperty("user")),
                Optional.ofNullable(lines.getProperty("password")));
    }

    private static Security security(Path file, String word) {
        try {
            return Security.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new BadMailServer("security in " + file + " must be starttls, tls or none");
        }
    }

    private static String needed(Path file, Properties lines, String name) {
        String value = lines.getProperty(name, "").strip();
        if (value.isEmpty()) throw new BadMailServer(file + " needs a line '" + name + " = ...'");
        return value;
    }

    /** Without the password. */
    @Override
    public String toString() {
        return "mail server " + host + ":" + port;
    }
}
