import './storage.ts';
import { EngineLink } from './link.ts';
import { BEFORE, type Status } from './messages.ts';

// The one engine of this page. It starts with the page's first script, before anything is drawn.

let status: Status = BEFORE;
let listener: (status: Status) => void = () => {};

export const link = new EngineLink(
  (takesOver) => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: takesOver ? 'take over' : 'engine' }),
  (told) => listener((status = told)),
);

/** Tells how the engine is, now and whenever it changes. */
export function onStatus(hear: (status: Status) => void): void {
  listener = hear;
  hear(status);
}
