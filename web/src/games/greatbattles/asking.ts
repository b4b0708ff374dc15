import type { Answer } from '../../api/types.ts';
import type { Input, Session } from '../../table/session.svelte.ts';

/** Asks the engine while a hand moves: one question at a time, and of those that pile up only the newest. */
export class Asking {
  private busy = false;
  private next: { question: Input; then: (answer: Answer) => void } | null = null;
  /** Raised by everything that makes earlier answers worthless. */
  private round = 0;

  constructor(private readonly session: Session) {}

  ask(question: Input, then: (answer: Answer) => void): void {
    this.next = { question, then };
    if (!this.busy) void this.run();
  }

  forget(): void {
    this.next = null;
    this.round++;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.next) {
      const { question, then } = this.next;
      const round = this.round;
      this.next = null;
      try {
        const { answer } = await this.session.ask(question);
        if (round === this.round) then(answer);
      } catch (error) {
        if (round === this.round) this.session.tell(error);
      }
    }
    this.busy = false;
  }
}
