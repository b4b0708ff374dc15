package salient.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;

/** A part of the bench that takes all its figures at once and by the clock, such as a server process under load. */
@FunctionalInterface
public interface Part {
    /** A part is tried again, or its times are doubtful, if more than this part of the processors was busy around it. */
    double BUSY = 0.2;

    int TRIES = 3;

    List<Figure> measure() throws IOException, InterruptedException;

    /**
     * Looks before and after whether the machine does something else. If so, the part is repeated, at most twice; the quietest
     * try counts, and if none was quiet its times are doubtful.
     */
    default List<Figure> measureQuietly() throws IOException, InterruptedException {
        return quietest(this, Part::busy);
    }

    /** How much of the processors is busy, as a part. */
    @FunctionalInterface
    interface Look {
        double busy() throws InterruptedException;
    }

    static List<Figure> quietest(Part part, Look look) throws IOException, InterruptedException {
        List<Figure> best = List.of();
        double least = Double.MAX_VALUE;
        for (int i = 0; i < TRIES && least > BUSY; i++) {
            double before = look.busy();
            List<Figure> found = part.measure();
            double busy = Math.max(before, look.busy());
            if (busy >= least) continue;
            best = found;
            least = busy;
        }
        if (least <= BUSY) return best;
        double unrest = least;
        return best.stream()
                .map(figure -> figure.counted() ? figure : figure.doubted(unrest))
                .toList();
    }

    private static double busy() throws InterruptedException {
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        system.getCpuLoad(); // the next look is at the time from here on
        Thread.sleep(1_500);
        return Math.max(0, system.getCpuLoad());
    }
}
