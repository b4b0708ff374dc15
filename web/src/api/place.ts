/** Where the program runs that these pages talk to, and how they speak of it. */
export interface Place {
  /** Where this browser keeps its seats. */
  seats: string;
  /** Whether somebody at another screen can take a seat. */
  invites: boolean;
  /** The button that starts a game between two people. */
  twoPlayers: string;
  /** When a call gets no answer. */
  unreachable: string;
  unreachableTitle: string;
  /** While the live connection is lost. */
  lost: string;
  /** When a part of the page itself cannot be loaded. */
  partMissing: string;
  /** When a game of the catalog is not there. */
  absent: string;
}

/** The program is a server. A build that needs none has another file in its place: `site/instead/api/place.ts`. */
export const place: Place = {
  seats: 'salient.seats',
  invites: true,
  twoPlayers: 'Invite',
  unreachable: 'The server cannot be reached. Check that it is running; your game is safe with it.',
  unreachableTitle: 'The server cannot be reached',
  lost: 'The connection is lost. Your game is safe; trying again …',
  partMissing: 'The server cannot be reached. Your games are safe with it; try again in a moment.',
  absent: 'This server does not offer this game.',
};
