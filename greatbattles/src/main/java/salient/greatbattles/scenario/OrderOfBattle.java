package salient.greatbattles.scenario;

import java.util.Optional;
import salient.greatbattles.tables.Arms;
import salient.greatbattles.tables.StandType;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.rulebook.Clause;

/** The words for stands in a scenario file: {@code inf}, {@code inf+Halftrack}, {@code at:M+truck}, {@code "afv:M4 Sherman"}. */
@Clause({"greatbattles W2", "greatbattles W13", "greatbattles U33"})
final class OrderOfBattle {
    private static final Arms TRUCK = Arms.find("Soft Vehicles (all)").orElseThrow();

    private OrderOfBattle() {}

    static Stand stand(Line line, int index, int side, String id, int unit, String pool) {
        Word word = line.next("a stand");
        String text = word.text();
        int plus = text.indexOf('+');
        Optional<Arms> transport = plus < 0 ? Optional.empty() : Optional.of(carrier(word, text.substring(plus + 1)));
        String kind = plus < 0 ? text : text.substring(0, plus);
        int colon = kind.indexOf(':');
        String rating = colon < 0 ? "" : kind.substring(colon + 1);
        StandType type = switch (colon < 0 ? kind : kind.substring(0, colon)) {
            case "inf" -> StandType.INFANTRY;
            case "smg" -> StandType.SMG;
            case "eng" -> StandType.ENGINEER;
            case "hw" -> StandType.HVY_WPNS;
            case "hq" -> StandType.HQ;
            case "at" -> StandType.AT_GUN;
            case "fg" -> StandType.FIELD_GUN;
            case "afv" -> StandType.ARMOR;
            default -> throw word.expected("a stand (inf, smg, eng, hw, hq, at:L, fg:M, \"afv:M4 Sherman\")");
        };
        Optional<Arms> arms = Optional.empty();
        if (type.gun()) arms = Optional.of(gun(word, kind, type, rating));
        else if (type == StandType.ARMOR) arms = Optional.of(vehicle(word, rating));
        else if (!rating.isEmpty()) throw word.expected("no rating for " + type.id());
        return new Stand(index, side, id, unit, pool, type, arms, transport, 1);
    }

    /** A class, or a caliber that determines it: {@code at:M}, {@code at:57mm}. */
    private static Arms gun(Word word, String kind, StandType type, String rating) {
        if (rating.matches("[1-9][0-9]{1,2}mm"))
            return Arms.ofCalibre(type == StandType.AT_GUN, Integer.parseInt(rating.substring(0, rating.length() - 2)));
        return Arms.trailed(rating)
                .orElseThrow(() -> word.expected("a gun class, L, M, H or S, or a calibre such as 57mm after " + kind));
    }

    /** A vehicle in the table, or one with its own figures: {@code M18=H-L-F}. */
    private static Arms vehicle(Word word, String name) {
        int equals = name.indexOf('=');
        if (equals >= 0)
            return Arms.rated(name.substring(0, equals), name.substring(equals + 1))
                    .orElseThrow(() -> word.bad("expected figures such as H-L-F after " + name.substring(0, equals)));
        return Arms.find(name)
                .filter(a -> a.mobility().isPresent())
                .orElseThrow(() -> word.bad("there is no vehicle '" + name + "' in the vehicle table"));
    }

    private static Arms carrier(Word word, String name) {
        if (name.equals("truck")) return TRUCK;
        if (name.equals("halftrack")) return Arms.find("Halftrack").orElseThrow();
        if (name.equals("horses")) return Arms.horses();
        throw word.bad("there is no transport '" + name + "'; it can be truck, halftrack or horses");
    }

    static Stand command(int index, int side, String name, int unit) {
        StandType type = name.startsWith("FUP") ? StandType.FUP : StandType.C_OPS;
        return new Stand(index, side, name, unit, "", type, Optional.empty(), Optional.empty(), 1);
    }
}
