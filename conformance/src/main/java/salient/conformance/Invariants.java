package salient.conformance;

import java.util.List;

/** What the game says must always be true. */
final class Invariants implements Check {
    @Override
    public void at(Situation situation) {
        List<String> broken = situation.candidate().brokenInvariants(situation.position());
        BrokenPromise.unless(broken.isEmpty(), String.join(" ", broken));
    }
}
