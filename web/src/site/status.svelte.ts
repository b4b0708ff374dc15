import { onStatus } from './here.ts';
import { BEFORE, type Status } from './messages.ts';

/** How the engine is, for the parts of the page that say so. */
export const engine = $state<Status>({ ...BEFORE });

onStatus((status) => Object.assign(engine, status));
