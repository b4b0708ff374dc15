import type { Place } from '../../../api/place.ts';

const SAFE = 'Your games are stored in this browser.';

/** The program runs in this browser. */
export const place: Place = {
  // Not those of a server at the same address: each would forget the seats of the other.
  seats: 'salient.site.seats',
  invites: false,
  twoPlayers: 'Two players',
  unreachable: `The program does not answer. ${SAFE} Reload the page.`,
  unreachableTitle: 'The program is not running',
  lost: `The program is starting again. ${SAFE}`,
  partMissing: `A part of the page could not be loaded. Check the connection and try again. ${SAFE}`,
  absent: 'This game is not part of this page.',
};
