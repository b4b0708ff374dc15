package salient.server.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.ECPrivateKeySpec;
import java.time.Instant;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Web Push as RFC 8291 and RFC 8292 say; the figures are those of RFC 8291, section 5 and appendix A. */
class PushMessageTest {
    private static final String TEXT = "When I grow up, I want to be a watermelon";
    private static final String OWN_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    private static final String OWN_PUBLIC =
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    private static final String BROWSER_PUBLIC =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    private static final String BROWSER_SECRET = "BTBZMqHH6r4Tts7J_aSIgg";
    private static final String SALT = "DGv6ra1nlYgDCS1FRnbzlw";
    private static final String MESSAGE = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
            + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
            + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    private static byte[] bytes(String base64) {
        return Base64.getUrlDecoder().decode(base64);
    }

    @Test
    void theExampleOfTheStandardComesOutByteForByte() throws GeneralSecurityException {
        PrivateKey secret = KeyFactory.getInstance("EC")
                .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, bytes(OWN_PRIVATE)), PushMessage.curve()));
        KeyPair own = new KeyPair(PushMessage.publicKey(bytes(OWN_PUBLIC)), secret);
        byte[] message = PushMessage.encrypt(
                TEXT.getBytes(StandardCharsets.UTF_8), bytes(BROWSER_PUBLIC), bytes(BROWSER_SECRET), own, bytes(SALT));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(message))
                .isEqualTo(MESSAGE);
    }

    @Test
    void everyMessageHasAKeyAndASaltOfItsOwn() throws GeneralSecurityException {
        byte[] text = TEXT.getBytes(StandardCharsets.UTF_8);
        byte[] first = PushMessage.encrypt(text, bytes(BROWSER_PUBLIC), bytes(BROWSER_SECRET));
        byte[] second = PushMessage.encrypt(text, bytes(BROWSER_PUBLIC), bytes(BROWSER_SECRET));
        assertThat(first).hasSameSizeAs(second).isNotEqualTo(second);
        assertThat(new String(first, StandardCharsets.ISO_8859_1)).doesNotContain("watermelon");
    }

    @Test
    void keysThatNoBrowserHasAreRefused() {
        assertThat(PushMessage.areKeys(bytes(BROWSER_PUBLIC), bytes(BROWSER_SECRET)))
                .isTrue();
        byte[] besideTheCurve = bytes(BROWSER_PUBLIC);
        besideTheCurve[64] ^= 1;
        assertThat(PushMessage.areKeys(besideTheCurve, bytes(BROWSER_SECRET))).isFalse();
        assertThat(PushMessage.areKeys(new byte[65], bytes(BROWSER_SECRET))).isFalse();
        assertThat(PushMessage.areKeys(bytes(BROWSER_PUBLIC), new byte[15])).isFalse();
        assertThatThrownBy(() -> PushMessage.encrypt(new byte[5_000], bytes(BROWSER_PUBLIC), bytes(BROWSER_SECRET)))
                .hasMessageContaining("too long");
    }

    @Test
    void thePushServiceCanCheckWhoSends() throws GeneralSecurityException {
        Vapid vapid = Vapid.of(Vapid.newKey());
        String header = vapid.authorization(
                "https://push.example.net", "mailto:operator@example.org", Instant.ofEpochSecond(1_000_000));
        assertThat(header).startsWith("vapid t=").endsWith(", k=" + vapid.publicKey());
        String token = header.substring("vapid t=".length(), header.indexOf(", k="));
        String[] parts = token.split("\\.");
        assertThat(new String(bytes(parts[0]), StandardCharsets.UTF_8))
                .isEqualTo("{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
        assertThat(new String(bytes(parts[1]), StandardCharsets.UTF_8))
                .isEqualTo("{\"aud\":\"https://push.example.net\",\"exp\":1043200,"
                        + "\"sub\":\"mailto:operator@example.org\"}");
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(PushMessage.publicKey(bytes(vapid.publicKey())));
        signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        assertThat(signature.verify(bytes(parts[2]))).isTrue();
    }
}
