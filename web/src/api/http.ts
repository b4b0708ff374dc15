import { request } from './line.ts';
import { newKey } from './live.ts';
import { ApiError, errorOf } from './problem.ts';
import type {
  LobbyRequest,
  Book,
  CreateTable,
  Games,
  InvitationDetails,
  InvitationRequest,
  Ladder,
  Join,
  Lobby,
  TableCreated,
  MapSheet,
  Moment,
  Opening,
  PublicGames,
  SeatToken,
  State,
  Tree,
  TreeRequest,
  UploadRecord,
} from './types.ts';

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, token: string | null = null): Promise<T> {
  return JSON.parse(await textOf(method, path, body, token)) as T;
}

async function textOf(method: 'GET' | 'POST', path: string, body?: unknown, token: string | null = null): Promise<string> {
  const { status, text } = await request(method, path, token, body === undefined ? undefined : JSON.stringify(body));
  if (status < 200 || status >= 300) throw errorOf(status, parsed(text));
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // something between here and the server answered in its own words
  }
}

/** How long to wait before a request is sent again whose answer was lost. */
const AGAIN = [500, 2000];

/** With a key of its own a request can be sent again: the same answer comes back, so a lost one loses neither game nor seat. */
async function keyed<T>(path: string, body: object): Promise<T> {
  const wish = { ...body, key: newKey() + newKey() };
  for (const pause of AGAIN)
    try {
      return await call<T>('POST', path, wish);
    } catch (error) {
      if (!(error instanceof ApiError) || error.word !== 'unreachable') throw error;
      await new Promise((go) => setTimeout(go, pause));
    }
  return call<T>('POST', path, wish);
}

/** Calls that stand by themselves; play goes over the live connection. */
export const api = {
  games: () => call<Games>('GET', '/api/games'),
  rulebook: (game: string) => call<Book>('GET', `/api/games/${encodeURIComponent(game)}/rulebook`),
  map: (game: string) => call<MapSheet>('GET', `/api/games/${encodeURIComponent(game)}/map`),
  create: (request: CreateTable) => keyed<TableCreated>('/api/tables', request),
  upload: (record: UploadRecord) => keyed<TableCreated>('/api/records', record),
  join: (join: Join) => keyed<SeatToken>('/api/join', join),
  invitation: (ask: InvitationRequest) => call<InvitationDetails>('POST', '/api/invitation', ask),
  tree: (ask: TreeRequest) => call<Tree>('POST', '/api/branches', ask),
  lobby: (ask: LobbyRequest) => call<Lobby>('POST', '/api/lobby', ask),
  publicGames: () => call<PublicGames>('GET', '/api/public'),
  ladder: (game: string) => call<Ladder>('GET', `/api/ladder${game ? `?game=${encodeURIComponent(game)}` : ''}`),
  state: (table: string, token: string | null) => call<State>('GET', `/api/tables/${encodeURIComponent(table)}`, undefined, token),
  opening: (table: string, token: string | null, subject: string) =>
    call<Opening>('GET', `/api/tables/${encodeURIComponent(table)}/opening?subject=${encodeURIComponent(subject)}`, undefined, token),
  replay: (table: string, token: string | null, at: number, perspective: string | null) =>
    call<Moment>(
      'GET',
      `/api/tables/${encodeURIComponent(table)}/replay?at=${at}${perspective ? `&perspective=${encodeURIComponent(perspective)}` : ''}`,
      undefined,
      token,
    ),
  /** A moment as a text to copy; `from` is the perspective that `at` counts. */
  position: (table: string, token: string | null, asked: Record<string, string>) =>
    textOf('GET', `/api/tables/${encodeURIComponent(table)}/position?${new URLSearchParams(asked)}`, undefined, token),
  record: (table: string, token: string | null) => textOf('GET', `/api/tables/${encodeURIComponent(table)}/record`, undefined, token),
};
