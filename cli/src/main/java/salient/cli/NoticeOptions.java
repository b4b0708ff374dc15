package salient.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import salient.server.ServerSettings;
import salient.server.notices.MailServer;

/** How the server tells people outside the page that it is their turn. */
final class NoticeOptions {
    @Option(
            names = "--mail",
            paramLabel = "FILE",
            description = "Offer notices by mail, sent by the SMTP server that this file describes: lines host = ...,"
                    + " from = ..., and if needed port, security (starttls, tls or none), user, password.")
    private Path mail;

    @Option(
            names = "--notices-here",
            description = "Notices may also be sent to addresses on this machine, also without TLS."
                    + " Without it only the public internet is allowed.")
    private boolean noticesHere;

    ServerSettings in(ServerSettings settings) {
        var notices = settings.notices();
        if (mail != null) notices = notices.withMail(mailServer());
        if (noticesHere) notices = notices.alsoToThisMachine();
        return settings.withNotices(notices);
    }

    private MailServer mailServer() {
        try {
            return MailServer.read(mail);
        } catch (MailServer.BadMailServer bad) {
            throw new BadInput(bad.getMessage());
        }
    }
}
