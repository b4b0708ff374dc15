package salient.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import salient.kernel.rulebook.Clause;

/**
 * Where each clause is enforced and where it is proved, read from {@code @Clause} in the compiled classes of the
 * modules. The annotation does not exist at run time, so class files are read rather than classes loaded.
 */
final class ClauseIndex {
    private static final String CLAUSE = "L" + Clause.class.getName().replace('.', '/') + ";";

    private final SortedMap<String, SortedSet<String>> code = new TreeMap<>();
    private final SortedMap<String, SortedSet<String>> tests = new TreeMap<>();

    private ClauseIndex() {}

    /** Reads every module below the home of a checkout. */
    static ClauseIndex of(Path home) {
        ClauseIndex index = new ClauseIndex();
        try (Stream<Path> modules = Files.list(home)) {
            for (Path module : modules.sorted().toList()) {
                readFolder(module.resolve("target/classes"), index.code);
                readFolder(module.resolve("target/test-classes"), index.tests);
            }
        } catch (IOException e) {
            throw new BadInput("cannot read the compiled classes below " + home + ": " + e.getMessage(), e);
        }
        if (index.code.isEmpty())
            throw new BadInput("there are no compiled classes below " + home
                    + "; this report is made in a checkout of the sources, after ./salient build");
        return index;
    }

    SortedSet<String> code(String clause) {
        return code.getOrDefault(clause, Collections.emptySortedSet());
    }

    SortedSet<String> tests(String clause) {
        return tests.getOrDefault(clause, Collections.emptySortedSet());
    }

    /** Every clause that some code or test names. */
    SortedSet<String> named() {
        SortedSet<String> all = new TreeSet<>(code.keySet());
        all.addAll(tests.keySet());
        return all;
    }

    private static void readFolder(Path folder, SortedMap<String, SortedSet<String>> into) throws IOException {
        if (!Files.isDirectory(folder)) return;
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(".class")).sorted().forEach(file -> readClass(file, into));
        }
    }

    private static void readClass(Path file, SortedMap<String, SortedSet<String>> into) {
        ClassModel model;
        try {
            model = ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String name = model.thisClass().asInternalName();
        name = name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
        read(model, name, into);
        for (MethodModel method : model.methods())
            read(method, name + "." + method.methodName().stringValue(), into);
        for (FieldModel field : model.fields())
            read(field, name + "." + field.fieldName().stringValue(), into);
    }

    private static void read(AttributedElement element, String place, SortedMap<String, SortedSet<String>> into) {
        element.findAttribute(Attributes.runtimeInvisibleAnnotations()).ifPresent(found -> {
            for (Annotation annotation : found.annotations())
                if (annotation.classSymbol().descriptorString().equals(CLAUSE))
                    for (String clause : values(annotation))
                        into.computeIfAbsent(clause, _ -> new TreeSet<>()).add(place);
        });
    }

    private static List<String> values(Annotation annotation) {
        return annotation.elements().stream()
                .map(AnnotationElement::value)
                .flatMap(value ->
                        value instanceof AnnotationValue.OfArray array ? array.values().stream() : Stream.of(value))
                .map(value -> ((AnnotationValue.OfString) value).stringValue())
                .toList();
    }
}
