package salient.breakthrough.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;

/** The section of docs/notation.md on this game is right. */
class NotationPageTest {
    private static final Pattern ORDER = Pattern.compile("`([a-z-]+ [^`…]*)`");

    private static String section() throws IOException {
        String page = Files.readString(Path.of("../docs/notation.md"));
        return page.substring(page.indexOf("\n## Breakthrough in the Ardennes"));
    }

    private static String example() throws IOException {
        String open = "```breakthrough position\n";
        String section = section();
        int from = section.indexOf(open) + open.length();
        return section.substring(from, section.indexOf("```", from));
    }

    @Test
    void theExampleOfAPositionReadsBackAsItStands() throws IOException {
        assertThat(Games.GAME.notation().print(Games.parse(example()))).isEqualTo(example());
    }

    @Test
    void everyOrderOfTheTableCanBeRead() throws IOException {
        BreakthroughPosition position = Games.parse(example());
        String section = section();
        Matcher orders = ORDER.matcher(section.substring(section.indexOf("### Orders"), section.indexOf("Questions:")));
        int found = 0;
        while (orders.find()) {
            String text = orders.group(1);
            assertThat(Games.GAME.notation().print(Games.order(position, text))).isEqualTo(text);
            found++;
        }
        assertThat(found).isGreaterThan(15);
    }
}
