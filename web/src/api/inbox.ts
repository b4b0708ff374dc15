/** How long the page may work on messages before the next frame is drawn, in milliseconds. */
const BUDGET = 2;
/** A page in the background draws no frames, but must not fall behind. */
const WITHOUT_FRAMES = 200;

/**
 * Messages in the order in which they came, at most a few per frame. A computer that plays fast sends hundreds per second; if each
 * were worked on as it comes, no frame would be drawn between them. The first one in a frame does not wait.
 */
export class Inbox<Message> {
  private readonly waiting: Message[] = [];
  private asked = false;

  constructor(private readonly hear: (message: Message) => void) {}

  add(message: Message): void {
    if (this.asked) {
      this.waiting.push(message);
      return;
    }
    this.askForFrame();
    this.hear(message);
  }

  /** Hears everything that waits, at once. */
  empty(): void {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) this.hear(next);
  }

  private askForFrame(): void {
    this.asked = true;
    const step = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      this.step();
    };
    const frame = requestAnimationFrame(step);
    const timer = window.setTimeout(step, WITHOUT_FRAMES);
  }

  private step(): void {
    this.asked = false;
    if (this.waiting.length === 0) return;
    this.askForFrame();
    const end = performance.now() + BUDGET;
    do this.hear(this.waiting.shift()!);
    while (this.waiting.length > 0 && performance.now() < end);
  }
}
