package salient.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The kernel gives the same games on every machine and in the browser: it uses nothing that differs or lacks there. */
class PortabilityTest {
    /** Absent in the browser, or a door through which clock, chance, files or the order of hashes would come in. */
    private static final List<String> FORBIDDEN_TYPES = List.of(
            "java/security/",
            "java/lang/reflect/",
            "java/time/",
            "java/io/File",
            "java/nio/file/",
            "java/net/",
            "java/util/concurrent/",
            "java/util/Random",
            "java/util/SplittableRandom",
            "java/util/random/",
            "java/util/HashMap",
            "java/util/HashSet",
            "java/util/IdentityHashMap",
            "java/util/Formatter");

    private static final List<String> FORBIDDEN_METHODS = List.of(
            "java/lang/System.nanoTime",
            "java/lang/System.currentTimeMillis",
            "java/lang/System.identityHashCode",
            "java/lang/String.format",
            "java/lang/String.formatted",
            "java/lang/Math.multiplyHigh",
            "java/lang/Math.random",
            "java/lang/Math.sin",
            "java/lang/Math.cos",
            "java/lang/Math.tan",
            "java/lang/Math.exp",
            "java/lang/Math.log",
            "java/lang/Math.pow",
            "java/util/Set.of",
            "java/util/Set.copyOf",
            "java/util/Map.of",
            "java/util/Map.copyOf",
            "java/util/Collections.shuffle",
            "java/util/Collections.unmodifiableSortedMap",
            "java/util/Collections.emptySortedMap");

    @Test
    void the_kernel_uses_nothing_that_differs_between_machines() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("target/classes/salient/kernel"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList())
                inspect(ClassFile.of().parse(file), found);
        }
        assertThat(found).isEmpty();
    }

    @Test
    void the_inspection_finds_what_it_looks_for() throws IOException {
        List<String> found = new ArrayList<>();
        inspect(ClassFile.of().parse(Path.of("target/test-classes/salient/kernel/PortabilityTest.class")), found);
        assertThat(found).anyMatch(line -> line.contains("java/nio/file/Files"));
    }

    private static void inspect(ClassModel model, List<String> found) {
        String name = model.thisClass().asInternalName();
        for (PoolEntry entry : model.constantPool()) {
            if (entry instanceof ClassEntry type
                    && FORBIDDEN_TYPES.stream().anyMatch(type.asInternalName()::startsWith))
                found.add(name + " uses " + type.asInternalName());
            if (entry instanceof MemberRefEntry member) {
                String method =
                        member.owner().asInternalName() + "." + member.name().stringValue();
                if (FORBIDDEN_METHODS.contains(method)) found.add(name + " uses " + method);
            }
        }
    }
}
