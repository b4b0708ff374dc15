package salient.greatbattles.artillery;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.play.ArtilleryHappening;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.templates.TemplateNames;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V34: a template that fires smoke. It arrives like any other, blocks sight and does nothing else. */
public final class Smoke {
    private Smoke() {}

    @Clause("greatbattles V34")
    public static void judge(State s, int number, Verdict.Reasons why) {
        if (!s.variants().smoke) why.add(Clauses.clause("V34"), "Smoke is not played.");
        Optional<Integer> template = Barrages.find(s, number);
        if (template.isEmpty() || s.templates().battery(template.get()) != Battery.AVAILABLE)
            why.add(Clauses.clause("V34"), "Template " + number + " is not one that waits for its mission.");
        else if (AirAttacks.air(s, template.get())) why.add(Clauses.clause("V34"), "Aircraft lay no smoke.");
        else if (s.phase() != Phase.PLANNING && s.templates().mission(template.get()) == Mission.PRE_PLANNED)
            why.add(Clauses.clause("ART5"), "A pre-planned mission comes as it was planned.");
    }

    @Clause({"greatbattles Q42d", "greatbattles G31"})
    public static void play(State s, int number, PlayContext t) {
        int template = Barrages.find(s, number).orElseThrow();
        boolean smoke = !s.templates().smoke(template);
        s.templates().setSmoke(template, smoke);
        t.tellOnly(
                s.decider(),
                Kind.PLAN,
                List.of(),
                new ArtilleryHappening.SmokeChosen(TemplateNames.name(s, template), smoke),
                "V34");
    }
}
