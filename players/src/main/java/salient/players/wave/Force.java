package salient.players.wave;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import salient.kernel.hex.HexGrid;
import salient.wave.combat.CombatResults;
import salient.wave.combat.Odds;
import salient.wave.stacking.Stacking;
import salient.wave.state.State;

/** Units meant to attack a hex, each from a hex beside it, and the odds they would have there. */
final class Force {
    private static final int ROOM = Stacking.UNITS;
    private static final int QUARTERS = 4;

    private final State state;
    private final int side;
    final int target;
    private final int[] room = new int[HexGrid.DIRECTIONS];
    final List<Post> posts = new ArrayList<>();
    private int whole;
    private int quarters;
    private int halvedFrom;
    private int directions;
    private final int defense;
    /** What artillery adds from the hexes of the directions it was last asked for. */
    private int bombardment;

    private int bombardedFrom;

    /** One unit, where it stands now and the direction of its place from the target. */
    record Post(int unit, int from, int direction) {}

    Force(State state, int side, int target) {
        this.state = state;
        this.side = side;
        this.target = target;
        defense = Math.max(1, Survey.defenseIn(state, target)) + Bombardments.ofDefender(state, 1 - side, target);
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int hex = state.map.neighbor(target, d);
            boolean open = hex != HexGrid.NONE && !state.stacks.holds(hex, 1 - side) && !state.stacks.hasArtillery(hex);
            room[d] = open ? ROOM - state.stacks.regulars(hex) : 0;
        }
    }

    /** Makes room where a unit that is free to go stands now. */
    void vacate(int hex, int units) {
        int direction = state.map.grid().direction(target, hex);
        if (direction != HexGrid.NONE) room[direction] += units;
    }

    boolean hasRoom(int direction) {
        return room[direction] > 0;
    }

    int hex(int direction) {
        return state.map.neighbor(target, direction);
    }

    int strengthFrom(int direction) {
        int count = 0;
        for (Post post : posts) if (post.direction() == direction) count++;
        return count;
    }

    boolean wouldBeConcentric(int direction) {
        return !isConcentric(directions) && isConcentric(directions | 1 << direction);
    }

    void add(int unit, int from, int direction, boolean unsupplied) {
        posts.add(new Post(unit, from, direction));
        room[direction]--;
        directions |= 1 << direction;
        int divisor = (unsupplied ? 2 : 1) * (Odds.halves(state, target, direction) ? 2 : 1);
        int factor = Survey.attack(state, unit);
        if (divisor == 1) whole += factor;
        else {
            quarters += QUARTERS * factor / divisor;
            halvedFrom |= 1 << direction;
        }
    }

    /** Where the odds stand with average dice, fighting after the move. */
    int place() {
        int attack = whole + Math.max(Integer.bitCount(halvedFrom), quarters / QUARTERS);
        attack += bombardment();
        int shift = isConcentric(directions) ? 1 : 0;
        return CombatResults.place(Math.max(1, attack), defense) + shift - Survey.cover(state, target);
    }

    private int bombardment() {
        if (bombardedFrom != directions) {
            int[] hexes = IntStream.range(0, HexGrid.DIRECTIONS)
                    .filter(d -> (directions & 1 << d) != 0)
                    .map(this::hex)
                    .toArray();
            bombardment = Bombardments.ofAttacker(state, side, hexes);
            bombardedFrom = directions;
        }
        return bombardment;
    }

    /** 10.15a. */
    private static boolean isConcentric(int directions) {
        boolean opposite = (directions & directions >> HexGrid.DIRECTIONS / 2) != 0;
        boolean alternate = (directions & 0b010101) == 0b010101 || (directions & 0b101010) == 0b101010;
        return opposite || alternate;
    }
}
