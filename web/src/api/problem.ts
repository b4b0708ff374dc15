import type { Problem, Reason } from './types.ts';

/** Something the server would not do, or could not be asked: always a sentence for the reader. */
export class Trouble extends Error {
  constructor(
    readonly word: string,
    message: string,
    readonly reasons: Reason[] = [],
    readonly sequence: number | null = null,
  ) {
    super(message);
  }
}

export const UNREACHABLE = 'The server cannot be reached. Check that it is running; your game is safe with it.';

export function troubleOf(status: number, body: unknown): Trouble {
  const problem = body as Partial<Problem> | null;
  if (problem && typeof problem.message === 'string')
    return new Trouble(problem.error ?? 'fault', problem.message, problem.reasons ?? [], problem.sequence ?? null);
  return new Trouble('fault', `The server answered ${status} without saying why.`);
}
