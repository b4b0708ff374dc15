import type { Figure, Origin, TreeGame } from '../../api/types.ts';

/** A game of the tree with how deep it is in it. */
export interface Row {
  game: TreeGame;
  depth: number;
}

/** The games in the order in which a tree is read: each one is followed by those that came from it. */
export function rowsOf(games: TreeGame[]): Row[] {
  const among = new Set(games.map((g) => g.table));
  const parentOf = (game: TreeGame) => (game.origin?.table && among.has(game.origin.table) ? game.origin.table : null);
  const below = (parent: string | null, depth: number): Row[] =>
    games.filter((g) => parentOf(g) === parent).flatMap((game) => [{ game, depth }, ...below(game.table, depth + 1)]);
  return below(null, 0);
}

/** Where a game came from, in a sentence. */
export function originTold(origin: Origin, among: TreeGame[]): string {
  const from = `Begun from “${origin.title}”, ${origin.turn.split(' · ')[0]}`;
  const drawn = origin.drawnFor ? `; what the ${sideName(origin.drawnFor)} side did not know was drawn` : '';
  if (origin.deleted) return `${from}${drawn}. That game was deleted, but this one can be played on.`;
  const known = among.some((g) => g.table === origin.table);
  return known || origin.table ? `${from}${drawn}.` : `${from}${drawn}. That game is not among your games.`;
}

export interface Compared {
  name: string;
  value: number;
  /** Against the game compared with; nothing for that game itself and for what it does not count. */
  by: number | null;
}

/** The figures of a game beside those of another one. */
export function compared(figures: Figure[], other: Figure[] | null): Compared[] {
  return figures.map(({ name, value }) => {
    const before = other?.find((f) => f.name === name);
    return { name, value, by: before ? value - before.value : null };
  });
}

/** The difference of two games in a sentence. */
export function differenceTold(game: TreeGame, other: TreeGame): string {
  const changes = compared(game.figures, other.figures).filter((f) => f.by);
  const when = game.turn === other.turn ? `Both stand at ${turn(game)}` : `It stands at ${turn(game)}, the other at ${turn(other)}`;
  if (changes.length === 0) return `${when}, with the same figures.`;
  return `${when}: ${changes.map(({ name, by }) => `${name} ${signed(by!)}`).join(', ')}.`;
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

const turn = (game: TreeGame) => game.turn.split(' · ')[0];

const sideName = (side: string) => side.charAt(0).toUpperCase() + side.slice(1);
