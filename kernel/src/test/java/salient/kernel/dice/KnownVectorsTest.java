package salient.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.junit.jupiter.api.Test;

class KnownVectorsTest {
    @Test
    void sha256_agrees_with_fips_180() {
        assertThat(Sha256.hex("abc")).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assertThat(Sha256.hex("")).isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assertThat(Sha256.hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))
                .isEqualTo("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    }

    @Test
    void sha256_agrees_with_the_platform_at_every_length_up_to_three_blocks() throws NoSuchAlgorithmException {
        byte[] message = new byte[200];
        for (int i = 0; i < message.length; i++) message[i] = (byte) (i * 37 + 200);
        for (int length = 0; length <= message.length; length++) {
            byte[] part = java.util.Arrays.copyOf(message, length);
            assertThat(Sha256.digest(part))
                    .isEqualTo(MessageDigest.getInstance("SHA-256").digest(part));
        }
    }

    @Test
    void chacha20_agrees_with_rfc_8439_section_2_3_2() {
        int[] key = new Seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f").words();
        int[] block = new int[16];
        ChaCha20.block(key, 1, 0x09000000, 0x4a000000, 0, block);
        assertThat(block)
                .containsExactly(
                        0xe4e7f110,
                        0x15593bd1,
                        0x1fdd0f50,
                        0xc47120a3,
                        0xc7f4d1c7,
                        0x0368c033,
                        0x9aaa2204,
                        0x4e6cd4c3,
                        0x466482d2,
                        0x09aa9f07,
                        0x05d7c214,
                        0xa2028bd9,
                        0xd19c12b5,
                        0xb94e16de,
                        0xe883d0cb,
                        0x4e3c50a2);
    }
}
