package salient.server.outside;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;

/**
 * Which addresses the server may send to. A player names them, so the server's own network must be out of reach: only https,
 * and only hosts all of whose addresses are public. Where the operator allows it, this machine too, also without TLS.
 */
public final class Destinations {
    private static final int LONGEST = 1_000;
    private static final int HTTPS = 443;
    private static final int HTTP = 80;

    private final boolean toThisMachine;
    private final Resolver resolver;

    /** Finds the addresses of a host. */
    interface Resolver {
        InetAddress[] addresses(String host) throws UnknownHostException;
    }

    /** @param toThisMachine whether this machine may be sent to */
    public Destinations(boolean toThisMachine) {
        this(toThisMachine, InetAddress::getAllByName);
    }

    Destinations(boolean toThisMachine, Resolver resolver) {
        this.toThisMachine = toThisMachine;
        this.resolver = resolver;
    }

    /** The address may not be sent to; the message is a sentence for the player. */
    public static final class NotAllowed extends Exception {
        NotAllowed(String message) {
            super(message);
        }
    }

    /**
     * A checked destination. A connection goes to this very address, so that a name cannot lead elsewhere a moment later.
     *
     * @param target the path and the query
     */
    public record Destination(String host, InetAddress address, int port, boolean tls, String target) {
        /** The origin as RFC 6454 writes it. */
        public String origin() {
            boolean usual = port == (tls ? HTTPS : HTTP);
            return (tls ? "https://" : "http://") + host + (usual ? "" : ":" + port);
        }
    }

    /** Checks the form of an address without asking the network. */
    public URI checkForm(String text) throws NotAllowed {
        URI uri = uri(text);
        if (uri.getHost() == null || uri.getUserInfo() != null || uri.getFragment() != null)
            throw new NotAllowed("This is no address of the form https://host/path.");
        String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
        if (!scheme.equals("https") && !(scheme.equals("http") && toThisMachine))
            throw new NotAllowed("Only addresses that begin with https:// can be used.");
        return uri;
    }

    private static URI uri(String text) throws NotAllowed {
        if (text.length() > LONGEST) throw new NotAllowed("An address can have at most " + LONGEST + " characters.");
        try {
            return new URI(new URI(text).toASCIIString());
        } catch (URISyntaxException e) {
            throw new NotAllowed("This is no address of the form https://host/path.");
        }
    }

    /** Finds the host and checks every address it has. Asks the network, so it may take a while. */
    public Destination resolve(String text) throws NotAllowed {
        URI uri = checkForm(text);
        boolean tls = uri.getScheme().equalsIgnoreCase("https");
        String host = uri.getHost();
        InetAddress[] addresses;
        try {
            addresses = resolver.addresses(host.startsWith("[") ? host.substring(1, host.length() - 1) : host);
        } catch (UnknownHostException e) {
            throw new NotAllowed("There is no host " + host + ".");
        }
        for (InetAddress address : addresses) {
            boolean here = toThisMachine && address.isLoopbackAddress();
            if (!here && !isPublic(address))
                throw new NotAllowed("The host " + host + " is not on the public internet.");
            if (!here && !tls) throw new NotAllowed("Only addresses that begin with https:// can be used.");
        }
        int port = uri.getPort() >= 0 ? uri.getPort() : tls ? HTTPS : HTTP;
        String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        String target = uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
        return new Destination(host, addresses[0], port, tls, target);
    }

    /** Not of this machine, of a local network, or of one that is used for something else than the internet. */
    static boolean isPublic(InetAddress address) {
        if (address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()) return false;
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address ? isPublic(bytes, 0) : isPublic6(bytes);
    }

    private static boolean isPublic(byte[] bytes, int from) {
        int a = bytes[from] & 0xff;
        int b = bytes[from + 1] & 0xff;
        int c = bytes[from + 2] & 0xff;
        boolean shared = a == 100 && b >= 64 && b < 128; // RFC 6598
        boolean reserved = a == 0 || a == 10 || a == 127 || a >= 224;
        boolean local = a == 169 && b == 254 || a == 172 && b >= 16 && b < 32 || a == 192 && b == 168;
        boolean tests = a == 192 && b == 0 && (c == 0 || c == 2)
                || a == 198 && (b == 18 || b == 19 || b == 51 && c == 100)
                || a == 203 && b == 0 && c == 113;
        return !shared && !reserved && !local && !tests;
    }

    /** Global unicast only (2000::/3), and nothing that carries an address of the older kind inside. */
    private static boolean isPublic6(byte[] bytes) {
        int first = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
        int second = (bytes[2] & 0xff) << 8 | bytes[3] & 0xff;
        if ((first & 0xe000) != 0x2000) return false;
        if (first == 0x2002) return isPublic(bytes, 2); // 6to4
        boolean special = first == 0x2001 && (second < 0x0200 || second == 0x0db8); // Teredo, documentation and others
        return !special;
    }
}
