package salient.site;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import salient.table.wire.JsonText;

/** How one class of records is written and read. */
record RecordCodec<T extends Record>(
        Class<T> type, List<String> names, Function<T, Object[]> reader, BiConsumer<JsonText, T> writer) {
    void put(JsonText json, Record record) {
        writer.accept(json, type.cast(record));
    }

    Object[] values(Record record) {
        return reader.apply(type.cast(record));
    }
}
