package salient.geography.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import salient.geography.CheckedInMaps;
import salient.geography.Compass;
import salient.geography.Point;

class MapPainterTest {
    private static final MapPainter.Style SMALL = MapPainter.Style.WALL.pixels(24);

    private static List<String> texts(String svg) throws Exception {
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        var nodes = document.getElementsByTagName("text");
        var texts = new ArrayList<String>();
        for (int i = 0; i < nodes.getLength(); i++) texts.add(((Element) nodes.item(i)).getTextContent());
        return texts;
    }

    @Test
    void theWallMapOfWaveNamesItsCitiesAndExplainsItsSigns() throws Exception {
        List<String> texts = texts(MapPainter.svg(CheckedInMaps.wave(), SMALL));
        assertThat(texts)
                .contains("WAVE OF TERROR", "BASTOGNE", "ST. VITH", "LIÈGE", "NAMUR", "Malmedy", "HAUTES FAGNES")
                .contains("main road", "bridge blown", "blocked", "West Wall", "front, 16 December", "miles", "N");
        assertThat(texts.stream().filter("LIÈGE"::equals))
                .as("a city of three hexes is lettered once")
                .hasSize(1);
    }

    @Test
    void everyCityAndEveryTownOfRankTwoIsLettered() throws Exception {
        var missing = new TreeSet<String>();
        for (String id : CheckedInMaps.IDS) {
            var map = CheckedInMaps.load(id);
            List<String> texts = texts(MapPainter.svg(map, MapPainter.Style.WALL));
            for (int hex = 0; hex < map.size(); hex++)
                map.place(hex).filter(p -> p.rank() <= 2).ifPresent(p -> {
                    if (!texts.contains(p.name()) && !texts.contains(p.name().toUpperCase(java.util.Locale.ROOT)))
                        missing.add(id + " " + p.name());
                });
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void hexNumbersAppearAtHighZoomOnly() throws Exception {
        assertThat(texts(MapPainter.svg(CheckedInMaps.breakthrough(), SMALL))).doesNotContain("7,13");
        assertThat(texts(MapPainter.svg(CheckedInMaps.breakthrough(), SMALL.pixels(60))))
                .contains("7,13");
    }

    @Test
    void theSameMapGivesTheSamePicture() {
        assertThat(MapPainter.svg(CheckedInMaps.breakthrough(), SMALL))
                .isEqualTo(MapPainter.svg(CheckedInMaps.breakthrough(), SMALL));
    }

    @Test
    void breakthroughIsDrawnNorthUpOrAsItsColumnsRun() {
        var map = CheckedInMaps.breakthrough();
        var northUp = new View(map, true);
        var westUp = new View(map, false);
        int bastogne = map.names().hex("7,13");
        int malmedy = map.names().hex("26,21");
        assertThat(northUp.up()).isEqualTo(Compass.NORTH);
        assertThat(northUp.center(malmedy).y())
                .isLessThan(northUp.center(bastogne).y());
        assertThat(westUp.up()).isEqualTo(Compass.WEST);
        assertThat(westUp.center(malmedy).x())
                .isGreaterThan(westUp.center(bastogne).x());
        assertThat(westUp.center(malmedy).y())
                .isGreaterThan(westUp.center(bastogne).y());
        assertThat(northUp.width()).isCloseTo(westUp.height(), org.assertj.core.data.Offset.offset(1e-9));
    }

    @Test
    void aHexIsFoundAgainAtItsCenterInEitherOrientation() {
        for (boolean northUp : new boolean[] {true, false}) {
            var view = new View(CheckedInMaps.breakthrough(), northUp);
            for (int hex = 0; hex < view.map().size(); hex++)
                assertThat(view.nearestHex(view.center(hex))).isEqualTo(hex);
            assertThat(view.nearestHex(new Point(-3, -3)))
                    .as("off the page the nearest hex")
                    .isNotNegative();
        }
    }

    @Test
    void namesOfTownsDoNotCollide() {
        var view = new View(CheckedInMaps.wave(), true);
        var canvas = new SvgCanvas(44, new Frame(60, 60, 2, 3));
        var roads = new Roads(view);
        var names = new Names(view, canvas, roads, new Rivers(view), List.of());
        names.drawTowns();
        List<Box> boxes = names.taken();
        for (int i = 0; i < boxes.size(); i++)
            for (int j = i + 1; j < boxes.size(); j++)
                assertThat(boxes.get(i).overlaps(boxes.get(j))).isFalse();
        assertThat(boxes).hasSizeGreaterThan(150);
    }

    @Test
    void aPngHasTheSizeOfItsSheet() throws Exception {
        var image =
                ImageIO.read(new ByteArrayInputStream(MapPainter.png(CheckedInMaps.breakthrough(), SMALL.pixels(12))));
        assertThat(image.getWidth()).isBetween(400, 450);
        assertThat(image.getHeight()).isBetween(390, 440);
    }
}
