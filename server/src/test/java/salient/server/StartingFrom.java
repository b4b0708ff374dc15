package salient.server;

import java.util.List;
import salient.kernel.play.Game;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Rulebook;

/** A game of which every scenario begins with one given position. */
record StartingFrom(Game game, Position first) implements Game {
    @Override
    public Position start(Scenario scenario, Options options) {
        return first.copy();
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public String summary() {
        return game.summary();
    }

    @Override
    public int rulesVersion() {
        return game.rulesVersion();
    }

    @Override
    public List<Side> sides() {
        return game.sides();
    }

    @Override
    public Rulebook rulebook() {
        return game.rulebook();
    }

    @Override
    public List<Scenario> scenarios() {
        return game.scenarios();
    }

    @Override
    public List<Option> options() {
        return game.options();
    }

    @Override
    public Notation notation() {
        return game.notation();
    }
}
