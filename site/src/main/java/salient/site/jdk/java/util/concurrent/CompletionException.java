package salient.site.jdk.java.util.concurrent;

/** Stands in for the JDK's. */
public class CompletionException extends RuntimeException {}
