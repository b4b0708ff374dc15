import type { Event } from '../../api/types.ts';
import type { Ground, Happening } from '../game.ts';

/** Where an event happened. Fields are read by name: every event spells hexes and units as the notation does. */
export function happeningOf(event: Event, ground: Ground): Happening | null {
  const e = event as unknown as Record<string, unknown> & { type: string };
  const hexes = (['hex', 'to', 'target', 'from'] as const)
    .map((field) => e[field])
    .filter((v): v is string => typeof v === 'string' && /^\d+,\d+$/.test(v))
    .map(ground.hex)
    .filter((h) => h >= 0);
  if (e.type === 'Moved' || e.type === 'Advanced' || e.type === 'Retreated') {
    const path = [e.from, e.to].filter((v): v is string => typeof v === 'string').map(ground.hex);
    return { kind: 'move', where: hexes, move: path.length === 2 && path.every((h) => h >= 0) ? { unit: String(e.unit), path } : undefined };
  }
  if (/Combat|Attack|Fought|Struck|Eliminat|Surrender|Retreat/.test(e.type)) return { kind: 'combat', where: hexes };
  return hexes.length > 0 ? { kind: 'other', where: hexes } : null;
}
