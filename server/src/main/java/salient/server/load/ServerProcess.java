package salient.server.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, with the same Java and the same classes as this one. */
public final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts and waits until it listens.
     *
     * @param main the class to run, which says {@code listening on http://HOST:PORT/}
     * @param jvm options of the virtual machine
     */
    public static ServerProcess start(String main, List<String> jvm, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvm);
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-cp");
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(main);
        command.addAll(arguments);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return new ServerProcess(process, portOf(process));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start a server", e);
        }
    }

    private static int portOf(Process process) throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine())
            if (line.startsWith("listening on "))
                return Integer.parseInt(line.substring(line.lastIndexOf(':') + 1, line.length() - 1));
        throw new IOException("the server ended before it listened");
    }

    public long pid() {
        return process.pid();
    }

    public int port() {
        return port;
    }

    /** Without warning: SIGKILL. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** As a user would: SIGTERM. */
    @Override
    public void close() {
        process.destroy();
        awaitEnd();
    }

    private void awaitEnd() {
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                process.waitFor();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** The processor time it has used, in nanoseconds. */
    public long cpuNanos() {
        return process.info()
                .totalCpuDuration()
                .map(java.time.Duration::toNanos)
                .orElse(0L);
    }

    /** The memory it really has, in megabytes, where the system tells. */
    public long residentMegabytes() {
        try {
            for (String line :
                    java.nio.file.Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status")))
                if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
        } catch (IOException e) {
            return -1; // not a system with /proc
        }
        return -1;
    }
}
