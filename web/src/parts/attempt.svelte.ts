/** Something that takes a moment and can fail: whether it is under way, and what went wrong the last time. */
export class Attempt {
  busy = $state(false);
  trouble = $state('');

  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  fail(error: unknown): void {
    this.trouble = (error as Error).message;
  }
}
