import type { Component } from 'svelte';
import type { Session } from './session.svelte.ts';

// What a table offers only if the program runs in this browser: `site/instead/table/here.ts` has the parts themselves.

/** What the computer player does at this moment, and how to stop it. */
export const Thinking: Component | null = null as Component | null;
/** Takes the game to a server, to go on with somebody at another screen. */
export const MoveGame: Component<{ session: Session }> | null = null as Component<{ session: Session }> | null;
