package salient.geography.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.kernel.data.BadData;
import salient.kernel.data.CsvTable;

class GazetteerTest {
    private final Map<String, String> files = new HashMap<>(Map.of(
            "sources", "id,label,text\ndrawn,reconstructed,by hand\n",
            "towns",
                    "name,label,lat,lon,kind,country,rank,source\n"
                            + "Bastogne,Bastogne,50.0,5.71,city,BE,1,drawn\nFoy,Foy,50.05,5.74,village,BE,4,drawn\n",
            "rivers",
                    "name,label,class,flows_into,detail,source\nMeuse,Meuse,major,,1,drawn\nLesse,Lesse,minor,Meuse,1,drawn\n",
            "river-courses",
                    "river,seq,lat,lon,source\nMeuse,0,50.0,4.9,drawn\nMeuse,1,50.1,4.9,drawn\n"
                            + "Lesse,0,50.05,5.0,drawn\nLesse,1,50.1,4.9,drawn\n",
            "roads", "from,to,class,detail,via,source\nBastogne,Foy,main,1,,drawn\n",
            "bridges", "town,river,source\n",
            "terrain", "name,kind,shape,width_km,source\n",
            "terrain-outlines", "name,kind,seq,lat,lon,source\n",
            "regions", "name,kind,lat,lon,source\n",
            "fronts", "date,part,seq,lat,lon,source\n"));

    private Gazetteer read() {
        return new GazetteerReader(path ->
                        CsvTable.parse(path.substring(10), files.get(path.substring(10, path.length() - 4))))
                .read();
    }

    private void refused(String file, String from, String to, String message) {
        files.merge(file, "", (text, none) -> text.replace(from, to));
        assertThatThrownBy(this::read).isInstanceOf(BadData.class).hasMessage(message);
    }

    @Test
    void theShippedGazetteerIsSound() {
        Gazetteer gazetteer = Gazetteer.shipped();
        assertThat(gazetteer.towns()).hasSizeGreaterThan(450);
        assertThat(gazetteer.rivers()).hasSizeGreaterThan(40);
        assertThat(gazetteer.fronts().keySet())
                .containsExactly(
                        "1944-12-16",
                        "1944-12-18",
                        "1944-12-20",
                        "1944-12-21",
                        "1944-12-22",
                        "1944-12-24",
                        "1944-12-26");
        assertThat(read().towns()).hasSize(2);
    }

    @Test
    void aRoadToAnUnknownTownIsRefused() {
        refused("roads", "Bastogne,Foy", "Bastogne,Atlantis", "roads.csv, line 2: unknown town Atlantis");
    }

    @Test
    void aRiverThatDoesNotReachItsParentIsRefused() {
        refused(
                "river-courses",
                "Lesse,1,50.1,4.9",
                "Lesse,1,50.1,4.91",
                "rivers.csv, line 3: Lesse does not reach Meuse: its last vertex 50.1,4.91 is none of that river's");
    }

    @Test
    void aDuplicateTownIsRefused() {
        refused("towns", "Foy,Foy", "Bastogne,Foy", "towns.csv, line 3: town Bastogne twice");
    }

    @Test
    void aRoadBackIsADuplicateToo() {
        files.merge("roads", "Foy,Bastogne,main,1,,drawn\n", String::concat);
        assertThatThrownBy(this::read).hasMessage("roads.csv, line 3: road Foy to Bastogne twice");
    }

    @Test
    void aPlaceOutsideTheTheaterIsRefused() {
        refused("towns", "50.05,5.74", "5.74,50.05", "towns.csv, line 3: 5.74,50.05 lies outside the theater");
    }

    @Test
    void aRowWithoutAKnownSourceIsRefused() {
        refused("roads", "main,1,,drawn", "main,1,,hearsay", "roads.csv, line 2: unknown source hearsay");
    }
}
