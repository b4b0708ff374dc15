package salient.breakthrough.tables;

import salient.kernel.rulebook.Clause;

/** 0l, 13.2f: a division, known by side, number and arm. Its artillery comes from one pool (13.4n). */
@Clause({"breakthrough 0l", "breakthrough 13.2f", "breakthrough 13.4n"})
public record Division(
        int index,
        String id,
        Army army,
        String designation,
        String name,
        Arm arm,
        ArtilleryPool pool,
        Allowance allowance) {
    @Override
    public String toString() {
        return id;
    }
}
