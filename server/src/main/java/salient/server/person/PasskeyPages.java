package salient.server.person;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import salient.table.wire.RequestRefused;

/**
 * Where browsers offer passkeys for this server: at the names that its operator gave, by https, and on its own machine at
 * localhost. Not at an address in numbers and not by plain http. Thread-safe.
 */
public final class PasskeyPages {
    private static final String LOCAL = "localhost";
    private static final int HTTP = 80;
    private static final Pattern NUMBERS = Pattern.compile("[0-9.]+|\\[.*]");
    private static final String INSTEAD = " Make a personal key instead.";

    private final Set<String> names = new TreeSet<>();
    private final IntSupplier port;

    /** @param port where this server listens on its own machine */
    public PasskeyPages(Set<String> names, IntSupplier port) {
        for (String name : names) this.names.add(name.toLowerCase(Locale.ROOT));
        this.port = port;
    }

    /**
     * Pages of this server.
     *
     * @param origin as a browser writes it: {@code https://play.example.org}
     * @param site the name that passkeys are made for
     */
    record Page(String origin, String site) {}

    private Map<String, Page> pages() {
        Map<String, Page> pages = new LinkedHashMap<>();
        for (String name : names) add(pages, "https://" + name, name);
        add(pages, "http://" + LOCAL + (port.getAsInt() == HTTP ? "" : ":" + port.getAsInt()), LOCAL);
        return pages;
    }

    private static void add(Map<String, Page> pages, String origin, String site) {
        pages.put(origin, new Page(origin, site));
    }

    /** The pages that have this origin, if they are of this server. */
    Optional<Page> at(String origin) {
        return Optional.ofNullable(pages().get(origin));
    }

    /** The pages that this one belongs to; refused with the reason if passkeys do not work there. */
    Page of(String page) {
        URI address = address(page);
        String host = address.getHost().toLowerCase(Locale.ROOT);
        String origin = address.getScheme().toLowerCase(Locale.ROOT) + "://" + host
                + (address.getPort() < 0 ? "" : ":" + address.getPort());
        return at(origin).orElseThrow(() -> RequestRefused.option(why(address, host) + INSTEAD));
    }

    private static URI address(String page) {
        try {
            URI address = URI.create(page);
            if (address.getHost() != null && address.getScheme() != null) return address;
        } catch (IllegalArgumentException _) {
            // it is refused like one without a host
        }
        throw RequestRefused.json("The page must be an address of the form https://host/path/.");
    }

    private String why(URI address, String host) {
        if (NUMBERS.matcher(host).matches()) return "Browsers have no passkeys for an address in numbers.";
        if (!address.getScheme().equalsIgnoreCase("https") && !host.equals(LOCAL))
            return "Browsers have passkeys only for pages by https.";
        return "This server takes passkeys only at " + String.join(" and ", pages().keySet()) + ".";
    }
}
