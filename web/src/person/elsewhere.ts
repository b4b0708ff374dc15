import { place } from '../api/place.ts';

/** Keeps my seats the same on all my devices; loads nothing for those who have one. Answers sentences about what went wrong. */
export async function syncElsewhere(deleted: string[] = []): Promise<string[]> {
  if (!place.invites || !localStorage.getItem('salient.device')) return [];
  const { syncSeats } = await import('./person.ts');
  return syncSeats(deleted);
}
