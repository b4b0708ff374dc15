import type { Item } from '../../api/types.ts';
import type { Ground, HexGame } from '../../games/game.ts';
import { type Act, joinTravels } from './acts.ts';

/** What the map shows of items of the feed. */
export function actsOf(items: Item[], game: HexGame, ground: Ground): Act[] {
  return joinTravels(items.flatMap((item) => (item.type === 'Played' ? item.events.flatMap((told) => game.acts(told, ground)) : [])));
}
