package salient.table.api;

import java.util.Optional;
import java.util.function.UnaryOperator;
import salient.table.wire.JsonValue;
import salient.table.wire.Responses;

/**
 * One request: the name of the call, the table and the token it names, and its body.
 *
 * @param sent what is written of the answer to a change
 */
public record Call(
        String name,
        Optional<String> table,
        Optional<String> token,
        JsonValue body,
        UnaryOperator<Responses.Done> sent) {
    public Call(String name, Optional<String> table, Optional<String> token, JsonValue body) {
        this(name, table, token, body, UnaryOperator.identity());
    }
}
