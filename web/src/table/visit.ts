import { api } from '../api/http.ts';
import { Live } from '../api/live.ts';
import { seatsAt } from '../api/seats.ts';
import type { Items, Opening, SeatToken } from '../api/types.ts';
import { type HexGame, type InchGame, isInchGame, loadHexGame, loadInchGame } from '../games/game.ts';
import { readKept } from '../kept.ts';
import { fromSheet, type MapModel } from '../map/model.ts';
import { openAhead, startAhead } from '../map/painter.ts';
import type { Route } from '../route.ts';

const LAST = 'salient.game';
/** How many items of the feed are fetched at first; earlier ones are asked for when they are wanted. */
const RECENT = 200;
/** The subject whose orders are the buttons beside the question. */
export const PHASE = 'phase';

/** What a table shows, on its way: the position with what can be ordered, and the feed, which is watched from then on. */
export interface Requested {
  opening: Promise<Opening>;
  items: Promise<Items>;
}

type Calling = <T>(name: string, body?: unknown) => Promise<T>;

/** A game's part of the page: its whole table, or what it adds to the table of hexes, and the map. */
export type Parts = { inches: InchGame } | { game: HexGame; map: MapModel };

export const askForOpening = (call: Calling) => call<Opening>('opening', { subject: PHASE });

/** Asks for both at once; a caller that waits for an answer is told why there is none. */
export function askForTable(call: Calling, since = -RECENT, opening = askForOpening(call)): Requested {
  const asked = { opening, items: call<Items>('watch', { since, state: true, subject: PHASE, changes: true }) };
  void Promise.allSettled([asked.opening, asked.items]);
  return asked;
}

/**
 * What a visit to a table needs: the connection, what it is asked first, the game's part of the page, its map. It knows
 * nothing of what is drawn, so that it can begin before the code that draws is there.
 */
export class Visit {
  readonly live = new Live();
  /** My seats; two of them share this screen. */
  readonly seats: SeatToken[];
  readonly asked: Requested;
  // Most visits are to the game last looked at: its map is fetched while the table is still being asked for.
  private readonly guess = localStorage.getItem(LAST);
  private readonly early: Promise<Parts | null>;

  /** @param screen the key of a screen that only looks; then this browser has no seat here */
  constructor(
    readonly table: string,
    readonly screen: string | null = null,
  ) {
    this.seats = screen ? [] : seatsAt(table);
    const token = screen ?? this.seats[0]?.token ?? null;
    const call: Calling = (name, body = null) => this.live.call(name, table, token, body);
    // The line the page came by is still open, the live one is not yet: what is shown first comes that way. If it does not,
    // it is asked for again, as long as it takes.
    const opening = api.opening(table, token, PHASE).catch(() => askForOpening(call));
    this.asked = askForTable(call, undefined, opening);
    this.early = this.guess ? fetchParts(this.guess).catch(() => null) : Promise.resolve(null);
  }

  async parts(game: string): Promise<Parts> {
    const found = (game === this.guess ? await this.early : null) ?? (await fetchParts(game));
    localStorage.setItem(LAST, game);
    return found;
  }
}

async function fetchParts(id: string): Promise<Parts> {
  if (isInchGame(id)) return { inches: await loadInchGame(id) };
  startAhead();
  const drawing = api.map(id).then((sheet) => {
    const map = fromSheet(sheet);
    openAhead(map, readKept().up[id] ?? 'north');
    return map;
  });
  const [game, map] = await Promise.all([loadHexGame(id), drawing]);
  return { game, map };
}

let begun: Visit | null = null;

/** Called before anything is drawn: if the address is a table's, its visit begins while the page's code still loads. */
export function beginVisit(route: Route): void {
  if (route.page === 'table') begun = new Visit(route.table);
  if (route.page === 'screen') begun = new Visit(route.table, route.key);
}

export function visitTo(table: string, screen: string | null): Visit {
  const found = begun?.table === table && begun.screen === screen ? begun : null;
  begun = null;
  return found ?? new Visit(table, screen);
}
