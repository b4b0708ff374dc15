package salient.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import salient.server.wire.Json;

/** Logs as one JSON object per line on standard error. Libraries log only problems. */
public final class Logs {
    private static final List<Logger> LIBRARIES = List.of(
            Logger.getLogger("org.eclipse.jetty"),
            Logger.getLogger("com.zaxxer.hikari"),
            Logger.getLogger("org.flywaydb"));

    private Logs() {}

    /** For a server of its own process: everything worth noting, or only what is wrong. */
    public static void structured(boolean everything) {
        quietLibraries();
        Logger root = Logger.getLogger("");
        root.setLevel(everything ? Level.INFO : Level.WARNING);
        for (Handler handler : root.getHandlers()) root.removeHandler(handler);
        Handler handler = new ConsoleHandler();
        handler.setFormatter(new JsonLines());
        root.addHandler(handler);
    }

    public static void quietLibraries() {
        for (Logger logger : LIBRARIES) logger.setLevel(Level.WARNING);
    }

    private static final class JsonLines extends Formatter {
        @Override
        public String format(LogRecord record) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("at", Instant.ofEpochMilli(record.getMillis()));
            line.put("level", record.getLevel().getName());
            line.put("logger", record.getLoggerName());
            line.put("message", formatMessage(record));
            if (record.getThrown() != null) {
                StringWriter trace = new StringWriter();
                record.getThrown().printStackTrace(new PrintWriter(trace));
                line.put("trace", trace.toString());
            }
            return Json.text(line) + "\n";
        }
    }
}
