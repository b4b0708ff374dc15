package salient.server.notices;

import salient.server.store.NoticeRows.Channel;

/** One way to tell a player. */
interface Delivery {
    /** What became of a notice. */
    sealed interface Result {
        record Delivered() implements Result {}

        /** It may work later. {@code why} completes "The last attempt failed: ...". */
        record Failed(String why) implements Result {}

        /** It will never work again. {@code why} is a sentence. */
        record Gone(String why) implements Result {}
    }

    Result send(Channel channel, Digest digest);
}
