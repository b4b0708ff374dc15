package salient.players.breakthrough;

/**
 * What the staffs weigh by; the values are in weights.csv, a column for each side. Distances are in operation points unless they
 * are said to be in hexes, and worth is in points of strength.
 */
enum Weight {
    // Attacks of both sides.
    /** A defender that loses this share is as good as gone: no more attackers are sent. */
    ENOUGH,
    /** 10.1f, 10.1i: what an eliminated stacking point brings beyond its strength. */
    ELIMINATED,
    /** Of this, what wearing a unit down brings nearer, as a share. */
    WORN_DOWN,
    /** 10.1i: what a point of its own strength counts that an attack costs, against one of the enemy's. */
    OWN_LOSSES,
    /** What any attack costs beyond its losses. */
    TROUBLE,
    /** How much stronger a unit is taken to be that need not move to attack. */
    STAYING,
    /** By this an attacker's artillery is divided if it has to move first (6.4g). */
    GUNS_ON_THE_MARCH,
    /** Farther than this from any enemy nobody gets into a fight in one phase, in hexes. */
    ATTACK_NEAR,
    /** What ground counts in an attack, as a factor. */
    GROUND,
    /** What eliminated units count in an attack, as a factor. */
    BLOOD,

    // The way over the map, for both sides.
    /** What an enemy zone of control adds to the way. */
    INTO_ZONE,
    /** What a river without a bridge adds for mobile units. */
    RIVER_MOBILE,
    /** What a hex with enemy units adds. */
    INTO_ENEMY,
    /** So much enemy strength adds one point more. */
    STRENGTH_PER_POINT,
    /** Enemy units this near can attack in their next phase, in hexes. */
    STRIKING_DISTANCE,

    // The German drive.
    /** The least odds of German attacks. */
    DRIVE_LEAST_ODDS,
    /** What it is worth to clear any hex. */
    THE_WAY,
    /** What a point of the way to the goal is worth. */
    DRIVE_PER_POINT,
    /** What an operation point that is left is worth. */
    DRIVE_LEFT_OVER,
    /** What it costs to end in travel mode before the enemy. */
    DRIVE_TRUCKS_BEFORE_THE_ENEMY,
    /** What it costs to end in travel mode elsewhere. */
    DRIVE_TRUCKS,
    /** What the defense of the ground is worth before the enemy. */
    DRIVE_COVER,
    /** What each regiment of the same division in the hex is worth. */
    TOGETHER,
    /** What it costs to end where no supply will run. */
    OUT_OF_SUPPLY,
    /** What it costs an engineer to end before the enemy. */
    ENGINEER_BEFORE_THE_ENEMY,
    /** What it costs to end where the enemy near is twice as strong; twice as much where it is three times as strong. */
    DRIVE_DANGER,
    /** What the only unit in a town with an enemy near gains by being there, for each point that the town will still bring. */
    KEEP_TOWN,
    /** An enemy this near is near a town, in hexes. */
    TOWN_NEAR,
    /** The turn from which on supply is looked at. */
    SUPPLY_MATTERS_FROM,
    /** The turn from which on roads are opened behind the spearheads. */
    OPENING_FROM,
    /** What a hex that is missing on a road adds to a way of supply, where an own hex adds 1. */
    OPENING_MISSING,
    /** The same for a hex that holds an enemy. */
    OPENING_OCCUPIED,
    /** What a hex of distance counts against a unit that could open a road, in strength. */
    OPENING_PER_HEX,
    /** Units farther away open no road, in hexes. */
    OPENING_NEAR,
    /** An enemy this near makes a German mobile division build up, and breaks it down no more, in hexes. */
    BUILD_UP_MOBILE,
    /** The same for German divisions on foot. */
    BUILD_UP_FOOT,

    // The American defense.
    /** 12.3j: the least odds of American attacks. */
    HOLD_LEAST_ODDS,
    /** 12.3j: the same on units that are isolated or where a road would be cut. */
    HOLD_LEAST_ODDS_ON_A_PRIZE,
    /** What it is worth to take a hex of a supplied German road. */
    A_ROAD,
    /** What it is worth to take any other hex. */
    NOTHING_SPECIAL,
    /** What a point of the way to the post is worth. */
    HOLD_PER_POINT,
    /** What an operation point that is left is worth. */
    HOLD_LEFT_OVER,
    /** What it costs to end in travel mode before the enemy. */
    HOLD_TRUCKS_BEFORE_THE_ENEMY,
    /** What it costs to end in travel mode where the enemy can soon be. */
    HOLD_TRUCKS_NEAR_THE_ENEMY,
    /** What it costs to end in travel mode elsewhere. */
    HOLD_TRUCKS,
    /** What it costs to end in travel mode at the post. */
    HOLD_TRUCKS_AT_THE_POST,
    /** What it costs to end before the enemy anywhere but at the post. */
    HOLD_INTO_A_ZONE,
    /** What it costs to end where the enemy near is twice as strong; twice as much where it is three times as strong. */
    HOLD_DANGER,
    /** The same at the post. */
    DANGER_AT_THE_POST,
    /** What the defense of the ground is worth before the enemy. */
    HOLD_COVER,
    /** The enemy can soon be where it arrives with fewer points than this. */
    HOLD_NEAR,
    /** What it is worth for a unit in a ring to get out; twice as much if it gets into supply. */
    TO_SUPPLY,
    /** What it costs to get out in travel mode. */
    ESCAPE_TRUCKS,
    /** So much enemy strength near costs one point where a unit gets out to. */
    ESCAPE_STRENGTH_PER_POINT,
    /** A post that the enemy cannot reach with fewer points than this can wait. */
    LATER,
    /** From farther away nobody is sent to a post. */
    TOO_FAR,
    /** How much nearer a regiment is taken to be whose division holds the post. */
    SAME_DIVISION,
    /** How much earlier the enemy may be at a block that is still worth going to. */
    HEAD_START,
    /** The least strength a post wants. */
    LEAST_GARRISON,
    /** The most strength a post wants. */
    MOST_GARRISON,
    /** In between, the share of the enemy strength near. */
    GARRISON_SHARE,
    /** How strong posts are held, as a factor. */
    GARRISONS,
    /** Of units that are left over: so many times the wanted strength a post may have. */
    SECOND_HELPING,
    /** 12.3g: a town is not left empty with an enemy this near, in hexes. */
    GERMAN_NEAR,
    /** What a lost post counts, as a share. */
    LOST_POST,
    /** This is added to the enemy's way to a post; the less, the more do near posts count. */
    URGENCY,
    /** What posts in the north count, as a factor. */
    NORTH,
    /** What posts in the center count. */
    CENTER,
    /** What posts in the west count. */
    WEST,
    /** What posts in the south count. */
    SOUTH,
    /** What a block in the corridor counts, as the weight of a post. */
    BLOCK,
    /** The strength a block wants. */
    BLOCK_STRENGTH,
    /** Hexes between one block and the next. */
    BLOCKS_APART,
    /** At most so many blocks are held. */
    MOST_BLOCKS,
    /** 12.3f: bridges are blown with an enemy this near, in hexes. */
    BLOWN_NEAR,
    /** An enemy this near makes an American division build up, in hexes. */
    BUILD_UP_AMERICAN,
    /** With no enemy this near divisions of both sides break down, in hexes. */
    BREAK_DOWN
}
