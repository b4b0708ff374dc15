package salient.players.greatbattles;

/** What the staffs of Great Battles weigh by; the values are in weights.csv. Distances are in inches, values in hits (C10b). */
enum Weight {
    /** The least an activation point must gain in stands that can advance. */
    ACTIVATION_CHEAP,
    /** How much more a point must gain when points are scarce. */
    ACTIVATION_SCARCE,
    /** What a point must gain on the last day. */
    ACTIVATION_LEFT_OVER,
    /** A gun in firing position compared with a rifle company. */
    ACTIVATION_ARMOR,
    /** Enemies this close in inches stop a battalion that is not activated (C3e). */
    ACTIVATION_HELD_BACK,
    /** How far in inches a battalion may march toward an enemy in a day. */
    ACTIVATION_TODAY,
    /** A battalion this close in inches fights by fire and better while not activated (C7Fc). */
    ACTIVATION_POINT_BLANK,
    /** A battalion this close to its aim in inches needs no activation. */
    ACTIVATION_ARRIVED,
    /** The part of an even share of points that is kept for later days. */
    ACTIVATION_THRIFT,
    /** What a point must gain by day when it buys half as much as at dawn as a factor. */
    ACTIVATION_DAY,
    /** With this many points for each battalion a side waits until it sees the enemy. */
    ACTIVATION_PLENTY,
    /** How much better than staying a move must be in hits. */
    MOVE_BETTER,
    /** What fire and rallying in place count against a move. */
    MOVE_FIRE,
    /** What facing the enemy is worth in hits. */
    MOVE_TURN,
    /** Whether marches are measured over the ground and around friends. */
    MOVE_MEASURED,
    /** How far in inches from a goal its flank guards stand. */
    POST_FLANK,
    /** How many battalions defend the second of two goals before the first. */
    POST_SECOND,
    /** An enemy this close in inches contests a goal. */
    GOAL_CONTESTED,
    /** Battalions sent to a contested goal where there are many goals. */
    GOAL_CROWD,
    /** Battalions sent to another goal where there are many goals. */
    GOAL_ENOUGH,
    /** The part of an attack that goes on to the second goal before the first is taken. */
    GOAL_SPLIT,
    /** How many turns of the battle that split lasts. */
    GOAL_SPLIT_TURNS,
    /** The last battalion in a goal stays there while an enemy is this close to it in inches. */
    GOAL_KEEP,
    /** An enemy this close in inches is about to make contact. */
    AMBUSH_CLOSING,
    /** The chance that opportunity fire waits for. */
    AMBUSH_GOOD,
    /** The same for an enemy about to make contact. */
    AMBUSH_LAST_CHANCE,
    /** How far in inches from their target guns fire. */
    APPROACH_GUN_LINE,
    /** How much closer in inches guns go where terrain hides the target. */
    APPROACH_NEARER,
    /** How much farther in inches guns go where terrain hides the target. */
    APPROACH_FARTHER,
    /** How far in inches from its target infantry waits until it is ripe. */
    APPROACH_MORTAR_LINE,
    /** How far apart in inches battalions close in. */
    APPROACH_BESIDE,
    /** How far around its target an attack spreads as a factor. */
    APPROACH_SPREAD,
    /** The value of driving the enemy back in hits. */
    ASSAULT_GROUND,
    /** The value of driving it out of a goal. */
    ASSAULT_GOAL,
    /** The same in the last turns. */
    ASSAULT_LAST_GOAL,
    /** What the own losses of a lost close combat count. */
    ASSAULT_COST,
    /** The fire on the way into contact in hits. */
    ASSAULT_RISK,
    /** The cost of an inch on the way into contact. */
    ASSAULT_WAY,
    /** The value of running over a command post (U38). */
    ASSAULT_COMMAND_POST,
    /** Suppressions that a mission must gain. */
    BARRAGE_ENOUGH,
    /** The same with more rounds than are needed. */
    BARRAGE_PLENTY,
    /** How far in inches friendly stands keep from a barrage. */
    BARRAGE_SAFETY,
    /** The part of the guns planned at dawn where targets are only guesses. */
    BARRAGE_GUESSED,
    /** Whether an activated battalion will still be there. */
    BARRAGE_STAYS,
    /** What hitting a suppressed stand is worth. */
    BARRAGE_AGAIN,
    /** One template covers stands no farther apart in inches. */
    BARRAGE_TOGETHER,
    /** How far in inches in front of what they hold defenders register their guns. */
    BARRAGE_BEFORE,
    /** Enemies this close to a goal in inches at dawn intend to take it. */
    BARRAGE_CAMP,
    /** How far in inches the outer stands of a line are from its middle. */
    BARRAGE_APART,
    /** How far in inches a C Ops keeps from the enemy. */
    COMMAND_SAFE,
    /** The same where it must reach a place to win. */
    COMMAND_BOLD,
    /** The cost of being too near in battalions within reach. */
    COMMAND_DANGER,
    /** The cost of being cut off (R7). */
    COMMAND_ISOLATION,
    /** Where friendly units are this close in inches nobody is hidden. */
    COMMAND_SCOUTED,
    /** The cost of places that are not scouted. */
    COMMAND_UNKNOWN,
    /** The cost of an inch to the place where it must be. */
    COMMAND_WAY,
    /** How much better than staying a move of the C Ops must be. */
    COMMAND_BETTER,
    /** An attack that has not started by this turn will not start today. */
    EVENING_TURN,
    /** A unit this close to its aim in inches stays there. */
    EVENING_ARRIVED,
    /** Guns do not fire farther than this in inches. */
    FIRE_FARTHEST,
    /** What a hidden battalion gives up by firing in hits. */
    FIRE_AMBUSH,
    /** The value of a rallied stand in hits. */
    FIRE_RALLIED,
    /** Attackers set up heavy weapons against an enemy this close in inches. */
    FIRE_HEAVY,
    /** Guns limber if their aim is farther than this in inches. */
    FIRE_LIMBER,
    /** An enemy this close in inches to a goal or road is in the way. */
    FOCUS_IN_THE_WAY,
    /** Battalions this close in inches could be the next to close in. */
    FOCUS_AT_HAND,
    /** The ratio of stands that wears an enemy down by fire. */
    FOCUS_OUTNUMBERED,
    /** With this few turns left the attack waits no longer. */
    FOCUS_LATE,
    /** The chance of close combat in hundredths that an attack waits for. */
    FOCUS_RIPE,
    /** The value of an action of marching in hits. */
    PLACE_ACTION,
    /** How much of the enemy's possible fire counts. */
    PLACE_SUFFERED,
    /** How much of the own possible fire counts. */
    PLACE_GIVEN,
    /** The value of a stand in cover in hits. */
    PLACE_COVER,
    /** How much cover counts far from the enemy. */
    PLACE_FAR_COVER,
    /** Stands this close in inches to the middle of a barrage are under it. */
    PLACE_UNDER,
    /** The cost of a stand under a barrage in hits. */
    PLACE_SHELLED,
    /** How near in inches to a wanted goal battalions march in column (C7Fj). */
    PLACE_SUSPECT,
    /** The cost of a march column closer than that. */
    PLACE_COLUMN,
    /** The same for a road column. */
    PLACE_ROAD,
    /** The value of a mortar shot in hundredths of a hit (C7Fi). */
    PLACE_MORTAR,
    /** How far in inches from their set-up area enemies may hide. */
    RESERVE_HIDDEN,
    /** The cost of deploying there in inches of march. */
    RESERVE_AMBUSH,
    /** The cost of each inch too near to an enemy in inches of march. */
    RESERVE_DANGER,
    /** What a road is worth to those who deploy in inches of march. */
    RESERVE_ROAD,
    /** An enemy this close in inches may close an entry point (U44). */
    RESERVE_THREATENED,
    /** A battalion that has lost this part of its stands is spent. */
    RESERVE_SPENT,
    /** The value of a stand in cover after a retreat in inches from the enemy. */
    RETREAT_COVER,
    /** The value of an inch on the way back to its aim. */
    RETREAT_WAY,
    /** The cost of an inch between a defender and its post in stands in cover. */
    SET_UP_WAY,
    /** What defensive formation is worth at set-up. */
    SET_UP_LINE,
    /** Soft cover compared with hard cover. */
    SET_UP_SOFT,
    /** A place behind a crest compared with hard cover. */
    SET_UP_CREST,
    /**
     * How much worse than the best a place may be that is drawn: in stands in cover for a defender, in inches for an attacker.
     */
    SET_UP_DRAWN,
    /** Templates on each point of the assault target. */
    STRIKE_EACH,
    /** Turns that a strike waits for battalions that roll no action. */
    STRIKE_PATIENCE,
    /** The latest turn of a strike. */
    STRIKE_LATEST,
    /** What a step toward breaking a battalion is worth. */
    TARGET_BREAK,
    /** Armor as a target compared with a rifle company. */
    TARGET_ARMOR,
    /** Guns and heavy weapons compared with a rifle company. */
    TARGET_GUN,
    /** Headquarters compared with a rifle company. */
    TARGET_HQ,
    /** How much less a target is worth for each shot aimed at it already. */
    TARGET_SHARED,
    /** SC3: what a stand of the battalions counts whose survival can decide the battle, as a factor. */
    SURVIVORS,
    /** SC3: they leave the battle when they can lose fewer stands than this, once the first town is lost. */
    SURVIVORS_SPARED,
    /** How many stands more than needed are saved. */
    SURVIVORS_MARGIN,
    /** SC3: with the first town taken, battalions this close in inches to one of them attack it. */
    SURVIVORS_HUNT,
    /** SC3: whether a side fights only for the town that still decides. */
    SURVIVORS_GOALS
}
