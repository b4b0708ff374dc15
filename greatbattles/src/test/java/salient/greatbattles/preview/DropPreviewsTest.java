package salient.greatbattles.preview;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.DropGround;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.kernel.rulebook.Clause;

/** What a player is told of a drop before it is made, and what the views show of it. */
class DropPreviewsTest {
    private static TableAnswer.DropPreview preview(ProvingGround g, String order) {
        return (TableAnswer.DropPreview) Previews.of(g.s, g.order(order));
    }

    @Test
    @Clause({"greatbattles A3", "greatbattles A7", "greatbattles A10"})
    void aJumpFromNormalHeightOverClearGroundUnderLightFire() {
        TableAnswer.DropPreview p = preview(DropGround.planning(), "drop axis/A1 20,16 normal");
        assertThat(p.fire()).isEqualTo("light");
        assertThat(p.light()).isEqualTo("day");
        assertThat(p.destroyedInTheAir()).isZero();
        assertThat(p.suppressedInTheAir()).isEqualTo(20);
        assertThat(p.lost()).isZero();
        assertThat(p.destroyedOnLanding()).isZero();
        assertThat(p.spots().stream().mapToInt(TableAnswer.Spot::chance).sum()).isEqualTo(100);
        assertThat(p.reasons()).isEmpty();
    }

    @Test
    @Clause("greatbattles A9")
    void nearTheSeaTheChanceToDrownIsCounted() {
        // From 31 inches east every eastward drift of 4 inches or more ends in the sea: dice 3 to 7.
        TableAnswer.DropPreview p = preview(DropGround.planning(), "drop axis/A1 31,20 normal");
        assertThat(p.lost()).isEqualTo(50);
        assertThat(p.spots()).anyMatch(TableAnswer.Spot::lost);
    }

    @Test
    @Clause("greatbattles A6")
    void whatIsForbiddenIsTold() {
        TableAnswer.DropPreview p = preview(DropGround.planning(), "drop axis/B1 20,16 low");
        assertThat(p.reasons()).isNotEmpty();
    }

    @Test
    @Clause("greatbattles A18")
    void theWaysOfAGatheringAreShown() {
        ProvingGround g = DropGround.landed("axis/A1", 20, 16, 28, 16, 20, 8);
        assertThat(Previews.of(g.s, g.order("gather axis/A1"))).isInstanceOf(TableAnswer.Ruled.class);
        g.play("rendezvous axis/A1/1");
        TableAnswer.MovePreview p = (TableAnswer.MovePreview) Previews.of(g.s, g.order("gather axis/A1"));
        assertThat(p.longest()).isEqualTo(2000);
    }

    @Test
    @Clause({"greatbattles A5", "greatbattles A31"})
    void onlyTheOwnerSeesThePlannedDrops() {
        ProvingGround g = DropGround.planning().play("drop axis/A1 20,16 normal");
        GreatBattlesPosition position = new GreatBattlesPosition(g.s);
        GreatBattlesView own = (GreatBattlesView) position.seenBy(GreatBattles.AXIS);
        assertThat(own.drops())
                .containsExactly(new GreatBattlesView.DropView("axis/A1", false, 20_000, 16_000, "normal", 1, 1));
        GreatBattlesView other = (GreatBattlesView) position.seenBy(GreatBattles.ALLIED);
        assertThat(other.drops()).isEmpty();
    }

    @Test
    @Clause({"greatbattles Q44a", "greatbattles C3o"})
    void theViewNamesPlacesToHold() {
        ProvingGround g = DropGround.planning().turn(1);
        GreatBattlesView view = (GreatBattlesView) new GreatBattlesPosition(g.s).seenBy(GreatBattles.AXIS);
        assertThat(view.objectives())
                .extracting(GreatBattlesView.ObjectiveView::name)
                .containsExactly("Strip", "Flak", "Cove");
        assertThat(view.objectives().getFirst().holder()).isEqualTo("allied");
    }
}
