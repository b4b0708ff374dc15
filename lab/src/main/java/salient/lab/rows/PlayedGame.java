package salient.lab.rows;

import java.util.List;

/** All rows of one game. */
public record PlayedGame(GameRow game, List<TurnRow> turns, List<BattleRow> battles) {
    public PlayedGame {
        turns = List.copyOf(turns);
        battles = List.copyOf(battles);
    }
}
