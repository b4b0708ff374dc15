package salient.server.outside;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

/** Tells push services who sends: RFC 8292. The key is made once per database and kept in it. Immutable. */
public final class Vapid {
    private static final Duration LASTS = Duration.ofHours(12);
    private static final Base64.Encoder BASE = Base64.getUrlEncoder().withoutPadding();

    private final PrivateKey key;
    private final String publicKey;

    private Vapid(PrivateKey key, String publicKey) {
        this.key = key;
        this.publicKey = publicKey;
    }

    /** A new key as a text, to be kept secret. */
    public static String newKey() {
        try {
            KeyPair keys = PushMessage.newKeys();
            byte[] secret = PushMessage.coordinate(((ECPrivateKey) keys.getPrivate()).getS());
            byte[] point = PushMessage.point((ECPublicKey) keys.getPublic());
            return BASE.encodeToString(secret) + " " + BASE.encodeToString(point);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the JDK has no P-256", e);
        }
    }

    public static Vapid of(String text) {
        String[] parts = text.split(" ");
        try {
            BigInteger secret = new BigInteger(1, Base64.getUrlDecoder().decode(parts[0]));
            PrivateKey key =
                    KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(secret, PushMessage.curve()));
            return new Vapid(key, parts[1]);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the JDK has no P-256", e);
        }
    }

    /** What browsers need to subscribe: base 64 for addresses. */
    public String publicKey() {
        return publicKey;
    }

    /**
     * The value of the header {@code Authorization} for a push service.
     *
     * @param origin of the push service
     * @param contact an address of the operator: {@code mailto:} or {@code https:}
     */
    public String authorization(String origin, String contact, Instant now) {
        String head = encoded("{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
        String claims = encoded("{\"aud\":\"" + origin + "\",\"exp\":"
                + now.plus(LASTS).getEpochSecond() + ",\"sub\":\"" + contact + "\"}");
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(key);
            signature.update((head + "." + claims).getBytes(StandardCharsets.US_ASCII));
            return "vapid t=" + head + "." + claims + "." + BASE.encodeToString(signature.sign()) + ", k=" + publicKey;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the JDK has no ES256", e);
        }
    }

    private static String encoded(String json) {
        return BASE.encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }
}
