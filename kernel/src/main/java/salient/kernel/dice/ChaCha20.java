package salient.kernel.dice;

/** The ChaCha20 block function of RFC 8439, written out because it must also run where java.security does not. */
final class ChaCha20 {
    private ChaCha20() {}

    /**
     * Writes the 16 words of one block. The counter takes the place of the counter word and the first nonce word,
     * the stream that of the last nonce word.
     */
    static void block(int[] key, long counter, int stream, int[] into) {
        block(key, (int) counter, (int) (counter >>> 32), 0, stream, into);
    }

    static void block(int[] key, int counter, int nonce0, int nonce1, int nonce2, int[] into) {
        into[0] = 0x61707865;
        into[1] = 0x3320646e;
        into[2] = 0x79622d32;
        into[3] = 0x6b206574;
        System.arraycopy(key, 0, into, 4, 8);
        into[12] = counter;
        into[13] = nonce0;
        into[14] = nonce1;
        into[15] = nonce2;
        int[] start = into.clone();
        for (int round = 0; round < 10; round++) {
            quarter(into, 0, 4, 8, 12);
            quarter(into, 1, 5, 9, 13);
            quarter(into, 2, 6, 10, 14);
            quarter(into, 3, 7, 11, 15);
            quarter(into, 0, 5, 10, 15);
            quarter(into, 1, 6, 11, 12);
            quarter(into, 2, 7, 8, 13);
            quarter(into, 3, 4, 9, 14);
        }
        for (int i = 0; i < start.length; i++) into[i] += start[i];
    }

    private static void quarter(int[] x, int a, int b, int c, int d) {
        x[a] += x[b];
        x[d] = Integer.rotateLeft(x[d] ^ x[a], 16);
        x[c] += x[d];
        x[b] = Integer.rotateLeft(x[b] ^ x[c], 12);
        x[a] += x[b];
        x[d] = Integer.rotateLeft(x[d] ^ x[a], 8);
        x[c] += x[d];
        x[b] = Integer.rotateLeft(x[b] ^ x[c], 7);
    }
}
