package salient.server.notices;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import salient.server.outside.Destinations;
import salient.server.outside.Post;
import salient.server.outside.PushMessage;
import salient.server.outside.Vapid;
import salient.server.store.NoticeRows.Channel;
import salient.server.wire.Json;

/** Sends notices to a browser by its push service, encrypted for this browser alone. */
record PushDelivery(
        Destinations destinations, Post post, Supplier<Vapid> vapid, Supplier<String> contact, InstantSource clock)
        implements Delivery {
    /** How long the push service keeps a message for a browser that is off. */
    private static final int KEPT_SECONDS = 24 * 60 * 60;

    /** What the page's service worker shows. */
    record Body(String text, String link) {}

    @Override
    public Result send(Channel channel, Digest digest) {
        String link = digest.games().size() == 1 ? digest.games().getFirst().link() : digest.page();
        String[] keys = channel.detail().split(" ");
        try {
            byte[] message = PushMessage.encrypt(
                    Json.text(new Body(digest.text(), link)).getBytes(StandardCharsets.UTF_8),
                    Base64.getUrlDecoder().decode(keys[0]),
                    Base64.getUrlDecoder().decode(keys[1]));
            Destinations.Destination to = destinations.resolve(channel.address());
            return WebhookDelivery.result(post.send(to, headers(to), message), "browser's push service");
        } catch (GeneralSecurityException e) {
            return new Result.Gone("The keys of this browser cannot be used.");
        } catch (Destinations.NotAllowed e) {
            return new Result.Failed(e.getMessage());
        } catch (IOException e) {
            return new Result.Failed("The browser's push service cannot be reached: " + e.getMessage() + ".");
        }
    }

    private Map<String, String> headers(Destinations.Destination to) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("TTL", Integer.toString(KEPT_SECONDS));
        headers.put("Urgency", "normal");
        headers.put("Topic", "salient"); // a newer message takes the place of one that still waits
        headers.put("Content-Encoding", "aes128gcm");
        headers.put("Content-Type", "application/octet-stream");
        headers.put(
                "Authorization",
                vapid.get().authorization(to.origin(), contact.get(), Instant.ofEpochMilli(clock.millis())));
        return headers;
    }
}
