package salient.site;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Texts in addresses. */
final class PercentText {
    private PercentText() {}

    static String decode(String text) {
        if (text.indexOf('%') < 0 && text.indexOf('+') < 0) return text;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int high = c == '%' && i + 2 < text.length() ? Character.digit(text.charAt(i + 1), 16) : -1;
            int low = high < 0 ? -1 : Character.digit(text.charAt(i + 2), 16);
            if (low >= 0) {
                bytes.write(16 * high + low);
                i += 2;
            } else if (c == '+') bytes.write(' ');
            else {
                byte[] plain = Character.toString(c).getBytes(StandardCharsets.UTF_8);
                bytes.write(plain, 0, plain.length);
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
