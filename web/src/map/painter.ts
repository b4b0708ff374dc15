import type { FromPainter, ToPainter } from './messages.ts';
import type { Compass, MapModel } from './model.ts';

/** The page's end of a painter at work; what the painter says before anybody listens is kept. */
export class Painter {
  private worker: Worker | null = null;
  private unsent: ToPainter[] = [];
  private unheard: FromPainter[] = [];
  private hear: (message: FromPainter) => void = (message) => this.unheard.push(message);

  constructor(
    readonly model: MapModel,
    readonly top: Compass,
    readonly ratio: number,
  ) {
    this.send({ kind: 'open', model, top, ratio });
  }

  /** Begins the work; what was said before goes out first. */
  hire(): this {
    if (this.worker) return this;
    this.worker = waiting ?? startWorker();
    waiting = null;
    this.worker.onmessage = (event: MessageEvent<FromPainter>) => this.hear(event.data);
    for (const message of this.unsent.splice(0)) this.worker.postMessage(message);
    return this;
  }

  listen(hear: (message: FromPainter) => void): void {
    this.hear = hear;
    for (const message of this.unheard.splice(0)) hear(message);
  }

  send(message: ToPainter): void {
    if (this.worker) this.worker.postMessage(message);
    else this.unsent.push(message);
  }

  dismiss(): void {
    this.worker?.terminate();
  }
}

/** Device pixels per pixel, as far as they can be told apart. */
export const pixelRatio = (): number => Math.min(2, window.devicePixelRatio || 1);

const startWorker = (): Worker => new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });

let waiting: Worker | null = null;

/** Starts a painter's thread while the map is still on its way. */
export function startAhead(): void {
  waiting ??= startWorker();
}

let ahead: Painter | null = null;

/** Has a painter work out the shapes of a map that will soon be shown, while the page that shows it is still on its way. */
export function openAhead(model: MapModel, top: Compass): void {
  ahead?.dismiss();
  ahead = new Painter(model, top, pixelRatio()).hire();
}

/** A painter for a sheet: the one that has begun, if it is for this sheet. */
export function painterFor(model: MapModel, top: Compass, ratio: number): Painter {
  const found = ahead;
  ahead = null;
  if (found && found.model === model && found.top === top && found.ratio === ratio) return found;
  found?.dismiss();
  return new Painter(model, top, ratio);
}
