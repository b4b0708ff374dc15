package salient.server.http;

import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import salient.table.wire.RequestRefused;

/**
 * The names this server answers to. A page whose name someone points at this machine (DNS rebinding) sends that name as
 * {@code Host}, so only known names are answered. An address in numbers is nobody's name and is always answered.
 */
final class AllowedHosts {
    private static final Pattern NUMBERS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.%]+]");

    private static final Pattern PORT = Pattern.compile(":\\d{1,5}$");

    private final Set<String> names = new TreeSet<>();

    AllowedHosts(String listening, Set<String> given) {
        names.add("localhost");
        names.add(listening.toLowerCase(Locale.ROOT));
        for (String name : given) names.add(name.toLowerCase(Locale.ROOT));
    }

    /** @param header the value of {@code Host}, with or without a port */
    void check(String header) {
        if (header == null || !allows(header))
            throw new RequestRefused(
                    403,
                    "host",
                    "This server does not answer to that name. Its operator can allow a name with --name.");
    }

    private boolean allows(String header) {
        String host = PORT.matcher(header.toLowerCase(Locale.ROOT)).replaceFirst("");
        return names.contains(host) || NUMBERS.matcher(host).matches();
    }

    /** A page of another origin must not create games or open sockets on behalf of its reader. */
    static void refuseOtherOrigins(String origin, String host) {
        if (origin != null && !sameOrigin(origin, host))
            throw new RequestRefused(403, "origin", "Pages of another origin cannot do this.");
    }

    private static boolean sameOrigin(String origin, String host) {
        try {
            String authority = URI.create(origin).getAuthority();
            return authority != null && authority.equalsIgnoreCase(host);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
