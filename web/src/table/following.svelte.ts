import { untrack } from 'svelte';
import type { Session } from './session.svelte.ts';

interface Followed {
  session: Session;
  controller: { subjectsCame(): Promise<void> };
  /** Changes with the position: one laid out after its subjects came drops what was asked about it, so it is asked again. */
  laidOut: unknown;
}

/** Tells a controller whenever what can be done has come, in the present or in the moment looked back at. */
export function followSubjects(followed: () => Followed): void {
  $effect(() => {
    const { session, controller } = followed();
    void session.subjects;
    void session.moment;
    untrack(() => {
      if (session.isCurrent || session.moment) void controller.subjectsCame();
    });
  });
}
