package salient.server.person;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import salient.server.notices.Links;
import salient.server.store.PasskeyRows;
import salient.table.Secrets;
import salient.table.wire.RequestRefused;

/**
 * What a passkey signs: a random text, the time until which it counts, and a mark of this server over both and the purpose.
 * So nothing is stored for a challenge until it is answered. Thread-safe.
 */
final class PasskeyChallenges {
    static final Duration LIFE = Duration.ofMinutes(5);

    /** That a device signs in with a passkey. */
    static final String TO_USE = "use";

    private final Supplier<String> secret;
    private final Secrets secrets;

    /** @param secret of the server, the same in all its processes */
    PasskeyChallenges(Supplier<String> secret, Secrets secrets) {
        this.secret = secret;
        this.secrets = secrets;
    }

    /** That a passkey is made for this person. */
    static String toMakeFor(String person) {
        return "make " + person;
    }

    byte[] challenge(String purpose, Instant now) {
        String text = secrets.name() + "." + now.plus(LIFE).toEpochMilli();
        return (text + "." + mark(purpose, text)).getBytes(StandardCharsets.UTF_8);
    }

    private String mark(String purpose, String text) {
        return Links.mac(secret.get(), "passkey " + purpose + " " + text);
    }

    /** A challenge that was answered, for the note that it was; refused if it is not of this server, or too old. */
    PasskeyRows.Challenge answered(byte[] challenge, String purpose, Instant now) {
        String text = new String(challenge, StandardCharsets.UTF_8);
        int end = text.lastIndexOf('.');
        if (end < 0 || !Secrets.same(text.substring(end + 1), mark(purpose, text.substring(0, end))))
            throw RequestRefused.option(
                    "The passkey did not answer a question that this server asked for this purpose.");
        Instant expires = Instant.ofEpochMilli(Long.parseLong(text.substring(text.indexOf('.') + 1, end)));
        if (now.isAfter(expires))
            throw Persons.gone("This took longer than " + LIFE.toMinutes() + " minutes. Try again.");
        return new PasskeyRows.Challenge(Secrets.hash(text), expires);
    }
}
