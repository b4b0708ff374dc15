package salient.greatbattles.scenario;

import java.util.List;
import salient.kernel.rulebook.Clause;

/** C3o: a division with a C Ops, a FUP and activation points of its own; its battlegroups by their letters. */
@Clause("greatbattles C3o")
public record Division(int index, int side, int number, String title, List<String> battlegroups) {
    public Division {
        battlegroups = List.copyOf(battlegroups);
    }
}
