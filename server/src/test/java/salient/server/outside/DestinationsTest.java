package salient.server.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A player's address leads nowhere but to the public internet, and never holds the server up. */
class DestinationsTest {
    private static Destinations resolving(String... addresses) {
        return new Destinations(false, _ -> {
            InetAddress[] found = new InetAddress[addresses.length];
            for (int i = 0; i < found.length; i++) found[i] = InetAddress.getByName(addresses[i]);
            return found;
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "0.0.0.0",
                "10.1.2.3",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "198.18.0.1",
                "192.0.0.8",
                "203.0.113.5",
                "224.0.0.1",
                "255.255.255.255",
                "::1",
                "::",
                "fe80::1",
                "fc00::1",
                "fd12:3456::1",
                "::ffff:10.0.0.1",
                "64:ff9b::a00:1",
                "2002:a00:1::1",
                "2001:0:53aa::1",
                "2001:db8::1",
                "ff02::1"
            })
    void addressesThatAreNotPublicAreRefused(String address) {
        assertThatThrownBy(() -> resolving(address).resolve("https://hook.example.org/"))
                .isInstanceOf(Destinations.NotAllowed.class)
                .hasMessage("The host hook.example.org is not on the public internet.");
        assertThatThrownBy(() -> resolving("93.184.216.34", address).resolve("https://hook.example.org/"))
                .as("one of several addresses")
                .isInstanceOf(Destinations.NotAllowed.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:2800:220:1::1"})
    void publicAddressesAreTakenAndKept(String address) throws Exception {
        Destinations.Destination found = resolving(address).resolve("https://hook.example.org/a/b?c=d");
        assertThat(found.address()).isEqualTo(InetAddress.getByName(address));
        assertThat(found.port()).isEqualTo(443);
        assertThat(found.tls()).isTrue();
        assertThat(found.target()).isEqualTo("/a/b?c=d");
        assertThat(found.origin()).isEqualTo("https://hook.example.org");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://hook.example.org/",
                "ftp://hook.example.org/",
                "file:///etc/passwd",
                "hook.example.org",
                "https://user:password@hook.example.org/",
                "https:///path",
                "https://hook.example.org/#part",
                "https://hook example.org/",
                "https://hook.example.org/\r\nX: y"
            })
    void otherFormsAreRefused(String address) {
        assertThatThrownBy(() -> resolving("93.184.216.34").resolve(address))
                .isInstanceOf(Destinations.NotAllowed.class);
    }

    @Test
    void aHostThatDoesNotExistIsNamed() {
        Destinations none = new Destinations(false, host -> {
            throw new UnknownHostException(host);
        });
        assertThatThrownBy(() -> none.resolve("https://nowhere.example.org/"))
                .hasMessage("There is no host nowhere.example.org.");
    }

    @Test
    void thisMachineIsReachedOnlyIfTheOperatorAllowsIt() throws Exception {
        assertThat(new Destinations(true).resolve("http://127.0.0.1:9/x").tls()).isFalse();
        assertThatThrownBy(() -> new Destinations(false).resolve("https://127.0.0.1:9/x"))
                .isInstanceOf(Destinations.NotAllowed.class);
        Destinations leftToThisMachine =
                new Destinations(true, _ -> new InetAddress[] {InetAddress.getByName("10.0.0.1")});
        assertThatThrownBy(() -> leftToThisMachine.resolve("https://inside.example.org/"))
                .as("allowing this machine allows no other")
                .isInstanceOf(Destinations.NotAllowed.class);
    }

    @Test
    void whoNeverAnswersIsCutOff() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
                Post post = new Post(Duration.ofMillis(300))) {
            Destinations.Destination to =
                    new Destinations(true).resolve("http://127.0.0.1:" + silent.getLocalPort() + "/");
            long before = System.nanoTime();
            assertThatThrownBy(() -> post.send(to, Map.of(), new byte[0]))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("no answer within");
            assertThat(System.nanoTime() - before)
                    .isLessThan(Duration.ofSeconds(20).toNanos());
        }
    }

    @Test
    void whoDripsAnAnswerByteByByteIsCutOffToo() throws Exception {
        try (ServerSocket dripping = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
                Post post = new Post(Duration.ofMillis(500))) {
            Thread.ofVirtual().start(() -> drip(dripping));
            Destinations.Destination to =
                    new Destinations(true).resolve("http://127.0.0.1:" + dripping.getLocalPort() + "/");
            assertThatThrownBy(() -> post.send(to, Map.of(), new byte[0])).isInstanceOf(IOException.class);
        }
    }

    private static void drip(ServerSocket dripping) {
        try (Socket socket = dripping.accept()) {
            for (int i = 0; i < 1_000; i++) {
                socket.getOutputStream().write("x".getBytes(StandardCharsets.US_ASCII));
                socket.getOutputStream().flush();
                Thread.sleep(50);
            }
        } catch (IOException | InterruptedException cut) {
            return; // what the test waits for
        }
    }
}
