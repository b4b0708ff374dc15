package salient.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.server.http.Limits;

/** A refusal says when the same request would be allowed. */
class RetryAfterTest extends ServerTest {
    @Override
    ServerSettings settings() {
        return super.settings().withLimits(Limits.forThisMachine().withRates(1_000, 1_000, 2, 2));
    }

    @Test
    void retryAfterIsTrue() {
        client.hotSeat("short");
        client.hotSeat("short");
        String body = """
                {"game": "ambush", "scenario": "short", "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}""";
        String refused = Raw.exchange(
                server.port(),
                "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " + body.length()
                        + "\r\n\r\n" + body);
        assertThat(refused).startsWith("HTTP/1.1 429");
        int seconds = Integer.parseInt(refused.replaceAll("(?si).*retry-after: (\\d+).*", "$1"));
        assertThat(seconds).as("two games per hour").isBetween(1_700, 1_800);
    }
}
