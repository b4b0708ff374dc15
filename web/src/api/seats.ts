import { place } from './place.ts';
import type { SeatToken } from './types.ts';

const PLACE = place.seats;

/** The keys to my seats, kept by this browser only. */
export function mySeats(): SeatToken[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? (found as SeatToken[]).filter((s) => s.table && s.side && s.token) : [];
  } catch {
    return [];
  }
}

export function keepSeats(seats: SeatToken[]): void {
  const known = mySeats().filter((s) => !seats.some((n) => n.token === s.token));
  localStorage.setItem(PLACE, JSON.stringify([...known, ...seats]));
}

export function forgetTokens(tokens: string[]): void {
  localStorage.setItem(PLACE, JSON.stringify(mySeats().filter((s) => !tokens.includes(s.token))));
}

/** My seats at a table: two of them mean that two people share this screen. */
export function seatsAt(table: string): SeatToken[] {
  return mySeats().filter((s) => s.table === table);
}

const NAME = 'salient.name';

export function myName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
