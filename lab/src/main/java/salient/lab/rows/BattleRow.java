package salient.lab.rows;

/**
 * One battle: an attack in a hex game, a shot or a close combat on a table.
 *
 * @param place              the hex or the unit attacked, as the notation writes it
 * @param attacker           the id of the attacking side
 * @param odds               as the game states them: {@code 3:1}, or the number a shot needs
 * @param attackerLoss       in the game's unit of loss
 * @param expectedAttackerLoss what the attacker would lose on average with these odds
 */
public record BattleRow(
        int game,
        int turn,
        String place,
        String attacker,
        String odds,
        int attackerLoss,
        int defenderLoss,
        double expectedAttackerLoss,
        double expectedDefenderLoss) {}
