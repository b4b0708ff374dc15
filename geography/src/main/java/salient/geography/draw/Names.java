package salient.geography.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.geography.Place;
import salient.geography.Point;
import salient.geography.Region;
import salient.geography.RiverClass;
import salient.geography.Settlement;

/** Names, the greater first, each where it disturbs least; a village that finds no room goes without. */
final class Names {
    /** Where a name may stand beside its place, best first: direction and what it costs to use it. */
    private static final double[][] SITES = {
        {1, -1, 0}, {0, -1, 0.15}, {1, 0, 0.2}, {0, 1, 0.35}, {1, 1, 0.4}, {-1, -1, 0.5}, {-1, 0, 0.7}, {-1, 1, 0.9}
    };

    private final View view;
    private final Canvas canvas;
    private final Roads roads;
    private final Rivers rivers;
    private final List<Box> taken = new ArrayList<>();
    private final List<Box> houses = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private final Samples roadPoints;
    private final Samples riverPoints;

    Names(View view, Canvas canvas, Roads roads, Rivers rivers, List<Box> alreadyTaken) {
        this.view = view;
        this.canvas = canvas;
        this.roads = roads;
        this.rivers = rivers;
        taken.addAll(alreadyTaken);
        roadPoints = new Samples(view, roads.all());
        for (int hex = 0; hex < view.map().size(); hex++) view.map().place(hex).ifPresent(places::add);
        places.forEach(place -> houses.add(houses(place)));
        places.sort(Comparator.comparing(Place::settlement)
                .reversed()
                .thenComparing(p -> -view.map().roadDirections(p.hex()))
                .thenComparingInt(Place::hex));
        riverPoints = new Samples(
                view, rivers.courses().stream().map(Rivers.Course::line).toList());
    }

    void draw() {
        drawTowns();
        view.map().regions().forEach(this::region);
        rivers.courses().forEach(this::river);
        places.stream().filter(p -> p.settlement() == Settlement.VILLAGE).forEach(this::place);
    }

    void drawTowns() {
        places.stream()
                .filter(p -> p.settlement().compareTo(Settlement.TOWN) >= 0)
                .forEach(this::place);
    }

    /** The room every name lettered so far takes. */
    List<Box> taken() {
        return taken;
    }

    private Box houses(Place place) {
        double spread = Towns.spread(place.settlement());
        Point at = roads.node(place.hex());
        return new Box(at.x() - spread, at.y() - spread, 2 * spread, 2 * spread);
    }

    // ---- places

    private boolean junction(Place place) {
        return view.map().roadDirections(place.hex()) >= 4;
    }

    private Lettering lettering(Place place) {
        double px = 1 / canvas.scale();
        return switch (place.settlement()) {
            case CITY ->
                Lettering.of(Lettering.Face.BOLD, Math.clamp(0.38, 15 * px, 30 * px), Ink.TEXT)
                        .withHalo()
                        .spaced(0.04);
            case TOWN ->
                place.rank() <= 2
                        ? Lettering.of(Lettering.Face.BOLD, Math.clamp(0.27, 11.5 * px, 22 * px), Ink.TEXT)
                                .withHalo()
                        : Lettering.of(Lettering.Face.ROMAN, Math.clamp(0.23, 10 * px, 19 * px), Ink.TEXT)
                                .withHalo();
            default ->
                junction(place)
                        ? Lettering.of(Lettering.Face.ROMAN, Math.clamp(0.2, 9.5 * px, 17 * px), Ink.TEXT)
                                .withHalo()
                        : Lettering.of(Lettering.Face.ROMAN, Math.clamp(0.18, 9 * px, 15.5 * px), Ink.TEXT.at(0.85))
                                .withHalo();
        };
    }

    private void place(Place place) {
        if (place.settlement() == Settlement.CITY && isRepeated(place)) return;
        Lettering lettering = lettering(place);
        String text =
                place.settlement() == Settlement.CITY ? place.name().toUpperCase(java.util.Locale.ROOT) : place.name();
        double width = lettering.width(text);
        double height = lettering.size() * 0.95;
        Point at = roads.node(place.hex());
        double gap = Towns.spread(place.settlement()) + 0.04;
        Box best = null;
        double least = Double.MAX_VALUE;
        for (double[] site : SITES) {
            double x = at.x() + site[0] * (gap * (site[1] == 0 ? 1 : 0.75) + width / 2) - width / 2;
            double y = at.y() + site[1] * (gap * (site[0] == 0 ? 1 : 0.7) + height / 2) - height / 2;
            var box = new Box(x, y, width, height);
            double cost = site[2] + cost(box, place);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
        double most = place.settlement() == Settlement.VILLAGE ? (canvas.scale() < 30 ? 5 : 9) : 60;
        if (best == null || least > most) return;
        taken.add(best);
        canvas.text(best.x() + width / 2, best.y() + height * 0.8, 0, text, lettering);
    }

    /** A city of several hexes is lettered once, at the hex with most roads. */
    private boolean isRepeated(Place place) {
        for (int hex = 0; hex < view.map().size(); hex++) {
            if (hex == place.hex() || !view.map().placeName(hex).equals(place.name())) continue;
            int more = view.map().roadDirections(hex) - view.map().roadDirections(place.hex());
            if (more > 0 || (more == 0 && hex < place.hex())) return true;
        }
        return false;
    }

    private double cost(Box box, Place own) {
        if (box.x() < 0.1
                || box.y() < 0.1
                || box.x() + box.width() > view.width() - 0.1
                || box.y() + box.height() > view.height() - 0.1) return 1000;
        double cost = 0;
        for (Box other : taken) if (other.overlaps(box)) cost += 100;
        Box home = own == null ? null : houses(own);
        for (Box other : houses) if (other.overlaps(box) && !other.equals(home)) cost += 2.4;
        cost += 1.1 * riverPoints.under(box.x(), box.y(), box.width(), box.height());
        cost += 0.32 * roadPoints.under(box.x(), box.y(), box.width(), box.height());
        return cost;
    }

    // ---- regions

    private void region(Region region) {
        double px = 1 / canvas.scale();
        boolean wide = region.kind() == Region.Kind.COUNTRY;
        double size = switch (region.kind()) {
            case COUNTRY -> Math.max(0.52, 18 * px);
            case REGION -> Math.max(0.4, 14 * px);
            default -> Math.max(0.22, 9.5 * px);
        };
        Ink ink = switch (region.kind()) {
            case COUNTRY -> Ink.MUTED.at(0.42);
            case REGION -> Ink.MUTED.at(0.55);
            case WOOD -> Ink.of(0x4F6A34);
            case HEIGHTS -> Ink.of(0x7A522C);
            case MARSH -> Ink.RIVER_NAME;
        };
        var lettering = Lettering.of(wide ? Lettering.Face.ROMAN : Lettering.Face.ITALIC, size, ink)
                .spaced(wide ? 0.7 : 0.3);
        if (!wide && region.kind() != Region.Kind.REGION) lettering = lettering.withHalo();
        String text = region.name().toUpperCase(java.util.Locale.ROOT);
        double width = lettering.width(text);
        Point home = view.center(region.hex());
        Box best = null;
        double least = Double.MAX_VALUE;
        for (int i = -8; i <= 8; i++)
            for (int j = -8; j <= 8; j++) {
                double x = Math.clamp(home.x() + 0.3 * i, width / 2 + 0.2, view.width() - width / 2 - 0.2);
                var box = new Box(x - width / 2, home.y() + 0.3 * j - size * 0.8, width, size);
                double cost = 0.25 * (Math.abs(i) + Math.abs(j)) + cost(box, null);
                if (cost < least) {
                    least = cost;
                    best = box;
                }
            }
        if (best == null || least > 60) return;
        taken.add(best.grown(0.1));
        canvas.text(best.x() + width / 2, best.y() + size * 0.8, 0, text, lettering);
    }

    // ---- rivers

    /** Letter by letter along the course, where it bends least and nothing is in the way. */
    private void river(Rivers.Course course) {
        double px = 1 / canvas.scale();
        boolean major = course.water() == RiverClass.MAJOR;
        var lettering = Lettering.of(
                        Lettering.Face.ITALIC,
                        major ? Math.max(0.3, 12 * px) : Math.max(0.21, 9.5 * px),
                        Ink.RIVER_NAME)
                .spaced(0.12)
                .withHalo();
        double room = lettering.width(course.name());
        double length = Curves.length(course.line());
        if (length < room * 1.25) return;
        List<Point> smooth = eased(course.line());
        double smoothLength = Curves.length(smooth);
        double bestStart = -1;
        double least = 9;
        for (int trial = 0; trial < 24; trial++) {
            double start = (smoothLength - room) * (trial + 0.5) / 24;
            if (start < 0) continue;
            double cost = riverCost(smooth, start, room, lettering.size()) + Math.abs(trial - 12) * 0.04;
            if (cost < least) {
                least = cost;
                bestStart = start;
            }
        }
        if (bestStart >= 0)
            letter(
                    course.name(),
                    smooth,
                    bestStart,
                    room,
                    lettering,
                    course.widths().get(course.widths().size() / 2));
    }

    private static List<Point> eased(List<Point> line) {
        List<Point> eased = line;
        for (int round = 0; round < 6; round++) {
            var next = new ArrayList<Point>(eased);
            for (int i = 2; i < eased.size() - 2; i++) {
                double x = 0;
                double y = 0;
                for (int k = -2; k <= 2; k++) {
                    x += eased.get(i + k).x() / 5;
                    y += eased.get(i + k).y() / 5;
                }
                next.set(i, new Point(x, y));
            }
            eased = next;
        }
        return eased;
    }

    private double riverCost(List<Point> line, double start, double room, double size) {
        double bend = 0;
        double before = Curves.along(line, start).angle();
        double cost = 0;
        for (double s = start; s <= start + room; s += room / 8) {
            Curves.Station at = Curves.along(line, s);
            bend += Math.abs(Math.IEEEremainder(at.angle() - before, 2 * Math.PI));
            before = at.angle();
            var box = new Box(at.at().x() - size / 2, at.at().y() - size, size, size * 1.2);
            if (box.x() < 0.2 || box.y() < 0.2 || box.x() > view.width() - 0.6 || box.y() > view.height() - 0.6)
                cost += 100;
            for (Box other : taken) if (other.overlaps(box)) cost += 30;
            for (Box other : houses) if (other.overlaps(box)) cost += 1.5;
            cost += 0.2 * roadPoints.under(box.x(), box.y(), box.width(), box.height());
        }
        return cost + 1.6 * bend;
    }

    private void letter(String name, List<Point> line, double start, double room, Lettering lettering, double width) {
        Curves.Station a = Curves.along(line, start);
        Curves.Station b = Curves.along(line, start + room);
        boolean flipped = a.at().x() > b.at().x();
        double done = 0;
        for (int i = 0; i < name.length(); i++) {
            String one = name.substring(i, i + 1);
            double advance = lettering.width(one) + lettering.spacing() * lettering.size();
            double middle = done + advance / 2;
            done += advance;
            Curves.Station at = Curves.along(line, flipped ? start + room - middle : start + middle);
            double angle = flipped ? at.angle() + Math.PI : at.angle();
            double off = width / 2 + 0.3 * lettering.size();
            double x = at.at().x() + off * StrictMath.sin(angle);
            double y = at.at().y() - off * StrictMath.cos(angle);
            if (!one.isBlank()) canvas.text(x, y, Math.IEEEremainder(angle, 2 * Math.PI), one, lettering);
            taken.add(
                    new Box(x - lettering.size() / 2, y - lettering.size() * 0.8, lettering.size(), lettering.size()));
        }
    }
}
