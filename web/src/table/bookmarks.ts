/** A moment of a game that somebody wants to find again. Each perspective counts its own moments. */
export interface Bookmark {
  at: number;
  perspective: string;
  name: string;
}

const KEY = 'salient.bookmarks';

function all(): Record<string, Bookmark[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Bookmark[]>;
  } catch {
    return {}; // what cannot be read is as good as lost
  }
}

export const bookmarksOf = (table: string): Bookmark[] => all()[table]?.filter((b) => b.perspective) ?? [];

/** Sets a bookmark, or takes it away where there is one; gives those that are left, in order. */
export function toggleBookmark(table: string, mark: Bookmark): Bookmark[] {
  const kept = all();
  const before = kept[table] ?? [];
  const rest = before.filter((b) => b.at !== mark.at || b.perspective !== mark.perspective);
  const now = rest.length < before.length ? rest : [...rest, mark].sort((a, b) => a.at - b.at);
  if (now.length > 0) kept[table] = now;
  else delete kept[table];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser without storage keeps them for this visit
  }
  return now;
}
