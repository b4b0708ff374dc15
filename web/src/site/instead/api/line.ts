import type { Answer, Socket } from '../../../api/line.ts';
import { link } from '../../here.ts';

export const OPEN = 1;

/** A record of a running game against the computer, which a server keeps to itself: here one person has both anyway. */
const WHOLE = /^\/api\/tables\/[^/]+\/record$/;
const FORBIDDEN = 403;

/** The way to the engine in this browser. */
export async function request(method: 'GET' | 'POST', path: string, token: string | null, body = ''): Promise<Answer> {
  const answer = await link.request(method, path, token ?? '', body);
  // From the first game on the browser is asked not to throw the games away when it needs room.
  if (path === '/api/tables' && answer.status === 201) void navigator.storage?.persist?.().catch(() => false);
  if (answer.status === FORBIDDEN && WHOLE.test(path))
    return link.request(method, path.replace(/record$/, 'whole-record'), token ?? '', '');
  return answer;
}

export const openSocket = (): Socket => link.open();

/** A game was deleted: nobody else has it, so its rows are deleted with it. */
export const forget = (table: string): void => link.tell({ kind: 'forget', table });
