package salient.greatbattles.works;

import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V12, V39: cover that stands make for themselves. It is lost when the stand moves ({@link State#put}). */
public final class FieldWorks {
    private static final int ACTIONS = Constants.number("entrench_actions");

    private FieldWorks() {}

    @Clause("greatbattles U48")
    public static void judge(State s, Stand stand, Verdict.Reasons why) {
        if (!s.variants().entrench && !Entrenchments.played(s))
            why.add(Clauses.clause("V12"), "Entrenching is not played.");
        ActionRules.judgeOtherThanFire(s, stand, why);
        if (Entrenchments.played(s)) Entrenchments.judge(s, stand, why);
        int i = stand.index();
        if (!s.onTable(i) || !s.type(i).fights() || why.settled()) return;
        String works = Entrenchments.played(s) ? "Q44m" : "U48";
        if (s.stands().loaded(i)) why.add(Clauses.clause(works), stand + " is in its transport.");
        if (s.cover(i) != Cover.OPEN) why.add(Clauses.clause(works), stand + " has cover already.");
        if (Contact.engaged(s, s.unitOf(i))) why.add(Clauses.clause("C9d"), stand + " is in close combat.");
    }

    public static void entrench(State s, Stand stand, PlayContext t) {
        int i = stand.index();
        int spent = s.stands().actionsDug(i) + 1;
        boolean malta = Entrenchments.played(s);
        int needed = malta ? Entrenchments.actions() : ACTIONS;
        boolean done = spent >= needed;
        s.stands().setActionsDug(i, done ? 0 : spent);
        if (done) s.stands().setWorks(i, malta ? Cover.HARD : Cover.SOFT);
        ActionRules.acted(s, i);
        t.tellOf(
                s.unitOf(i),
                Kind.WORKS,
                new UnitHappening.DugIn(stand.name(), spent, needed, done),
                malta ? "Q44m" : "U48");
    }

    /** V12: a stand that is contacted loses unfinished work. */
    @Clause("greatbattles V12")
    public static void contacted(State s, int mover) {
        for (int other = 0; other < s.stands().count(); other++) {
            if (s.stands().actionsDug(other) == 0
                    || !s.onTable(other)
                    || s.stand(other).side() == s.unit(mover).side()) continue;
            for (int stand : s.standsOf(mover))
                if (s.base(stand).touches(s.base(other))) s.stands().setActionsDug(other, 0);
        }
    }

    /** V39: at dawn every stand that does not yet count begins to count its days in place. */
    @Clause("greatbattles V39")
    public static void dawn(State s) {
        if (!s.variants().fieldworks) return;
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (!s.onTable(stand)) s.stands().setUnmovedSince(stand, 0);
            else if (s.stands().unmovedSince(stand) == 0) s.stands().setUnmovedSince(stand, s.day());
    }

    /** V39: at the second nightfall in place. */
    @Clause("greatbattles U49")
    public static void nightfall(State s, PlayContext t) {
        if (!s.variants().fieldworks) return;
        for (int stand = 0; stand < s.stands().count(); stand++) {
            int since = s.stands().unmovedSince(stand);
            if (since == 0
                    || since >= s.day()
                    || !s.onTable(stand)
                    || !s.type(stand).fights()
                    || s.stands().works(stand) == Cover.HARD) continue;
            s.stands().setWorks(stand, Cover.HARD);
            s.stands().setActionsDug(stand, 0);
            t.tellOf(
                    s.unitOf(stand),
                    Kind.WORKS,
                    new UnitHappening.HasFieldWorks(s.stand(stand).name()),
                    "U49");
        }
    }
}
