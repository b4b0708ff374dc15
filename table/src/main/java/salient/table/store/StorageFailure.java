package salient.table.store;

/** The database is away, full or broken. Nothing that was asked for has been acknowledged; asking again may work. */
public final class StorageFailure extends RuntimeException {
    public StorageFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
