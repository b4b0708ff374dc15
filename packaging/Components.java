import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is in a package: adds the npm packages of the page to the list of Maven's components (CycloneDX), and lays the
 * license texts of all of them into a folder. Run as a source file with the program's libraries on the class path:
 * {@code java -cp 'cli/target/lib/*' packaging/Components.java HOME OUT}. Fails if anything has no known license.
 */
public final class Components {
    private static final Pattern TEXT = Pattern.compile(
            "(META-INF/)?(LICENSE|LICENCE|NOTICE|COPYING|ABOUT)([-.\\w]*)?(\\.(txt|md|html))?", Pattern.CASE_INSENSITIVE);
    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final Path home;
    private final Path out;
    private final TreeMap<String, String> licenses = new TreeMap<>();

    private Components(Path home, Path out) {
        this.home = home;
        this.out = out;
    }

    public static void main(String... arguments) throws IOException {
        new Components(Path.of(arguments[0]), Path.of(arguments[1])).write();
    }

    private void write() throws IOException {
        ObjectNode bom = (ObjectNode) JSON.readTree(home.resolve("cli/target/package/maven.cdx.json").toFile());
        ArrayNode components = (ArrayNode) bom.get("components");
        for (JsonNode component : components) ofMaven((ObjectNode) component);
        JsonNode names = JSON.readTree(home.resolve("web/dist/packages.json").toFile());
        for (JsonNode name : names) components.add(ofPage(name.asString()));
        Files.createDirectories(out);
        Files.writeString(out.resolve("sbom.cdx.json"), JSON.writeValueAsString(bom) + "\n");
        texts();
    }

    private void ofMaven(ObjectNode component) {
        if (component.path("group").asString("").equals("salient")) {
            component.putArray("licenses").addObject().putObject("license").put("id", "Apache-2.0");
            return;
        }
        List<String> ids = new ArrayList<>();
        for (JsonNode choice : component.path("licenses"))
            ids.add(choice.has("expression")
                    ? choice.get("expression").asString()
                    : choice.path("license").path("id").asString(choice.path("license").path("name").asString("")));
        known(component.get("name").asString() + " " + component.get("version").asString(), String.join(" or ", ids));
    }

    private ObjectNode ofPage(String name) throws IOException {
        Path folder = home.resolve("web/node_modules").resolve(name);
        JsonNode described = JSON.readTree(folder.resolve("package.json").toFile());
        String version = described.get("version").asString();
        String license = described.path("license").asString("");
        known(name + " " + version, license);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> TEXT.matcher(f.getFileName().toString()).matches()).toList())
                keep(name.replace('/', '-') + "-" + version, file.getFileName().toString(), Files.readAllBytes(file));
        }
        String address = "pkg:npm/" + name.replace("@", "%40") + "@" + version;
        ObjectNode component = JSON.createObjectNode();
        component.put("type", "library").put("bom-ref", address).put("name", name).put("version", version);
        component.put("purl", address).put("scope", "required");
        component.putArray("licenses").addObject().putObject("license").put("id", license);
        return component;
    }

    private void known(String component, String license) {
        if (license.isBlank()) throw new IllegalStateException(component + " has no license that its description names");
        licenses.put(component, license);
    }

    /** The texts that the libraries bring along, each in a folder of its library's name. */
    private void texts() throws IOException {
        try (Stream<Path> jars = Files.list(home.resolve("cli/target/lib"))) {
            for (Path jar : jars.sorted().toList()) textsOf(jar);
        }
        StringBuilder table = new StringBuilder("What Salient includes, with its license. The texts that its authors\n"
                + "include are in the folders here; the text of Apache-2.0 is also Salient's own, in LICENSE.\n\n");
        licenses.forEach((component, license) -> table.append(component).append(": ").append(license).append('\n'));
        Files.writeString(out.resolve("licenses/README.txt"), table);
    }

    private void textsOf(Path jar) throws IOException {
        String name = jar.getFileName().toString().replaceAll("\\.jar$", "");
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().filter(e -> TEXT.matcher(e.getName()).matches()).toList())
                try (InputStream in = file.getInputStream(entry)) {
                    keep(name, Path.of(entry.getName()).getFileName().toString(), in.readAllBytes());
                }
        }
    }

    private void keep(String component, String name, byte[] text) throws IOException {
        Path folder = Files.createDirectories(out.resolve("licenses").resolve(component));
        Files.write(folder.resolve(name), text);
    }
}
