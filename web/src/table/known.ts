/** Every answer about a position says how far the table had come. */
interface Numbered {
  sequence: number;
}

/** Answers about the current position. They are valid until it changes, so what was asked before or ahead of time is there at once. */
export class Known {
  private readonly answers = new Map<string, Promise<Numbered>>();

  forget(): void {
    this.answers.clear();
  }

  /** An answer that came without being asked for. */
  keep(question: string, answer: Numbered): void {
    this.answers.set(question, Promise.resolve(answer));
  }

  /** An answer not older than `since`; it is asked for only where there is none. */
  find<T extends Numbered>(question: string, since: number, ask: () => Promise<T>): Promise<T> {
    const afresh = () => {
      const asked = ask();
      this.answers.set(question, asked);
      return asked;
    };
    const found = this.answers.get(question) as Promise<T> | undefined;
    if (!found) return afresh();
    // What failed before is asked again, and tells why.
    return found.catch(() => null).then((answer) => (answer && answer.sequence >= since ? answer : afresh()));
  }
}
