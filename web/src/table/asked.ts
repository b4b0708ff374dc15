import type { HexController } from './controller.svelte.ts';

/** The hex that what is asked now is about, or -1. */
export const askedAt = ({ prompt, ground }: HexController): number => (prompt?.where ? ground.hex(prompt.where.split('/')[0]) : -1);

/** Whether a question is asked that is answered on a card at its place on the map. */
export const asksAtAPlace = (controller: HexController): boolean =>
  controller.active && controller.prompt !== null && (controller.prompt.interruption || askedAt(controller) >= 0);
