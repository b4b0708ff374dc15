package salient.server.outside;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.InvalidAlgorithmParameterException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Encrypts a message so that only the browser that asked for it can read it: RFC 8291 with the coding of RFC 8188. */
public final class PushMessage {
    private static final int SALT = 16;
    private static final int KEY = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final int RECORD = 4096;
    private static final int COORDINATE = 32;
    private static final int POINT = 1 + 2 * COORDINATE;
    /** What a push service takes at least: RFC 8030, 7.2, less what the coding adds. */
    private static final int LONGEST = 3_900;

    private PushMessage() {}

    /**
     * @param browserKey the browser's public key as it gave it: an uncompressed point
     * @param secret its authentication secret
     */
    public static byte[] encrypt(byte[] text, byte[] browserKey, byte[] secret) throws GeneralSecurityException {
        byte[] salt = new byte[SALT];
        new SecureRandom().nextBytes(salt);
        return encrypt(text, browserKey, secret, newKeys(), salt);
    }

    static byte[] encrypt(byte[] text, byte[] browserKey, byte[] secret, KeyPair own, byte[] salt)
            throws GeneralSecurityException {
        if (text.length > LONGEST) throw new IllegalArgumentException("too long for a push message: " + text.length);
        byte[] ownKey = point((ECPublicKey) own.getPublic());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(publicKey(browserKey), true);
        byte[] info = join(ascii("WebPush: info"), new byte[1], browserKey, ownKey);
        byte[] material = derive(secret, agreement.generateSecret(), info, COORDINATE);
        byte[] key = derive(salt, material, join(ascii("Content-Encoding: aes128gcm"), new byte[1]), KEY);
        byte[] nonce = derive(salt, material, join(ascii("Content-Encoding: nonce"), new byte[1]), NONCE);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        byte[] sealed = cipher.doFinal(join(text, new byte[] {2})); // 2 marks the last record
        ByteBuffer message = ByteBuffer.allocate(SALT + 4 + 1 + POINT + sealed.length);
        return message.put(salt)
                .putInt(RECORD)
                .put((byte) POINT)
                .put(ownKey)
                .put(sealed)
                .array();
    }

    private static byte[] derive(byte[] salt, byte[] material, byte[] info, int length)
            throws GeneralSecurityException {
        SecretKey key = new SecretKeySpec(material, "Generic");
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(
                        HKDFParameterSpec.ofExtract().addIKM(key).addSalt(salt).thenExpand(info, length));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] join(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        for (byte[] part : parts) all.put(part);
        return all.array();
    }

    // ---- keys on the curve P-256

    static KeyPair newKeys() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        return generator.generateKeyPair();
    }

    static ECParameterSpec curve() throws GeneralSecurityException {
        AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec("secp256r1"));
        return parameters.getParameterSpec(ECParameterSpec.class);
    }

    /** Reads an uncompressed point; one that is not on the curve is refused. */
    static ECPublicKey publicKey(byte[] bytes) throws GeneralSecurityException {
        if (bytes.length != POINT || bytes[0] != 4)
            throw new InvalidAlgorithmParameterException("not an uncompressed point of P-256");
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + COORDINATE));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + COORDINATE, POINT));
        ECParameterSpec curve = curve();
        BigInteger p = ((java.security.spec.ECFieldFp) curve.getCurve().getField()).getP();
        BigInteger right = x.pow(3)
                .add(curve.getCurve().getA().multiply(x))
                .add(curve.getCurve().getB());
        boolean onCurve = x.compareTo(p) < 0
                && y.compareTo(p) < 0
                && y.pow(2).subtract(right).mod(p).signum() == 0;
        if (!onCurve) throw new InvalidAlgorithmParameterException("not a point of P-256");
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), curve));
    }

    static byte[] point(ECPublicKey key) {
        return join(
                new byte[] {4},
                coordinate(key.getW().getAffineX()),
                coordinate(key.getW().getAffineY()));
    }

    static byte[] coordinate(BigInteger number) {
        byte[] bytes = number.toByteArray(); // may have a zero in front, or too few bytes
        byte[] coordinate = new byte[COORDINATE];
        int length = Math.min(bytes.length, COORDINATE);
        System.arraycopy(bytes, bytes.length - length, coordinate, COORDINATE - length, length);
        return coordinate;
    }

    /** Whether these can be the keys of a browser. */
    public static boolean areKeys(byte[] browserKey, byte[] secret) {
        try {
            publicKey(browserKey);
            return secret.length == SALT;
        } catch (GeneralSecurityException e) {
            return false;
        }
    }
}
