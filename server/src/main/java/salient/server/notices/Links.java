package salient.server.notices;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import salient.table.Secrets;

/**
 * Links that act without a login, and the secrets of webhooks. All follow from one secret of the server and the id of the
 * channel, so that nothing else needs to be stored. Thread-safe.
 */
public final class Links {
    private final Supplier<String> secret;
    private final Supplier<String> page;

    /**
     * @param secret of the server
     * @param page the address of the page, with a slash at its end
     */
    public Links(Supplier<String> secret, Supplier<String> page) {
        this.secret = secret;
        this.page = page;
    }

    /** The link that stops a channel. */
    String stop(String channel) {
        return page.get() + "#/stop/" + signed("stop", channel);
    }

    /** The link that says that an address is right. */
    String confirm(String channel) {
        return page.get() + "#/confirm/" + signed("confirm", channel);
    }

    String table(String table) {
        return page.get() + "#/table/" + table;
    }

    String page() {
        return page.get();
    }

    /** The channel of a link to stop, if the link is one of ours. */
    public Optional<String> stopped(String link) {
        return channel("stop", link);
    }

    /** The channel of a link to confirm, if the link is one of ours. */
    public Optional<String> confirmed(String link) {
        return channel("confirm", link);
    }

    private Optional<String> channel(String what, String link) {
        int dot = link.indexOf('.');
        if (dot < 0) return Optional.empty();
        String channel = link.substring(0, dot);
        return Secrets.same(link, signed(what, channel)) ? Optional.of(channel) : Optional.empty();
    }

    private String signed(String what, String channel) {
        return channel + "." + mac(secret.get(), what + " " + channel).substring(0, 40);
    }

    /** What the notices of a webhook are signed with. */
    public String webhookSecret(String channel) {
        return mac(secret.get(), "webhook " + channel);
    }

    /** HMAC-SHA256 in hexadecimal digits. */
    public static String mac(String key, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the JDK has no HmacSHA256", e);
        }
    }
}
