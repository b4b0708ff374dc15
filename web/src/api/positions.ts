import type { Difference, PositionChange, Shown } from './types.ts';

/** The positions that came last over a connection, one per seat; of the next ones only what differs comes. */
export class Positions {
  private readonly last = new Map<string, { number: number; shown: Shown }>();

  /** The position after a change; null if the one it differs from did not come. */
  next({ table, side, number, since, difference }: PositionChange): Shown | null {
    const seat = `${table} ${side}`;
    const before = this.last.get(seat);
    if (since !== null && before?.number !== since) {
      this.last.delete(seat);
      return null;
    }
    const shown = changed(before?.shown, difference) as Shown;
    this.last.set(seat, { number, shown });
    // Pages tell one position from the next by the object, also where everything in it is the same.
    return { ...shown, state: { ...shown.state, view: { ...shown.state.view }, prompt: { ...shown.state.prompt } } };
  }

  /** A new connection begins with whole positions. */
  forget(): void {
    this.last.clear();
  }
}

/** A value with a difference; what does not differ is the same object as before. */
export function changed(before: unknown, difference: Difference): unknown {
  switch (difference.type) {
    case 'Whole':
      return difference.value;
    case 'Members': {
      const after = { ...(before as Record<string, unknown>) };
      for (const [name, member] of Object.entries(difference.members)) after[name] = changed(after[name], member);
      return after;
    }
    case 'Pieces': {
      const list = before as unknown[];
      return difference.pieces.flatMap(({ from, count, fresh }) => [...list.slice(from, from + count), ...fresh]);
    }
  }
}
