package salient.players.wave;

/** What the staffs weigh by; the values are in weights.csv. Worth is in steps, ways are in movement points. */
enum Weight {
    // Both sides.
    /** What an attack must be worth. */
    ATTACK_THRESHOLD,
    /** It fights first where the attacks at hand are worth this share of those after a march (10.25). */
    ATTACK_PATIENCE,
    /** What any hex is worth in an attack. */
    PRIZE_GROUND,
    /** What a city is worth in an attack. */
    PRIZE_CITY,
    /** What a town is worth in an attack. */
    PRIZE_TOWN,
    /** What a road is worth in an attack. */
    PRIZE_ROAD,
    /** What a part of the garrison counts toward the prize of its hex. */
    PRIZE_PART,
    /** What an attack must promise before units march for it. */
    MARCH_THRESHOLD,
    /** What a march must gain over staying. */
    MARCH_BETTER,
    /** What an attack from a hex counts toward the worth of standing there. */
    MARCH_CONTACT,
    /** Comrades this close can still join an attack, in hexes. */
    MARCH_COMING_UP,
    /** What filling a gap in a post is worth. */
    POST_UNIT,
    /** An enemy this close endangers a post. */
    POST_DANGER,
    /** How many units hold the place that decides the game. */
    POST_DECISIVE,
    /** How many units hold a city that carries the supply of an army (6.13). */
    POST_BEHIND_THE_LINE,
    /** From how far away an organization comes up to attack, in hexes. */
    DANGER_NEAR,
    /** Of a hundred factors near, how many meet at one hex. */
    DANGER_GATHER,
    /** What the enemy's losses count in his attack. */
    DANGER_HIS_LOSSES,
    /** What a gun within reach of the front is worth. */
    GUN_IN_RANGE,
    /** What it is worth that such a gun stays and fires. */
    GUN_STAYS,
    /** What cover is worth to a gun. */
    GUN_COVER,
    /** How much the enemy near a gun counts, as a factor. */
    GUN_RISK,
    /** What each neighbor that holds off raiders is worth to a gun. */
    GUN_SCREEN,
    /** What each hex of the way to the front costs a gun. */
    GUN_WAY,
    /** What an attacker gains whose factors are not halved by the ground. */
    GATHER_FULL,
    /** What an attacker gains that is in supply. */
    GATHER_SUPPLY,
    /** What an attacker gains that makes the attack concentric (10.15). */
    GATHER_CONCENTRIC,
    /** What an attacker gains that need not move. */
    GATHER_STAYS,

    // The German drive.
    /** What an enemy step is worth against one of its own while the enemy is few. */
    DRIVE_BOLDNESS,
    /** The same later (4.8). */
    DRIVE_ATTRITION,
    /** The last turn of the drive. */
    DRIVE_UNTIL,
    /** What driving out an enemy behind the line is worth. */
    DRIVE_BEHIND_US,
    /** What the place that decides the game is worth in an attack (4.5a). */
    DRIVE_DECIDES,
    /** What a hex beside it is worth until it has fallen. */
    DRIVE_BESIDE_IT,
    /** What an expected loss counts in the enemy's segment. */
    DRIVE_FEAR,
    /** What an attack must promise a fast division that can still reach the way out of the map. */
    DRIVE_RACING,
    /** A town is a goal only if it is so much closer than others. */
    DRIVE_TOWN_HANDICAP,
    /** The same for a city where there is no campaign. */
    DRIVE_CITY_HANDICAP,
    /** The same in the campaign for what lies behind the line. */
    DRIVE_BEHIND_HANDICAP,
    /** What it costs to end where no supply comes. */
    DRIVE_OUT_OF_SUPPLY,
    /** 4.4: what it is worth to stand beyond the line in supply at the end. */
    DRIVE_BEYOND_THE_LINE,
    /** What a movement point of the way to the goal is worth. */
    DRIVE_PROGRESS,
    /** What marching into a city of the enemy is worth. */
    DRIVE_CITY,
    /** What marching into a town of the enemy is worth. */
    DRIVE_TOWN,
    /** What it is worth to stand west of the Meuse. */
    DRIVE_WEST_BANK,
    /** What a column of cover is worth. */
    DRIVE_COVER,
    /** How many units stand beside the place that decides the game once it has fallen. */
    DRIVE_RING,
    /** How many divisions go for the place that decides the game. */
    HAMMER_DIVISIONS,
    /** Within how many movement points they are found. */
    HAMMER_NEAR,
    /** What a movement point of the way there is worth to them. */
    HAMMER_PULL,

    // The Allied defense.
    /** What an enemy step is worth against one of its own while the Allied side defends. */
    HOLD_CAUTION,
    /** The same under clear skies and later in the campaign. */
    HOLD_BOLDNESS,
    /** The first turn of the Allied offensive. */
    HOLD_OFFENSIVE_FROM,
    /** What a hex west of the Meuse is worth in an attack. */
    HOLD_WEST_BANK,
    /** What the place that decides the game is worth in an attack. */
    HOLD_DECIDES,
    /** What it costs to end where no supply comes. */
    HOLD_OUT_OF_SUPPLY,
    /** What a movement point between a unit and the enemy costs. */
    HOLD_APPROACH,
    /** What an expected loss counts in the enemy's segment. */
    HOLD_FEAR,
    /** What a column of cover is worth. */
    HOLD_COVER,
    /** What holding a city is worth. */
    HOLD_CITY,
    /** What holding a town is worth. */
    HOLD_TOWN,
    /** What holding a junction is worth. */
    HOLD_JUNCTION,
    /** What holding a road is worth. */
    HOLD_ROAD,
    /** What a hex on the enemy's shortest way to his goals is worth. */
    HOLD_IN_THE_WAY,
    /** A hex is not in the way if the way through it is so much longer. */
    HOLD_DETOUR,
    /** Ground counts fully if the enemy is this close. */
    HOLD_NEAR,
    /** It counts least if he is this far away. */
    HOLD_FAR,
    /** What it counts then, as a factor. */
    HOLD_FAR_AWAY,
    /** By how much less a hex counts for each other unit there. */
    HOLD_CROWD
}
