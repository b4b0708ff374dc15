package salient.site;

/** Chances as they appear in odds: the shortest digits of a fraction are the same everywhere. */
record FractionSample() implements Sample {
    private static final int MOST = 200;

    @Override
    public String name() {
        return "fractions";
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int denominator = 1; denominator < MOST; denominator++)
            for (int numerator = 0; numerator <= denominator; numerator++)
                text.append(numerator)
                        .append('/')
                        .append(denominator)
                        .append(' ')
                        .append((double) numerator / denominator)
                        .append('\n');
        return text.toString();
    }
}
