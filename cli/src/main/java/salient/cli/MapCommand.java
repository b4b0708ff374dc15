package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.breakthrough.map.BreakthroughMapSource;
import salient.geography.HexMap;
import salient.geography.MapCut;
import salient.geography.MapFile;
import salient.geography.check.Finding;
import salient.geography.check.MapCheck;
import salient.geography.compiler.Compiler;
import salient.geography.draw.MapPainter;
import salient.geography.gazetteer.Gazetteer;
import salient.geography.gazetteer.LatLon;
import salient.geography.source.MapSource;
import salient.geography.table.TableCutter;
import salient.kernel.hex.HexGrid;
import salient.wave.map.WaveMapSource;

/** Draws a game's map, checks it against the printed facts, compiles it anew, or cuts a table out of the same country. */
@Command(
        name = "map",
        description = "Draw, check, compile or cut a map; cut a table.",
        footer = {
            "",
            "  salient map wave --out wave.svg",
            "  salient map breakthrough --west-up --out breakthrough.png",
            "  salient map wave --check",
            "  salient map wave --cut E1824:E3438 --title \"Race for Bastogne\" --out race.map",
            "  salient map greatbattles --center Noville --size 36x36 --yards 200"
        })
final class MapCommand extends PrintingCommand {
    /** The maps that are compiled from the gazetteer and checked against printed facts. */
    static final List<MapSource> SOURCES = List.of(new WaveMapSource(), new BreakthroughMapSource());

    @Parameters(paramLabel = "GAME", description = "wave, breakthrough, or greatbattles for a table.")
    private String game;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Where to write: a drawing as .svg or .png, a compiled or cut map as .map, a table as .scenario.")
    private Path out;

    @Option(names = "--west-up", description = "Breakthrough as its columns run, west at the top.")
    private boolean westUp;

    @Option(names = "--pixels", paramLabel = "N", description = "A hex, flat to flat (default 44; numbers from 52 on).")
    private Integer pixels;

    @Option(names = "--check", description = "Every printed fact with pass or the reason it differs.")
    private boolean check;

    @Option(
            names = "--compile",
            description = "Compile the map from the gazetteer and compare it with the shipped one.")
    private boolean compile;

    @Option(
            names = "--cut",
            paramLabel = "HEX:HEX",
            description = "Write the rectangle between two corner hexes as a map of its own to --out ID.map.")
    private String cut;

    @Option(names = "--title", paramLabel = "TEXT", description = "The title of a map that is cut.")
    private String title = "";

    @Option(
            names = {"--center", "--centre"},
            paramLabel = "PLACE",
            description = "A town, or lat,lon: the middle of a table.")
    private String center;

    @Option(names = "--size", paramLabel = "WxD", description = "A table in inches (default 36x36).")
    private String size = "36x36";

    @Option(names = "--yards", paramLabel = "N", description = "Yards an inch of a table (default 200).")
    private int yards = 200;

    @Override
    int run(PrintWriter print) throws IOException {
        if (Games.entry(game).map().isEmpty()) return table(print); // a game without hexes is played on a table
        if (compile) return compile(print);
        if (cut != null) return cut(print);
        if (check) {
            var map = map();
            print.print(MapCheck.report(map, source().printed()));
            return MapCheck.of(map, source().printed()).stream().anyMatch(Finding::isUnexplained)
                    ? Main.NEGATIVE
                    : Main.SUCCESS;
        }
        if (out == null) throw new BadInput("say --out FILE.svg or FILE.png, --check or --compile");
        draw();
        print.println(out);
        return Main.SUCCESS;
    }

    private HexMap map() {
        return Games.entry(game).map().orElseThrow().get();
    }

    private MapSource source() {
        return SOURCES.stream()
                .filter(source -> source.sheet().id().equals(game))
                .findFirst()
                .orElseThrow(() -> new BadInput("the map of " + game + " is not compiled from the gazetteer"));
    }

    private void draw() throws IOException {
        var style = MapPainter.Style.WALL;
        if (pixels != null) {
            if (pixels < 8 || pixels > 200) throw new BadInput("--pixels must be 8 to 200, not " + pixels);
            style = style.pixels(pixels);
        }
        if (westUp) style = style.westUp();
        String name = out.getFileName().toString();
        if (name.endsWith(".svg")) write(MapPainter.svg(map(), style).getBytes(StandardCharsets.UTF_8));
        else if (name.endsWith(".png")) write(MapPainter.png(map(), style));
        else throw new BadInput("--out must end in .svg or .png, not " + name);
    }

    private void write(byte[] bytes) throws IOException {
        try {
            Files.write(out, bytes);
        } catch (java.nio.file.NoSuchFileException e) {
            throw new BadInput("no such folder: " + out.toAbsolutePath().getParent());
        }
    }

    private int compile(PrintWriter print) throws IOException {
        String text = Compiler.text(source());
        if (out != null) {
            write(text.getBytes(StandardCharsets.UTF_8));
            print.println(out);
            return Main.SUCCESS;
        }
        boolean same = text.equals(source().text());
        print.println(
                same ? "the shipped map is what the gazetteer gives" : "the shipped map differs from the gazetteer");
        return same ? Main.SUCCESS : Main.NEGATIVE;
    }

    private int cut(PrintWriter print) throws IOException {
        if (out == null || !out.getFileName().toString().endsWith(".map"))
            throw new BadInput("a cut needs --out ID.map");
        HexMap whole = map();
        String[] corners = cut.split(":");
        if (corners.length != 2) throw new BadInput("--cut is written E1824:E3438, not " + cut);
        int[] hexes = new int[corners.length];
        for (int i = 0; i < hexes.length; i++) {
            hexes[i] = whole.names().hex(corners[i]);
            if (hexes[i] == HexGrid.NONE) throw new BadInput("the map has no hex " + corners[i]);
        }
        String id = out.getFileName().toString().replace(".map", "");
        String from = "# Cut from the map of " + game + ", " + corners[0] + " to " + corners[1]
                + ". Do not edit: run ./salient map " + game + " --cut " + cut + ".\n";
        String text = from + MapFile.write(MapCut.of(whole, id, title, hexes[0], hexes[1]));
        write(text.getBytes(StandardCharsets.UTF_8));
        print.println(out);
        return Main.SUCCESS;
    }

    private int table(PrintWriter print) throws IOException {
        if (center == null) throw new BadInput("a table needs --center PLACE or lat,lon");
        if (!size.matches("\\d{1,3}x\\d{1,3}")) throw new BadInput("--size is written 36x36, not " + size);
        String[] sides = size.split("x");
        var gazetteer = Gazetteer.shipped();
        try {
            var cut = TableCutter.cut(
                    gazetteer, middle(gazetteer), Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), yards);
            if (out == null) print.print(cut.text());
            else {
                write(cut.text().getBytes(StandardCharsets.UTF_8));
                print.println(out);
            }
            return Main.SUCCESS;
        } catch (IllegalArgumentException refusal) {
            throw new BadInput(refusal.getMessage());
        }
    }

    private LatLon middle(Gazetteer gazetteer) {
        if (!center.matches("\\d+\\.?\\d*,\\d+\\.?\\d*"))
            return gazetteer.town(center).at();
        String[] parts = center.split(",");
        var at = new LatLon(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
        if (!at.inTheater()) throw new BadInput(center + " lies outside the theater");
        return at;
    }
}
