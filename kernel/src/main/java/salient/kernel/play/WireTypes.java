package salient.kernel.play;

import java.util.List;

/**
 * What a game sends to clients: its views, events and answers. A sealed interface stands for all its records. Types for
 * other languages are generated from this list.
 */
public record WireTypes(
        List<Class<? extends View>> views, List<Class<? extends Event>> events, List<Class<? extends Answer>> answers) {
    public WireTypes {
        views = List.copyOf(views);
        events = List.copyOf(events);
        answers = List.copyOf(answers);
    }
}
