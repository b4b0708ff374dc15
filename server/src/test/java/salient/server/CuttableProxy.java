package salient.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Stands between a server and its database and can go away. */
final class CuttableProxy implements AutoCloseable {
    private final ServerSocket listener;
    private final int target;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private volatile boolean cut;

    CuttableProxy(int target) throws IOException {
        this.target = target;
        this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    void cut() throws IOException {
        cut = true;
        for (Socket socket : sockets) socket.close();
        sockets.clear();
    }

    void restore() {
        cut = false;
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket from = listener.accept();
                if (cut) {
                    from.close();
                    continue;
                }
                Socket to = new Socket(InetAddress.getLoopbackAddress(), target);
                sockets.add(from);
                sockets.add(to);
                Thread.startVirtualThread(() -> pump(from, to));
                Thread.startVirtualThread(() -> pump(to, from));
            } catch (IOException closed) {
                // the listener is closed at the end of the test
            }
        }
    }

    private static void pump(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            in.transferTo(out);
        } catch (IOException cutOff) {
            // that is what it is for
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        cut();
    }
}
