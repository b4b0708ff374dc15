package salient.server.notices;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import salient.server.outside.Destinations;
import salient.server.outside.Post;
import salient.server.store.NoticeRows.Channel;
import salient.server.wire.Json;

/** Sends notices to an address that a player gave, signed; see {@code docs/notices.md}. */
record WebhookDelivery(Destinations destinations, Post post, Links links, InstantSource clock) implements Delivery {
    /** What Discord takes at most. */
    private static final int LONGEST_CONTENT = 2_000;

    private static final int NO_EMBEDS = 4;

    /** The body as we write it. */
    record Body(String id, Instant at, String text, List<Digest.Game> games, String page, String stop) {}

    /** The body as Discord reads it. Mentions do nothing, whatever a title contains. */
    record DiscordBody(String content, Map<String, List<String>> allowed_mentions, int flags) {}

    @Override
    public Result send(Channel channel, Digest digest) {
        byte[] body = Json.bytes(body(channel.detail(), digest));
        long now = clock.millis() / 1_000;
        String signature =
                Links.mac(links.webhookSecret(channel.id()), now + "." + new String(body, StandardCharsets.UTF_8));
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Type", "application/json");
        headers.put("Salient-Notice", digest.id());
        headers.put("Salient-Signature", "t=" + now + ",v1=" + signature);
        try {
            return result(post.send(destinations.resolve(channel.address()), headers, body), "webhook");
        } catch (Destinations.NotAllowed e) {
            return new Result.Failed(e.getMessage());
        } catch (IOException e) {
            return new Result.Failed("The webhook cannot be reached: " + e.getMessage() + ".");
        }
    }

    private Record body(String format, Digest digest) {
        if (!format.equals("discord"))
            return new Body(
                    digest.id(),
                    Instant.ofEpochMilli(clock.millis()),
                    digest.text(),
                    digest.games(),
                    digest.page(),
                    digest.stop());
        // What would be a link under another text is no link.
        String lines = digest.lines().replace('[', '(').replace(']', ')').replaceAll("[<>]", " ");
        return new DiscordBody(
                lines.length() <= LONGEST_CONTENT ? lines : digest.text() + "\n" + digest.page(),
                Map.of("parse", List.of()),
                NO_EMBEDS);
    }

    /** @param who what answered */
    static Result result(int status, String who) {
        if (status >= 200 && status < 300) return new Result.Delivered();
        if (status == 404 || status == 410)
            return new Result.Gone("The " + who + " does not exist any more (" + status + ").");
        return new Result.Failed("The " + who + " answered " + status + ".");
    }
}
