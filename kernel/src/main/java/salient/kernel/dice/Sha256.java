package salient.kernel.dice;

import java.nio.charset.StandardCharsets;

/** SHA-256 (FIPS 180-4), written out because it must also run where java.security does not. */
public final class Sha256 {
    private static final int[] K = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private static final char[] HEX = "0123456789abcdef".toCharArray();

    private Sha256() {}

    /** The digest of a text in UTF-8, in lower-case hexadecimal. */
    public static String hex(String text) {
        return hex(digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static String hex(byte[] bytes) {
        char[] out = new char[bytes.length * 2];
        for (int i = 0; i < bytes.length; i++) {
            out[2 * i] = HEX[(bytes[i] >> 4) & 15];
            out[2 * i + 1] = HEX[bytes[i] & 15];
        }
        return new String(out);
    }

    public static byte[] digest(byte[] message) {
        byte[] padded = padded(message);
        int[] h = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
        int[] w = new int[64];
        for (int from = 0; from < padded.length; from += 64) compress(h, w, padded, from);
        byte[] out = new byte[32];
        for (int i = 0; i < out.length; i++) out[i] = (byte) (h[i >> 2] >>> (24 - 8 * (i & 3)));
        return out;
    }

    /** A one bit, zeros, and the length in bits in the last eight bytes of a whole number of 64-byte blocks. */
    private static byte[] padded(byte[] message) {
        byte[] padded = new byte[(message.length + 8) / 64 * 64 + 64];
        System.arraycopy(message, 0, padded, 0, message.length);
        padded[message.length] = (byte) 0x80;
        long bits = message.length * 8L;
        for (int i = 0; i < 8; i++) padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
        return padded;
    }

    private static void compress(int[] h, int[] w, byte[] data, int from) {
        for (int i = 0; i < 16; i++) {
            int at = from + 4 * i;
            w[i] = (data[at] & 255) << 24
                    | (data[at + 1] & 255) << 16
                    | (data[at + 2] & 255) << 8
                    | (data[at + 3] & 255);
        }
        for (int i = 16; i < 64; i++) {
            int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ (w[i - 15] >>> 3);
            int s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ (w[i - 2] >>> 10);
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        int[] v = h.clone();
        for (int i = 0; i < 64; i++) {
            int s1 = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
            int t1 = v[7] + s1 + ((v[4] & v[5]) ^ (~v[4] & v[6])) + K[i] + w[i];
            int s0 = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
            int t2 = s0 + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += t1;
            v[0] = t1 + t2;
        }
        for (int i = 0; i < 8; i++) h[i] += v[i];
    }
}
