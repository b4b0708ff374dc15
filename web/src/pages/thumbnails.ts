const PLACE = 'salient.thumbnails';
const MOST = 60;
const WIDE = 208;
const HIGH = 192;

type Kept = Record<string, string>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const others = (table: string): [string, string][] => Object.entries(read()).filter(([id]) => id !== table);

/** The map of a game as this browser showed it last; nothing if it never did. */
export const thumbnailOf = (table: string): string | undefined => read()[table];

type MapCanvas = HTMLCanvasElement & { isPainted?: () => boolean };

/**
 * Keeps a small picture of the map as it is on the screen; the oldest pictures make room. Who leaves before the map is painted
 * keeps the picture from before.
 */
export function keepThumbnail(table: string): void {
  const map = document.querySelector<MapCanvas>('canvas.map');
  if (!map?.isPainted?.()) return;
  const small = document.createElement('canvas');
  [small.width, small.height] = [WIDE, HIGH];
  const ctx = small.getContext('2d');
  if (map.width === 0 || !ctx) return;
  // The middle of the map, as high as the picture allows.
  const scale = Math.max(WIDE / map.width, HIGH / map.height);
  const [wide, high] = [WIDE / scale, HIGH / scale];
  ctx.drawImage(map, (map.width - wide) / 2, (map.height - high) / 2, wide, high, 0, 0, WIDE, HIGH);
  const kept = [...others(table).slice(-MOST + 1), [table, small.toDataURL('image/jpeg', 0.7)]];
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    localStorage.removeItem(PLACE); // no room left: pictures are the least that is kept
  }
}

export function forgetThumbnail(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(others(table))));
}
