package salient.greatbattles.state;

import salient.greatbattles.geometry.Point;

/** What is known of each template. */
public final class TemplateStates extends FactTable<TemplateFact> {
    static final TemplateFact[] FIELDS = TemplateFact.values();
    private static final Mission[] MISSIONS = Mission.values();
    private static final Battery[] BATTERIES = Battery.values();

    TemplateStates(int[] values, StateCache cache) {
        super(values, FIELDS, cache);
    }

    public Mission mission(int template) {
        return MISSIONS[get(template, TemplateFact.MISSION)];
    }

    public void setMission(int template, Mission mission) {
        set(template, TemplateFact.MISSION, mission.ordinal());
    }

    /** The turn of a pre-planned mission, or that on which a delayed one arrives. */
    public int turn(int template) {
        return get(template, TemplateFact.TURN);
    }

    public void setTurn(int template, int turn) {
        set(template, TemplateFact.TURN, turn);
    }

    public Battery battery(int template) {
        return BATTERIES[get(template, TemplateFact.BATTERY)];
    }

    public void setBattery(int template, Battery battery) {
        set(template, TemplateFact.BATTERY, battery.ordinal());
    }

    /** Arrived or kept firing in this player turn. */
    public boolean fresh(int template) {
        return is(template, TemplateFact.FRESH);
    }

    public void setFresh(int template, boolean fresh) {
        set(template, TemplateFact.FRESH, fresh);
    }

    /** H12: a suppression disk is on its last point. */
    public boolean disk(int template) {
        return is(template, TemplateFact.DISK);
    }

    public void setDisk(int template, boolean disk) {
        set(template, TemplateFact.DISK, disk);
    }

    /** V34: fires smoke. */
    public boolean smoke(int template) {
        return is(template, TemplateFact.SMOKE);
    }

    public void setSmoke(int template, boolean smoke) {
        set(template, TemplateFact.SMOKE, smoke);
    }

    public Point at(int template) {
        return new Point(get(template, TemplateFact.X), get(template, TemplateFact.Y));
    }

    public void setAt(int template, Point at) {
        set(template, TemplateFact.X, at.x());
        set(template, TemplateFact.Y, at.y());
    }

    public boolean firing(int template) {
        return battery(template) == Battery.FIRING;
    }

    /** On the table, and it fires shells and not smoke (V34). */
    public boolean barraging(int template) {
        return firing(template) && !smoke(template);
    }

    /** A plan that had no effect. */
    public void clearPlan(int template) {
        reset(template, TemplateFact.MISSION);
        reset(template, TemplateFact.X);
        reset(template, TemplateFact.Y);
        reset(template, TemplateFact.TURN);
        reset(template, TemplateFact.SMOKE);
    }
}
