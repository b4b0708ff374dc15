import { ApiError } from './problem.ts';
import { place } from './place.ts';

/** What came back: the status of HTTP and the text of the body. */
export interface Answer {
  status: number;
  text: string;
}

/** As much of a WebSocket as the live connection uses. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The state of a socket that can send. */
export const OPEN = 1;

/** The way to the server. A build that needs none has another file in its place: `site/instead/api/line.ts`. */
export async function request(method: 'GET' | 'POST', path: string, token: string | null, body?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  try {
    const response = await fetch(path, { method, headers, body });
    return { status: response.status, text: await response.text() };
  } catch {
    throw new ApiError('unreachable', place.unreachable);
  }
}

export function openSocket(): Socket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
}

/** A game was deleted from this browser: the server keeps it for the other seats. */
export function forget(_table: string): void {}
