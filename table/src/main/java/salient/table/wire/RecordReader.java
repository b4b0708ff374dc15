package salient.table.wire;

import java.util.List;

/** The components of records, as they are written. A server finds them by reflection, a page has code made from the records. */
public interface RecordReader {
    List<String> names(Record record);

    /** In the order of the names. */
    Object[] values(Record record);
}
