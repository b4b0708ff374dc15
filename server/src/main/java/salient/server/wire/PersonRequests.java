package salient.server.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The bodies of calls that only a server answers: about persons, notices and the ladder. As strict as the others. */
public final class PersonRequests {
    private PersonRequests() {}

    /** How a player is told. */
    public enum NoticeWay {
        WEBHOOK,
        MAIL,
        PUSH;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static NoticeWay of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }

    /**
     * {@code POST /api/person}.
     *
     * @param device the token of this device, made by the client from 32 to 64 random characters and kept secret
     */
    public record CreatePerson(String device) {}

    /**
     * {@code POST /api/person/seats}: these seats are mine on all my devices.
     *
     * @param tokens of the seats that this device has
     * @param deleted tokens of seats that none of my devices gets any more
     */
    public record SyncSeats(List<String> tokens, Optional<List<String>> deleted) {}

    /**
     * {@code POST /api/person/key}: a new personal key.
     *
     * @param page the address of the page, to which the link leads
     */
    public record MakeKey(String page) {}

    /** {@code POST /api/key}: brings this device in; {@code device} as in {@link CreatePerson}. */
    public record UseKey(String key, String device) {}

    /**
     * {@code POST /api/person/passkey/ask} and {@code POST /api/passkey/ask}: what a browser needs to make or to use a passkey.
     *
     * @param page the address of the page that asks the browser
     */
    public record PasskeyPage(String page) {}

    /**
     * {@code POST /api/person/passkey}: a passkey that the browser made. Both in base64url.
     *
     * @param clientData what the browser calls {@code clientDataJSON}
     * @param attestation what the browser calls {@code attestationObject}
     */
    public record NewPasskey(String clientData, String attestation) {}

    /** {@code POST /api/person/passkey/remove}. */
    public record PasskeyId(String id) {}

    /**
     * {@code POST /api/passkey}: brings this device in; {@code device} as in {@link CreatePerson}, all else in base64url.
     *
     * @param credential what the browser calls {@code rawId}
     * @param clientData what the browser calls {@code clientDataJSON}
     * @param deviceData what the browser calls {@code authenticatorData}
     */
    public record UsePasskey(
            String credential, String clientData, String deviceData, String signature, String device) {}

    /** {@code POST /api/person/forget}: this device of mine is mine no longer; it keeps the seats that it has. */
    public record ForgetDevice(String device) {}

    /** {@code POST /api/person/revoke}: makes all devices, keys, passkeys and tokens of mine worthless but this new device. */
    public record Revoke(String device) {}

    /**
     * {@code POST /api/person/notices}.
     *
     * @param minutes at most one notice in so many
     * @param format of a webhook: {@code salient} or {@code discord}
     * @param browserKey of a browser: what it calls {@code p256dh}
     * @param browserSecret of a browser: what it calls {@code auth}
     */
    public record AddNotices(
            NoticeWay way,
            String address,
            Optional<Integer> minutes,
            Optional<String> format,
            Optional<String> browserKey,
            Optional<String> browserSecret) {}

    /** {@code POST /api/person/notices/try} and {@code /remove}. */
    public record NoticeId(String id) {}

    /** {@code POST /api/notices/stop} and {@code /confirm}: the last part of the link in a notice. */
    public record NoticeLink(String link) {}

    /** {@code POST /api/person/ladder}: under this name from now on, or not any more. */
    public record LadderName(Optional<String> name) {}

    /** The query of {@code GET /api/ladder}. */
    public record LadderRequest(Optional<String> game) {}
}
