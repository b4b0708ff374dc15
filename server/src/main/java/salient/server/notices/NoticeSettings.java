package salient.server.notices;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How notices are sent.
 *
 * @param mail what sends mail; without it mail is not offered
 * @param toThisMachine whether webhooks may lead to this machine
 * @param grace how long a player may take before a notice is worth sending
 * @param retries the pauses after failures; when all are used up, the server gives up
 * @param patience how long one sending may take
 */
public record NoticeSettings(
        Optional<MailServer> mail, boolean toThisMachine, Duration grace, List<Duration> retries, Duration patience) {

    /** For a server as people run it: it gives up after about eleven hours. */
    public static NoticeSettings usual() {
        return new NoticeSettings(
                Optional.empty(),
                false,
                Duration.ofMinutes(1),
                List.of(
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(5),
                        Duration.ofMinutes(30),
                        Duration.ofHours(2),
                        Duration.ofHours(8)),
                Duration.ofSeconds(15));
    }

    public NoticeSettings withMail(MailServer server) {
        return new NoticeSettings(Optional.of(server), toThisMachine, grace, retries, patience);
    }

    public NoticeSettings alsoToThisMachine() {
        return new NoticeSettings(mail, true, grace, retries, patience);
    }

    /** For tests: other times. */
    public NoticeSettings withTimes(Duration newGrace, List<Duration> newRetries, Duration newPatience) {
        return new NoticeSettings(mail, toThisMachine, newGrace, newRetries, newPatience);
    }
}
