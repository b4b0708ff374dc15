package salient.lab.study;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a cluster is: {@code local[*]}, {@code local[4]} or {@code spark://HOST:PORT}, several hosts with commas between. */
public final class Master {
    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|[1-9]\\d*)])?");
    private static final Pattern HOSTS = Pattern.compile("spark://([^,/:]+:\\d{1,5}(,[^,/:]+:\\d{1,5})*)");
    private static final int MILLISECONDS = 3_000;

    private Master() {}

    /** Refuses, with a sentence, what is no address of a cluster, and a cluster that does not answer. */
    public static void probe(String master) {
        if (LOCAL.matcher(master).matches()) return;
        Matcher hosts = HOSTS.matcher(master);
        if (!hosts.matches())
            throw new BadStudy("A cluster is written local[*], local[4] or spark://HOST:PORT, not '" + master + "'.");
        String why = "";
        for (String host : hosts.group(1).split(",")) {
            int colon = host.indexOf(':');
            int port = Integer.parseInt(host.substring(colon + 1));
            InetSocketAddress address = new InetSocketAddress(host.substring(0, colon), Math.min(port, 65535));
            try (Socket socket = new Socket()) {
                if (address.isUnresolved()) throw new IOException("the name is unknown");
                socket.connect(address, MILLISECONDS);
                return;
            } catch (IOException e) {
                why = e.getMessage();
            }
        }
        throw new BadStudy("No Spark master answers at " + master + " (" + why
                + "). Start a master and workers there, or use" + " --on local[*].");
    }
}
