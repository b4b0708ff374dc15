package salient.server.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.View;

/** How one record class is written: found once a class and kept with the class itself. */
record RecordShape(boolean tagged, String tag, List<String> names, List<Component> components) {
    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return inspect(type);
        }
    };

    private static final MethodType READING = MethodType.methodType(Object.class, Record.class);

    record Component(String name, MethodHandle accessor) {
        Object read(Record record) {
            try {
                return accessor.invokeExact(record);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) { // an accessor declares none
                throw new IllegalStateException("cannot read " + name + " of " + record.getClass(), e);
            }
        }
    }

    static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    Object[] values(Record record) {
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) values[i] = components.get(i).read(record);
        return values;
    }

    private static RecordShape inspect(Class<?> type) {
        List<Component> components = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            components.add(new Component(component.getName(), accessor(component)));
        }
        List<String> names = components.stream().map(Component::name).toList();
        return new RecordShape(isOneOfSeveral(type), type.getSimpleName(), names, List.copyOf(components));
    }

    private static MethodHandle accessor(RecordComponent component) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true); // games keep some records package-private
        try {
            return MethodHandles.lookup().unreflect(accessor).asType(READING);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }

    /** Whether a reader needs to be told which kind this is: a case of a sealed type, or a game's own record. */
    static boolean isOneOfSeveral(Class<?> type) {
        if (View.class.isAssignableFrom(type)
                || Event.class.isAssignableFrom(type)
                || Answer.class.isAssignableFrom(type)) return true;
        for (Class<?> parent : type.getInterfaces()) if (parent.isSealed()) return true;
        return false;
    }
}
