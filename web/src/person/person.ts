import { call } from '../api/http.ts';
import { ApiError } from '../api/problem.ts';
import { forgetTokens, keepSeats, mySeats } from '../api/seats.ts';
import type { AddNotices, NoticeAdded, NoticeStopped, PersonalKey, PersonState, SeatsSynced } from '../api/types.ts';

/** Where this browser keeps the token that makes it one of my devices. */
const DEVICE = 'salient.device';

export function device(): string | null {
  return localStorage.getItem(DEVICE);
}

function forgetDevice(): void {
  localStorage.removeItem(DEVICE);
}

/** This browser keeps its seats, but is no longer one of my devices. */
export async function leave(): Promise<void> {
  await call<PersonState>('POST', '/api/person/forget', { device: device() }, device());
  forgetDevice();
}

/** 192 random bits, made here: the server stores only a hash of them. */
function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** Makes this browser one of my devices unless it is; my seats here are mine everywhere from now on. */
export async function becomePerson(): Promise<void> {
  await syncSeats();
  if (device()) return; // otherwise there was none, or it was revoked
  const made = newDevice();
  await call<SeatsSynced>('POST', '/api/person', { device: made });
  localStorage.setItem(DEVICE, made);
  await syncSeats();
}

/** Tells the server of my seats here and takes those of my other devices. Answers sentences about notices that failed. */
export async function syncSeats(deleted: string[] = []): Promise<string[]> {
  const token = device();
  if (!token) return [];
  try {
    const found = await call<SeatsSynced>('POST', '/api/person/seats', { tokens: mySeats().map((s) => s.token), deleted }, token);
    keepSeats(found.seats);
    return found.troubles;
  } catch (error) {
    if (error instanceof ApiError && error.word === 'token') {
      forgetDevice();
      return ['This device was revoked: notices and your other devices are no longer connected with it.'];
    }
    throw error;
  }
}

/** Brings this browser in by a key. If the answer is lost, the same key works again for this browser. */
export const useKey = (key: string) => bringIn((made) => call<SeatsSynced>('POST', '/api/key', { key, device: made }));

/** Makes this browser one of my devices, in a way that needs the token it will have. Answers how many seats came. */
export async function bringIn(enter: (made: string) => Promise<SeatsSynced>): Promise<number> {
  const made = sessionStorage.getItem(DEVICE) ?? newDevice();
  sessionStorage.setItem(DEVICE, made);
  const found = await enter(made);
  localStorage.setItem(DEVICE, made);
  sessionStorage.removeItem(DEVICE);
  keepSeats(found.seats);
  await syncSeats();
  return found.seats.length;
}

/** Makes every other device, key and token of mine worthless. */
export async function revokeAll(): Promise<void> {
  await syncSeats();
  const made = newDevice();
  const old = mySeats();
  const found = await call<SeatsSynced>('POST', '/api/person/revoke', { device: made }, device());
  localStorage.setItem(DEVICE, made);
  forgetTokens(old.filter((s) => found.seats.some((n) => n.table === s.table && n.side === s.side)).map((s) => s.token));
  keepSeats(found.seats);
}

export const person = () => call<PersonState>('GET', '/api/person', undefined, device());
export const makeKey = () => call<PersonalKey>('POST', '/api/person/key', { page: location.origin + location.pathname }, device());
export const addNotices = (wish: AddNotices) => call<NoticeAdded>('POST', '/api/person/notices', wish, device());
export const tryNotices = (id: string) => call<PersonState>('POST', '/api/person/notices/try', { id }, device());
export const removeNotices = (id: string) => call<PersonState>('POST', '/api/person/notices/remove', { id }, device());
export const joinLadder = (name: string | null) => call<PersonState>('POST', '/api/person/ladder', { name }, device());
export const stopNotices = (link: string) => call<NoticeStopped>('POST', '/api/notices/stop', { link });
export const confirmNotices = (link: string) => call<NoticeStopped>('POST', '/api/notices/confirm', { link });

/** Asks the browser for push messages; answers what the server needs to send them. */
export async function subscribe(pushKey: string): Promise<AddNotices> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    throw new Error('This browser takes no push messages from this address. They need https, or this computer itself.');
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('The browser does not allow notifications from this page. Change that in its settings.');
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}notices.js`);
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys) throw new Error('The browser gave no address for push messages.');
  return { way: 'push', address: endpoint, browserKey: keys.p256dh, browserSecret: keys.auth };
}
