import type { Computer } from '../api/types.ts';

/** Who plays if nobody is chosen: the regular player, or the strongest of a game that has none. The weakest stands first. */
export function standardComputer<C extends Pick<Computer, 'id'>>(able: C[]): C | undefined {
  return able.find((c) => c.id === 'regular') ?? able.at(-1);
}
