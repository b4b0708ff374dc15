package salient.breakthrough.state;

/** Hashes the large arrays of a state in four independent strands, so that multiplications overlap. */
final class FactsHash {
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private FactsHash() {}

    static long of(long seed, short[] facts, short[] plots, int plotCount) {
        long a = seed;
        long b = seed ^ 0xD6E8FEB86659FD93L;
        long c = seed ^ 0xA0761D6478BD642FL;
        long d = seed ^ 0xE7037ED1A0B428DBL;
        int i = 0;
        for (; i + 3 < facts.length; i += 4) {
            a = mix(a, facts[i]);
            b = mix(b, facts[i + 1]);
            c = mix(c, facts[i + 2]);
            d = mix(d, facts[i + 3]);
        }
        for (; i < facts.length; i++) a = mix(a, facts[i]);
        for (int p = 0; p < plotCount; p++) b = mix(b, plots[p]);
        long z = mix(mix(mix(a, b), c), d);
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        return z ^ (z >>> 31);
    }

    private static long mix(long strand, long value) {
        long z = (strand ^ value) * PRIME;
        return z ^ (z >>> 29);
    }
}
