package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Charts;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.KeyedDice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.RecordingDice;
import salient.kernel.dice.Roll;
import salient.kernel.dice.Seed;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Side;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;
import salient.kernel.record.UndoRuling;
import salient.kernel.rulebook.Clause;

/** G1 to G9, G36: which dice are thrown and how they are read. */
class DiceTest {
    private final ProvingGround g = new ProvingGround();

    private List<Integer> sides() {
        return g.told.stream().flatMap(e -> e.rolls().stream()).map(Roll::sides).toList();
    }

    @Test
    @Clause({"greatbattles G1", "greatbattles C7Fh"})
    void fireBarrageRallyAndCloseCombatThrowTenSiders() {
        g.phase(Phase.FIRE).put("allied/A1/1 5,5@0", "axis/A1/1 5,6.5@180");
        g.shoot("allied/A1/1", "axis/A1/1", 1, 10);
        g.suppressed("allied/A1/1").s.stands().setActed(g.stand("allied/A1/1"), false);
        Rally.play(g.s, g.stand("allied/A1/1"), g.teller(1));
        g.phase(Phase.CLOSE_COMBAT).put("axis/A1/1", 5, 5.5, 180);
        g.play("combat allied/A1 axis/A1", 5, 6); // equal, as the enemy is suppressed: the combat goes on
        assertThat(sides()).containsExactly(10, 10, 10, 10, 10);
    }

    @Test
    @Clause({"greatbattles G3", "greatbattles G4"})
    void actionsDelayAndMoraleAreRolledInPercent() {
        g.phase(Phase.BARRAGE).put("allied/A1/1", 5, 5, 0);
        g.play("call 1 5,9", 100); // 00 reads a hundred
        g.play("done", 1);
        g.s.units().setHits(g.unit("allied/A1"), 1);
        Morale.test(g.s, g.unit("allied/A1"), g.teller(7));
        assertThat(sides()).containsExactly(100, 100, 100);
    }

    @Test
    @Clause({"greatbattles G5", "greatbattles G6", "greatbattles C10c"})
    void aModifierChangesTheScoreAndARollEqualToItPasses() {
        g.put("allied/A1/1 5,5@0", "allied/COps 7,5@0");
        g.s.units().setHits(g.unit("allied/A1"), 1); // four stands on the card, one hit: 96
        Morale.test(g.s, g.unit("allied/A1"), g.teller(96));
        g.tells("needs 96, rolls 96 and holds");
        g.told.clear();
        Morale.test(g.s, g.unit("allied/A1"), g.teller(97));
        g.tells("needs 96, rolls 97, retreats");
        assertThat(g.toldThat("and holds")).isFalse();
    }

    @Test
    @Clause({"greatbattles G6", "greatbattles C9a"})
    void inCloseCombatTheHigherTotalWins() {
        g.phase(Phase.CLOSE_COMBAT).put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180");
        g.play("combat allied/A1 axis/A1", 2, 3, 1).tells("German A1 wins");
    }

    @Test
    @Clause({"greatbattles G8", "greatbattles C10h"})
    void noModifierTurnsADashIntoAChance() {
        assertThat(Charts.morale(2, 1)).isEqualTo(Charts.NEVER);
        g.put("allied/A1/1 22,22@0", "allied/COps 25,22@0"); // +20 of hard cover
        g.s.units().setHits(g.unit("allied/A1"), 8);
        Morale.test(g.s, g.unit("allied/A1"), g.teller());
        g.tells("cannot pass, retreats");
        ProvingGround mods = ProvingGround.with(
                        "battalion allied G1 Guns average at:L\nreserve allied G1 day 1",
                        "variant.destroy-mods",
                        "always")
                .put("allied/G1/1 5,5@0", "axis/A2/1 5,8@180");
        Fire.Shot shot =
                Fire.shot(mods.s, mods.stand("allied/G1/1"), mods.stand("axis/A2/1"), Fire.Manner.DIRECT, false);
        assertThat(shot.destroy()).isEqualTo(Charts.NEVER);
    }

    @Test
    @Clause({"greatbattles G8", "greatbattles C10d"})
    void theFirstDashOfTheFirstFiveColumnsIsWhereAllStandsAreGone() {
        for (int stands = 1; stands <= 5; stands++)
            for (int count = 1; count <= 10; count++)
                assertThat(Charts.morale(count, stands) == Charts.NEVER).isEqualTo(count >= 2 * stands);
    }

    @Test
    @Clause({"greatbattles G36", "greatbattles H15"})
    void theDiceOfAHiddenBattalionAreTheSecretDiceOfItsSide() {
        g.put("allied/A1/1", 5, 5, 0)
                .hidden("allied/A1")
                .put("axis/A1/1", 25, 25, 0)
                .hidden("axis/A1");
        var purpose = new Purpose("a test", Clauses.clause("G36"));
        RecordingDice dice = new RecordingDice(new KeyedDice(Seed.of("Agira")));
        PlayContext t = new PlayContext(g.s, dice, g.told::add);
        t.die(g.unit("allied/A1"), 10, purpose);
        t.die(g.unit("axis/A1"), 10, purpose);
        t.die(10, purpose);
        assertThat(dice.rolls())
                .extracting(RecordedRoll::secretOf)
                .containsExactly(Optional.of("allied"), Optional.of("axis"), Optional.empty());
        assertThat(dice.rolled()).isEqualTo(1);
    }

    @Test
    @Clause({"greatbattles G36", "greatbattles H15"})
    void theSecretDiceAreNotInThePositionAndOnlyTheOwnerIsToldOfARoll() {
        g.phase(Phase.FIRE).put("allied/A1/1", 5, 3, 0).hidden("allied/A1").suppressed("allied/A1/1");
        g.play("rally allied/A1/1");
        assertThat(g.told.getLast().rolls()).hasSize(1);
        assertThat(g.told.getLast().seenBy(GreatBattles.AXIS)).isEmpty();
        assertThat(new GreatBattles().notation().print(new GreatBattlesPosition(g.s)))
                .doesNotContain("secret");
    }

    @Test
    @Clause("greatbattles G36")
    void aSecretRollNeedsConsentToUndoAndANewAttemptRollsTheNextDie() {
        GreatBattles game = new GreatBattles();
        Seed seed = Seed.of("undo");
        Header header = Header.of(game, game.scenario("agira"), Options.of(game.options(), Map.of()))
                .withDice(seed.commitment(), new TreeMap<>());
        Match match = new Match(game, header, DiceSource.keyed(seed.with(new TreeMap<>())));
        Order last = playUntilASecretRoll(match);
        Side by = side(match, match.entries().getLast().step().side());
        int before = match.record().rolls().size();
        assertThat(match.mayUndo(by, 1))
                .isInstanceOfSatisfying(
                        UndoRuling.ByConsent.class,
                        ruling -> assertThat(ruling.why()).contains("Dice have been rolled."));
        match.undo(by, 1, game.sides());
        match.play(last, (Event _) -> {});

        assertThat(match.record().rolls()).hasSizeGreaterThan(before);
        // Every secret roll is the next of its side's dice: undoing has not turned a count back.
        KeyedDice honest = new KeyedDice(seed.with(new TreeMap<>()));
        for (RecordedRoll roll : match.record().rolls())
            if (roll.secretOf().isPresent())
                assertThat(roll.roll().value())
                        .isEqualTo(honest.secretRoll(
                                roll.secretOf().get(),
                                roll.roll().sides(),
                                roll.roll().purpose()));
        GameRecord record = GameRecord.parse(match.record().revealing(seed).text());
        assertThat(record.auditDice()).isEmpty();
        assertThat(Replay.of(game, record, DiceSource.seeded(0)).hash()).isEqualTo(match.hash());
    }

    private static Side side(Match match, String id) {
        return match.game().sides().stream()
                .filter(side -> side.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Order playAny(Match match, SeededDice choices) {
        List<Order> orders = new ArrayList<>();
        match.position().orders(orders::add);
        Order order = orders.get(choices.roll(orders.size(), new Purpose("a choice", Clauses.clause("G36"))) - 1);
        match.play(order, (Event _) -> {});
        return order;
    }

    private static Order playUntilASecretRoll(Match match) {
        SeededDice choices = new SeededDice(1);
        while (true) {
            Order order = playAny(match, choices);
            if (match.entries().getLast().step().rolls().stream()
                    .anyMatch(roll -> roll.secretOf()
                            .equals(Optional.of(match.entries().getLast().step().side())))) return order;
        }
    }
}
