package salient.kernel.play;

/**
 * A battle that dice have decided: an attack in a hex game, a shot on a table.
 *
 * @param place    the hex or the unit attacked, as the notation writes it
 * @param attacker the id of the attacking side
 * @param odds     as the game states them: {@code 3:1}, or the number a shot needs
 * @param losses   what these odds cost on average
 */
public record Battle(
        String place, String attacker, String odds, int attackerLoss, int defenderLoss, ExpectedLosses losses) {

    /** What the dice gave the attacker beyond the average, in the game's unit of loss. */
    public double attackerLuck() {
        return (defenderLoss - losses.defender()) - (attackerLoss - losses.attacker());
    }
}
