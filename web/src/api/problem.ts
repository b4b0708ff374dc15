import type { Problem, Reason, WantedRoll } from './types.ts';

/** Something the server would not do, or could not be asked: always a sentence for the reader. */
export class ApiError extends Error {
  constructor(
    readonly word: string,
    message: string,
    readonly reasons: Reason[] = [],
    readonly sequence: number | null = null,
    /** The roll of the players' own dice that must be typed next. */
    readonly roll: WantedRoll | null = null,
  ) {
    super(message);
  }
}

export function errorOf(status: number, body: unknown): ApiError {
  const problem = body as Partial<Problem> | null;
  if (problem && typeof problem.message === 'string')
    return new ApiError(problem.error ?? 'fault', problem.message, problem.reasons ?? [], problem.sequence ?? null, problem.roll ?? null);
  return new ApiError('fault', `The server answered ${status} without saying why.`);
}
