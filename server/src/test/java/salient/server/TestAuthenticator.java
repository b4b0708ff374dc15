package salient.server;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A device with one passkey, and the browser before it: what they send, written down as WebAuthn describes it. */
final class TestAuthenticator {
    private static final int PRESENT = 0x01;
    private static final int NEW = 0x40;
    private static final int COORDINATE = 32;

    private final byte[] id = new byte[32];
    private final KeyPair keys;
    private int counter;

    TestAuthenticator() {
        new SecureRandom().nextBytes(id);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            keys = generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A device that counts its uses has been used so often. */
    void count(int uses) {
        counter = uses;
    }

    /** The answer to {@code askToMakePasskey} in a page of this origin. */
    Map<String, Object> make(JsonNode asked, String origin) {
        byte[] data =
                bytes(device(asked.path("site").asString(), PRESENT | NEW), new byte[16], two(id.length), id, key());
        byte[] attestation = bytes(
                new byte[] {(byte) 0xa3},
                text("fmt"),
                text("none"),
                text("attStmt"),
                new byte[] {(byte) 0xa0},
                text("authData"),
                new byte[] {0x59},
                two(data.length),
                data);
        return answers("clientData", client("webauthn.create", asked, origin), "attestation", attestation);
    }

    /** The answer to {@code askToUsePasskey} in a page of this origin. */
    Map<String, Object> use(JsonNode asked, String origin, String device) {
        return use(asked, origin, asked.path("site").asString(), device);
    }

    /** @param site what the passkey says that it was made for */
    Map<String, Object> use(JsonNode asked, String origin, String site, String device) {
        byte[] data = device(site, PRESENT);
        byte[] client = client("webauthn.get", asked, origin);
        Map<String, Object> answer = answers(
                "credential",
                id,
                "clientData",
                client,
                "deviceData",
                data,
                "signature",
                sign(bytes(data, digest(client))));
        answer.put("device", device);
        return answer;
    }

    private static byte[] client(String type, JsonNode asked, String origin) {
        String text = Client.JSON.writeValueAsString(Map.of(
                "type", type, "challenge", asked.path("challenge").asString(), "origin", origin, "crossOrigin", false));
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private byte[] device(String site, int flags) {
        byte[] count = ByteBuffer.allocate(4).putInt(counter).array();
        return bytes(digest(site.getBytes(StandardCharsets.UTF_8)), new byte[] {(byte) flags}, count);
    }

    /** The public key in COSE: elliptic curve, ES256, P-256, x and y. */
    private byte[] key() {
        ECPublicKey key = (ECPublicKey) keys.getPublic();
        return bytes(
                new byte[] {(byte) 0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, COORDINATE},
                coordinate(key.getW().getAffineX()),
                new byte[] {0x22, 0x58, COORDINATE},
                coordinate(key.getW().getAffineY()));
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] signed = number.toByteArray();
        byte[] coordinate = new byte[COORDINATE];
        int length = Math.min(COORDINATE, signed.length);
        System.arraycopy(signed, signed.length - length, coordinate, COORDINATE - length, length);
        return coordinate;
    }

    private byte[] sign(byte[] what) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys.getPrivate());
            signature.update(what);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] digest(byte[] what) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(what);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In CBOR. */
    private static byte[] text(String short23) {
        byte[] text = short23.getBytes(StandardCharsets.UTF_8);
        return bytes(new byte[] {(byte) (0x60 + text.length)}, text);
    }

    private static byte[] two(int number) {
        return ByteBuffer.allocate(2).putShort((short) number).array();
    }

    private static byte[] bytes(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) all.writeBytes(part);
        return all.toByteArray();
    }

    private static Map<String, Object> answers(Object... pairs) {
        Map<String, Object> answers = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2)
            answers.put(
                    (String) pairs[i], Base64.getUrlEncoder().withoutPadding().encodeToString((byte[]) pairs[i + 1]));
        return answers;
    }
}
