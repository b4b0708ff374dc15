package salient.greatbattles.templates;

import java.util.Optional;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.play.ArtilleryHappening;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.State;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** U14: a template that belongs to a field gun on the table. */
public final class BoundGuns {
    private BoundGuns() {}

    @Clause("greatbattles U14")
    public static void judge(State s, int template, Verdict.Reasons why) {
        Optional<Integer> bound = s.scenario().fireSupport().gun(template);
        if (bound.isEmpty()) return;
        int gun = bound.get();
        if (!s.onTable(gun)) {
            why.add(Clauses.clause("U14"), s.stand(gun) + " is not on the table to fire it.");
            return;
        }
        if (s.suppressed(gun)) why.add(Clauses.clause("U14"), s.stand(gun) + " is suppressed.");
        if (s.stands().loaded(gun)) why.add(Clauses.clause("U14"), s.stand(gun) + " is limbered.");
        if (Contact.engaged(s, s.unitOf(gun))) why.add(Clauses.clause("U14"), s.stand(gun) + " is in close combat.");
    }

    /** Whether the gun of a template can fire it at all. */
    @Clause("greatbattles U12")
    public static boolean serves(State s, int template) {
        return s.scenario().fireSupport().gun(template).map(s::onTable).orElse(true);
    }

    /** ACT20: a gun that fires is set up. */
    public static void fires(State s, int template) {
        s.scenario().fireSupport().gun(template).ifPresent(gun -> s.stands().setEmplaced(gun, true));
    }

    /** The gun is gone, and its template with it. Both sides see a called mission end, but not why (H15). */
    public static void lost(State s, int stand, PlayContext t) {
        for (int k = 0; k < s.templates().count(); k++) {
            Optional<Integer> bound = s.scenario().fireSupport().gun(k);
            if (bound.isEmpty() || bound.get() != stand) continue;
            switch (s.templates().battery(k)) {
                case AVAILABLE -> {
                    s.templates().clearPlan(k);
                    s.templates().setBattery(k, Battery.LOST);
                }
                case WAITING, FIRING -> {
                    s.templates().setBattery(k, Battery.USED);
                    Happening ends = new ArtilleryHappening.Removed(TemplateNames.name(s, k));
                    if (hidden(s, stand)) t.reveal(Kind.TEMPLATE, TemplateNames.about(s, k), ends, "U14", "ART23");
                }
                case USED, LOST -> {
                    continue;
                }
            }
            t.tellOf(
                    s.unitOf(stand),
                    Kind.TEMPLATE,
                    new ArtilleryHappening.LostWithItsGun(TemplateNames.name(s, k)),
                    "U14");
        }
    }

    /** H15: the loss of an unknown gun is not shown on its template. */
    public static boolean lostInSecret(State s, int template) {
        return s.templates().battery(template) == Battery.LOST
                && s.scenario()
                        .fireSupport()
                        .gun(template)
                        .map(gun -> hidden(s, gun))
                        .orElse(false);
    }

    private static boolean hidden(State s, int gun) {
        return s.unitOf(gun) < 0 || s.unseen(s.unitOf(gun));
    }

    /** A new day: templates whose gun is gone stay out of play. */
    public static boolean gone(State s, int template) {
        return s.scenario().fireSupport().gun(template).isPresent()
                && switch (s.stands()
                        .place(s.scenario().fireSupport().gun(template).get())) {
                    case FALLEN, DESTROYED -> true;
                    case RESERVE, TABLE, RIDING -> false;
                };
    }
}
