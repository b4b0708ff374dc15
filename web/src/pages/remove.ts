import { forget } from '../api/line.ts';
import { forgetTokens, seatsAt } from '../api/seats.ts';
import { keepSettings, settings } from '../settings.svelte.ts';
import { forgetThumbnail } from './thumbnails.ts';

/** Deletes a game from this browser, with the keys to its seats. */
export function removeGame(table: string): void {
  forget(table);
  forgetTokens(seatsAt(table).map((s) => s.token));
  forgetThumbnail(table);
  settings.archived = settings.archived.filter((t) => t !== table);
  keepSettings();
}
