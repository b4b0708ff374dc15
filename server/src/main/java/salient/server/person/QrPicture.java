package salient.server.person;

import io.nayuki.qrcodegen.QrCode;

/** A text as a QR code in SVG. */
final class QrPicture {
    private static final int BORDER = 4;

    private QrPicture() {}

    static String svg(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        int size = code.size + 2 * BORDER;
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++)
                if (code.getModule(x, y))
                    path.append("M")
                            .append(x + BORDER)
                            .append(",")
                            .append(y + BORDER)
                            .append("h1v1h-1z");
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + " " + size
                + "\" shape-rendering=\"crispEdges\"><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><path d=\""
                + path
                + "\" fill=\"#000\"/></svg>";
    }
}
