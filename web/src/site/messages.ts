/** What the page asks of the worker in which the engine runs. */
export type Asked =
  | { kind: 'request'; id: number; method: string; path: string; token: string; body: string }
  | { kind: 'live'; socket: number; text: string }
  /** A socket was closed: what it watched is watched no longer. */
  | { kind: 'closed'; socket: number }
  | { kind: 'pause'; on: boolean }
  /** A game was deleted. */
  | { kind: 'forget'; table: string }
  /** What could not be saved is to be saved now. */
  | { kind: 'save' };

/** What the worker tells the page. */
export type Told =
  | { kind: 'answer'; id: number; status: number; text: string }
  /** A reply to one socket, or news for all. */
  | { kind: 'live'; socket: number | null; text: string }
  | { kind: 'status'; status: Status }
  /** The engine failed in the middle of something: it must be started again, from what was saved. */
  | { kind: 'broken' };

/** How the engine is. */
export interface Status {
  /** `elsewhere`: another tab has the games. `failed`: there is nothing to play with; {@link trouble} says why. */
  state: 'loading' | 'elsewhere' | 'ready' | 'failed';
  /** How much of the engine has arrived, from 0 to 1. */
  loaded: number;
  trouble: string;
  /** Why games cannot be saved, or nothing. */
  unsaved: string;
  /** How many decisions computer players have made since a person was last asked; 0 while none is due. */
  decisions: number;
  paused: boolean;
}

export const BEFORE: Status = { state: 'loading', loaded: 0, trouble: '', unsaved: '', decisions: 0, paused: false };
