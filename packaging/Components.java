import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is in each package: writes the list of its components (CycloneDX) and lays the license texts of all of them into a
 * folder. Run as a source file with the program's libraries on the class path:
 * {@code java -cp 'cli/target/lib/*' packaging/Components.java HOME OUT JDK}. OUT gets a folder each for the program, the image
 * with a Java of its own, and the site. Fails if anything has no known license.
 */
public final class Components {
    private static final Pattern TEXT = Pattern.compile(
            "(META-INF/)?(LICENSE|LICENCE|NOTICE|COPYING|ABOUT)([-.\\w]*)?(\\.(txt|md|html))?", Pattern.CASE_INSENSITIVE);
    private static final Pattern TEAVM = Pattern.compile("<teavm.version>(.*)</teavm.version>");
    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    /** Modules of ours that are not compiled for the browser. */
    private static final Set<String> NOT_ON_THE_SITE = Set.of("server", "lab", "bench", "cli");

    private final Path home;
    private final Path out;
    private final ObjectNode bom;
    private final ArrayNode components;
    private final TreeMap<String, String> licenses = new TreeMap<>();

    private Components(Path home, Path out) throws IOException {
        this.home = home;
        this.out = out;
        this.bom = (ObjectNode) JSON.readTree(home.resolve("cli/target/package/maven.cdx.json").toFile());
        this.components = (ArrayNode) bom.get("components");
        for (JsonNode component : components) if (isOurs(component)) ours((ObjectNode) component);
    }

    public static void main(String... arguments) throws IOException {
        Path home = Path.of(arguments[0]);
        Path out = Path.of(arguments[1]);
        new Components(home, out.resolve("program")).withProgram().write();
        new Components(home, out.resolve("image")).withProgram().withJava(Path.of(arguments[2])).write();
        new Components(home, out.resolve("site")).withSite().write();
    }

    // ---- packages

    private Components withProgram() throws IOException {
        for (JsonNode component : components) if (!isOurs(component)) ofMaven(component);
        withPages("web/dist/packages.json");
        try (Stream<Path> jars = Files.list(home.resolve("cli/target/lib"))) {
            for (Path jar : jars.sorted().toList()) textsOf(jar);
        }
        return this;
    }

    /** The licenses of the Java runtime are in its own folder. */
    private Components withJava(Path jdk) throws IOException {
        Properties release = new Properties();
        try (InputStream in = Files.newInputStream(jdk.resolve("release"))) {
            release.load(in);
        }
        String version = release.getProperty("JAVA_RUNTIME_VERSION").replace("\"", "");
        add("platform", "OpenJDK", version, "pkg:generic/openjdk@" + version)
                .putObject("supplier")
                .put("name", release.getProperty("IMPLEMENTOR", "unknown").replace("\"", ""));
        String license = "GPL-2.0-only WITH Classpath-exception-2.0";
        ((ObjectNode) components.get(components.size() - 1)).putArray("licenses").addObject().put("expression", license);
        known("OpenJDK " + version, license + ", in runtime/legal");
        return this;
    }

    /** Our modules that are compiled for the browser, what the compiler adds of its own, and the pages. */
    private Components withSite() throws IOException {
        bom.remove("dependencies");
        for (int i = components.size() - 1; i >= 0; i--) {
            JsonNode component = components.get(i);
            if (!isOurs(component) || NOT_ON_THE_SITE.contains(component.get("name").asString())) components.remove(i);
        }
        Matcher version = TEAVM.matcher(Files.readString(home.resolve("site/pom.xml")));
        if (!version.find()) throw new IllegalStateException("site/pom.xml names no version of TeaVM");
        for (String name : List.of("teavm-classlib", "teavm-core", "teavm-jso")) {
            licensed(
                    add("library", name, version.group(1), "pkg:maven/org.teavm/" + name + "@" + version.group(1))
                            .put("group", "org.teavm"),
                    "Apache-2.0");
            known(name + " " + version.group(1), "Apache-2.0");
        }
        keep(
                "teavm-" + version.group(1),
                "NOTICE.txt",
                """
                TeaVM, by Alexey Andreev (teavm.org), under the Apache License, Version 2.0, whose text is in LICENSE.
                Its class library, of which parts are compiled into the engine, includes software developed by
                The Apache Software Foundation (apache.org) and by Joda.org (joda.org).
                """
                        .getBytes());
        return withPages("web/target/site/packages.json");
    }

    private Components withPages(String list) throws IOException {
        for (JsonNode name : JSON.readTree(home.resolve(list).toFile())) ofPage(name.asString());
        return this;
    }

    // ---- components

    private static boolean isOurs(JsonNode component) {
        return component.path("group").asString("").equals("salient");
    }

    private static void ours(ObjectNode component) {
        licensed(component, "Apache-2.0");
    }

    private static void licensed(ObjectNode component, String license) {
        component.putArray("licenses").addObject().putObject("license").put("id", license);
    }

    private void ofMaven(JsonNode component) {
        List<String> ids = new ArrayList<>();
        for (JsonNode choice : component.path("licenses"))
            ids.add(choice.has("expression")
                    ? choice.get("expression").asString()
                    : choice.path("license").path("id").asString(choice.path("license").path("name").asString("")));
        known(component.get("name").asString() + " " + component.get("version").asString(), String.join(" or ", ids));
    }

    private void ofPage(String name) throws IOException {
        Path folder = home.resolve("web/node_modules").resolve(name);
        JsonNode described = JSON.readTree(folder.resolve("package.json").toFile());
        String version = described.get("version").asString();
        String license = described.path("license").asString("");
        known(name + " " + version, license);
        licensed(add("library", name, version, "pkg:npm/" + name.replace("@", "%40") + "@" + version), license);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> TEXT.matcher(f.getFileName().toString()).matches()).toList())
                keep(name.replace('/', '-') + "-" + version, file.getFileName().toString(), Files.readAllBytes(file));
        }
    }

    private ObjectNode add(String type, String name, String version, String address) {
        ObjectNode component = components.addObject();
        component.put("type", type).put("bom-ref", address).put("name", name).put("version", version);
        return component.put("purl", address).put("scope", "required");
    }

    private void known(String component, String license) {
        if (license.isBlank()) throw new IllegalStateException(component + " has no license that its description names");
        licenses.put(component, license);
    }

    // ---- texts

    private void write() throws IOException {
        Files.createDirectories(out.resolve("licenses"));
        Files.writeString(out.resolve("sbom.cdx.json"), JSON.writeValueAsString(bom) + "\n");
        StringBuilder table = new StringBuilder("What this package includes besides Salient, with its license. The texts that its\n"
                + "authors include are in the folders here; the text of Apache-2.0 is also Salient's own, in LICENSE.\n\n");
        licenses.forEach((component, license) -> table.append(component).append(": ").append(license).append('\n'));
        Files.writeString(out.resolve("licenses/README.txt"), table);
    }

    /** The texts that a library brings along, in a folder of its name. */
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
