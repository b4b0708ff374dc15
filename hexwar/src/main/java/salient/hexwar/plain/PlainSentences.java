package salient.hexwar.plain;

import java.util.List;
import salient.kernel.play.Side;

/** Events of a plain hex game in sentences. */
record PlainSentences(PlainScenario scenario) {
    String of(PlainEvent event) {
        return switch (event) {
            case PlainEvent.PhaseBegan e ->
                "Turn " + e.turn() + ", " + e.date() + ": " + side(e.side()) + " " + e.phase() + " phase.";
            case PlainEvent.Arrived e -> unit(e.unit()) + " arrives at " + hex(e.hex()) + ".";
            case PlainEvent.Moved e ->
                unit(e.unit())
                        + switch (e.how()) {
                            case MOVE -> " moves to ";
                            case RETREAT -> " retreats to ";
                            case ADVANCE -> " advances to ";
                        }
                        + hex(e.path().getLast()) + ".";
            case PlainEvent.Fought e ->
                units(e.attackers()) + (e.attackers().size() == 1 ? " attacks " : " attack ") + units(e.defenders())
                        + " at " + hex(e.hex()) + ", odds " + e.column() + ": " + e.text() + ".";
            case PlainEvent.Reduced e -> unit(e.unit()) + " loses a step.";
            case PlainEvent.Eliminated e -> unit(e.unit()) + " is eliminated.";
            case PlainEvent.TownTaken e -> "The " + side(e.side()) + " side takes " + hex(e.hex()) + ".";
        };
    }

    private String unit(String id) {
        return scenario.unit(id).name();
    }

    private String units(List<String> ids) {
        List<String> names = ids.stream().map(this::unit).toList();
        if (names.size() == 1) return names.getFirst();
        return String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    private String hex(String name) {
        return scenario.map().spokenName(scenario.map().names().hex(name));
    }

    private String side(String id) {
        for (Side side : scenario.sides()) if (side.id().equals(id)) return side.name();
        throw new IllegalArgumentException("no side " + id);
    }
}
