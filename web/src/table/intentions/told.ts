import type { IntendedPhase, State } from '../../api/types.ts';

/** Whether the intentions of computer players can be read: the game is over, or one person has all seats. */
export const tellsIntentions = ({ status, seats }: Pick<State, 'status' | 'seats'>, hotSeat: boolean): boolean =>
  (status === 'over' || (status === 'running' && hotSeat)) && seats.some((s) => s.computer !== null);

/** The last phase that was planned by a moment, as everyone's perspective counts it; -1 before the first. */
export const plannedBy = (phases: IntendedPhase[], at: number): number => phases.findLastIndex((p) => p.entry <= at);
