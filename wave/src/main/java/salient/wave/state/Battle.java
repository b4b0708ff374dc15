package salient.wave.state;

import java.util.Arrays;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;

/** The battle being fought, from the attacker's announcement to his advance (R.3). Empty between battles. */
@Clause("wave R.3")
public final class Battle {
    public int target = HexGrid.NONE;
    public boolean aircraft;
    /** Steps still to be lost by each side. */
    public int attackerLosses;

    public int defenderLosses;
    private int[] attackers = {};
    /** Bit i: attacker i was out of supply when the battle began (6.2b). */
    private int unsupplied;

    private int[] attackGuns = {};
    private int[] defenseGuns = {};

    public Battle copy() {
        Battle copy = new Battle();
        copy.target = target;
        copy.aircraft = aircraft;
        copy.attackerLosses = attackerLosses;
        copy.defenderLosses = defenderLosses;
        copy.attackers = attackers;
        copy.unsupplied = unsupplied;
        copy.attackGuns = attackGuns;
        copy.defenseGuns = defenseGuns;
        return copy;
    }

    public void hash(StateHash hash) {
        hash.add(target).add(aircraft).add(attackerLosses).add(defenderLosses);
        hash.add(attackers).add(unsupplied).add(attackGuns).add(defenseGuns);
    }

    public boolean isOn() {
        return target != HexGrid.NONE;
    }

    public void begin(int hex, int[] units, int withoutSupply) {
        target = hex;
        attackers = units.clone();
        unsupplied = withoutSupply;
    }

    public void end() {
        target = HexGrid.NONE;
        aircraft = false;
        attackerLosses = 0;
        defenderLosses = 0;
        attackers = new int[0];
        unsupplied = 0;
        attackGuns = new int[0];
        defenseGuns = new int[0];
    }

    /** The attacking units; eliminated ones stay in the list. Read only. */
    public int[] attackers() {
        return attackers;
    }

    public int unsupplied() {
        return unsupplied;
    }

    public boolean isUnsupplied(int attacker) {
        return (unsupplied & 1 << attacker) != 0;
    }

    /** Bombarding artillery. Read only. */
    public int[] guns(boolean attack) {
        return attack ? attackGuns : defenseGuns;
    }

    public void addGun(boolean attack, int unit) {
        int[] guns = guns(attack);
        guns = Arrays.copyOf(guns, guns.length + 1);
        guns[guns.length - 1] = unit;
        if (attack) attackGuns = guns;
        else defenseGuns = guns;
    }
}
