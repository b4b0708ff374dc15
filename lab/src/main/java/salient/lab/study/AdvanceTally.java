package salient.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.geography.HexMap;
import salient.lab.observe.Westward;
import salient.lab.rows.TurnRow;
import salient.lab.stats.Estimates;
import salient.lab.study.StudyResult.Advance;

/** How far west the attacker has come by the end of each turn, over all games. Ground that was lost again counts. */
final class AdvanceTally {
    private final HexMap map;
    private final Westward westward;
    /** By turn: how far west each game has come, in the ranks of hexes. */
    private final Map<Integer, List<Integer>> ranks = new TreeMap<>();

    AdvanceTally(HexMap map) {
        this.map = map;
        westward = new Westward(map);
    }

    void add(List<TurnRow> course) {
        int farthest = Integer.MAX_VALUE;
        for (TurnRow turn : course) {
            if (!turn.farthest().isEmpty())
                farthest = Math.min(farthest, westward.rank(map.names().hex(turn.farthest())));
            if (farthest < Integer.MAX_VALUE)
                ranks.computeIfAbsent(turn.turn(), _ -> new ArrayList<>()).add(farthest);
        }
    }

    List<Advance> result() {
        List<Advance> advance = new ArrayList<>();
        ranks.forEach((turn, each) -> {
            int[] sorted = each.stream().mapToInt(Integer::intValue).sorted().toArray();
            advance.add(new Advance(turn, place(sorted, 0.9), place(sorted, 0.5), place(sorted, 0.1)));
        });
        return advance;
    }

    private String place(int[] sorted, double part) {
        return westward.placeNear(westward.at(Estimates.quantile(sorted, part)));
    }
}
