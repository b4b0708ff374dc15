package salient.table.api;

import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.table.store.StorageFailure;
import salient.table.wire.JsonWriter;
import salient.table.wire.RequestRefused;
import salient.table.wire.Responses;

/** Makes answers of what was worked out, or of what went wrong. Thread-safe. */
public final class Answers {
    private static final Logger LOG = Logger.getLogger("salient.calls");

    private final JsonWriter json;

    public Answers(JsonWriter json) {
        this.json = json;
    }

    public Answer json(int status, Object value) {
        return new Answer(status, Answer.JSON, json.bytes(value));
    }

    /** @param sent what is written of it */
    Answer done(Responses.Done done, Responses.Done sent) {
        boolean withState = done.state()
                .filter(state -> state.sequence() == done.sequence())
                .isPresent();
        return new Answer(
                200,
                Answer.JSON,
                json.bytes(sent),
                0,
                withState ? done.sequence() : 0,
                done.items().size());
    }

    public Answer refused(RequestRefused refused) {
        return new Answer(refused.status(), Answer.JSON, json.bytes(refused.problem()), refused.retryAfter(), 0, 0);
    }

    /** Never throws. */
    public Answer guarded(Supplier<Answer> work) {
        try {
            return work.get();
        } catch (RequestRefused refused) {
            return refused(refused);
        } catch (StorageFailure problem) {
            LOG.log(Level.WARNING, "storage: " + problem.getMessage());
            return refused(new RequestRefused(
                    503, "storage", "The database does not answer or is full. Nothing was changed; try again."));
        } catch (RuntimeException fault) {
            return fault(fault);
        }
    }

    /** The client gets a number, which the log has too. */
    public Answer fault(Exception fault) {
        String number = Integer.toHexString(ThreadLocalRandom.current().nextInt(1 << 20, 1 << 24));
        LOG.log(Level.SEVERE, "error " + number, fault);
        return refused(new RequestRefused(500, "fault", "Something went wrong in the server (error " + number + ")."));
    }
}
