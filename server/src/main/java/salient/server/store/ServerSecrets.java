package salient.server.store;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Secrets of the server itself, made when first needed and the same for all processes on a database. Thread-safe. */
public final class ServerSecrets {
    private final Store store;
    private final Map<String, String> known = new ConcurrentHashMap<>();

    public ServerSecrets(Store store) {
        this.store = store;
    }

    /** The secret of a name; if there is none yet, a new one. */
    public String secret(String name, Supplier<String> fresh) {
        return known.computeIfAbsent(name, _ -> find(name).orElseGet(() -> make(name, fresh)));
    }

    private String make(String name, Supplier<String> fresh) {
        String made = fresh.get();
        PersonRows.done(store.alter(connection -> {
            PersonRows.run(
                    connection,
                    "insert into server_secret (name, value) values (?, ?) on conflict do nothing",
                    name,
                    made);
            return true;
        }));
        return find(name).orElseThrow(); // another process may have been first
    }

    private Optional<String> find(String name) {
        return store.read(handle -> handle.createQuery("select value from server_secret where name = :name")
                .bind("name", name)
                .mapTo(String.class)
                .findOne());
    }
}
