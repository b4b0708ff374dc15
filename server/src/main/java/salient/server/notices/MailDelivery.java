package salient.server.notices;

import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Properties;
import salient.server.store.NoticeRows.Channel;
import salient.server.store.NoticeRows.State;

/** Sends notices by mail. */
record MailDelivery(MailServer server, Session session, Links links) implements Delivery {
    private static final int LONGEST = 254;

    static MailDelivery of(MailServer server, Duration patience, Links links) {
        Session session = Session.getInstance(properties(server, patience), new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(
                        server.user().orElse(""), server.password().orElse(""));
            }
        });
        return new MailDelivery(server, session, links);
    }

    private static Properties properties(MailServer server, Duration patience) {
        Properties properties = new Properties();
        String millis = Long.toString(patience.toMillis());
        properties.setProperty("mail.transport.protocol", "smtp");
        properties.setProperty("mail.smtp.host", server.host());
        properties.setProperty("mail.smtp.port", Integer.toString(server.port()));
        properties.setProperty("mail.smtp.connectiontimeout", millis);
        properties.setProperty("mail.smtp.timeout", millis);
        properties.setProperty("mail.smtp.writetimeout", millis);
        properties.setProperty("mail.smtp.auth", Boolean.toString(server.user().isPresent()));
        boolean startTls = server.security() == MailServer.Security.STARTTLS;
        boolean tls = server.security() == MailServer.Security.TLS;
        properties.setProperty("mail.smtp.starttls.enable", Boolean.toString(startTls));
        properties.setProperty("mail.smtp.starttls.required", Boolean.toString(startTls));
        properties.setProperty("mail.smtp.ssl.enable", Boolean.toString(tls));
        properties.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        return properties;
    }

    /** Whether this is one plain address. */
    static boolean isAddress(String text) {
        try {
            new InternetAddress(text, true);
            return text.length() <= LONGEST && text.matches("[^\\s<>,;:\"()]+@[^\\s<>,;:\"()@]+\\.[^\\s<>,;:\"()@.]+");
        } catch (AddressException e) {
            return false;
        }
    }

    @Override
    public Result send(Channel channel, Digest digest) {
        boolean asks = channel.state() == State.ASKED;
        try {
            MimeMessage mail = new MimeMessage(session);
            mail.setFrom(new InternetAddress(server.from()));
            mail.setRecipient(Message.RecipientType.TO, new InternetAddress(channel.address()));
            mail.setSubject(asks ? "Do you want notices from Salient?" : digest.text(), StandardCharsets.UTF_8.name());
            mail.setText(asks ? question(channel) : digest.lines(), StandardCharsets.UTF_8.name());
            mail.setHeader("Auto-Submitted", "auto-generated");
            if (!asks) mail.setHeader("List-Unsubscribe", "<" + digest.stop() + ">");
            Transport.send(mail);
            return new Result.Delivered();
        } catch (SendFailedException e) {
            return new Result.Failed("The mail server does not take mail for this address.");
        } catch (MessagingException e) {
            return new Result.Failed("The mail server cannot be reached or refuses the mail.");
        }
    }

    private String question(Channel channel) {
        return """
                Someone, probably you, wants notices about games at %s to be sent to this address.

                If it was you, open this link: %s

                Otherwise do nothing: no further mail will come.
                """.formatted(links.page(), links.confirm(channel.id()));
    }
}
