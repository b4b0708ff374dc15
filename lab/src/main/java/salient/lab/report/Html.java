package salient.lab.report;

import java.util.List;
import java.util.Locale;

/** Small pieces of HTML. All text from outside goes through {@link #escaped}. */
final class Html {
    private Html() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String section(String id, String title, String sentence, String body) {
        return "<section aria-labelledby=\"" + id + "\"><h2 id=\"" + id + "\">" + escaped(title) + "</h2>\n<p>"
                + escaped(sentence) + "</p>\n" + body + "</section>\n";
    }

    /** A table that is folded away below its plot. */
    static String numbers(List<String> header, List<List<String>> rows) {
        return "<details><summary>Numbers</summary>" + table(header, rows) + "</details>\n";
    }

    static String table(List<String> header, List<List<String>> rows) {
        StringBuilder html = new StringBuilder("<table><thead><tr>");
        for (String cell : header)
            html.append("<th scope=\"col\">").append(escaped(cell)).append("</th>");
        html.append("</tr></thead><tbody>\n");
        for (List<String> row : rows) {
            html.append("<tr>");
            for (int i = 0; i < row.size(); i++)
                html.append(i == 0 ? "<th scope=\"row\">" : "<td>")
                        .append(escaped(row.get(i)))
                        .append(i == 0 ? "</th>" : "</td>");
            html.append("</tr>\n");
        }
        return html.append("</tbody></table>\n").toString();
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    static String exactPercent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    static String number(double value) {
        return String.format(
                Locale.ROOT, Math.abs(value) < 10 ? "%.2f" : Math.abs(value) < 100 ? "%.1f" : "%.0f", value);
    }
}
