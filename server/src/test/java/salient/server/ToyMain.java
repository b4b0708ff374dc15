package salient.server;

/** The server with the toy game as a process of its own. */
public final class ToyMain {
    private ToyMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        Main.run(arguments, TestServer.catalog());
    }
}
