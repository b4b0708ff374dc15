package salient.greatbattles.state;

import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.tables.Constants;
import salient.kernel.play.Options;

/** The options of part V as the rule classes ask for them: read once for a game, shared by all its positions. */
public final class Variants {
    /** V13: when the to-destroy modifiers count. */
    public enum DestroyMods {
        OFF,
        ALWAYS,
        RED_DIE
    }

    /** V23: how stands run low on ammunition. */
    public enum AmmoLow {
        OFF,
        SUMMARY,
        FAQ,
        FAQ_QUALITY
    }

    public final boolean reactivationRoll;
    public final boolean initiativeRoll;
    public final int reactivationPenalty;
    public final boolean initiativeHq;
    public final boolean groundReactivation;
    public final boolean actionToActivation;
    public final boolean activationDelay;
    public final boolean airAttacks;
    public final boolean airForActivation;
    public final boolean divisionBonus;
    public final boolean entrench;
    public final DestroyMods destroyMods;
    /** V19: the bonus to hit riders; 0 if riding is not allowed. */
    public final int tankRiders;

    public final boolean badGoingRoll;
    public final boolean isolation36;
    /** V22: in inches. */
    public final int isolationZone;

    public final AmmoLow ammoLow;
    public final boolean dayReserve;
    public final boolean centrelineCrests;
    public final boolean fireOverFriends;
    public final boolean targetPriority;
    public final boolean reactiveFire;
    public final boolean inactiveMarch;
    public final boolean smoke;
    /** P20, P21: how far stands of a battalion may be apart, in mils; V35 has another scale. */
    public final int standGap;
    /** C5l: in mils; V35 has another scale. */
    public final int templateRadius;

    public final boolean designerBases;
    public final boolean badGoingVehicles;
    public final boolean fieldworks;
    public final boolean twoDice;
    public final boolean overcastGrounds;
    public final boolean coverToHit;
    public final boolean closeCombatCountsArmor;
    public final boolean rallyIgnoresSelf;
    public final boolean inactiveSoftCover;
    public final boolean moraleByQuality;
    /** V53: whether the weather limits sight. */
    public final boolean weatherSight;
    /** V54: whether morale tests use the strength on the card. */
    public final boolean moraleByCard;
    /** V52: whether ports and beachheads replace the board edge. */
    public final boolean supplyByPorts;

    /** An option left to the scenario has the value in its file. */
    static boolean on(ScenarioDefinition battle, Options o, String option) {
        String value = o.get(option);
        return value.equals("scenario") ? "yes".equals(battle.options().get(option)) : value.equals("yes");
    }

    Variants(ScenarioDefinition battle, Options o) {
        reactivationRoll = o.yes("variant.reactivation-roll");
        initiativeRoll = o.yes("variant.initiative-roll");
        reactivationPenalty = Integer.parseInt(o.get("variant.reactivation-penalty"));
        initiativeHq = o.yes("variant.initiative-hq");
        groundReactivation = o.yes("variant.ground-reactivation");
        actionToActivation = on(battle, o, "variant.action-to-activation");
        activationDelay = on(battle, o, "variant.activation-delay");
        airAttacks = on(battle, o, "variant.air-attacks");
        airForActivation = on(battle, o, "variant.air-for-activation");
        divisionBonus = o.yes("variant.division-bonus");
        entrench = o.yes("variant.entrench");
        destroyMods = DestroyMods.valueOf(constant(o.get("variant.destroy-mods")));
        String riders = o.get("variant.tank-riders");
        tankRiders = riders.equals("off") ? 0 : Integer.parseInt(riders);
        badGoingRoll = o.yes("variant.bad-going-roll");
        isolation36 = o.yes("variant.isolation-36");
        isolationZone = Integer.parseInt(o.get("variant.isolation-zone"));
        ammoLow = AmmoLow.valueOf(constant(o.get("variant.ammo-low")));
        dayReserve = o.yes("variant.day-reserve");
        centrelineCrests = o.get("variant.crest").equals("centreline");
        fireOverFriends = o.yes("variant.fire-over-friends");
        targetPriority = o.yes("variant.target-priority");
        reactiveFire = o.get("variant.fire-assignment").equals("reactive");
        inactiveMarch = o.yes("variant.inactive-march");
        smoke = o.yes("variant.smoke");
        boolean cd3Scale = o.yes("variant.cd3-scale");
        standGap = Constants.mils(cd3Scale ? "stand_gap_cd3" : "stand_gap");
        templateRadius = Constants.mils(cd3Scale ? "template_radius_cd3" : "template_radius");
        designerBases = o.get("variant.base-sizes").equals("designer");
        badGoingVehicles = o.yes("variant.bad-going-vehicles");
        fieldworks = o.yes("variant.fieldworks");
        twoDice = o.yes("ui.two-dice");
        overcastGrounds = o.yes("ruling.overcast-grounds");
        coverToHit = on(battle, o, "variant.cover-to-hit");
        closeCombatCountsArmor = on(battle, o, "variant.cc-count-armor");
        rallyIgnoresSelf = on(battle, o, "variant.rally-ignore-self");
        inactiveSoftCover = on(battle, o, "variant.inactive-soft-cover");
        moraleByQuality = on(battle, o, "variant.morale-quality");
        weatherSight = on(battle, o, "ruling.weather-sight");
        moraleByCard = o.get("ruling.morale-strength").equals("card");
        supplyByPorts = on(battle, o, "malta.supply");
    }

    private static String constant(String value) {
        return value.toUpperCase(java.util.Locale.ROOT).replace('-', '_');
    }
}
