package salient.greatbattles.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Battle;
import salient.greatbattles.scenario.BattleReader;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Mission;
import salient.greatbattles.tables.DropHeight;
import salient.greatbattles.tables.Formation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/** Orders as text. Places are inches such as 12,4.25; vectors have signs: +3,-1.5. */
final class OrderWords {
    private static final int FAR = 72 * Point.INCH;

    private OrderWords() {}

    static String print(GreatBattlesOrder order) {
        return switch (order) {
            case GreatBattlesOrder.SetUp o ->
                "set-up " + o.unit() + " " + o.formation().id() + " " + o.at() + " " + o.facing();
            case GreatBattlesOrder.Attach o -> "attach " + o.stand() + " " + o.unit();
            case GreatBattlesOrder.Detach o -> "detach " + o.stand();
            case GreatBattlesOrder.Done _ -> "done";
            case GreatBattlesOrder.Plan o ->
                "plan " + o.template() + " " + o.mission().id()
                        + o.at().map(p -> " " + p).orElse("") + (o.turn() > 0 ? " turn " + o.turn() : "");
            case GreatBattlesOrder.Deploy o ->
                "deploy " + o.unit() + " " + o.formation().id() + " " + o.at() + " " + o.facing();
            case GreatBattlesOrder.DeployStands o ->
                "deploy " + o.unit() + " " + o.formation().id() + ways(o.ways());
            case GreatBattlesOrder.Pass _ -> "pass";
            case GreatBattlesOrder.Proceed _ -> "proceed";
            case GreatBattlesOrder.Activate o -> "activate " + o.unit();
            case GreatBattlesOrder.ActivateGroups o -> "activate-groups " + String.join(" ", o.letters());
            case GreatBattlesOrder.Deactivate o -> "deactivate " + o.unit();
            case GreatBattlesOrder.Keep o -> "keep " + o.template();
            case GreatBattlesOrder.Call o ->
                "call " + o.template() + o.at().map(p -> " " + p).orElse("");
            case GreatBattlesOrder.Cancel o -> "cancel " + o.template();
            case GreatBattlesOrder.March o -> "move " + o.unit() + " " + signed(o.dx()) + "," + signed(o.dy());
            case GreatBattlesOrder.Go o -> "go " + o.unit() + ways(o.ways());
            case GreatBattlesOrder.Road o -> "road " + o.unit() + " " + signed(o.mils());
            case GreatBattlesOrder.Form o ->
                "form " + o.unit() + " " + o.formation().id() + " " + o.facing();
            case GreatBattlesOrder.Decline o -> "decline " + o.unit();
            case GreatBattlesOrder.Dismount o -> "dismount " + o.unit();
            case GreatBattlesOrder.Limber o -> "limber " + o.stand();
            case GreatBattlesOrder.Rally o -> "rally " + o.stand();
            case GreatBattlesOrder.Aim o -> "aim " + o.stand() + " " + o.target() + (o.indirect() ? " indirect" : "");
            case GreatBattlesOrder.Shoot o -> "shoot " + o.unit() + (o.weapons() ? " weapons" : "");
            case GreatBattlesOrder.Combat o -> "combat " + o.attacker() + " " + o.defender();
            case GreatBattlesOrder.OpportunityFire o ->
                "opportunity " + o.stand() + " " + o.target() + (o.weapons() ? " weapons" : "");
            case GreatBattlesOrder.Hold o -> "hold " + o.scope().id();
            case GreatBattlesOrder.Displace o -> "displace " + o.to();
            case GreatBattlesOrder.Accept _ -> "accept";
            case GreatBattlesOrder.Lose o -> "lose " + o.stand();
            case GreatBattlesOrder.Retreat o -> "retreat " + o.stand() + " from " + o.from();
            case GreatBattlesOrder.Advance o ->
                o.most() == Point.INCH ? "advance" : "advance " + Point.inches(o.most());
            case GreatBattlesOrder.Stay _ -> "stay";
            case GreatBattlesOrder.Withdraw o -> "withdraw " + o.unit();
            case GreatBattlesOrder.Drop o ->
                "drop " + o.unit() + " " + o.at() + " " + o.height().id() + (o.turn() > 0 ? " turn " + o.turn() : "");
            case GreatBattlesOrder.Withhold o -> "withhold " + o.unit();
            case GreatBattlesOrder.Postpone o ->
                "postpone " + o.unit() + " " + o.at() + " " + o.height().id();
            case GreatBattlesOrder.Rendezvous o -> "rendezvous " + o.stand();
            case GreatBattlesOrder.Gather o -> "gather " + o.unit();
            case GreatBattlesOrder.MakeFor o -> "make-for " + o.unit() + " " + o.at();
            case GreatBattlesOrder.Reactivate o -> "reactivate " + o.unit();
            case GreatBattlesOrder.Initiative o -> "initiative " + o.unit();
            case GreatBattlesOrder.Rouse o -> "rouse " + o.unit();
            case GreatBattlesOrder.Save o -> "save " + o.unit();
            case GreatBattlesOrder.Help o -> "help " + o.unit();
            case GreatBattlesOrder.Entrench o -> "entrench " + o.stand();
            case GreatBattlesOrder.Ride o -> "ride " + o.stand() + " " + o.tank();
            case GreatBattlesOrder.Hurry o -> "hurry " + o.unit();
            case GreatBattlesOrder.Smoke o -> "smoke " + o.template();
            case GreatBattlesOrder.Suppress o -> "suppress " + o.stand();
        };
    }

    private static String signed(int mils) {
        return (mils < 0 ? "" : "+") + Point.inches(mils);
    }

    private static String ways(List<GreatBattlesOrder.Way> ways) {
        StringBuilder text = new StringBuilder();
        for (GreatBattlesOrder.Way w : ways) {
            text.append(' ').append(w.stand()).append('=');
            for (Point p : w.corners()) text.append(p).append(';');
            text.append(w.end().centre()).append('@').append(w.end().facing());
        }
        return text.toString();
    }

    static GreatBattlesOrder parse(Line line, Battle b) {
        Word verb = line.next("an order");
        return switch (verb.text()) {
            case "set-up" -> new GreatBattlesOrder.SetUp(unit(line, b), formation(line), point(line, b), facing(line));
            case "attach" -> new GreatBattlesOrder.Attach(stand(line, b), unit(line, b));
            case "detach" -> new GreatBattlesOrder.Detach(stand(line, b));
            case "done" -> new GreatBattlesOrder.Done();
            case "plan" -> plan(line, b);
            case "deploy" -> deploy(line, b);
            case "pass" -> new GreatBattlesOrder.Pass();
            case "proceed" -> new GreatBattlesOrder.Proceed();
            case "activate" -> new GreatBattlesOrder.Activate(unit(line, b));
            case "activate-groups" -> groups(line);
            case "deactivate" -> new GreatBattlesOrder.Deactivate(unit(line, b));
            case "keep" -> new GreatBattlesOrder.Keep(template(line));
            case "call" ->
                new GreatBattlesOrder.Call(
                        template(line), line.more() ? Optional.of(point(line, b)) : Optional.empty());
            case "cancel" -> new GreatBattlesOrder.Cancel(template(line));
            case "move" -> move(line, b);
            case "go" -> go(line, b);
            case "road" -> new GreatBattlesOrder.Road(unit(line, b), signed(line.next("a signed length")));
            case "form" -> new GreatBattlesOrder.Form(unit(line, b), formation(line), facing(line));
            case "decline" -> new GreatBattlesOrder.Decline(unit(line, b));
            case "dismount" -> new GreatBattlesOrder.Dismount(unit(line, b));
            case "limber" -> new GreatBattlesOrder.Limber(stand(line, b));
            case "rally" -> new GreatBattlesOrder.Rally(stand(line, b));
            case "aim" -> new GreatBattlesOrder.Aim(stand(line, b), stand(line, b), line.skip("indirect"));
            case "shoot" -> new GreatBattlesOrder.Shoot(unit(line, b), line.skip("weapons"));
            case "combat" -> new GreatBattlesOrder.Combat(unit(line, b), unit(line, b));
            case "opportunity" ->
                new GreatBattlesOrder.OpportunityFire(stand(line, b), stand(line, b), line.skip("weapons"));
            case "hold" ->
                new GreatBattlesOrder.Hold(line.next("inch, move or turn")
                        .oneOf("how long", List.of(GreatBattlesOrder.Scope.values()), GreatBattlesOrder.Scope::id));
            case "displace" -> new GreatBattlesOrder.Displace(stand(line, b));
            case "accept" -> new GreatBattlesOrder.Accept();
            case "lose" -> new GreatBattlesOrder.Lose(stand(line, b));
            case "retreat" -> retreat(line, b);
            case "advance" -> advance(line);
            case "stay" -> new GreatBattlesOrder.Stay();
            case "withdraw" -> new GreatBattlesOrder.Withdraw(unit(line, b));
            case "drop" ->
                new GreatBattlesOrder.Drop(
                        unit(line, b),
                        point(line, b),
                        height(line),
                        line.skip("turn") ? line.next("a turn").number("a turn", 1, 10) : 0);
            case "withhold" -> new GreatBattlesOrder.Withhold(unit(line, b));
            case "postpone" -> new GreatBattlesOrder.Postpone(unit(line, b), point(line, b), height(line));
            case "rendezvous" -> new GreatBattlesOrder.Rendezvous(stand(line, b));
            case "gather" -> new GreatBattlesOrder.Gather(unit(line, b));
            case "make-for" -> new GreatBattlesOrder.MakeFor(unit(line, b), point(line, b));
            case "reactivate" -> new GreatBattlesOrder.Reactivate(unit(line, b));
            case "initiative" -> new GreatBattlesOrder.Initiative(unit(line, b));
            case "rouse" -> new GreatBattlesOrder.Rouse(unit(line, b));
            case "save" -> new GreatBattlesOrder.Save(unit(line, b));
            case "help" -> new GreatBattlesOrder.Help(unit(line, b));
            case "entrench" -> new GreatBattlesOrder.Entrench(stand(line, b));
            case "ride" -> new GreatBattlesOrder.Ride(stand(line, b), stand(line, b));
            case "hurry" -> new GreatBattlesOrder.Hurry(unit(line, b));
            case "smoke" -> new GreatBattlesOrder.Smoke(template(line));
            case "suppress" -> new GreatBattlesOrder.Suppress(stand(line, b));
            default -> throw verb.expected("an order of Great Battles, such as move, form, aim, shoot or done");
        };
    }

    /** At a place in a formation, or stand by stand. */
    private static GreatBattlesOrder deploy(Line line, Battle b) {
        Unit unit = unit(line, b);
        Formation formation = formation(line);
        if (line.more() && line.peek("a place or a stand").text().indexOf('=') >= 0)
            return new GreatBattlesOrder.DeployStands(unit, formation, ways(line, b));
        return new GreatBattlesOrder.Deploy(unit, formation, point(line, b), facing(line));
    }

    /** The whole inch has one spelling: it is not written. */
    private static GreatBattlesOrder advance(Line line) {
        if (!line.more()) return new GreatBattlesOrder.Advance();
        Word far = line.next("inches");
        int most = BattleReader.length(far, FAR);
        if (most == Point.INCH) throw far.expected("advance alone, which is the whole inch");
        return new GreatBattlesOrder.Advance(most);
    }

    private static GreatBattlesOrder retreat(Line line, Battle b) {
        Stand stand = stand(line, b);
        line.expect("from");
        return new GreatBattlesOrder.Retreat(stand, stand(line, b));
    }

    static Unit unit(Line line, Battle b) {
        return line.next("a unit").as("a unit such as allied/A1", b::findUnit);
    }

    static Stand stand(Line line, Battle b) {
        return line.next("a stand").as("a stand such as allied/A1/2", b::findStand);
    }

    private static Formation formation(Line line) {
        return line.next("a formation").oneOf("a formation", List.of(Formation.values()), Formation::id);
    }

    private static int facing(Line line) {
        return line.next("a facing in degrees").number("a facing", 0, 359);
    }

    static DropHeight height(Line line) {
        return line.next("a height").oneOf("a height", List.of(DropHeight.values()), DropHeight::id);
    }

    private static int template(Line line) {
        return line.next("a template's number").number("a template", 1, 18);
    }

    static Point point(Line line, Battle b) {
        return point(line.next("a place"), b);
    }

    private static Point point(Word word, Battle b) {
        List<Word> parts = word.split(',');
        if (parts.size() != 2) throw word.expected("a place such as 12,4.25");
        return new Point(BattleReader.length(parts.get(0), b.width()), BattleReader.length(parts.get(1), b.height()));
    }

    private static int signed(Word word) {
        boolean minus = word.text().startsWith("-");
        if (!minus && !word.text().startsWith("+")) throw word.expected("a signed length such as +3 or -1.5");
        int mils = BattleReader.length(new Word(word.text().substring(1), word.line(), word.column() + 1), FAR);
        if (minus && mils == 0) throw word.expected("+0");
        return minus ? -mils : mils;
    }

    private static GreatBattlesOrder plan(Line line, Battle b) {
        int template = template(line);
        Mission mission = line.next("a mission").oneOf("a mission", List.of(Mission.values()), Mission::id);
        boolean placed = line.more() && !line.peek("a place").is("turn");
        Optional<Point> at = placed ? Optional.of(point(line, b)) : Optional.empty();
        int turn = line.skip("turn") ? line.next("a turn").number("a turn", 1, 10) : 0;
        return new GreatBattlesOrder.Plan(template, mission, at, turn);
    }

    private static GreatBattlesOrder groups(Line line) {
        List<String> letters = new ArrayList<>();
        do {
            Word word = line.next("a battlegroup letter");
            if (!word.text().matches("[A-Z12]")) throw word.expected("a battlegroup letter");
            letters.add(word.text());
        } while (line.more());
        return new GreatBattlesOrder.ActivateGroups(letters);
    }

    private static GreatBattlesOrder move(Line line, Battle b) {
        Unit unit = unit(line, b);
        Word word = line.next("a way such as +3,-1.5");
        List<Word> parts = word.split(',');
        if (parts.size() != 2) throw word.expected("a way such as +3,-1.5");
        return new GreatBattlesOrder.March(unit, signed(parts.get(0)), signed(parts.get(1)));
    }

    private static GreatBattlesOrder go(Line line, Battle b) {
        Unit unit = unit(line, b);
        return new GreatBattlesOrder.Go(unit, ways(line, b));
    }

    private static List<GreatBattlesOrder.Way> ways(Line line, Battle b) {
        List<GreatBattlesOrder.Way> ways = new ArrayList<>();
        do {
            Word word = line.next("a stand's way such as allied/A1/1=4,5;6,7@90");
            List<Word> halves = word.split('=');
            if (halves.size() != 2) throw word.expected("a stand's way such as allied/A1/1=4,5;6,7@90");
            Stand stand = halves.get(0).as("a stand such as allied/A1/2", b::findStand);
            List<Word> points = halves.get(1).split(';');
            List<Point> corners = new ArrayList<>();
            for (Word p : points.subList(0, points.size() - 1)) corners.add(point(p, b));
            List<Word> end = points.getLast().split('@');
            if (end.size() != 2) throw points.getLast().expected("a place and a facing such as 6,7@90");
            Base base = new Base(
                    point(end.get(0), b),
                    end.get(1).number("a facing", 0, 359),
                    stand.type().depth(),
                    stand.type().frontage());
            ways.add(new GreatBattlesOrder.Way(stand, corners, base));
        } while (line.more());
        return ways;
    }
}
