import { api } from '../api/http.ts';
import type { MapSheet } from '../api/types.ts';
import { type GameTable, loadGame } from '../games/game.ts';
import type { Route } from '../route.svelte.ts';
import { Session } from './session.svelte.ts';

const LAST = 'salient.game';

type Parts = [GameTable, MapSheet];

/** What a visit to a table needs, asked for at once: the connection, the game's part of the page, its map. */
export class Opening {
  readonly session: Session;
  // Most visits are to the game last looked at: its map is fetched while the table is still being asked for.
  private readonly guess = localStorage.getItem(LAST);
  private readonly early: Promise<Parts | null>;

  constructor(readonly table: string) {
    this.session = new Session(table);
    this.early = this.guess ? fetchParts(this.guess).catch(() => null) : Promise.resolve(null);
  }

  async parts(game: string): Promise<Parts> {
    const found = (game === this.guess ? await this.early : null) ?? (await fetchParts(game));
    localStorage.setItem(LAST, game);
    return found;
  }
}

const fetchParts = (game: string): Promise<Parts> => Promise.all([loadGame(game), api.map(game)]);

let begun: Opening | null = null;

/** Called before anything is drawn: if the address is a table's, its visit begins while the page's code still loads. */
export function beginVisit(route: Route): void {
  if (route.page === 'table') begun = new Opening(route.table);
}

export function openingOf(table: string): Opening {
  const found = begun?.table === table ? begun : null;
  begun = null;
  return found ?? new Opening(table);
}
