import { forget } from '../api/line.ts';
import { forgetTokens, seatsAt } from '../api/seats.ts';
import { syncElsewhere } from '../person/elsewhere.ts';
import { keepSettings, settings } from '../settings.svelte.ts';
import { forgetThumbnail } from './thumbnails.ts';

/** Deletes a game from this browser, with the keys to its seats; my other devices do not get it again. */
export function removeGame(table: string): void {
  forget(table);
  const tokens = seatsAt(table).map((s) => s.token);
  forgetTokens(tokens);
  void syncElsewhere(tokens).catch(() => {}); // the page says elsewhere that the server cannot be reached
  forgetThumbnail(table);
  settings.archived = settings.archived.filter((t) => t !== table);
  keepSettings();
}
