package salient.table;

import java.util.Optional;
import java.util.function.Function;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Notation;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Position;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;

/** The text of an order or a question, which a client sends as such or as its parts. */
final class OrderTexts {
    private static final int LONGEST = 4_000;

    private OrderTexts() {}

    static String order(Optional<String> order, Optional<Requests.Parts> parts, Notation notation, Position known) {
        return text("order", order, parts, composed -> notation.compose(composed, known));
    }

    static String question(Requests.Ask request, Notation notation, Position known) {
        return text(
                "question", request.question(), request.parts(), composed -> notation.composeQuestion(composed, known));
    }

    private static String text(
            String field,
            Optional<String> given,
            Optional<Requests.Parts> parts,
            Function<OrderParts, String> compose) {
        if (given.isPresent() == parts.isPresent())
            throw RequestRefused.json("Send either '" + field + "', the text, or 'parts'"
                    + (given.isPresent() ? ", not both." : "; both are missing."));
        String text = given.orElseGet(() -> composed(parts.get().toOrderParts(), compose));
        if (text.isBlank()) throw RequestRefused.json("The " + field + " is empty.");
        limit(text);
        return text;
    }

    private static String composed(OrderParts parts, Function<OrderParts, String> compose) {
        try {
            return compose.apply(parts);
        } catch (BadNotation bad) {
            throw RequestRefused.notation(bad);
        }
    }

    static void limit(String text) {
        if (text.length() > LONGEST) throw RequestRefused.json("A text can have at most " + LONGEST + " characters.");
    }
}
