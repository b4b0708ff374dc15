import { newKey } from './live.ts';
import { ApiError, UNREACHABLE, errorOf } from './problem.ts';
import type {
  LobbyRequest,
  Book,
  CreateTable,
  Games,
  InvitationDetails,
  InvitationRequest,
  Join,
  Lobby,
  TableCreated,
  MapSheet,
  Moment,
  Opening,
  SeatToken,
  State,
  UploadRecord,
} from './types.ts';

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError('unreachable', UNREACHABLE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOf(response.status, answer);
  return answer as T;
}

/** How long to wait before a request is sent again whose answer was lost. */
const AGAIN = [500, 2000];

/** With a key of its own a request can be sent again: the same answer comes back, so a lost one loses neither game nor seat. */
async function keyed<T>(path: string, body: object): Promise<T> {
  const request = { ...body, key: newKey() + newKey() };
  for (const pause of AGAIN)
    try {
      return await call<T>('POST', path, request);
    } catch (error) {
      if (!(error instanceof ApiError) || error.word !== 'unreachable') throw error;
      await new Promise((go) => setTimeout(go, pause));
    }
  return call<T>('POST', path, request);
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
  lobby: (ask: LobbyRequest) => call<Lobby>('POST', '/api/lobby', ask),
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
  async record(table: string, token: string | null): Promise<string> {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { headers }).catch(() => {
      throw new ApiError('unreachable', UNREACHABLE);
    });
    if (!response.ok) throw errorOf(response.status, await response.json().catch(() => null));
    return response.text();
  },
};
