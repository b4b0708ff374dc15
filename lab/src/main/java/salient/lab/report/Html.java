package salient.lab.report;

import java.util.List;

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
    static String numbers(Section.Table table) {
        return folded("Numbers: " + table.title(), table(table.header(), table.rows()));
    }

    static String folded(String summary, String body) {
        return "<details><summary>" + escaped(summary) + "</summary>" + body + "</details>\n";
    }

    static String svg(Plot plot) {
        StringBuilder svg = new StringBuilder("<svg class=\"plot\" role=\"img\" aria-label=\"" + escaped(plot.title())
                + "\" viewBox=\"0 0 " + Plot.WIDTH + " " + plot.height() + "\">");
        for (Plot.Rect rect : plot.rects())
            svg.append("<rect class=\"" + rect.look() + "\" x=\"" + rect.x() + "\" y=\"" + rect.y() + "\" width=\""
                    + rect.width() + "\" height=\"" + rect.height() + "\"/>");
        for (Plot.Line line : plot.lines())
            svg.append("<polyline class=\"" + line.look() + "\" points=\"" + line.points() + "\"/>");
        for (Plot.Dot dot : plot.dots())
            svg.append("<circle cx=\"" + dot.x() + "\" cy=\"" + dot.y() + "\" r=\"2.5\"/>");
        for (Plot.Text text : plot.texts())
            svg.append("<text text-anchor=\"" + text.anchor() + "\" "
                    + (text.turned()
                            ? "transform=\"translate(" + text.x() + " " + text.y() + ") rotate(-90)\""
                            : "x=\"" + text.x() + "\" y=\"" + text.y() + "\"")
                    + ">" + escaped(text.text()) + "</text>");
        return svg.append("</svg>\n").toString();
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
}
