package salient.site;

import java.util.ArrayList;
import java.util.List;

/** Something that is worked out on the JVM and in a browser and must come out as the same text. */
interface Sample {
    String name();

    String text();

    static List<Sample> all() {
        List<Sample> all = new ArrayList<>(PlayedSample.all());
        all.addAll(ApiSample.all());
        all.add(new FractionSample());
        all.addAll(SignatureSample.all());
        return all;
    }
}
